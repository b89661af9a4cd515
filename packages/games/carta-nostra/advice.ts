import type { Advice } from '@consigliere/kernel';
import { model } from './advice/model/model.ts';
import { adviceAtSight } from './at-sight.ts';
import type { CartaNostra } from './types.ts';

/** What a bot is told about this game, and worlds to search in. */
export const advice: Advice<CartaNostra> = { ...adviceAtSight, model, search: { horizon: 100, whims: 0 } };
