import type { CheckedGame } from '@consigliere/kernel';
import { advice } from './advice.ts';
import { follow } from './follow.ts';
import { check, things } from './inventory.ts';
import { occurs } from './occurs.ts';
import { rules } from './rules.ts';
import type { CorleonesEmpire } from './types.ts';

export * from './rules.ts';

export const corleonesEmpire: CheckedGame<CorleonesEmpire> = { ...rules, follow, advice, things, check, occurs };
