export { imagined } from './belief.ts';

import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import type { Bot } from './situation.ts';

export { atOnce, LEVELS, type Level, thinkingTime } from './at-once.ts';
export {
  type Chances,
  chancesAt,
  chancesOfResult,
  estimateChances,
  type Knowledge,
  leavesOf,
  meanOf,
  playingForChances,
} from './chances.ts';
export { flatMonteCarlo, type Worlds } from './flat.ts';
export { greedyBot } from './greedy.ts';
export { informationSetSearch } from './ismcts.ts';
export { levelBot, levelBotInTurns, searchInTurns, standIn } from './levels.ts';
export { type Playing, playingOf } from './playing.ts';
export { Rehearsal } from './rehearsal.ts';
export { botService, type Call, type Question, type Reply, type Workplace } from './service.ts';
export type { Bot, Situation } from './situation.ts';
export { type Attentive, type Budget, type Host, ponder, type Thinker, type Thought, thinking } from './thought.ts';

/** From the weakest to the strongest. */
export const BOTS = ['random', 'greedy'] as const;
export type BotName = (typeof BOTS)[number];

/** The bots, by name. */
export const bots: Readonly<Record<BotName, Bot>> = { random: randomBot, greedy: greedyBot() };
