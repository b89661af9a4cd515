import type { Advice } from '@consigliere/kernel';
import { model } from './advice/model/model.ts';
import { adviceAtSight } from './at-sight.ts';
import type { CartaNostra } from './types.ts';

/** The advice for bots, and the worlds they search in. */
export const advice: Advice<CartaNostra> = {
  ...adviceAtSight,
  model,
  search: { horizon: 100, whims: 0 },
  // Early in a game the evaluation can hardly tell the seats apart, so imagined matches are played to the end: 1000 answers are more than
  // a game takes. Their players err about as often as people and the weaker bots do.
  chances: { playing: { horizon: 1000, whims: 15 } },
};
