import { type Decision, getAt, type Seat } from '@consigliere/kernel';
import { DECLINE } from '../actions.ts';
import { controllerOf, figureAt, placesIn } from '../board.ts';
import { addTo, at } from '../counts.ts';
import {
  type BoardState,
  type CeTable,
  type CorleonesEmpire,
  EMPTY,
  NEUTRAL,
  NONE,
  seatOf,
  TURFS,
  type Turf,
} from '../types.ts';

type WarFrame = CorleonesEmpire['Flow']['war']['frame'];
type WarAction = CorleonesEmpire['Flow']['war']['action'];

interface Strength {
  readonly figures: number[];
  readonly neutral: number;
}

/** CE-25 The figures in a turf by family; the neutral ones are a side of their own. */
export function strengthIn(board: BoardState, turf: Turf): Strength {
  const figures = board.open.markers.map(() => 0);
  let neutral = board.open.chief === turf ? 1 : 0;
  for (const place of placesIn(board, turf)) {
    const figure = figureAt(board, place);
    if (figure === NEUTRAL) neutral++;
    else if (figure !== EMPTY) addTo(figures, seatOf(figure));
  }
  return { figures, neutral };
}

/** CE-25 The seat with more figures than every other side, neutrals included, or NONE. */
export function winnerOf({ figures, neutral }: Strength): Seat {
  const most = Math.max(neutral, ...figures);
  const winner = figures.indexOf(most);
  const isAlone = most > 0 && most !== neutral && figures.indexOf(most, winner + 1) < 0;
  return isAlone ? winner : NONE;
}

/** CE-26 A player's markers on the board; of equal neighbours in a stack, only one is listed. */
function markersOf({ open }: BoardState, seat: Seat): WarAction[] {
  return open.control.flatMap((stack, turf) =>
    stack.flatMap((owner, i) =>
      owner === seat && stack[i - 1] !== seat ? [{ type: 'move-marker' as const, turf, at: i }] : [],
    ),
  );
}

/** CE-26 Whether the winner of a turf may move a marker there: to a turf they didn't control, with an option to any. */
export const mayMarkWithoutSupply = (board: BoardState, winner: Seat, turf: Turf): boolean =>
  board.given.reinforces || controllerOf(board, turf) !== winner;

function placeMarker(table: CeTable, seat: Seat, turf: Turf): void {
  if (at(table.open.markers, seat) === 0) return table.tell('CE-26', { type: 'no-marker', seat, turf });
  addTo(table.open.markers, seat, -1);
  getAt(table.open.control, turf).push(seat);
  table.tell('CE-25', { type: 'control', seat, turf });
}

function fight(table: CeTable, frame: WarFrame): void {
  const strength = strengthIn(table, frame.turf);
  const winner = winnerOf(strength);
  table.tell('CE-25', { type: 'turf-war', turf: frame.turf, ...strength, winner: winner === NONE ? null : winner });
  if (winner !== NONE && at(table.open.markers, winner) === 0 && mayMarkWithoutSupply(table, winner, frame.turf)) {
    frame.winner = winner;
    return;
  }
  if (winner !== NONE) placeMarker(table, winner, frame.turf);
  frame.turf++;
}

/** CE-8, CE-25 Turfs 1 to 7 in order. CE-26 A winner with no markers left may move one. */
export const war: Decision<CorleonesEmpire, 'war'> = {
  rule: 'CE-26',
  waiting: ({ winner }) => (winner === NONE ? [] : winner),
  legal: (view, { winner }) => [...markersOf(view, winner), DECLINE],
  take(table, frame, seat, action) {
    const { control } = table.open;
    if (action.type === 'move-marker') {
      control[action.turf]?.splice(action.at, 1);
      control[frame.turf]?.push(seat);
      table.tell('CE-26', { type: 'marker-moved', seat, from: action.turf, to: frame.turf });
    } else table.tell('CE-26', { type: 'declined', seat, turf: frame.turf });
    frame.winner = NONE;
    frame.turf++;
  },
  run(table, frame) {
    if (frame.turf < TURFS) fight(table, frame);
    else table.done();
  },
};
