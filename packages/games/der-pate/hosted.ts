import type { Game } from '@consigliere/kernel';
import { result } from './ending.ts';
import { celebrate } from './flow/celebrate.ts';
import { banker, consigliere, informer, prosecutor, takeover, visit } from './flow/choices.ts';
import { event } from './flow/event.ts';
import { match } from './flow/match.ts';
import { settle } from './flow/settle.ts';
import { turn, turns } from './flow/turn.ts';
import { imagine } from './imagine.ts';
import { OPTIONS, readOptions } from './options.ts';
import { setup } from './setup.ts';
import type { DerPate } from './types.ts';

/** The rules as a host plays a match of this version by the standard edition, without previews. */
export const hosted: Game<DerPate> = {
  id: 'der-pate',
  version: 3,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  given: readOptions,
  setup,
  begin: table => table.call('match', { at: 0 }),
  flow: { turn, turns, visit, takeover, consigliere, informer, banker, prosecutor, celebrate, event, match, settle },
  tally: ({ sealed }) => ({ pile: sealed.pile.length }),
  result,
  imagine,
  reveals: ['event-card', 'rolled', 'extra-die', 'set-up'],
};
