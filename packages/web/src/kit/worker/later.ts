import { type LeanHost, luckOf, viewRoom } from '@consigliere/match';
import type { PlayedMatch } from '../link/worker-messages.ts';
import type { LocalStore } from './local-store.ts';
import { roomFile, textOf } from './rooms-file.ts';

/** The parts of the worker that are loaded after the board, or when one of them is needed before. */
export { RARE_HOST_PARTS } from '@consigliere/match';
export { findHoldOnDevice } from './hold.ts';

/** A match that is over, or why it can't be had. Before its end its record would give secrets away. */
export async function findPlayed(host: LeanHost, id: string): Promise<PlayedMatch | string> {
  const room = await host.look(id);
  if (typeof room === 'string') return room;
  if (room.match === null || (room.phase !== 'over' && room.phase !== 'ended')) return 'not-over';
  const record = await host.record(id);
  if (record === null || typeof record === 'string') return 'other-version';
  return { record, luck: luckOf(room), chairs: viewRoom(room, null).chairs };
}

/** The text of a file with these rooms; null: with all rooms. */
export async function exportRooms(store: LocalStore, wanted: readonly string[] | null): Promise<string> {
  const heads = (await store.heads()).filter(({ id }) => wanted === null || wanted.includes(id));
  return textOf(
    await Promise.all(
      heads.map(async head => roomFile(head, await store.read(head.id, 0), await store.state(head.id))),
    ),
  );
}
