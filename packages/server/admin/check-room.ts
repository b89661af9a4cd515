import { hashOf, type Shape } from '@consigliere/kernel';
import { type Match, type Room, recordOf, type StoredLine, unfolded } from '@consigliere/match';
import type { GameOf } from '../games.ts';
import type { Store } from '../store/open-store.ts';

/** How a stored room fares on this build. */
export type Verdict =
  | { readonly kind: 'fine' }
  /** What its journal tells here is not what was stored. */
  | { readonly kind: 'differs'; readonly why: string }
  /** It was begun by other rules, and nothing was done about it yet. */
  | { readonly kind: 'other-version'; readonly why: string }
  /** It was begun by other rules, and waits for them. */
  | { readonly kind: 'frozen'; readonly why: string }
  /** It is frozen, and this build could go on with it. */
  | { readonly kind: 'thaws' };

export const reason = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

/** Folds the journal of a room on this build, replays its match, and compares all of it with what is stored. */
export async function checkRoom(store: Store, id: string, gameOf: GameOf): Promise<Verdict> {
  const first = await checkOnce(store, id, gameOf);
  // A server that is running may have written between two looks.
  return first.kind === 'differs' ? checkOnce(store, id, gameOf) : first;
}

async function checkOnce({ lobby, rooms }: Store, id: string, gameOf: GameOf): Promise<Verdict> {
  const broken = await lobby.brokenAt(id);
  if (broken !== undefined) return differs(`line ${broken} was changed after it was written`);
  const lines = await rooms.read(id, 0);
  const known = await lobby.room(id);
  if (known === undefined) return differs('it has lines and is in no list');
  try {
    const room = unfolded(lines, { gameOf });
    if (typeof room === 'string') {
      const kind = known.phase === 'frozen' ? 'frozen' : 'other-version';
      return { kind, why: versionsOf(lines[0]?.body ?? '{}', gameOf) };
    }
    const why = difference(room, known) ?? stateDifference(lines, known, gameOf);
    if (why !== null) return differs(why);
    return { kind: known.phase === 'frozen' ? 'thaws' : 'fine' };
  } catch (fault) {
    return differs(`its journal does not fit: ${reason(fault)}`);
  }
}

const differs = (why: string): Verdict => ({ kind: 'differs', why });

function versionsOf(opening: string, gameOf: GameOf): string {
  const { terms } = JSON.parse(opening) as { terms?: { game: string; version: number } };
  const here = gameOf(terms?.game ?? '')?.version;
  return `${terms?.game} ${terms?.version}; ${here === undefined ? 'there is no such game here' : `here it is ${here}`}`;
}

type Known = NonNullable<Awaited<ReturnType<Store['lobby']['room']>>>;

/** What is not as it was stored; null: nothing. */
function difference({ lines, phase, match }: Room, known: Known): string | null {
  if (lines !== known.lines) return `its journal has ${lines} lines, its list says ${known.lines}`;
  if (known.phase !== 'frozen' && phase !== known.phase) return `here it is ${phase}, not ${known.phase}`;
  return match === null || match.isMigrated ? null : replayed(match);
}

/** What is not as it was stored of the state, after as many lines as it was kept after. */
function stateDifference(lines: readonly StoredLine[], { state, stateLines }: Known, gameOf: GameOf): string | null {
  if (stateLines === 0) return null;
  const room = unfolded(lines.slice(0, stateLines), { gameOf });
  if (typeof room === 'string') return room;
  if (room.match === null) return state === null ? null : 'a match is stored that its journal does not begin';
  if (state === null) return 'its journal begins a match of which no state is stored';
  return hashOf(room.match.course.state) === hashOf(JSON.parse(state)) ? null : 'it comes to another state here';
}

/** A match played again from its set-up comes to the state of the room. */
function replayed(match: Match<Shape>): string | null {
  const last = recordOf(match).entries.at(-1)?.[2];
  return last === undefined || last === hashOf(match.course.state) ? null : 'its record comes to another state';
}
