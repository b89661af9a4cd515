import type { Advice } from '@consigliere/kernel';
import { model } from './advice/model/model.ts';
import { adviceAtSight } from './at-sight.ts';
import type { CartaNostra } from './types.ts';

/** What a bot is told about this game, and worlds to search in. */
export const advice: Advice<CartaNostra> = {
  ...adviceAtSight,
  model,
  search: { horizon: 100, whims: 0 },
  // Early on the evaluation knows hardly more than that all are alike, so imagined matches are played out: 1000 answers are more
  // than a game takes. Their players err about as often as people and the weaker bots do.
  chances: { playing: { horizon: 1000, whims: 15 } },
};
