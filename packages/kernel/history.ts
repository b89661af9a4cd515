import type { Rules } from './game.ts';
import { IllegalAction } from './illegal.ts';
import { play, start } from './play.ts';
import { chacha20, type Rng } from './random.ts';
import { isSame } from './same.ts';
import type { Action, Seat, Shape, State } from './shape.ts';
import { seatsIn } from './step.ts';
import type { Notice } from './world.ts';

/** An answer that hasn't been undone: its seat, the state before it, and the answer before it. */
interface StandingAnswer<T extends Shape> {
  readonly seat: Seat;
  readonly picks: readonly Action<T>[];
  /** null: nobody can undo it alone any more, so the state was dropped. */
  readonly before: State<T> | null;
  /** Whether nobody learned anything from it. */
  readonly isFree: boolean;
  readonly previous: StandingAnswer<T> | null;
}

/** A match's state with the answers that led to it, and the notices after the last one. */
export interface History<T extends Shape> {
  readonly state: State<T>;
  readonly last: StandingAnswer<T> | null;
  readonly notices: readonly Notice<T>[];
}

export function begin<T extends Shape>(rules: Rules<T>, rng: Rng): History<T> {
  const { state, notices } = start(rules, rng);
  return { state, notices, last: null };
}

/** The picks of one answer, played one after another. `complete`: the last one sealed it. */
export interface PlayedPicks<T extends Shape> {
  readonly state: State<T>;
  readonly notices: readonly Notice<T>[];
  readonly picks: readonly Action<T>[];
  readonly complete: boolean;
}

/** Plays the picks of one answer on a copy. Picks after a complete answer are refused. */
export function pick<T extends Shape>(
  rules: Rules<T>,
  from: State<T>,
  seat: Seat,
  answers: readonly unknown[],
): PlayedPicks<T> {
  let state = from;
  const notices: Notice<T>[] = [];
  const picks: Action<T>[] = [];
  for (const each of answers) {
    if (picks.length > 0 && !isPicking(state, seat)) throw new IllegalAction('malformed', null);
    const played = play(rules, state, seat, each);
    picks.push(played.action);
    notices.push(...played.notices);
    state = played.state;
  }
  return { state, notices, picks, complete: picks.length > 0 && !isPicking(state, seat) };
}

/** Whether a seat is in the middle of a secret answer. */
const isPicking = <T extends Shape>(state: State<T>, seat: Seat): boolean =>
  (state.answers[seat] ?? []).length > 0 && seatsIn(state.awaited).includes(seat);

/** Plays one whole answer: all its picks, or none. */
export function answer<T extends Shape>(
  rules: Rules<T>,
  history: History<T>,
  seat: Seat,
  answers: readonly unknown[],
): History<T> {
  const picked = pick(rules, history.state, seat, answers);
  if (!picked.complete) throw new IllegalAction('malformed', null);
  return addAnswer(history, seat, picked);
}

/** Adds a complete answer to the history. */
export function addAnswer<T extends Shape>(
  history: History<T>,
  seat: Seat,
  { state, notices, picks }: PlayedPicks<T>,
): History<T> {
  const before = history.state;
  const isFree = mayUndo(before, state);
  const mayGoBack = isFree || state.answers.some(each => each.length > 0);
  return {
    state,
    notices,
    last: mayGoBack
      ? { seat, picks, before, isFree, previous: history.last }
      : { seat, picks, before: null, isFree, previous: forgetStates(history.last) },
  };
}

/** Drops the states and keeps the answers. */
function forgetStates<T extends Shape>(standing: StandingAnswer<T> | null): StandingAnswer<T> | null {
  if (standing === null || standing.before === null) return standing;
  return { ...standing, before: null, previous: forgetStates(standing.previous) };
}

/** Finds a seat's answer that can be undone: the last answer of all, or the seat's own answer to a secret decision that is still open. */
function findUndoable<T extends Shape>({ state, last }: History<T>, seat: Seat): UndoableAnswer<T> | null {
  let standing = last;
  if ((state.answers[seat] ?? []).length > 0)
    while (standing !== null && standing.seat !== seat) standing = standing.previous;
  if (standing === null || standing.seat !== seat || !isUndoable(standing)) return null;
  return standing !== last || standing.isFree ? standing : null;
}

type UndoableAnswer<T extends Shape> = StandingAnswer<T> & { readonly before: State<T> };
const isUndoable = <T extends Shape>(standing: StandingAnswer<T>): standing is UndoableAnswer<T> =>
  standing.before !== null;

export const canUndo = <T extends Shape>(history: History<T>, seat: Seat): boolean =>
  findUndoable(history, seat) !== null;

/** Undoes a seat's last answer by replaying the others without it; null: it can't be undone. */
export function undo<T extends Shape>(rules: Rules<T>, history: History<T>, seat: Seat): History<T> | null {
  const undone = findUndoable(history, seat);
  if (undone === null) return null;
  const later: StandingAnswer<T>[] = [];
  for (let each = history.last; each !== null && each !== undone; each = each.previous) later.unshift(each);
  let { before: state, previous: last }: { before: State<T>; previous: StandingAnswer<T> | null } = undone;
  for (const { seat: other, picks } of later) {
    const before = state;
    for (const pick of picks) state = play(rules, state, other, pick).state;
    last = { seat: other, picks, before, isFree: mayUndo(before, state), previous: last };
  }
  return { state, last, notices: [] };
}

/**
 * Goes back to before a seat's last answer because the table agreed, whatever was learned since. It replays the match without that answer
 * and what followed. The same purpose and epoch draw the same value, so luck doesn't change. null: the seat hasn't answered.
 */
export function takeBack<T extends Shape>(rules: Rules<T>, history: History<T>, seat: Seat): History<T> | null {
  let undone = history.last;
  while (undone !== null && undone.seat !== seat) undone = undone.previous;
  if (undone === null) return null;
  const { rng } = history.state;
  if (rng.algorithm !== 'chacha20') throw new Error('only a real match can be played again');
  const kept: StandingAnswer<T>[] = [];
  for (let each = undone.previous; each !== null; each = each.previous) kept.unshift(each);
  const again = kept.reduce(
    (before, { seat: other, picks }) => answer(rules, before, other, picks),
    begin(rules, chacha20(rng.seed)),
  );
  return { ...again, notices: [] };
}

/** The seats that answered between two states. */
function whoAnswered<T extends Shape>(before: State<T>, after: State<T>): Seat[] {
  return after.answered.flatMap((count, seat) => (count === before.answered[seat] ? [] : [seat]));
}

/**
 * Whether the answer between two states may be undone because nobody learned anything: only one seat answered, no generator drew,
 * nothing was whispered, no secret answers were opened, and neither the sealed drawer nor another seat's own drawer has changed. A
 * seat already knew what it reveals by its own choice.
 */
export function mayUndo<T extends Shape>(before: State<T>, after: State<T>): boolean {
  const [seat, ...others] = whoAnswered(before, after);
  if (seat === undefined || others.length > 0) return false;
  if (after.disclosures !== before.disclosures) return false;
  if (!isSame(before.rng, after.rng) || !isSame(before.sealed, after.sealed)) return false;
  return before.own.every((own, each) => each === seat || isSame(own, after.own[each]));
}
