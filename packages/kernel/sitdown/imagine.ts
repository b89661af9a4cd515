import { shuffleBy } from '../random.ts';
import type { State, View } from '../shape.ts';
import { CARDS, type Sitdown } from './types.ts';

/** Cards that the viewer has seen stay where they were; the others are shuffled into hands and deck. */
export function imagine(view: View<Sitdown>, random: (n: number) => number): Pick<State<Sitdown>, 'own' | 'sealed'> {
  const open = new Set([...view.open.discard, ...view.open.shown.flat()]);
  const known = view.tally.hands.map((_, seat) => {
    if (view.own !== null && seat === view.seat) return [...view.own.hand];
    const seen =
      view.own?.seen.filter(each => each.seat === seat && !open.has(each.card)).map(({ card }) => card) ?? [];
    return [...new Set(seen)];
  });
  for (const card of known.flat()) open.add(card);
  const pool = shuffleBy(
    Array.from({ length: CARDS }, (_, card) => card).filter(card => !open.has(card)),
    random,
  );
  const own = known.map((cards, seat) => {
    const size = view.tally.hands[seat] ?? 0;
    const hand = [...cards, ...pool.splice(0, size - cards.length)].sort((a, b) => a - b);
    return { hand, seen: view.own !== null && seat === view.seat ? view.own.seen.map(each => ({ ...each })) : [] };
  });
  return { own, sealed: { deck: pool } };
}
