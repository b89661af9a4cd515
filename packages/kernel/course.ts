import type { Action, Rules, Seat, Shape, State } from './game.ts';
import { IllegalAction } from './illegal.ts';
import { play, start } from './play.ts';
import type { Rng } from './random.ts';
import { seatsIn } from './step.ts';
import { mayUndo } from './undo.ts';
import type { Told } from './world.ts';

/** An answer that stands: who gave it, the state it was given in, and the one before it. */
interface Standing<T extends Shape> {
  readonly seat: Seat;
  readonly picks: readonly Action<T>[];
  readonly before: State<T>;
  readonly previous: Standing<T> | null;
}

/** How a match came to its state: the answers that stand, and what was told after the last one. */
export interface Course<T extends Shape> {
  readonly state: State<T>;
  readonly last: Standing<T> | null;
  readonly told: readonly Told<T>[];
}

export function begin<T extends Shape>(rules: Rules<T>, rng: Rng): Course<T> {
  const { state, told } = start(rules, rng);
  return { state, told, last: null };
}

/** Whether a seat is in the middle of a secret answer. */
const isPicking = <T extends Shape>(state: State<T>, seat: Seat): boolean =>
  (state.answers[seat] ?? []).length > 0 && seatsIn(state.awaited).includes(seat);

/** One whole answer: all its picks, or none. */
export function answer<T extends Shape>(
  rules: Rules<T>,
  course: Course<T>,
  seat: Seat,
  picks: readonly unknown[],
): Course<T> {
  let { state } = course;
  const told: Told<T>[] = [];
  const taken: Action<T>[] = [];
  for (const pick of picks) {
    if (taken.length > 0 && !isPicking(state, seat)) throw new IllegalAction('malformed', null);
    const played = play(rules, state, seat, pick);
    taken.push(played.action);
    told.push(...played.told);
    state = played.state;
  }
  if (taken.length === 0 || isPicking(state, seat)) throw new IllegalAction('malformed', null);
  return { state, told, last: { seat, picks: taken, before: course.state, previous: course.last } };
}

/** A seat's answer that may be taken back: the last of all, or its own to a secret decision still open. */
function undoable<T extends Shape>({ state, last }: Course<T>, seat: Seat): Standing<T> | null {
  let standing = last;
  if ((state.answers[seat] ?? []).length > 0)
    while (standing !== null && standing.seat !== seat) standing = standing.previous;
  if (standing === null || standing.seat !== seat) return null;
  return standing !== last || mayUndo(standing.before, state) ? standing : null;
}

export const canUndo = <T extends Shape>(course: Course<T>, seat: Seat): boolean => undoable(course, seat) !== null;

/** Takes a seat's last answer back, by playing on without it; null: it may not. */
export function undo<T extends Shape>(rules: Rules<T>, course: Course<T>, seat: Seat): Course<T> | null {
  const undone = undoable(course, seat);
  if (undone === null) return null;
  const later: Standing<T>[] = [];
  for (let each = course.last; each !== null && each !== undone; each = each.previous) later.unshift(each);
  let { before: state, previous: last } = undone;
  for (const { seat: other, picks } of later) {
    last = { seat: other, picks, before: state, previous: last };
    for (const pick of picks) state = play(rules, state, other, pick).state;
  }
  return { state, last, told: [] };
}
