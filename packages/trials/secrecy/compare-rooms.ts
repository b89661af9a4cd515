import type { Seat } from '@consigliere/kernel';
import { isSame } from '@consigliere/kernel/host';
import { type Room, viewMatch } from '@consigliere/match';
import type { RoomPair } from './common-answers.ts';

/** How far the two rooms have been compared. */
export interface ComparisonMark {
  readonly deeds: number;
  readonly chapters: number;
}

export const markOf = ({ match }: Room): ComparisonMark => ({
  deeds: match?.deeds.length ?? 0,
  chapters: match?.chapters.length ?? 0,
});

/** `alike`: still the same. `parted`: different, as they may be from now on. `apart`: different although they must not be. */
export type PairVerdict = { readonly type: 'alike' | 'parted' } | { readonly type: 'apart'; readonly why: string };

const ALIKE: PairVerdict = { type: 'alike' };
const PARTED: PairVerdict = { type: 'parted' };

/** Compares the answers, and the events that the viewer has seen, since a mark in each room. */
export function compareRooms(
  rooms: RoomPair,
  viewer: Seat | null,
  marks: readonly [ComparisonMark, ComparisonMark],
): PairVerdict {
  const [here, there] = rooms;
  if (here.match === null || there.match === null) throw new Error('no match is being played');
  const reveals: readonly string[] = here.match.rules.game.reveals;
  const [a, b] = [here.match, there.match].map((match, side) =>
    viewMatch(match, viewer, marks[side]?.chapters).heard.flatMap(({ events }) => events),
  );
  const [done, doneThere] = [here.match, there.match].map((match, side) => match.deeds.slice(marks[side]?.deeds));
  if (done?.some((deed, at) => doneThere?.[at] !== undefined && !isSame(deed, doneThere[at]))) return PARTED;
  // The script does the same in both worlds, so an answer in one world only came too early.
  if (done?.length !== doneThere?.length)
    return {
      type: 'apart',
      why: `${done?.length} answers were given in one world and ${doneThere?.length} in the other`,
    };
  for (let at = 0; at < Math.max(a?.length ?? 0, b?.length ?? 0); at++) {
    const [x, y] = [a?.[at], b?.[at]];
    if (isSame(x, y)) continue;
    if ([x, y].some(event => event !== undefined && reveals.includes(event.type))) return PARTED;
    return {
      type: 'apart',
      why: `the viewer sees ${JSON.stringify(x)} in one world and ${JSON.stringify(y)} in the other`,
    };
  }
  return ALIKE;
}
