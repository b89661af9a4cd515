import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import type { Bot } from './situation.ts';

export { greedyBot } from './greedy.ts';
export type { Bot, Situation } from './situation.ts';

/** From the weakest to the strongest. */
export const BOTS = ['random', 'greedy'] as const;
export type BotName = (typeof BOTS)[number];

/** The bots, by name. */
export const bots: Readonly<Record<BotName, Bot>> = { random: randomBot, greedy: greedyBot() };
