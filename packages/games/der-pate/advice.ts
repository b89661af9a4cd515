import type { Advice } from '@consigliere/kernel';
import { estimateNobodyWins, evaluate } from './advice/evaluate.ts';
import { isGentle } from './advice/gentle.ts';
import { rollout } from './advice/rollout.ts';
import type { DerPate } from './types.ts';

/** This game's advice for bots: how good a view is, and which answer looks best at first sight. */
export const advice: Advice<DerPate> = {
  evaluate,
  rollout,
  isGentle,
  search: { horizon: 9, whims: 10 },
  chances: { scales: { 2: [0.05, 1.05], 3: [-0.01, 0.82], 4: [-0.04, 0.77] }, nobodyWins: estimateNobodyWins },
  levels: { whims: [45, 18] },
};
