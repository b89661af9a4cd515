import type { Game } from '@consigliere/kernel';
import { result } from './ending.ts';
import { ability } from './flow/ability.ts';
import { bid, bribe } from './flow/bribery.ts';
import { discard, good, keep } from './flow/discard.ts';
import { family } from './flow/family.ts';
import { front } from './flow/front.ts';
import { match } from './flow/match.ts';
import { offer } from './flow/offer.ts';
import { pay } from './flow/pay.ts';
import { tribute } from './flow/tribute.ts';
import { business, turn } from './flow/turn.ts';
import { use } from './flow/use.ts';
import { war } from './flow/war.ts';
import { handSize } from './hands.ts';
import { imagine } from './imagine.ts';
import { given, OPTIONS } from './options.ts';
import { setup } from './setup.ts';
import type { CorleonesEmpire } from './types.ts';

/** The rules as a host plays a match of this version by the standard edition, without previews. */
export const hosted: Game<CorleonesEmpire> = {
  id: 'corleones-empire',
  version: 3,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  given,
  setup,
  begin: table => table.call('match', { at: 0 }),
  flow: {
    use,
    ability,
    turn,
    business,
    discard,
    front,
    keep,
    pay,
    good,
    offer,
    war,
    bid,
    bribe,
    tribute,
    family,
    match,
  },
  tally: ({ recalled, sealed }) => ({
    jobs: sealed.jobs.length,
    blue: sealed.blue.length,
    red: sealed.red.length,
    hands: recalled.hands.map((_, seat) => handSize(recalled, seat)),
  }),
  result,
  imagine,
  reveals: [
    ...(['set-up', 'dealt', 'opened', 'saw-jobs', 'robbed-card', 'offered', 'bids', 'tribute'] as const),
    ...(['public-job', 'allies', 'opened-suitcase'] as const),
  ],
};
