import type { Action, Shape } from '@consigliere/kernel';
import { runSearch, runSearchInTurns, type ThinkingHost, type YieldingHost } from './answer-search.ts';
import { flatMonteCarlo } from './flat.ts';
import type { Bot, Situation } from './situation.ts';
import { answerAtOnce, type Level, STRENGTHS } from './strengths.ts';

const search = flatMonteCarlo();

/** The bot of a level. With a host that has a clock it keeps to its time; without one it counts iterations. */
export function levelBot(level: Level, host: ThinkingHost = {}): Bot {
  const { budget } = STRENGTHS[level];
  return situation => answerAtOnce(level, situation) ?? runSearch(search(situation), budget, host);
}

/** The same in a place where others want to be heard meanwhile. */
export function levelBotInTurns(level: Level, host: YieldingHost) {
  const searched = searchInTurns(level, host);
  return async <T extends Shape>(situation: Situation<T>): Promise<Action<T>> =>
    answerAtOnce(level, situation) ?? searched(situation);
}

/** What a level does where it has no answer at once. */
export function searchInTurns(level: Level, host: YieldingHost) {
  const { budget } = STRENGTHS[level];
  return <T extends Shape>(situation: Situation<T>): Promise<Action<T>> =>
    runSearchInTurns(search(situation), budget, host);
}

/** Who plays on for somebody who is away. */
export const standIn = (host: ThinkingHost = {}): Bot => levelBot(3, host);
