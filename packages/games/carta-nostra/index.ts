import type { CheckedGame } from '@consigliere/kernel';
import { advice } from './advice.ts';
import { follow } from './follow.ts';
import { check, things } from './inventory.ts';
import { occurs } from './occurs.ts';
import { rules } from './rules.ts';
import type { CartaNostra } from './types.ts';

export { type CartaNostra, countCards, countKinds, countOf, JOB_RULES, MAFIOSI } from './rules.ts';

export const cartaNostra: CheckedGame<CartaNostra> = { ...rules, follow, advice, things, check, occurs };
