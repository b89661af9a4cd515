import type { Game } from '@consigliere/kernel';
import { hosted } from './hosted.ts';
import { preview } from './preview.ts';
import type { CartaNostra } from './types.ts';

export { countOf, differentKinds, JOB_RULES, MAFIOSI, size } from './mafiosi.ts';
export { type CartaNostra, ENDING_RULES } from './types.ts';

/** The rules alone: what a page needs that asks no bot for advice. */
export const rules: Game<CartaNostra> = { ...hosted, preview };
