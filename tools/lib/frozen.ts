import { loadAllFrozen } from '@consigliere/games/list';
import type { FrozenRules } from '@consigliere/kernel';

/** The rules of all older versions of the games that are kept. */
export const frozenRules: readonly FrozenRules[] = await loadAllFrozen();
