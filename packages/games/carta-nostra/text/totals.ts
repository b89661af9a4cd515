import type { TotalsOf } from '@consigliere/kernel';
import { countCards, countKinds } from '../mafiosi.ts';
import type { CartaNostra } from '../types.ts';
import type { CartaNostraWords } from './words.ts';

/** CN-23 The size of the hand, the kinds and cards of the city, the games won. */
export const totals: TotalsOf<CartaNostra, CartaNostraWords> = ({ open, tally, given }, seat, { table, score }) => {
  const region = open.region[seat] ?? [];
  const kinds = countKinds(region);
  return [
    { label: table.city, value: `${kinds}/5`, rules: ['CN-5'] },
    { label: table.hand, value: tally.hands[seat] ?? 0, rules: ['CN-6', 'CN-23'] },
    ...(countCards(region) > kinds ? [{ label: score.cards ?? '', value: countCards(region), rules: ['CN-8'] }] : []),
    ...(given.wins > 1 ? [{ label: score.wins ?? '', value: open.wins[seat] ?? 0, rules: ['CN-30'] }] : []),
  ];
};
