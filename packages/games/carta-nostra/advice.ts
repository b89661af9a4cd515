import type { Advice } from '@consigliere/kernel';
import { evaluate } from './advice/evaluate.ts';
import { model } from './advice/model/model.ts';
import { plausible } from './advice/plausible.ts';
import { rollout } from './advice/rollout.ts';
import type { CartaNostra } from './types.ts';

/** What a bot is told about this game: how good a view is, what one would do without much thought, and which hands the others may hold. */
export const advice: Advice<CartaNostra> = {
  evaluate,
  rollout,
  plausible,
  model,
  search: { horizon: 100, whims: 0 },
  levels: { whims: [38, 17] },
};
