import { countOf, MAFIOSI } from '@consigliere/games/carta-nostra/mafiosi';
import type { CnView } from '@consigliere/games/carta-nostra/rules';
import {
  type FlightPlan,
  Flights,
  findMoves,
  type Ledger,
  type LedgerEntry,
  type Stop,
  translate,
} from '../../kit/flights.tsx';
import { cardsSpot, citySpot, handSpot } from './board-context.ts';
import { Face } from './card.tsx';

/** A card of a kind; null: face down. */
type FlyingCard = { readonly type: 'card'; readonly mafioso: number } | null;

const LEDGER: Ledger<CnView, FlyingCard> = {
  *entries({ open, own, tally, seat: reader }): Iterable<LedgerEntry<FlyingCard>> {
    for (const mafioso of MAFIOSI.keys()) {
      const card = { type: 'card', mafioso } as const;
      yield [card, handSpot(mafioso), countOf(own?.hand ?? [], mafioso)];
      for (const [seat, cards] of open.region.entries()) yield [card, citySpot(seat, mafioso), countOf(cards, mafioso)];
      yield [card, 'discard', open.discard.filter(each => each === mafioso).length];
    }
    for (const [seat, cards] of tally.hands.entries()) if (seat !== reader) yield [null, cardsSpot(seat), cards];
  },
  isCut: (before, after) => before.seat !== after.seat || after.open.round < before.open.round,
  most: 6,
  pile: 'draw',
};

/** Which cards have moved between two views. */
export const moves = (before: CnView, after: CnView) => findMoves(LEDGER, before, after);

/** As large as the spot, within limits. */
const at = ({ fit, ...stop }: Stop): string => `${translate(stop)} scale(${Math.min(1.2, Math.max(0.4, fit))})`;

const PLAN: FlightPlan<CnView, FlyingCard> = {
  moves,
  Picture: ({ thing }) => (
    <span class="cn-card">
      <Face mafioso={thing?.mafioso ?? null} />
    </span>
  ),
  way: (_, from, to) => [
    { transform: at(from), opacity: 1 },
    { transform: at(to), opacity: 1, offset: 0.85 },
    { transform: at(to), opacity: 0 },
  ],
  // A kind that is no longer in the hand comes from the hand as a whole.
  instead: spot => spot.split('-').slice(0, 1),
  ms: 400,
  step: 70,
};

export const MovingCards = () => <Flights board="cn" plan={PLAN} />;
