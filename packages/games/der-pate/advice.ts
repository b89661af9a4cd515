import type { Advice } from '@consigliere/kernel';
import { evaluate, nobodyWins } from './advice/evaluate.ts';
import { rollout } from './advice/rollout.ts';
import type { DerPate } from './types.ts';

/** What a bot is told about this game: how good a view is, and what one would do without much thought. */
export const advice: Advice<DerPate> = {
  evaluate,
  rollout,
  search: { horizon: 9, whims: 10 },
  chances: { scales: { 2: [0.05, 1.05], 3: [-0.01, 0.82], 4: [-0.04, 0.77] }, nobodyWins },
  levels: { whims: [45, 18] },
};
