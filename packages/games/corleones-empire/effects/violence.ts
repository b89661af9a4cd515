import { HIT } from '../actions.ts';
import { allPlaces, isOpposing } from '../board.ts';
import { type FigurePlace, NONE } from '../types.ts';
import { type CardEffect, once, turfsWhere } from './effect.ts';
import { gunDown, isThugPlace, targetsIn } from './figures.ts';

/** CE-41 Car Bomb: guns down every opposing player figure in a turf, or none. */
const carBomb = once(
  'turf',
  (board, { seat }) => turfsWhere(turf => targetsIn(board, seat, turf).length > 0),
  (table, { seat }, { turf }) => {
    for (const place of targetsIn(table, seat, turf)) gunDown(table, seat, place);
  },
);

/** Drive-By: a turf, then up to one opposing Thug and up to one opposing Family Member in it. */
const driveBy: CardEffect = {
  choices(board, { seat, turf, place }) {
    if (turf === NONE) return turfsWhere(each => targetsIn(board, seat, each).length > 0);
    const others = targetsIn(board, seat, turf);
    const targets = place === NONE ? others : others.filter(each => isThugPlace(each) !== isThugPlace(place));
    return targets.map(HIT);
  },
  carryOut(table, frame, action) {
    if (action.type === 'turf') frame.turf = action.turf;
    if (action.type !== 'hit') return;
    frame.over = frame.place !== NONE;
    frame.place = action.place;
    gunDown(table, frame.seat, action.place);
  },
};

const hitting = (isTarget: (place: FigurePlace) => boolean): CardEffect =>
  once(
    'hit',
    (board, { seat }) =>
      allPlaces(board)
        .filter(place => isTarget(place) && isOpposing(board, seat, place))
        .map(HIT),
    (table, { seat }, { place }) => gunDown(table, seat, place),
  );

export const violence = {
  'car-bomb': carBomb,
  'drive-by': driveBy,
  /** Contract Hit, Capo: any opposing player figure anywhere. */
  hit: hitting(() => true),
  /** Rough Up. */
  'hit-thug': hitting(isThugPlace),
} satisfies Record<string, CardEffect>;
