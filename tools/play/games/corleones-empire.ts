import { type CorleonesEmpire, corleonesEmpire as game } from '@consigliere/games/corleones-empire';
import { words } from '@consigliere/games/corleones-empire/text';
import type { Action } from '@consigliere/kernel';
import type { Drawing } from '../drawing.ts';
import { table } from './corleones-empire/table.ts';
import { topics } from './corleones-empire/topics.ts';

type Type = Action<CorleonesEmpire>['type'];

/** Before all else: Thugs, Family Members, jobs, allies. */
const FIRST: readonly (readonly Type[])[] = [['thug'], ['member'], ['job'], ['public-job'], ['ally']];
/** After all else: a job's money, and to leave it at that. */
const LAST: readonly (readonly Type[])[] = [['reward'], ['done', 'leave', 'seal', 'decline', 'out']];

function group({ type }: Action<CorleonesEmpire>): number {
  const [first, last] = [FIRST, LAST].map(groups => groups.findIndex(types => types.includes(type)));
  if (first !== undefined && first >= 0) return first;
  return FIRST.length + 1 + (last ?? -1);
}

/** Each of these begins a paragraph: a page that shows no more of them than the last still says where the match stands. */
const TITLES: readonly string[] = ['act', 'turn', 'turf-war', 'bids', 'entracte', 'opened-suitcase'];

export const corleonesEmpire: Drawing<CorleonesEmpire> = {
  game,
  words,
  table,
  group,
  opensTurn: ({ type }) => TITLES.includes(type),
  /** A turn has no event at its end: the next turn, or the war after the last one, ends it. */
  turnAfter(event, before) {
    if (event.type === 'turn') return event.seat;
    return event.type === 'turf-war' ? null : before;
  },
  turn: ({ open }) => `${open.act},${open.phase},${open.turn}`,
  passes: () => false,
  topics,
};
