import type { Seat } from '@consigliere/kernel';
import { THUG } from '../types.ts';
import { businessNamed, kindNamed } from './cards.ts';
import { placeNamed } from './scene.ts';

/** The events about cards and figures, with things by name. */

export const took = (seat: Seat, kind: string, instead: string | null = null): object => ({
  type: 'took',
  seat,
  kind: kindNamed(kind),
  instead: instead === null ? null : kindNamed(instead),
});
export const noneLeft = (seat: Seat, kind: string): object => ({ type: 'none-left', seat, kind: kindNamed(kind) });
export const suitcased = (seat: Seat, money: string): object => ({ type: 'suitcased', seat, money: kindNamed(money) });
export const goesFirst = (seat: Seat, business: string, first: Seat): object => ({
  type: 'goes-first',
  seat,
  business: businessNamed(business),
  first,
});

export const thugOf = (seat: Seat): number => 4 * seat + THUG;
export const donOf = (seat: Seat): number => 4 * seat;

export const gunnedDown = (seat: Seat, figure: number, from: string): object => ({
  type: 'gunned-down',
  seat,
  figure,
  from: placeNamed(from),
});
export const moved = (seat: Seat, figure: number, from: string, to: string): object => ({
  type: 'moved',
  seat,
  figure,
  from: placeNamed(from),
  to: placeNamed(to),
});
export const neutral = (seat: Seat, which: number, to: number): object => ({
  type: 'neutral',
  seat,
  neutral: which,
  to,
});
