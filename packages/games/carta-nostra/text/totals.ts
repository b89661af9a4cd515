import type { TotalsOf } from '@consigliere/kernel';
import { differentKinds, size } from '../mafiosi.ts';
import type { CartaNostra } from '../types.ts';
import type { CartaNostraWords } from './words.ts';

/** CN-23 The size of the hand, the kinds and cards of the region, the games won. */
export const totals: TotalsOf<CartaNostra, CartaNostraWords> = ({ open, tally, given }, seat, { table, score }) => {
  const region = open.region[seat] ?? [];
  const kinds = differentKinds(region);
  return [
    { label: table.region, value: `${kinds}/5`, rules: ['CN-5'] },
    { label: table.hand, value: tally.hands[seat] ?? 0, rules: ['CN-6', 'CN-23'] },
    ...(size(region) > kinds ? [{ label: score.cards ?? '', value: size(region), rules: ['CN-8'] }] : []),
    ...(given.wins > 1 ? [{ label: score.wins ?? '', value: open.wins[seat] ?? 0, rules: ['CN-30'] }] : []),
  ];
};
