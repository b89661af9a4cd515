import type { Game } from '@consigliere/kernel';
import { advice } from './advice.ts';
import { hosted } from './hosted.ts';
import type { CorleonesEmpire } from './types.ts';

/** The game for bots that answer at sight, without previews. */
export const atSight: Game<CorleonesEmpire> = { ...hosted, advice };
