import type { TotalsOf } from '@consigliere/kernel';
import { getLastSpace } from '../moves.ts';
import { type DerPate, HELD, TRACKS, type Track } from '../types.ts';
import type { DerPateWords } from './words.ts';

/** The rule of each track. */
const TRACK_RULE = { reputation: 'DP-25', influence: 'DP-25', income: 'DP-6', favours: 'DP-30' } as const;

/** DP-37 Everything but the others' money. */
export const totals: TotalsOf<DerPate, DerPateWords> = (view, seat, words) => {
  const { seat: own, given, open, recalled } = view;
  const { table } = words;
  const isMoneyKnown = given.openMoney || own === seat || open.over;
  const money = isMoneyKnown ? words.money(recalled.money[seat] ?? 0) : table.secret;
  const debts = (open.debts[seat] ?? []).reduce((sum, count, holder) => (holder === seat ? sum : sum + count), 0);
  const tiles = (open.tiles[seat] ?? []).filter(where => where === HELD).length;
  const sayTrack = (track: Track): string => {
    const at = open[track][seat] ?? 0;
    return track === 'income' ? words.money(given.income[at] ?? 0) : `${at}/${getLastSpace(view, track)}`;
  };
  return [
    { label: table.money, value: money, rules: ['DP-37'] },
    ...TRACKS.map(track => ({ label: words.track[track], value: sayTrack(track), rules: [TRACK_RULE[track]] })),
    { label: table.supply, value: open.supply[seat] ?? 0, rules: ['DP-21'] },
    { label: table.jail, value: open.jail[seat] ?? 0, rules: ['DP-22'] },
    { label: table.hudson, value: open.river[seat] ?? 0, rules: ['DP-31'] },
    { label: table.debts, value: debts, rules: ['DP-34'] },
    { label: table.friends, value: open.friends[seat] ?? 0, rules: ['DP-30'] },
    { label: table.tiles, value: tiles, rules: ['DP-25'] },
  ];
};
