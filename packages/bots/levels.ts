import type { Action, Shape } from '@consigliere/kernel';
import { runSearch, runSearchInTurns, type ThinkingHost, type YieldingHost } from './answer-search.ts';
import { flatMonteCarlo } from './flat.ts';
import type { Bot, Situation } from './situation.ts';
import { answerAtOnce, type Level, STRENGTHS } from './strengths.ts';

const search = flatMonteCarlo();

/** The bot of a level. With a host that has a clock it respects its time; without one it counts iterations. */
export function levelBot(level: Level, host: ThinkingHost = {}): Bot {
  const { budget } = STRENGTHS[level];
  return situation => answerAtOnce(level, situation) ?? runSearch(search(situation), budget, host);
}

/** The same bot for a host that receives messages during a search. */
export function levelBotInTurns(level: Level, host: YieldingHost) {
  const searched = searchInTurns(level, host);
  return async <T extends Shape>(situation: Situation<T>): Promise<Action<T>> =>
    answerAtOnce(level, situation) ?? searched(situation);
}

/** The search of a level, for situations in which it doesn't answer at once. */
export function searchInTurns(level: Level, host: YieldingHost) {
  const { budget } = STRENGTHS[level];
  return <T extends Shape>(situation: Situation<T>): Promise<Action<T>> =>
    runSearchInTurns(search(situation), budget, host);
}

/** The bot that plays for an absent player. */
export const standIn = (host: ThinkingHost = {}): Bot => levelBot(3, host);
