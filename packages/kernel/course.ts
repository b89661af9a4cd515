import type { Action, Rules, Seat, Shape, State } from './game.ts';
import { IllegalAction } from './illegal.ts';
import { play, start } from './play.ts';
import type { Rng } from './random.ts';
import { seatsIn } from './step.ts';
import type { Told } from './world.ts';
import { mayUndo } from './undo.ts';

/** An answer that stands: who gave it, and the state it was given in. */
interface Standing<T extends Shape> {
  readonly seat: Seat;
  readonly picks: readonly Action<T>[];
  readonly before: State<T>;
}

/** How a match came to its state: the answers that stand, and what was told after the last one. */
export interface Course<T extends Shape> {
  readonly state: State<T>;
  readonly standing: readonly Standing<T>[];
  readonly told: readonly Told<T>[];
}

export function begin<T extends Shape>(rules: Rules<T>, rng: Rng): Course<T> {
  const { state, told } = start(rules, rng);
  return { state, told, standing: [] };
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
  return { state, told, standing: [...course.standing, { seat, picks: taken, before: course.state }] };
}

/** Where a seat's last answer stands, if it may be taken back: the last of all, or one of a secret decision still open. */
function undoable<T extends Shape>(course: Course<T>, seat: Seat): number | null {
  const at = course.standing.findLastIndex(each => each.seat === seat);
  const last = course.standing[at];
  if (last === undefined) return null;
  if ((course.state.answers[seat] ?? []).length > 0) return at;
  return at === course.standing.length - 1 && mayUndo(last.before, course.state) ? at : null;
}

export const canUndo = <T extends Shape>(course: Course<T>, seat: Seat): boolean =>
  undoable(course, seat) !== null;

/** Takes a seat's last answer back, by playing on without it; null: it may not. */
export function undo<T extends Shape>(rules: Rules<T>, course: Course<T>, seat: Seat): Course<T> | null {
  const at = undoable(course, seat);
  if (at === null) return null;
  let state = (course.standing[at] as Standing<T>).before;
  const standing = course.standing.slice(0, at);
  for (const { seat: other, picks } of course.standing.slice(at + 1)) {
    standing.push({ seat: other, picks, before: state });
    for (const pick of picks) state = play(rules, state, other, pick).state;
  }
  return { state, standing, told: [] };
}

