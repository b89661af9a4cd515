import type { Game } from '@consigliere/kernel';
import { advice } from './advice.ts';
import { rules } from './rules.ts';
import type { CorleonesEmpire } from './types.ts';

export * from './rules.ts';

export const corleonesEmpire: Game<CorleonesEmpire> = { ...rules, advice };
