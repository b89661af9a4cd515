import type { Game } from '@consigliere/kernel';
import { box, givenIn } from './edition/box.ts';
import { hosted } from './hosted.ts';
import { migrate } from './migrate.ts';
import { preview } from './preview.ts';
import type { CartaNostra } from './types.ts';

export { countCards, countKinds, countOf, JOB_RULES, MAFIOSI } from './mafiosi.ts';
export { type CartaNostra, type CnView, ENDING_RULES } from './types.ts';

/** The rules without advice, for pages that don't ask a bot. */
export const rules: Game<CartaNostra> = { ...hosted, box, given: givenIn, migrate, preview };
