import { type Seat, type State, shuffleBy, type View } from '@consigliere/kernel';
import { add, type Cards, countOf, MAFIOSI, noCards, size } from './mafiosi.ts';
import type { CartaNostra } from './types.ts';

type CnView = View<CartaNostra>;

/** What the viewer knows to be in a hand: his own whole, of others what everybody saw and what he has looked at. */
function knownCards(view: CnView, seat: Seat): Cards {
  if (view.own !== null && seat === view.seat) return [...view.own.hand];
  const looked = view.own?.known[seat];
  return (view.recalled.known[seat] ?? []).map((count, mafioso) => count + (looked ? countOf(looked, mafioso) : 0));
}

/** The cards whose place the viewer does not know. */
function unknownCards(view: CnView, hands: readonly Cards[]): number[] {
  const left = MAFIOSI.map(() => view.given.eachKind);
  for (const cards of [...view.open.region, ...hands])
    for (const [mafioso, count] of cards.entries()) add(left, mafioso, -count);
  for (const mafioso of view.open.discard) add(left, mafioso, -1);
  return left.flatMap((count, mafioso) => new Array<number>(count).fill(mafioso));
}

/** A world as the viewer may think it: known cards where they are, the others shuffled into hands and draw pile. */
export function imagine(view: CnView, random: (n: number) => number): Pick<State<CartaNostra>, 'own' | 'sealed'> {
  const hands = view.tally.hands.map((_, seat) => knownCards(view, seat));
  const unknown = shuffleBy(unknownCards(view, hands), random);
  for (const [seat, hand] of hands.entries())
    for (let missing = (view.tally.hands[seat] ?? 0) - size(hand); missing > 0; missing--)
      add(hand, unknown.pop() as number, 1);
  const own = hands.map((hand, seat) => ({
    hand,
    known: view.own !== null && seat === view.seat ? view.own.known.map(each => [...each]) : hands.map(noCards),
  }));
  const top = view.flow.at(-1);
  if (top?.kind === 'kidnap' && top.frame.seat !== view.seat) lookAgain(view, own, top.frame);
  return { own, sealed: { pile: unknown } };
}

/** Another seat that is choosing from a hand has seen that hand, whatever it is imagined to be. */
function lookAgain(view: CnView, own: State<CartaNostra>['own'], { seat, victim }: { seat: Seat; victim: Seat }): void {
  const looker = own[seat];
  const hand = own[victim]?.hand ?? [];
  const recalled = view.recalled.known[victim] ?? [];
  if (looker) looker.known[victim] = hand.map((count, mafioso) => count - countOf(recalled, mafioso));
}
