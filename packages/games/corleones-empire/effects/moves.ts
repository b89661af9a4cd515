import type { Seat } from '@consigliere/kernel';
import { PICK, TO } from '../actions.ts';
import { allPlaces, emptyLike, isMemberOf, isOpposing, isThugOf } from '../board.ts';
import { type BoardState, type CeTable, type FigurePlace, MAYOR, NONE, UNION_BOSS } from '../types.ts';
import { type CardEffect, once } from './effect.ts';
import { move, placeOf, returnThug, useSpace } from './figures.ts';

/** The player chooses a figure, then another, empty space of its kind. */
const moving = (
  mayMove: (board: BoardState, seat: Seat, place: FigurePlace) => boolean,
  moved: (table: CeTable, seat: Seat, place: FigurePlace) => void,
): CardEffect => ({
  choices(board, { seat, place }) {
    if (place !== NONE) return emptyLike(board, place).map(TO);
    const figures = allPlaces(board).filter(each => mayMove(board, seat, each) && emptyLike(board, each).length > 0);
    return figures.map(PICK);
  },
  carryOut(table, frame, action) {
    if (action.type === 'pick') {
      frame.place = action.place;
      frame.afoot = true;
    }
    if (action.type !== 'to') return;
    frame.over = true;
    move(table, frame.seat, frame.place, action.place);
    moved(table, frame.seat, action.place);
  },
});

/** CE-39 Whether a neutral figure moves like a figure of this player. */
const isOwnNeutral = (
  board: BoardState,
  seat: Seat,
  place: FigurePlace,
  neutral: typeof MAYOR | typeof UNION_BOSS,
): boolean => board.open.neutralsOf[neutral] === seat && placeOf(board, neutral) === place;

/** New Orders: moves a Thug, which uses the Front as if just played. */
const moveThug = moving(
  (board, seat, place) => isThugOf(board, seat, place) || isOwnNeutral(board, seat, place, UNION_BOSS),
  useSpace,
);

/** Family Meeting: moves a Family Member, which uses all Backs. */
const moveMember = moving(
  (board, seat, place) => isMemberOf(board, seat, place) || isOwnNeutral(board, seat, place, MAYOR),
  useSpace,
);

/** Muscle Out: moves an opposing player figure; nobody uses a business. */
const moveOpposing = moving(isOpposing, () => undefined);

/** Getaway Driver: takes a Thug from the board, not from the Hudson, back into reserve. */
const recallThug = once(
  'pick',
  (board, { seat }) =>
    allPlaces(board)
      .filter(place => isThugOf(board, seat, place))
      .map(PICK),
  (table, _frame, { place }) => returnThug(table, place),
);

export const moves = {
  'move-opposing': moveOpposing,
  'move-thug': moveThug,
  'recall-thug': recallThug,
  'move-member': moveMember,
} satisfies Record<string, CardEffect>;
