import type { Game } from '@consigliere/kernel';
import { box } from './edition/box.ts';
import { result } from './ending.ts';
import { celebrate } from './flow/celebrate.ts';
import { banker, consigliere, informer, prosecutor, takeover, visit } from './flow/choices.ts';
import { event } from './flow/event.ts';
import { match } from './flow/match.ts';
import { settle } from './flow/settle.ts';
import { turn, turns } from './flow/turn.ts';
import { imagine } from './imagine.ts';
import { check, things } from './inventory.ts';
import { migrate } from './migrate.ts';
import { occurs } from './occurs.ts';
import { OPTIONS, readOptions } from './options.ts';
import { preview } from './preview.ts';
import { setup } from './setup.ts';
import type { DerPate } from './types.ts';

export { BUSINESSES, type Business, EVENTS, FAVOURS, FRONTS, PERSONS } from './edition/edition.ts';
export { standard } from './edition/standard.ts';
export { getLastSpace, isProtected } from './moves.ts';
export type { DerPate, DpAction, DpView, Field, Tile, Track, TurnFrame } from './types.ts';
export { DICE, EMPTY, FIELD_RULES, FIELDS, HELD, NEUTRAL, ON_TRACK, PUPPET, TILES, TRACKS } from './types.ts';

/** The rules alone, for pages that don't need advice for bots. */
export const rules: Game<DerPate> = {
  id: 'der-pate',
  version: 3,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  box,
  given: readOptions,
  setup,
  begin: table => table.call('match', { at: 0 }),
  flow: { turn, turns, visit, takeover, consigliere, informer, banker, prosecutor, celebrate, event, match, settle },
  tally: ({ sealed }) => ({ pile: sealed.pile.length }),
  result,
  imagine,
  preview,
  reveals: ['event-card', 'rolled', 'extra-die', 'set-up'],
  things,
  check,
  occurs,
  migrate,
};
