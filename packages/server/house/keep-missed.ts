import { DamagedJournal, foldJournal } from '@consigliere/match';
import { gameOf } from '../games.ts';
import { describeFault } from '../store/damage.ts';
import type { Store } from '../store/open-store.ts';

/** Saves states that a killed server didn't save. A room of another version is skipped, because only its own rules can fold it. */
export async function keepMissed({ rooms, damage }: Pick<Store, 'rooms' | 'damage'>): Promise<void> {
  for (const id of await rooms.findOutdatedStates()) {
    const lines = await rooms.read(id, 0).catch((fault: unknown) => {
      if (!(fault instanceof DamagedJournal)) throw fault;
      return null;
    });
    const room = lines === null ? null : tryFold(lines);
    if (room instanceof Error) damage.closeRoom(id, `its journal doesn't fit the rules: ${room.message}`);
    else if (room !== null && typeof room !== 'string' && room.match !== null)
      await rooms.saveStates([{ room: id, lines: room.lines, state: JSON.stringify(room.match.course.state) }]);
  }
}

function tryFold(lines: Parameters<typeof foldJournal>[0]): ReturnType<typeof foldJournal> | Error {
  try {
    return foldJournal(lines, { gameOf });
  } catch (fault) {
    return new Error(describeFault(fault));
  }
}
