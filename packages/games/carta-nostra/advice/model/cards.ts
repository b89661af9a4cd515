import { MAFIOSI, type Mafioso } from '../../mafiosi.ts';

/** How many of each kind in one number, four bits for each: no deck has more than 14 of a kind. */
export type PackedCards = number;
/** A set of kinds, one bit for each. */
export type Kinds = number;

export const ALL_KINDS: Kinds = (1 << MAFIOSI.length) - 1;

export const one = (mafioso: Mafioso): PackedCards => 1 << (4 * mafioso);
export const countIn = (cards: PackedCards, mafioso: Mafioso): number => (cards >> (4 * mafioso)) & 15;
export const has = (kinds: Kinds, mafioso: Mafioso): boolean => ((kinds >> mafioso) & 1) === 1;

/** Without one card of a kind, if there is one. */
export const without = (cards: PackedCards, mafioso: Mafioso): PackedCards =>
  countIn(cards, mafioso) > 0 ? cards - one(mafioso) : cards;

/** The kinds of which there is at least one: every four bits become one, then the five move together. */
export function kindsIn(cards: PackedCards): Kinds {
  const pairs = cards | (cards >> 1);
  const each = (pairs | (pairs >> 2)) & 0x11111;
  return (each & 1) | ((each >> 3) & 2) | ((each >> 6) & 4) | ((each >> 9) & 8) | ((each >> 12) & 16);
}

const NUMBER_OF = Uint8Array.from({ length: ALL_KINDS + 1 }, (_, kinds) =>
  MAFIOSI.reduce((sum, _name, mafioso) => sum + ((kinds >> mafioso) & 1), 0),
);
export const numberOf = (kinds: Kinds): number => NUMBER_OF[kinds] ?? 0;

export function sizeOf(cards: PackedCards): number {
  const pairs = (cards & 0x0f0f0f) + ((cards >> 4) & 0x0f0f);
  return (pairs + (pairs >> 8) + (pairs >> 16)) & 255;
}

export const packCards = (counts: readonly number[]): PackedCards =>
  counts.reduce((cards, count, mafioso) => cards + count * one(mafioso), 0);

/** Whether a card in hand is the only one of a kind that is missing in the city. */
export const isNeeded = (hand: PackedCards, city: Kinds, mafioso: Mafioso): boolean =>
  !has(city, mafioso) && countIn(hand, mafioso) === 1;
