import type { Advice } from '@consigliere/kernel';
import { model } from './advice/model/model.ts';
import { adviceAtSight } from './at-sight.ts';
import type { CartaNostra } from './types.ts';

/** What a bot is told about this game, and worlds to search in. */
export const advice: Advice<CartaNostra> = {
  ...adviceAtSight,
  model,
  search: { horizon: 100, whims: 0 },
  // Early on the evaluation knows hardly more than that all are alike. A game is over long before that; a match of several may not be.
  chances: { horizon: 1000 },
};
