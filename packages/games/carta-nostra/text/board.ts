import type { BoardPart, Names, View } from '@consigliere/kernel';
import { countOf, MAFIOSI } from '../mafiosi.ts';
import type { CartaNostra } from '../types.ts';
import type { CartaNostraWords } from './words.ts';

/** The round, every city card by card, the piles, and how long no card has moved (CN-24). */
export function board(view: View<CartaNostra>, words: CartaNostraWords, { names }: Names): readonly BoardPart[] {
  const { open, tally, seats } = view;
  const { table, mafioso } = words;
  const lying = MAFIOSI.map((_, kind) => open.discard.filter(card => card === kind).length);
  const counts = (cards: readonly number[]): string[] => MAFIOSI.map((_, kind) => `${countOf(cards, kind) || '·'}`);
  const top = mafioso[open.discard.at(-1) ?? -1]?.name ?? table.empty;
  return [
    [
      table.round(open.round),
      `${table.drawPile}: ${tally.pile === 0 ? table.empty : table.cards(tally.pile)}`,
      `${table.discardPile}: ${top}`,
      ...(open.stillTurns === 0 ? [] : [`${table.still(open.stillTurns, seats)} (CN-24)`]),
    ].join(' · '),
    {
      heads: [table.city, ...mafioso.map(({ name }) => name)],
      rows: [
        ...open.region.map((cards, seat) => [names[seat] ?? '', ...counts(cards)]),
        [table.discardPile, ...counts(lying)],
      ],
    },
  ];
}
