import type { Action, Shape } from '@consigliere/kernel';
import { flatMonteCarlo } from './flat.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import type { Bot, Situation } from './situation.ts';
import { type Attentive, type Budget, type Host, ponder, ponderInTurns, type Thinker } from './thought.ts';

/** The five levels: each knows what a person in its seat knows, and no more. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** How a level plays. */
interface Strength {
  /** How often, in a hundred answers, it answers without looking. */
  readonly whims: number;
  /** In how many worlds it looks one answer ahead; 0: it searches instead. */
  readonly dreams: number;
  readonly thinker: Thinker | null;
  readonly budget: Budget;
}

const STRENGTHS: Readonly<Record<Level, Strength>> = {
  1: { whims: 45, dreams: 1, thinker: null, budget: {} },
  2: { whims: 18, dreams: 1, thinker: null, budget: {} },
  3: { whims: 0, dreams: 4, thinker: null, budget: {} },
  4: { whims: 0, dreams: 0, thinker: flatMonteCarlo(), budget: { iterations: 600, milliseconds: 900 } },
  5: { whims: 0, dreams: 0, thinker: flatMonteCarlo(), budget: { iterations: 20_000, milliseconds: 950 } },
};

/** How long a level may think about one answer, in milliseconds; 0: it answers at once. */
export const thinkingTime = (level: Level): number => STRENGTHS[level].budget.milliseconds ?? 0;

/** What a level answers without searching; null: it searches. */
function atOnce<T extends Shape>({ whims, dreams, thinker }: Strength, situation: Situation<T>): Action<T> | null {
  const [only] = situation.actions;
  if (situation.actions.length === 1 && only !== undefined) return only;
  if (whims > 0 && situation.random(100) < whims) return randomBot(situation);
  return thinker === null ? greedyBot(dreams)(situation) : null;
}

/** The bot of a level. With a host that has a clock it keeps to its time; without one it counts iterations. */
export function levelBot(level: Level, host: Host = {}): Bot {
  const strength = STRENGTHS[level];
  return situation =>
    atOnce(strength, situation) ?? ponder((strength.thinker ?? flatMonteCarlo())(situation), strength.budget, host);
}

/** The same in a place where others want to be heard meanwhile. */
export function levelBotInTurns(level: Level, host: Attentive) {
  const strength = STRENGTHS[level];
  return async <T extends Shape>(situation: Situation<T>): Promise<Action<T>> =>
    atOnce(strength, situation) ??
    ponderInTurns((strength.thinker ?? flatMonteCarlo())(situation), strength.budget, host);
}

/** Who plays on for somebody who is away. */
export const standIn = (host: Host = {}): Bot => levelBot(3, host);
