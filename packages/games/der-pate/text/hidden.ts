import type { HiddenOf } from '@consigliere/kernel';
import type { DerPate } from '../types.ts';
import type { DerPateWords } from './words.ts';

/** DP-37 The money behind the screen. */
export const hidden: HiddenOf<DerPate, DerPateWords> = ({ recalled, seat }, { table, money }) => [
  { label: table.money, said: money(recalled.money[seat] ?? 0) },
];
