import type { DeepReadonly, Drawers, State, ThingCount } from '@consigliere/kernel';
import { recallHand } from './hands.ts';
import { countCards, countOf, MAFIOSI, type Mafioso } from './mafiosi.ts';
import type { CartaNostra, Given } from './types.ts';

const name = (mafioso: Mafioso): string => MAFIOSI[mafioso] ?? `unknown ${mafioso}`;

/** Where every card lies. */
export function* things({ open, own, sealed }: Drawers<CartaNostra>): Iterable<ThingCount> {
  for (const [seat, cards] of open.region.entries())
    for (const [mafioso, count] of cards.entries()) yield [name(mafioso), `region ${seat}`, count];
  for (const [seat, { hand }] of own.entries())
    for (const [mafioso, count] of hand.entries()) yield [name(mafioso), `hand ${seat}`, count];
  for (const mafioso of open.discard) yield [name(mafioso), 'discard', 1];
  for (const mafioso of sealed.pile) yield [name(mafioso), 'pile', 1];
}

/** The faults of a state: knowledge of cards that aren't there, a pile left empty, a hand over its limit. */
export function check(
  { open, own, recalled, sealed, flow }: State<CartaNostra>,
  given: DeepReadonly<Given>,
): string | null {
  for (const [seat, { hand }] of own.entries()) {
    const changes = recalled.changes[seat] ?? [];
    const beliefs = own.flatMap(({ looks }) => (looks[seat] ? [recallHand(looks[seat], changes)] : []));
    for (const belief of [recalled.known[seat] ?? [], ...beliefs])
      if (belief.some((count, mafioso) => count > countOf(hand, mafioso)))
        return `somebody is sure of cards ${belief} in hand ${seat}, which is ${hand}`;
  }
  const top = flow.at(-1);
  if (top?.kind === 'turn' && top.frame.job && sealed.pile.length === 0 && open.discard.length > 1)
    return 'the draw pile is empty before the job though there are discards to shuffle (CN-26)';
  const over = own.findIndex(({ hand }, seat) => seat !== open.turn && countCards(hand) > given.handLimit);
  return over >= 0 ? `seat ${over} holds more than the limit out of its turn (CN-6)` : null;
}
