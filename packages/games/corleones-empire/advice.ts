import type { Advice } from '@consigliere/kernel';
import { evaluate } from './advice/evaluate.ts';
import { rollout } from './advice/rollout.ts';
import type { CorleonesEmpire } from './types.ts';

/** What a bot is told about this game: how good a view is, and what one would do without much thought. */
export const advice: Advice<CorleonesEmpire> = {
  evaluate,
  rollout,
  search: { horizon: 20, whims: 0 },
  levels: { whims: [15, 7] },
};
