import type { Game } from '@consigliere/kernel';
import { advice } from './advice.ts';
import { rules } from './rules.ts';
import type { CartaNostra } from './types.ts';

export { type CartaNostra, countCards, countKinds, countOf, JOB_RULES, MAFIOSI } from './rules.ts';

export const cartaNostra: Game<CartaNostra> = { ...rules, advice };
