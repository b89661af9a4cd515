import type { Seat } from '@consigliere/kernel';
import { backsOf, figureAt, isOpposing, placesIn, putFigure } from '../board.ts';
import { addTo } from '../counts.ts';
import {
  type BoardState,
  type CeTable,
  EMPTY,
  type FigurePlace,
  MAYOR,
  NEUTRAL,
  NONE,
  POLICE_CHIEF,
  ROUND_SPACES,
  seatOf,
  type Turf,
  UNION_BOSS,
} from '../types.ts';
import { useFront, useIcons } from './icons.ts';

/** CE-21 Puts a figure into the Hudson, out until the Entr'acte; its space is free. */
export function gunDown(table: CeTable, seat: Seat, place: FigurePlace): void {
  const figure = figureAt(table, place);
  putFigure(table, place, EMPTY);
  table.open.hudson.push(figure);
  table.tell('CE-21', { type: 'gunned-down', seat, figure, from: place });
}

/** The places of opposing figures in a turf. */
export const targetsIn = (board: BoardState, seat: Seat, turf: Turf): FigurePlace[] =>
  placesIn(board, turf).filter(place => isOpposing(board, seat, place));

export const isThugPlace = (place: FigurePlace): boolean => place < ROUND_SPACES;

/** The place of a neutral figure; NONE: beside the board. */
export function placeOf({ open }: BoardState, neutral: typeof MAYOR | typeof UNION_BOSS): FigurePlace {
  const spaces = neutral === MAYOR ? open.memberAt : open.thugAt;
  const space = spaces.indexOf(NEUTRAL);
  return space < 0 ? NONE : space + (neutral === MAYOR ? ROUND_SPACES : 0);
}

/** Moves a figure from one space to another. */
export function move(table: CeTable, seat: Seat, from: FigurePlace, to: FigurePlace): void {
  const figure = figureAt(table, from);
  putFigure(table, from, EMPTY);
  putFigure(table, to, figure);
  if (figure === NEUTRAL) tellNeutral(table, 'CE-39', { seat, neutral: isThugPlace(to) ? UNION_BOSS : MAYOR, to });
  else table.tell('CE-41', { type: 'moved', seat, figure, from, to });
}

const tellNeutral = (table: CeTable, rule: string, sent: { seat: Seat; neutral: number; to: number }): void =>
  table.tell(rule, { type: 'neutral', ...sent });

/** CE-20 Puts the Mayor or the Union Boss on a space, from beside the board or from another space. */
export function sendNeutral(
  table: CeTable,
  seat: Seat,
  neutral: typeof MAYOR | typeof UNION_BOSS,
  to: FigurePlace,
): void {
  const from = placeOf(table, neutral);
  if (from !== NONE) putFigure(table, from, EMPTY);
  putFigure(table, to, NEUTRAL);
  tellNeutral(table, 'CE-20', { seat, neutral, to });
}

export function sendChief(table: CeTable, seat: Seat, turf: Turf): void {
  table.open.chief = turf;
  tellNeutral(table, 'CE-20', { seat, neutral: POLICE_CHIEF, to: turf });
}

/** Uses what a figure finds at its new space: the Front there, or all Backs. */
export function useSpace(table: CeTable, seat: Seat, place: FigurePlace): void {
  if (isThugPlace(place)) return useFront(table, seat, place);
  useIcons(table, seat, backsOf(table, table.given.spaces[place - ROUND_SPACES]?.areas ?? []));
}

/** Takes a Thug from the board back into reserve. */
export function returnThug(table: CeTable, place: FigurePlace): void {
  const seat = seatOf(figureAt(table, place));
  putFigure(table, place, EMPTY);
  addTo(table.open.thugs, seat);
  table.tell('CE-41', { type: 'returned', seat, from: place });
}
