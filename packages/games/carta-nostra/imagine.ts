import { type Seat, type State, shuffleBy, thaw } from '@consigliere/kernel';
import { recallHand } from './hands.ts';
import { add, type Cards, countCards, MAFIOSI } from './mafiosi.ts';
import type { CartaNostra, CnView } from './types.ts';

type Looks = CartaNostra['Own']['looks'];

/**
 * The cards that the viewer knows to be in a hand: all of their own; of others those they have looked at, or otherwise those that
 * everybody saw.
 */
export function knownCards(view: CnView, seat: Seat): Cards {
  if (view.own !== null && seat === view.seat) return [...view.own.hand];
  const look = view.own?.looks[seat];
  return look ? recallHand(look, view.recalled.changes[seat] ?? []) : [...(view.recalled.known[seat] ?? [])];
}

/** The cards whose position the viewer doesn't know. */
export function unknownCards(view: CnView, hands: readonly Cards[]): number[] {
  const left = MAFIOSI.map(() => view.given.eachKind);
  for (const cards of [...view.open.region, ...hands])
    for (const [mafioso, count] of cards.entries()) add(left, mafioso, -count);
  for (const mafioso of view.open.discard) add(left, mafioso, -1);
  return left.flatMap((count, mafioso) => new Array<number>(count).fill(mafioso));
}

/** A world that the viewer may think possible: known cards in their positions, the others shuffled into hands and draw pile. */
export function imagine(view: CnView, random: (n: number) => number): Pick<State<CartaNostra>, 'own' | 'sealed'> {
  const hands = view.tally.hands.map((_, seat) => knownCards(view, seat));
  const unknown = shuffleBy(unknownCards(view, hands), random);
  for (const [seat, hand] of hands.entries())
    for (let missing = (view.tally.hands[seat] ?? 0) - countCards(hand); missing > 0; missing--)
      add(hand, unknown.pop() ?? 0, 1);
  const own = hands.map((hand, seat) => ({
    hand,
    looks: view.own !== null && seat === view.seat ? thaw<Looks>(view.own.looks) : hands.map(() => null),
  }));
  const top = view.flow.at(-1);
  if (top?.kind === 'kidnap' && top.frame.seat !== view.seat) lookAgain(view, own, top.frame);
  return { own, sealed: { pile: unknown } };
}

/** Another seat that is choosing from a hand has seen that hand, whatever it is imagined to be. */
function lookAgain(view: CnView, own: State<CartaNostra>['own'], { seat, victim }: { seat: Seat; victim: Seat }): void {
  const hand = own[victim]?.hand ?? [];
  const looks = own[seat]?.looks ?? [];
  looks[victim] = { hand: [...hand], changes: view.recalled.changes[victim]?.length ?? 0 };
}
