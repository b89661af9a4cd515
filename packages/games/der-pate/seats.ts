import type { Seat } from '@consigliere/kernel';
import type { DpTable } from './types.ts';

/** All seats, the start player first, then clockwise. */
export const listSeatsFromStart = ({ seats, open }: DpTable): Seat[] =>
  seats.map((_, i) => (open.startPlayer + i) % seats.length);
