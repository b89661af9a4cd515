import type { DerPate } from '@consigliere/games/der-pate/rules';
import type { DerPateWords } from '@consigliere/games/der-pate/text';
import type { HiddenOf } from '../hidden.ts';

/** DP-37 The money behind the screen. */
export const hidden: HiddenOf<DerPate> = ({ recalled, seat }, general) => {
  // The pack loads Der Pate's words with what is hidden.
  const words = general as DerPateWords;
  return [{ label: words.table.money, said: words.money(recalled.money[seat] ?? 0) }];
};
