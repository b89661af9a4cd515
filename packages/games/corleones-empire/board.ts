import { getAt, type Seat } from '@consigliere/kernel';
import { addTo } from './counts.ts';
import {
  type BoardState,
  type CeTable,
  EMPTY,
  type Figure,
  type FigurePlace,
  type Icons,
  NONE,
  PARK,
  ROUND_SPACES,
  rankOf,
  seatOf,
  THUG,
  TURFS,
  type Turf,
} from './types.ts';

/** CE-27 The seat whose marker lies on top, or NONE. */
export function controllerOf({ open }: BoardState, turf: Turf): Seat {
  const stack = getAt(open.control, turf);
  return stack.length === 0 ? NONE : (stack[stack.length - 1] ?? NONE);
}

export function turfsControlled(board: BoardState, seat: Seat): number {
  let count = 0;
  for (let turf = 0; turf < TURFS; turf++) if (controllerOf(board, turf) === seat) count++;
  return count;
}

/** The figure at a place, or EMPTY. */
export const figureAt = ({ open }: BoardState, place: FigurePlace): Figure =>
  (place >= ROUND_SPACES ? open.memberAt[place - ROUND_SPACES] : open.thugAt[place]) ?? EMPTY;

export function putFigure({ open }: CeTable, place: FigurePlace, figure: Figure): void {
  if (place >= ROUND_SPACES) open.memberAt[place - ROUND_SPACES] = figure;
  else open.thugAt[place] = figure;
}

/** CE-12 Thug spaces of businesses on the board without a figure. */
export function emptyThugSpaces({ open }: BoardState): FigurePlace[] {
  const places: FigurePlace[] = [];
  for (let business = 0; business < open.thugAt.length; business++)
    if (open.turfs[business] !== NONE && open.thugAt[business] === EMPTY) places.push(business);
  return places;
}

/** CE-14 The empty round spaces that may be used. */
export function emptyRoundSpaces({ given, open }: BoardState): FigurePlace[] {
  const places: FigurePlace[] = [];
  for (let space = 0; space < open.memberAt.length; space++)
    if (open.memberAt[space] === EMPTY && given.spaces[space]?.usable) places.push(ROUND_SPACES + space);
  return places;
}

/** Empty spaces of the same kind as a place. */
export const emptyLike = (board: BoardState, place: FigurePlace): FigurePlace[] =>
  place >= ROUND_SPACES ? emptyRoundSpaces(board) : emptyThugSpaces(board);

/** CE-22 The places in a turf: the Thug spaces of its businesses, and the round spaces that touch it. */
export function placesIn({ given, open }: BoardState, turf: Turf): FigurePlace[] {
  const places: FigurePlace[] = [];
  for (let business = 0; business < open.turfs.length; business++)
    if (open.turfs[business] === turf) places.push(business);
  const touching = getAt(given.touching, turf);
  for (let i = 0; i < touching.length; i++) places.push(ROUND_SPACES + (touching[i] ?? 0));
  return places;
}

/** All places on the board. */
export function allPlaces({ given, open }: BoardState): FigurePlace[] {
  const places: FigurePlace[] = [];
  for (let business = 0; business < open.turfs.length; business++)
    if (open.turfs[business] !== NONE) places.push(business);
  for (let space = 0; space < given.spaces.length; space++) places.push(ROUND_SPACES + space);
  return places;
}

/** CE-21 Whether another player's figure stands there: neutral figures belong to nobody. */
export function isOpposing(board: BoardState, seat: Seat, place: FigurePlace): boolean {
  const figure = figureAt(board, place);
  return figure >= 0 && seatOf(figure) !== seat;
}

export const isThugOf = (board: BoardState, seat: Seat, place: FigurePlace): boolean => {
  const figure = figureAt(board, place);
  return figure >= 0 && seatOf(figure) === seat && rankOf(figure) === THUG;
};

export const isMemberOf = (board: BoardState, seat: Seat, place: FigurePlace): boolean => {
  const figure = figureAt(board, place);
  return figure >= 0 && seatOf(figure) === seat && rankOf(figure) !== THUG;
};

function add(into: Icons, icons: readonly number[]): void {
  for (let icon = 0; icon < icons.length; icon++) addTo(into, icon, icons[icon] ?? 0);
}

/** CE-14, CE-15 The Backs of all businesses of some areas together. */
export function backsOf({ given, open }: BoardState, areas: readonly number[]): Icons {
  const icons = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let business = 0; business < open.turfs.length; business++)
    if (areas.includes(open.turfs[business] ?? NONE)) add(icons, given.businesses[business]?.back ?? []);
  if (areas.includes(PARK)) add(icons, given.park);
  return icons;
}
