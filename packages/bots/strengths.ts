import type { Action, Shape } from '@consigliere/kernel';
import type { Budget } from './answer-search.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import type { Situation } from './situation.ts';

/** The five levels. Each knows what a person in its seat knows, and nothing more. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** Raised when a level plays differently: ratings take its strength from the arena results of this version. */
export const BOTS_VERSION = 1;

/** How a level plays. */
interface LevelStrength {
  /** The percentage of random answers, if the game doesn't say. */
  readonly whims: number;
  /** The percentage of the other answers that only look one answer ahead. For the rest it searches. */
  readonly atSight: number;
  /** The number of worlds in which it looks one answer ahead. */
  readonly dreams: number;
  /** How long it searches. */
  readonly budget: Budget;
}

/** The fourth level searches for only half of its answers: a shorter search throws won games away, looking one answer ahead doesn't. */
export const STRENGTHS: Readonly<Record<Level, LevelStrength>> = {
  1: { whims: 45, atSight: 100, dreams: 1, budget: {} },
  2: { whims: 18, atSight: 100, dreams: 1, budget: {} },
  3: { whims: 0, atSight: 100, dreams: 4, budget: {} },
  4: { whims: 0, atSight: 50, dreams: 16, budget: { iterations: 2000, milliseconds: 900 } },
  5: { whims: 0, atSight: 0, dreams: 4, budget: { iterations: 4000, milliseconds: 950 } },
};

/** How long a level may think about one answer, in milliseconds; 0: it answers at once. */
export const thinkingTime = (level: Level): number => STRENGTHS[level].budget.milliseconds ?? 0;

/** The percentage of random answers of a level in this game. */
const whimsOf = <T extends Shape>(level: Level, { rules }: Situation<T>): number =>
  rules.game.advice?.levels?.whims[level - 1] ?? STRENGTHS[level].whims;

/** Decides with this percentage. It draws a random number only if the result isn't certain. */
const happens = <T extends Shape>(often: number, { random }: Situation<T>): boolean =>
  often > 0 && (often >= 100 || random(100) < often);

/** The answer that a level gives without a search; null: it searches. */
export function answerAtOnce<T extends Shape>(level: Level, situation: Situation<T>): Action<T> | null {
  const [only] = situation.actions;
  if (situation.actions.length === 1 && only !== undefined) return only;
  const { atSight, dreams } = STRENGTHS[level];
  if (happens(whimsOf(level, situation), situation)) return randomBot(situation);
  return happens(atSight, situation) ? greedyBot(dreams)(situation) : null;
}

/** The percentage of random answers of a lesson's opponent. */
const GENTLE_WHIMS = 60;

/** The answer of a lesson's opponent: a gentle one wherever there is one, more often at random than the first level's. */
export function answerGently<T extends Shape>(situation: Situation<T>): Action<T> {
  const { rules, view, actions } = situation;
  const gentle = actions.filter(action => rules.game.advice?.isGentle?.(view, action) ?? true);
  const narrowed = gentle.length === 0 ? situation : { ...situation, actions: gentle };
  return happens(GENTLE_WHIMS, narrowed) ? randomBot(narrowed) : greedyBot(1)(narrowed);
}
