import type { Game, Rules, Shape } from '@consigliere/kernel';
import {
  answer,
  begin,
  chacha20,
  type History,
  legal,
  play,
  random,
  rulesOf,
  sfc32,
  takeBack,
  waiting,
} from '@consigliere/kernel/host';
import { median } from './engine.ts';

export interface UndoPlan {
  readonly rounds: number;
  readonly seats: number;
  readonly seed: number;
}

/** The milliseconds of an undo by agreement: from the nearest kept state, and by replaying the match. */
export interface UndoTimes {
  /** How many answers are replayed. */
  readonly answers: number;
  readonly kept: number;
  readonly replayed: number;
}

type GivenAnswer = readonly [seat: number, picks: readonly unknown[]];

/** Answers of the match, and how many of them are undone, one after another. */
const [ANSWERS, UNDONE] = [180, 64];

/** Measures both ways from the same position, in alternating rounds. A replay is one of average length. */
export function measureUndo<T extends Shape>(game: Game<T>, { rounds, seats, seed }: UndoPlan): UndoTimes {
  const found = rulesOf(game, seats);
  if (!found.ok) throw new Error(found.why);
  const rules = found.value;
  const rng = sfc32(`undo ${seed}`);
  const first = begin(rules, chacha20(`${seed}`));
  const answers: GivenAnswer[] = [];
  let now = first;
  while (answers.length < ANSWERS && waiting(rules, now.state).length > 0) {
    const given = chooseAnswer(rules, now, n => random(rng, '', n));
    answers.push(given);
    now = answer(rules, now, ...given);
  }
  const some = answers.slice(0, answers.length - UNDONE / 2);
  const kept: number[] = [];
  const replayed: number[] = [];
  for (let round = 0; round < rounds; round++) {
    kept.push(timeOf(() => undoMany(rules, now)) / UNDONE);
    replayed.push(timeOf(() => some.reduce((each, given) => answer(rules, each, ...given), first)));
  }
  return { answers: some.length, kept: median(kept), replayed: median(replayed) };
}

/** A random answer of the first seat that is asked, pick by pick. */
function chooseAnswer<T extends Shape>(
  rules: Rules<T>,
  { state: before }: History<T>,
  randomBelow: (n: number) => number,
): GivenAnswer {
  const [seat = 0] = waiting(rules, before);
  const picks: unknown[] = [];
  for (let state = before; ; ) {
    const actions = legal(rules, state, seat);
    const action = actions[randomBelow(actions.length)];
    picks.push(action);
    state = play(rules, state, seat, action).state;
    const isPicking = (state.answers[seat] ?? []).length > 0 && waiting(rules, state).includes(seat);
    if (!isPicking) return [seat, picks];
  }
}

/** Goes back answer by answer. */
function undoMany<T extends Shape>(rules: Rules<T>, from: History<T>): void {
  let now: History<T> | null = from;
  for (let undone = 0; undone < UNDONE && now?.last; undone++) now = takeBack(rules, now, now.last.seat);
}

function timeOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** `undo der-pate: 0.05 ms, 4.2 ms by replaying 148 answers, ratio 84` */
export const describeUndo = (id: string, { answers, kept, replayed }: UndoTimes): string =>
  `undo ${id}: ${kept.toFixed(3)} ms, ${replayed.toFixed(1)} ms by replaying ${answers} answers, ratio ${(replayed / kept).toFixed(0)}`;
