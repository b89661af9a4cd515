import type { Previews } from '@consigliere/kernel';
import { add, countCards, countKinds, countOf, MAFIOSI, noCards } from './mafiosi.ts';
import type { CartaNostra, CnSeatView } from './types.ts';

type Facts = CartaNostra['Fact'][];

/** The state of the game: why it ended and who won it (in a match of several), whose turn it is, which choice is open. */
function findStanding({ open, given, flow, picks }: CnSeatView): Facts {
  const winners = open.ended?.winners ?? [];
  const turn = flow.find(call => call.kind === 'turn');
  const top = flow.at(-1);
  return [
    { what: 'ending', is: open.ended?.ending ?? null },
    ...(given.wins > 1 ? open.wins.map((_, seat) => ({ what: 'won' as const, seat, is: winners.includes(seat) })) : []),
    { what: 'turn', is: turn?.kind === 'turn' ? turn.frame.seat : null },
    { what: 'choice', is: top?.kind === 'kidnap' || top?.kind === 'recruit' ? top.kind : null },
    { what: 'answered', is: picks.length > 0 },
    { what: 'still', is: open.stillTurns },
  ];
}

/** CN-23 The positions of cards, as far as the viewer can count them. */
function findCards({ seat: viewer, open, own, tally, given }: CnSeatView): Facts {
  const lying = noCards();
  for (const mafioso of open.discard) add(lying, mafioso, 1);
  return [
    ...open.region.map((cards, seat) => ({ what: 'kinds' as const, seat, is: countKinds(cards) })),
    ...open.region.flatMap((cards, seat) =>
      MAFIOSI.map((_, at) => ({ what: 'city' as const, seat, at, is: countOf(cards, at) })),
    ),
    ...tally.hands.map((is, seat) =>
      seat === viewer ? { what: 'cards' as const, is } : { what: 'hand' as const, seat, is },
    ),
    { what: 'too-many', is: Math.max(0, countCards(own.hand) - given.handLimit) },
    ...own.hand.map((is, at) => ({ what: 'held' as const, at, is })),
    { what: 'pile', is: tally.pile },
    ...lying.map((is, at) => ({ what: 'lying' as const, at, is })),
  ];
}

/** The facts from which previews of Carta Nostra are made. */
export const preview: Previews<CartaNostra> = {
  facts: view => [...findStanding(view), ...findCards(view)],
  // The next question says whose turn it is, and the end of the match who has how many wins.
  unsaid: ['recalled', 'own.looks', 'open.moved', 'open.turn', 'open.round', 'open.wins', 'open.over'],
  aside: ['cards', 'held', 'lying'],
  dependsOn(revealed) {
    switch (revealed.type) {
      case 'reacted':
      case 'unopposed':
        return { type: 'answers' };
      case 'drew-card':
        return { type: 'draw' };
      case 'saw-hand':
        return { type: 'look', victim: revealed.victim };
      case 'dealt':
      case 'dealt-hand':
        return { type: 'deal' };
      default:
        throw new Error(`${revealed.type} reveals nothing`);
    }
  },
  lets: ['reacted', 'unopposed'],
};
