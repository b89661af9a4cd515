import { checkRecord } from '@consigliere/kernel/host';
import { checkLuck, parseLuck, parseRecord } from '@consigliere/match';
import type { Store } from '@consigliere/server/internals';
import { gameOf } from '@consigliere/server/internals';
import type { TestClient } from '../testing/test-client.ts';

/** Reads the ids of the answers in the journals of these rooms, in order. */
export async function readAnswerIds(store: Store, rooms: readonly string[]): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const room of rooms)
    for (const { body } of await store.rooms.read(room, 0)) {
      const { type, id } = JSON.parse(body) as { type: string; id?: string };
      if (type === 'answered' && id !== undefined) ids.push(id);
    }
  return ids;
}

/** The ids that are in a list more than once. */
export function findRepeated(ids: readonly string[]): readonly string[] {
  const known = new Set<string>();
  return ids.filter(id => known.size === known.add(id).size);
}

/** Finds what is wrong with the record of a finished match; null if it replays and its luck is as committed. */
export async function findRecordFault(guest: TestClient, room: string): Promise<string | null> {
  const { body } = await guest.get(`/api/rooms/${room}/record`);
  const [record, luck] = [parseRecord(body.record), parseLuck(body.luck)];
  if (!record.ok || !luck.ok) return `${room}: its record can't be read`;
  const flaws = checkLuck(luck.value, record.value);
  if (flaws.length > 0) return `${room}: ${JSON.stringify(flaws)}`;
  const game = gameOf(record.value.game);
  if (game === undefined) return `${room}: there are no rules for it`;
  const { why } = checkRecord(game, record.value, []);
  return why === null ? null : `${room}: ${why}`;
}

/** Reads every room as each guest sees it, as text. */
export async function readViews(guests: readonly TestClient[], rooms: readonly string[]): Promise<readonly string[]> {
  const views: string[] = [];
  for (const room of rooms)
    for (const guest of guests) views.push(JSON.stringify((await guest.get(`/api/rooms/${room}`)).body.seen));
  return views;
}
