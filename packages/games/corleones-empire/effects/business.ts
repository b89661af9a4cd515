import { COLLECT, FRONT } from '../actions.ts';
import { backsOf, turfsControlled } from '../board.ts';
import { takeable, takeCard } from '../piles.ts';
import { type AbilityAction, type BoardState, NONE } from '../types.ts';
import { type CardEffect, citeAbility, once, turfsWhere } from './effect.ts';
import { BASIC_GOODS, useFront, useIcons } from './icons.ts';

/** Shakedown: uses the Front of any business, even an occupied one; no figure is placed. */
const anyFront = once(
  'front',
  ({ open }) => {
    const actions: AbilityAction[] = [];
    for (let business = 0; business < open.turfs.length; business++)
      if (open.turfs[business] !== NONE) actions.push(FRONT(business));
    return actions;
  },
  (table, frame, { business }) => {
    const { seat } = frame;
    table.tell(citeAbility(frame), { type: 'front', seat, business });
    useFront(table, seat, business);
  },
);

/** Call in a Favor: uses the Backs of all businesses in one turf. */
const turfBacks = once(
  'turf',
  () => turfsWhere(() => true),
  (table, frame, { turf }) => {
    const { seat } = frame;
    table.tell(citeAbility(frame), { type: 'backs', seat, turf });
    useIcons(table, seat, backsOf(table, [turf]));
  },
);

const TWO_DOLLARS = 1;
const MOST_PROTECTED = 3;

/** Protection Money: one $2 for each turf the player controls, three at most. */
const perControl = once(
  'collect',
  (board, { seat }) =>
    turfsControlled(board, seat) > 0 && takeable(board.open, TWO_DOLLARS) !== NONE ? [COLLECT] : [],
  (table, frame) => {
    const turfs = Math.min(MOST_PROTECTED, turfsControlled(table, frame.seat));
    for (let turf = 0; turf < turfs; turf++) takeCard(table, citeAbility(frame), frame.seat, TWO_DOLLARS);
  },
);

/** Smuggling Run: takes the basic goods that aren't in the printed cost. */
const smuggled = ({ given }: BoardState, job: number): number[] =>
  BASIC_GOODS.filter((_, good) => given.jobs[job]?.cost[good] === 0);

const otherGoods = once(
  'collect',
  (board, { job }) => (smuggled(board, job).some(good => takeable(board.open, good) !== NONE) ? [COLLECT] : []),
  (table, frame) => {
    for (const good of smuggled(table, frame.job)) takeCard(table, citeAbility(frame), frame.seat, good);
  },
);

export const business = {
  'any-front': anyFront,
  'turf-backs': turfBacks,
  'per-control': perControl,
  'other-goods': otherGoods,
} satisfies Record<string, CardEffect>;
