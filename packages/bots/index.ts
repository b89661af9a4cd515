export { imagineWorld } from './belief.ts';

import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import type { Bot } from './situation.ts';

export {
  type AnswerSearch,
  type Budget,
  runSearch,
  type SearchMethod,
  searchBot,
  type ThinkingHost,
  type YieldingHost,
} from './answer-search.ts';
export {
  type Chances,
  chancesAt,
  chancesOfResult,
  estimateChances,
  type Knowledge,
  leavesOf,
  meanOf,
  playoutForChances,
} from './chances.ts';
export { flatMonteCarlo, type WorldSource } from './flat.ts';
export { greedyBot } from './greedy.ts';
export { informationSetSearch } from './ismcts.ts';
export { levelBot, levelBotInTurns, searchInTurns, standIn } from './levels.ts';
export { type Playout, playoutOf } from './playout.ts';
export { RulesModel } from './rules-model.ts';
export { type BotReply, type BotRequest, type BotTask, botService, type WorkerEnvironment } from './service.ts';
export type { Bot, Situation } from './situation.ts';
export { answerAtOnce, answerGently, BOTS_VERSION, LEVELS, type Level, thinkingTime } from './strengths.ts';

/** From the weakest to the strongest. */
export const BOTS = ['random', 'greedy'] as const;
export type BotName = (typeof BOTS)[number];

/** The bots, by name. */
export const bots: Readonly<Record<BotName, Bot>> = { random: randomBot, greedy: greedyBot() };
