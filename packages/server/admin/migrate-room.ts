import { appendOf, migrated, unfolded } from '@consigliere/match';
import type { GameOf } from '../games.ts';
import type { Store } from '../store/open-store.ts';
import { reason } from './check-room.ts';

/** What became of a room of another version. */
export type Settled =
  | { readonly kind: 'migrated' }
  /** Nobody can open it before rules come back that know it; it can be exported. */
  | { readonly kind: 'frozen'; readonly why: string }
  | { readonly kind: 'thawed' };

/** Lets a room of another version go on by these rules, or freezes it. */
export async function migrateRoom({ lobby, rooms }: Store, id: string, gameOf: GameOf): Promise<Settled> {
  const known = await lobby.room(id);
  const freeze = async (why: string): Promise<Settled> => {
    await lobby.stand(id, { phase: 'frozen', wake: null });
    return { kind: 'frozen', why };
  };
  if (known === undefined || !['gathering', 'playing'].includes(known.phase)) return freeze('it is over');
  if (known.phase === 'playing' && known.stateLines < known.lines)
    return freeze('the last lines are not in its state: start the version it belongs to once, then migrate again');
  try {
    const next = migrated(await rooms.read(id, 0), known.state, { gameOf });
    if (next === null) return await freeze('the game cannot take its state over');
    const written = await rooms.append(appendOf(next.room, [next.line], 0));
    if (written === 'conflict') throw new Error('somebody is writing to it: stop every server first');
    return { kind: 'migrated' };
  } catch (fault) {
    return freeze(reason(fault));
  }
}

/** A frozen room that fits again stands in lists as its journal says. */
export async function thawRoom({ lobby, rooms }: Store, id: string, gameOf: GameOf): Promise<Settled> {
  const room = unfolded(await rooms.read(id, 0), { gameOf });
  if (typeof room === 'string') return { kind: 'frozen', why: room };
  const { facts, wake } = appendOf(room, [], 0);
  await lobby.stand(id, { phase: facts.phase, wake });
  return { kind: 'thawed' };
}
