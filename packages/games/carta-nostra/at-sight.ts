import type { Advice, Game } from '@consigliere/kernel';
import { evaluate } from './advice/evaluate.ts';
import { isGentle } from './advice/gentle.ts';
import { rateWorld } from './advice/plausible.ts';
import { rollout } from './advice/rollout.ts';
import { hosted } from './hosted.ts';
import type { CartaNostra } from './types.ts';

/** How good a view is, what to answer without much thought, and which hands the others may hold. */
export const adviceAtSight: Advice<CartaNostra> = {
  evaluate,
  rollout,
  plausible: rateWorld,
  isGentle,
  levels: { whims: [38, 17] },
};

/** The game for bots that answer at sight. It leaves out the code that only a search needs, which is as long as all the rest. */
export const atSight: Game<CartaNostra> = { ...hosted, advice: adviceAtSight };
