import { loadAllFrozen } from '@consigliere/games/list';
import type { FrozenRules } from '@consigliere/kernel';

/** The frozen rules of all older versions of the games. */
export const frozenRules: readonly FrozenRules[] = await loadAllFrozen();
