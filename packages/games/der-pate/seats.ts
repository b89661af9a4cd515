import type { Seat } from '@consigliere/kernel';
import type { DpTable } from './types.ts';

/** One seat alone, as a list made once. */
export const ALONE: readonly (readonly Seat[])[] = [0, 1, 2, 3].map(seat => Object.freeze([seat]));

/** All seats, the start player first, then clockwise. */
export const fromStart = ({ seats, open }: DpTable): Seat[] =>
  seats.map((_, i) => (open.startPlayer + i) % seats.length);
