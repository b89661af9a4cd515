import { foldJournal } from '@consigliere/match';
import { gameOf } from '../games.ts';
import type { Store } from '../store/open-store.ts';

/** Saves states that a killed server didn't save. A room of another version is skipped, because only its own rules can fold it. */
export async function keepMissed({ rooms }: Pick<Store, 'rooms'>): Promise<void> {
  for (const id of await rooms.findOutdatedStates()) {
    const room = foldJournal(await rooms.read(id, 0), { gameOf });
    if (typeof room === 'string' || room.match === null) continue;
    await rooms.saveStates([{ room: id, lines: room.lines, state: JSON.stringify(room.match.course.state) }]);
  }
}
