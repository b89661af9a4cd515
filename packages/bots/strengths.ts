import type { Action, Shape } from '@consigliere/kernel';
import type { Budget } from './answer-search.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import type { Situation } from './situation.ts';

/** The five levels: each knows what a person in its seat knows, and no more. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** How a level plays. */
interface LevelStrength {
  /** How often, in a hundred answers, it answers without looking, where the game does not say. */
  readonly whims: number;
  /** How often, in a hundred of the others, it answers at sight: looking one answer ahead. Else it searches. */
  readonly atSight: number;
  /** In how many worlds it looks one answer ahead. */
  readonly dreams: number;
  /** How long it searches. */
  readonly budget: Budget;
}

/** The fourth searches for half of its answers only: a shorter search throws won games away, a look ahead does not. */
export const STRENGTHS: Readonly<Record<Level, LevelStrength>> = {
  1: { whims: 45, atSight: 100, dreams: 1, budget: {} },
  2: { whims: 18, atSight: 100, dreams: 1, budget: {} },
  3: { whims: 0, atSight: 100, dreams: 4, budget: {} },
  4: { whims: 0, atSight: 50, dreams: 16, budget: { iterations: 2000, milliseconds: 900 } },
  5: { whims: 0, atSight: 0, dreams: 4, budget: { iterations: 4000, milliseconds: 950 } },
};

/** How long a level may think about one answer, in milliseconds; 0: it answers at once. */
export const thinkingTime = (level: Level): number => STRENGTHS[level].budget.milliseconds ?? 0;

/** How often, in a hundred answers, a level answers without looking in this game. */
const whimsOf = <T extends Shape>(level: Level, { rules }: Situation<T>): number =>
  rules.game.advice?.levels?.whims[level - 1] ?? STRENGTHS[level].whims;

/** Whether it is one of so many cases in a hundred. Chance is asked only where there is any. */
const happens = <T extends Shape>(often: number, { random }: Situation<T>): boolean =>
  often > 0 && (often >= 100 || random(100) < often);

/** What a level answers without searching; null: it searches. */
export function answerAtOnce<T extends Shape>(level: Level, situation: Situation<T>): Action<T> | null {
  const [only] = situation.actions;
  if (situation.actions.length === 1 && only !== undefined) return only;
  const { atSight, dreams } = STRENGTHS[level];
  if (happens(whimsOf(level, situation), situation)) return randomBot(situation);
  return happens(atSight, situation) ? greedyBot(dreams)(situation) : null;
}
