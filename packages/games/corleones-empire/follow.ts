import type { Follow, FollowedTable, Seat } from '@consigliere/kernel';
import { type CorleonesEmpire, seatOf, type Turf } from './types.ts';

const ASIDE = { hold: 'none', weight: 'none' } as const;
const MOVE = { hold: 'move', weight: 'other' } as const;
const ICON = { hold: 'icon', weight: 'other' } as const;
const SMALL = { hold: 'icon', weight: 'none' } as const;

/** The player who controlled a turf before a seat put its latest marker there. */
function findDeposed({ open }: FollowedTable<CorleonesEmpire>, seat: Seat, turf: Turf): readonly Seat[] {
  const stack = open.control[turf] ?? [];
  const before = stack[stack.lastIndexOf(seat) - 1];
  return before === undefined || before === seat ? [] : [before];
}

const unlessOwn = (loser: Seat, seat: Seat): readonly Seat[] => (loser === seat ? [] : [loser]);

/** How the events are followed. What suitcases hold is hidden, so nobody is seen to be one step from winning. */
export const follow: Follow<CorleonesEmpire> = {
  family: MOVE,
  'set-up': ASIDE,
  dealt: ASIDE,
  act: { hold: 'move', weight: 'other' },
  opened: { hold: 'move', weight: 'other' },
  turn: ASIDE,
  out: MOVE,
  thug: MOVE,
  member: MOVE,
  job: MOVE,
  paid: SMALL,
  'ability-left': ASIDE,
  completed: { hold: 'icon', weight: 'gain' },
  ally: MOVE,
  'goes-first': SMALL,
  front: ASIDE,
  backs: ASIDE,
  took: ICON,
  'none-left': ASIDE,
  suitcased: ICON,
  'drew-jobs': ICON,
  'saw-jobs': ICON,
  'kept-job': SMALL,
  reshuffled: ASIDE,
  'horse-head': { hold: 'icon', weight: 'gain' },
  discarded: SMALL,
  'icons-left': ASIDE,
  moved: { ...MOVE, hits: ({ figure, seat }) => unlessOwn(seatOf(figure), seat) },
  neutral: MOVE,
  returned: MOVE,
  'gunned-down': { ...MOVE, hits: ({ figure, seat }) => unlessOwn(seatOf(figure), seat) },
  offered: { hold: 'lids', weight: 'other', hits: ({ best, seat }) => unlessOwn(best, seat) },
  robbed: { ...MOVE, hits: ({ victim }) => [victim] },
  'robbed-card': { ...MOVE, hits: ({ victim }) => [victim] },
  'turf-war': { hold: 'war', weight: 'none' },
  control: { hold: 'none', weight: 'gain', hits: ({ seat, turf }, table) => findDeposed(table, seat, turf) },
  'marker-moved': { hold: 'move', weight: 'gain', hits: ({ seat, to }, table) => findDeposed(table, seat, to) },
  declined: SMALL,
  'no-marker': ASIDE,
  'no-bids': ASIDE,
  bids: { hold: 'lids', weight: 'other' },
  bribed: { hold: 'move', weight: 'gain' },
  'bid-back': { hold: 'none', weight: 'other', hits: ({ seat }) => [seat] },
  'allies-back': { hold: 'none', weight: 'other' },
  tribute: { hold: 'move', weight: 'other' },
  entracte: { hold: 'none', weight: 'other' },
  'public-job': ASIDE,
  allies: ASIDE,
  'opened-suitcase': ASIDE,
  'turf-bonus': { hold: 'none', weight: 'gain' },
  'job-bonus': { hold: 'none', weight: 'gain' },
  over: { hold: 'none', weight: 'gain' },
};
