import type { Game } from '@consigliere/kernel';
import { box, readOptionsIn } from './edition/box.ts';
import { hosted } from './hosted.ts';
import { migrate } from './migrate.ts';
import { preview } from './preview.ts';
import type { DerPate } from './types.ts';

export { BUSINESSES, type Business, EVENTS, FAVOURS, FRONTS, PERSONS } from './edition/edition.ts';
export { standard } from './edition/standard.ts';
export { getLastSpace, isProtected } from './moves.ts';
export type { DerPate, DpAction, DpView, Field, Tile, Track, TurnFrame } from './types.ts';
export { DICE, EMPTY, FIELD_RULES, FIELDS, HELD, NEUTRAL, ON_TRACK, PUPPET, TILES, TRACKS } from './types.ts';

/** The rules alone, for pages that don't need advice for bots. */
export const rules: Game<DerPate> = { ...hosted, box, given: readOptionsIn, migrate, preview };
