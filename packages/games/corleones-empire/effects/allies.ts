import { GOOD, HIT, TO } from '../actions.ts';
import { emptyRoundSpaces, emptyThugSpaces } from '../board.ts';
import { takeCard } from '../piles.ts';
import { type BoardState, type FigurePlace, MAYOR, NONE, UNION_BOSS } from '../types.ts';
import { type CardEffect, citeAbility, once, turfsWhere } from './effect.ts';
import { gunDown, sendChief, sendNeutral, targetsIn, useSpace } from './figures.ts';
import { goodsLeft } from './icons.ts';

/** CE-20, CE-40 The Mayor or the Union Boss goes to another, empty space and uses what is there. */
const sending = (neutral: typeof MAYOR | typeof UNION_BOSS, spaces: (board: BoardState) => FigurePlace[]): CardEffect =>
  once(
    'to',
    board => spaces(board).map(TO),
    (table, { seat }, { place }) => {
      sendNeutral(table, seat, neutral, place);
      useSpace(table, seat, place);
    },
  );

/** The Police Chief goes into any turf, even the same one. */
const policeChief = once(
  'turf',
  () => turfsWhere(() => true),
  (table, { seat }, { turf }) => sendChief(table, seat, turf),
);

/** The Police Chief of Act III also guns down one opposing player figure there. */
const policeChiefHit: CardEffect = {
  choices: (board, { seat, turf }) => (turf === NONE ? turfsWhere(() => true) : targetsIn(board, seat, turf).map(HIT)),
  carryOut(table, frame, action) {
    if (action.type === 'turf') {
      frame.turf = action.turf;
      sendChief(table, frame.seat, action.turf);
    } else if (action.type === 'hit') {
      frame.over = true;
      gunDown(table, frame.seat, action.place);
    }
  },
};

const TWO = 2;

/** Police Evidence Manager: two different basic goods. `place` remembers the first. */
const twoGoods: CardEffect = {
  choices: (board, { place }) =>
    goodsLeft(board)
      .filter(good => good !== place)
      .map(GOOD),
  carryOut(table, frame, action) {
    if (action.type !== 'good') return;
    frame.times++;
    frame.over = frame.times === TWO;
    frame.place = action.good;
    takeCard(table, citeAbility(frame), frame.seat, action.good);
  },
};

/** Allies with icons only. */
const none: CardEffect = { choices: () => [], carryOut: () => undefined };

export const allies = {
  mayor: sending(MAYOR, emptyRoundSpaces),
  'union-boss': sending(UNION_BOSS, emptyThugSpaces),
  'police-chief': policeChief,
  'police-chief-hit': policeChiefHit,
  'two-goods': twoGoods,
  none,
} satisfies Record<string, CardEffect>;
