import type { Rules } from './game.ts';
import { IllegalAction } from './illegal.ts';
import { play, start } from './play.ts';
import type { Rng } from './random.ts';
import { isSame } from './same.ts';
import type { Action, Seat, Shape, State } from './shape.ts';
import { seatsIn } from './step.ts';
import type { Notice } from './world.ts';

/** An answer that hasn't been undone, and the answer before it. */
export interface StandingAnswer<T extends Shape> {
  /** It is the match's nth standing answer. */
  readonly number: number;
  readonly seat: Seat;
  readonly picks: readonly Action<T>[];
  /** Whether nobody learned anything from it. */
  readonly isFree: boolean;
  /** Whether it lets answers be undone without consent: it is free, or secret answers were still closed after it. */
  readonly isReversible: boolean;
  readonly previous: StandingAnswer<T> | null;
}

/** The state after a number of standing answers. */
interface Checkpoint<T extends Shape> {
  readonly answers: number;
  readonly state: State<T>;
}

/** A match's state with the answers that led to it, and the notices after the last one. */
export interface History<T extends Shape> {
  readonly state: State<T>;
  readonly last: StandingAnswer<T> | null;
  readonly notices: readonly Notice<T>[];
  /** Earlier states, oldest first, so that going back doesn't replay the match: the further back, the sparser. */
  readonly checkpoints: readonly Checkpoint<T>[];
}

export function begin<T extends Shape>(rules: Rules<T>, rng: Rng): History<T> {
  const { state, notices } = start(rules, rng);
  return { ...beginAt(state), notices };
}

/** A history that begins with a state. */
export const beginAt = <T extends Shape>(state: State<T>): History<T> => ({
  state,
  last: null,
  notices: [],
  checkpoints: [],
});

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
  { state: before, last, checkpoints }: History<T>,
  seat: Seat,
  { state, notices, picks }: PlayedPicks<T>,
): History<T> {
  const answers = last?.number ?? 0;
  const isFree = mayUndo(before, state);
  const isReversible = isFree || state.answers.some(each => each.length > 0);
  return {
    state,
    notices,
    last: { number: answers + 1, seat, picks, isFree, isReversible, previous: last },
    checkpoints: [...checkpoints, { answers, state: before }].filter(each => isKept(each.answers, answers + 1)),
  };
}

/**
 * Whether the state after a number of answers is kept once there are this many. Every distance from one power of two to the next has one
 * state, so a match of 500 answers keeps ten, and going back by some answers replays fewer than twice as many.
 */
const isKept = (at: number, answers: number): boolean => at % 2 ** Math.floor(Math.log2(answers - at)) === 0;

/** Finds a seat's answer that can be undone: the last answer of all, or the seat's own answer to a secret decision that is still open. */
export function findUndoable<T extends Shape>({ state, last }: History<T>, seat: Seat): StandingAnswer<T> | null {
  let standing = last;
  if ((state.answers[seat] ?? []).length > 0)
    while (standing !== null && standing.seat !== seat && standing.isReversible) standing = standing.previous;
  if (standing === null || standing.seat !== seat || !standing.isReversible) return null;
  return standing !== last || standing.isFree ? standing : null;
}

export const canUndo = <T extends Shape>(history: History<T>, seat: Seat): boolean =>
  findUndoable(history, seat) !== null;

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
