import { differentKinds, size } from '@consigliere/games/carta-nostra/mafiosi';
import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import type { CartaNostraWords } from '@consigliere/games/carta-nostra/text';
import { type TotalsOf, total } from '../totals.ts';

/** CN-23 The size of the hand, the kinds and cards of the region, the games won. */
export const totals: TotalsOf<CartaNostra> = (view, seat, words) => {
  // The pack loads Carta Nostra's words with its totals.
  const { table } = words as CartaNostraWords;
  const region = view.open.region[seat] ?? [];
  return [
    total(words, table.region, `${differentKinds(region)}/5`, ['CN-5']),
    total(words, table.hand, view.tally.hands[seat] ?? 0, ['CN-6', 'CN-23']),
    ...(size(region) > differentKinds(region) ? [total(words, words.score.cards ?? '', size(region), ['CN-8'])] : []),
    ...(view.given.wins > 1 ? [total(words, words.score.wins ?? '', view.open.wins[seat] ?? 0, ['CN-30'])] : []),
  ];
};
