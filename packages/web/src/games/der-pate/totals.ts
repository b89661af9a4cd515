import { type DerPate, HELD, TRACKS } from '@consigliere/games/der-pate/rules';
import type { DerPateWords } from '@consigliere/games/der-pate/text';
import { type TotalsOf, total } from '../totals.ts';

/** The rule of each track. */
const TRACK_RULE = { reputation: 'DP-25', influence: 'DP-25', income: 'DP-6', favours: 'DP-30' } as const;

/** DP-37 Everything but the others' money. */
export const totals: TotalsOf<DerPate> = ({ seat: own, given, open, recalled }, seat, general) => {
  // The pack loads Der Pate's words with its totals.
  const words = general as DerPateWords;
  const { table } = words;
  const isMoneyKnown = given.openMoney || own === seat || open.over;
  const debts = (open.debts[seat] ?? []).reduce((sum, count, holder) => (holder === seat ? sum : sum + count), 0);
  const tiles = (open.tiles[seat] ?? []).filter(where => where === HELD).length;
  return [
    total(words, table.money, isMoneyKnown ? words.money(recalled.money[seat] ?? 0) : table.secret, ['DP-37']),
    ...TRACKS.map(track => total(words, words.track[track], open[track][seat] ?? 0, [TRACK_RULE[track]])),
    total(words, table.supply, open.supply[seat] ?? 0, ['DP-21']),
    total(words, table.jail, open.jail[seat] ?? 0, ['DP-22']),
    total(words, table.hudson, open.river[seat] ?? 0, ['DP-31']),
    total(words, table.debts, debts, ['DP-34']),
    total(words, table.friends, open.friends[seat] ?? 0, ['DP-30']),
    total(words, table.tiles, tiles, ['DP-25']),
  ];
};
