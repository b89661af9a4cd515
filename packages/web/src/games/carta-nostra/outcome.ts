import { countOf, differentKinds, MAFIOSI, size } from '@consigliere/games/carta-nostra/mafiosi';
import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import type { CartaNostraWords } from '@consigliere/games/carta-nostra/text';
import type { Seat, View, Who } from '@consigliere/kernel';
import type { Labels } from './labels.ts';
import { CAPOREGIME, type CnAction, DON } from './places.ts';

export interface Ahead {
  readonly view: View<CartaNostra>;
  readonly who: Who;
  readonly words: CartaNostraWords;
  readonly labels: Labels;
}

const regionOf = ({ view }: Ahead, seat: Seat): readonly number[] => view.open.region[seat] ?? [];
const handOf = ({ view }: Ahead): readonly number[] => view.own?.hand ?? [];
export const nameOf = ({ who }: Ahead, seat: Seat): string => who.names[seat] ?? '';

/** What an answer would bring, in numbers of this moment; of a job, if nobody stops it. What ends the turn: see end-of-turn.ts. */
export function outcome(ahead: Ahead, action: CnAction): string {
  const { view, labels } = ahead;
  const say = labels.after;
  switch (action.type) {
    case 'city':
      return city(ahead, action.mafioso);
    case 'job':
      if ('target' in action) return hit(ahead, action.victim, action.target);
      if ('victim' in action)
        return `${nameOf(ahead, action.victim)}: ${say.oneOf(view.tally.hands[action.victim] ?? 0)}`;
      return action.mafioso === CAPOREGIME
        ? holds(ahead, size(handOf(ahead)) + 1)
        : say.oneOf(view.open.discard.length);
    case 'idle':
      return say.nothing;
    case 'react':
      return say.left(countOf(handOf(ahead), action.companion) - (action.companion === DON ? 2 : 1));
    case 'discard':
      return say.left(countOf(handOf(ahead), action.mafioso) - 1);
    case 'recruit':
      return countOf(regionOf(ahead, view.seat ?? 0), action.mafioso) === 0 ? say.missing : '';
    default:
      return '';
  }
}

/** The kinds in a region once a card has come or gone. */
const kindsAfter = (cards: readonly number[], mafioso: number, change: 1 | -1): number =>
  differentKinds(cards.map((count, kind) => (kind === mafioso ? count + change : count)));

/** CN-5, CN-8 How near the card brings the player to all five kinds. */
function city(ahead: Ahead, mafioso: number): string {
  const say = ahead.labels.after;
  const cards = regionOf(ahead, ahead.view.seat ?? 0);
  const kinds = kindsAfter(cards, mafioso, 1);
  if (kinds === differentKinds(cards)) return say.stillKinds(null, kinds);
  return kinds === MAFIOSI.length ? say.fiveKinds : say.kinds(null, kinds);
}

/** CN-12 How far the hit throws the victim back. */
function hit(ahead: Ahead, victim: Seat, mafioso: number): string {
  const say = ahead.labels.after;
  const cards = regionOf(ahead, victim);
  const kinds = kindsAfter(cards, mafioso, -1);
  return (kinds === differentKinds(cards) ? say.stillKinds : say.kinds)(nameOf(ahead, victim), kinds);
}

/** CN-6 A hand of so many cards, and whether that is more than may be kept. */
export function holds({ view, labels }: Ahead, cards: number): string {
  const over = cards - view.given.handLimit;
  return over > 0 ? labels.after.tooMany(cards, over) : labels.after.hand(cards);
}
