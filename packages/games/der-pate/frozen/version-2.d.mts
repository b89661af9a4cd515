import type { FrozenRules } from '@consigliere/kernel';

export const frozen: FrozenRules;
