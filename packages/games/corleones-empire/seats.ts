import type { Seat } from '@consigliere/kernel';
import type { CeTable } from './types.ts';

/** One seat alone, as a list made once. */
export const ALONE: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4].map(seat => Object.freeze([seat]));
export const NOBODY: readonly Seat[] = Object.freeze([]);

/** All seats in turn order: the Horse Head first, then clockwise. */
export const fromHorseHead = ({ seats, open }: CeTable): Seat[] =>
  seats.map((_, i) => (open.horseHead + i) % seats.length);
