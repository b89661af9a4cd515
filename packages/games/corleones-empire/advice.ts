import type { Advice } from '@consigliere/kernel';
import { evaluate } from './advice/evaluate.ts';
import { isGentle } from './advice/gentle.ts';
import { rollout } from './advice/rollout.ts';
import type { CorleonesEmpire } from './types.ts';

/** The advice that bots get about this game: an evaluation of views, and quick answers for rollouts. */
export const advice: Advice<CorleonesEmpire> = {
  evaluate,
  rollout,
  isGentle,
  search: { horizon: 20, whims: 0 },
  chances: { scales: { 2: [-0.05, 0.77], 3: [0.03, 0.72], 4: [0.03, 0.61], 5: [0.06, 0.58] } },
  levels: { whims: [15, 7] },
};
