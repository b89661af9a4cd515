import type { Previews } from '../game.ts';
import type { SeatView } from '../shape.ts';
import { CARDS, type Sitdown } from './types.ts';

type SitdownFacts = readonly Sitdown['Fact'][];

/** Where each of the viewer's cards is. */
function findCards({ own, picks }: SeatView<Sitdown>): SitdownFacts {
  const picked = picks.flatMap(pick => (pick.type === 'pick' ? [pick.card] : []));
  return Array.from({ length: CARDS }, (_, card) => ({
    what: 'card',
    at: card,
    is: !own.hand.includes(card) ? 'gone' : picked.includes(card) ? 'picked' : 'hand',
  }));
}

/** The parts of Sit-down's previews. */
export const preview: Previews<Sitdown> = {
  facts: view => [
    ...view.recalled.cash.map((is, seat) => ({ what: 'cash' as const, seat, is })),
    ...findCards(view),
    ...view.tally.hands.map((is, seat) => ({ what: 'hand' as const, seat, is })),
    ...view.open.shown.map((cards, seat) => ({ what: 'shown' as const, seat, is: cards.length })),
    { what: 'stay', is: view.open.stay },
    { what: 'discard', is: view.open.discard.length },
    { what: 'deck', is: view.tally.deck },
    { what: 'round', is: view.open.round },
  ],
  unsaid: ['own.seen', 'open.over', 'open.counted'],
  aside: ['card'],
  dependsOn(revealed) {
    switch (revealed.type) {
      case 'pledged':
        return { type: 'pledges' };
      case 'paid':
        return { type: 'die', seat: revealed.seat };
      case 'saw-card':
        return { type: 'look', at: revealed.at };
      case 'drew-card':
        return { type: 'draw', seat: revealed.seat };
      default:
        throw new Error(`${revealed.type} reveals nothing`);
    }
  },
};
