import { checkRecord } from '@consigliere/kernel/host';
import { checkLuck, parseLuck, parseRecord } from '@consigliere/match';
import type { Store } from '@consigliere/server/internals';
import { gameOf } from '@consigliere/server/internals';
import type { TestClient } from '../testing/test-client.ts';

/** The ids of the answers that were written at tables, in order. */
export async function readAnswerIds(store: Store, rooms: readonly string[]): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const room of rooms)
    for (const { body } of await store.rooms.read(room, 0)) {
      const { type, id } = JSON.parse(body) as { type: string; id?: string };
      if (type === 'answered' && id !== undefined) ids.push(id);
    }
  return ids;
}

/** Those that stand in a list more than once. */
export function findRepeated(ids: readonly string[]): readonly string[] {
  const known = new Set<string>();
  return ids.filter(id => known.size === known.add(id).size);
}

/** What is wrong with the record of a match that is over; null: it replays answer by answer, and its luck is what it was to be. */
export async function findRecordFault(guest: TestClient, room: string): Promise<string | null> {
  const { body } = await guest.get(`/api/rooms/${room}/record`);
  const [record, luck] = [parseRecord(body.record), parseLuck(body.luck)];
  if (!record.ok || !luck.ok) return `${room}: what is published cannot be read`;
  const flaws = checkLuck(luck.value, record.value);
  if (flaws.length > 0) return `${room}: ${JSON.stringify(flaws)}`;
  const game = gameOf(record.value.game);
  if (game === undefined) return `${room}: no rules for it`;
  const { why } = checkRecord(game, record.value, []);
  return why === null ? null : `${room}: ${why}`;
}

/** Every table as each of the guests sees it whole, as text; the time of day left out. */
export async function readViews(guests: readonly TestClient[], rooms: readonly string[]): Promise<readonly string[]> {
  const views: string[] = [];
  for (const room of rooms)
    for (const guest of guests) views.push(JSON.stringify((await guest.get(`/api/rooms/${room}`)).body.seen));
  return views;
}
