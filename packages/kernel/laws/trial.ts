import type { Rules } from '../game.ts';
import { key } from '../key.ts';
import { nextSfc32, random, type Sfc32, sfc32 } from '../random.ts';
import { sha256Words, utf8 } from '../sha256.ts';
import type { Action, Seat, Shape, State } from '../shape.ts';
import type { Notice } from '../world.ts';

/** The laws by number. */
export const LAWS = {
  0: 'the game does not crash',
  1: 'it ends, within a bound',
  2: 'someone is awaited, or it is over; every awaited seat has a legal action',
  3: 'the same seed and answers lead to the same states and notices',
  4: 'a state plays on identically after a round trip through JSON, and it is a tree',
  5: 'the view of a dream is the view it was imagined from',
  6: 'legal and barred answers are the same in every dream',
  7: 'every thing lies in exactly one place, in the state and in every dream',
  8: 'answers to a simultaneous decision commute',
  9: 'every kind of step, answer, event and moment occurs',
  10: 'every dream can be played to its end',
  11: 'two worlds that differ in what a seat may not know look alike to it',
  12: 'barred and legal never overlap',
  13: 'undo is offered exactly when nobody learned anything',
  14: 'a preview says what is certain, and all of it',
} as const;
export type Law = keyof typeof LAWS;

/** Is thrown when a law doesn't hold. */
export class BrokenLaw extends Error {
  readonly law: Law;
  readonly step: number;

  constructor(law: Law, step: number, why: string) {
    super(why);
    this.law = law;
    this.step = step;
  }
}

/** One answer of a trial, or one undo. */
export interface TrialMove<T extends Shape> {
  readonly before: State<T>;
  readonly after: State<T>;
  readonly seat: Seat;
  readonly picks: readonly Action<T>[] | null;
  readonly notices: readonly Notice<T>[];
}

/** A whole random match. */
export interface MatchTrace<T extends Shape> {
  readonly first: { readonly state: State<T>; readonly notices: readonly Notice<T>[] };
  readonly moves: readonly TrialMove<T>[];
}

/** One random match under the laws: its rules, its seed, and the generator that chooses answers. */
export interface LawTrial<T extends Shape> {
  readonly rules: Rules<T>;
  readonly seed: string;
  readonly bound: number;
  /** The number of steps per match at which the expensive laws are checked; Infinity: all of them. */
  readonly depth: number;
  readonly rng: Sfc32;
  /** How much this match prefers an action. */
  readonly taste: (action: { readonly type: string }) => number;
}

const keys = new WeakMap<object, string>();
function keyOf(action: { readonly type: string }): string {
  if (!Object.isFrozen(action)) return key(action);
  const known = keys.get(action) ?? key(action);
  keys.set(action, known);
  return known;
}

const FONDNESS = [0.02, 0.2, 1, 1, 5] as const;

/** Most matches choose answers uniformly. Every eighth has a taste of its own, which leads to unusual positions. */
export function tasteOf(seed: string): LawTrial<Shape>['taste'] {
  const [word = 0] = sha256Words(utf8(seed));
  if (word % 8 > 0) return () => 1;
  const likes = new Map<string, number>();
  return action => {
    const name = keyOf(action);
    const known = likes.get(name) ?? FONDNESS[(sha256Words(utf8(`${seed} ${name}`))[0] ?? 0) % FONDNESS.length] ?? 1;
    likes.set(name, known);
    return known;
  };
}

export const below = (trial: { readonly rng: Sfc32 }, n: number): number => random(trial.rng, '', n);

export const dreamRng = (trial: { readonly rng: Sfc32 }): Sfc32 => sfc32(nextSfc32(trial.rng));

/** Chooses an action by the trial's taste. */
export function choose<T extends Shape>(trial: LawTrial<T>, actions: readonly Action<T>[]): Action<T> {
  const weights = actions.map(action => trial.taste(action));
  let left = (weights.reduce((sum, weight) => sum + weight, 0) * below(trial, 1 << 20)) / (1 << 20);
  const at = weights.findIndex(weight => {
    left -= weight;
    return left < 0;
  });
  return actions[Math.max(0, at)] as Action<T>;
}

/** A random sample of the items; all of them if the trial is thorough. */
export function sample<T extends Shape, X>(
  trial: LawTrial<T>,
  items: readonly X[],
): (readonly [step: number, item: X])[] {
  if (items.length <= trial.depth) return items.map((item, step) => [step, item]);
  return Array.from({ length: trial.depth }, () => {
    const step = below(trial, items.length);
    return [step, items[step] as X] as const;
  });
}
