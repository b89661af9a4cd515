import { appendOf, loadRoom, readRoom } from '@consigliere/match';
import type { Build } from '../games.ts';
import type { Store } from '../store/open-store.ts';
import { faultMessage } from './check-room.ts';

/** The result for a room of another version. */
export type MigrationOutcome =
  | { readonly kind: 'migrated' }
  /** Nobody can open the room until rules that know it are back; it can be exported. */
  | { readonly kind: 'frozen'; readonly why: string }
  | { readonly kind: 'thawed' };

/** Migrates a room of another version to these rules, as a server does when somebody opens it, or freezes it. */
export async function migrateRoom({ lobby, rooms }: Store, id: string, build: Build): Promise<MigrationOutcome> {
  const freeze = async (why: string): Promise<MigrationOutcome> => {
    await lobby.setStanding(id, { phase: 'frozen', wake: null });
    return { kind: 'frozen', why };
  };
  try {
    const read = await readRoom(await loadRoom(rooms, id), build, 0);
    if (typeof read === 'string' || read.migration === null) return await freeze("the game can't migrate it");
    const written = await rooms.append(appendOf(read.room, [read.migration], 0));
    if (written === 'conflict') throw new Error('somebody is writing to it: stop every server first');
    return { kind: 'migrated' };
  } catch (fault) {
    return freeze(faultMessage(fault));
  }
}

/** A frozen room that fits again is listed as its journal says. */
export async function thawRoom({ lobby, rooms }: Store, id: string, build: Build): Promise<MigrationOutcome> {
  const read = await readRoom(await loadRoom(rooms, id), build, 0);
  if (typeof read === 'string') return { kind: 'frozen', why: read };
  if (read.migration !== null) await rooms.append(appendOf(read.room, [read.migration], 0));
  const { facts, wake } = appendOf(read.room, [], 0);
  await lobby.setStanding(id, { phase: facts.phase, wake });
  return { kind: 'thawed' };
}
