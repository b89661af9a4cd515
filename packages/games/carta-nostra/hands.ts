import type { Seat } from '@consigliere/kernel';
import { add, countOf, type Mafioso } from './mafiosi.ts';
import { replenish, toDiscard } from './piles.ts';
import type { CnTable } from './types.ts';

/** CN-3, CN-26 Draws one card, if there is one. */
export function draw(table: CnTable, seat: Seat): void {
  replenish(table);
  const mafioso = table.sealed.pile.pop();
  if (mafioso === undefined) return table.tell({ type: 'nothing-to-draw', seat });
  add(table.own(seat).hand, mafioso, 1);
  table.open.moved = true;
  table.tell({ type: 'drew', seat }, seat, { type: 'drew-card', seat, mafioso });
  replenish(table);
}

/** A card everybody sees leaves a hand; who knew of such a card there knows of one less. */
export function leaveHand(table: CnTable, seat: Seat, mafioso: Mafioso): void {
  add(table.own(seat).hand, mafioso, -1);
  const known = table.recalled.known[seat] as number[];
  if (countOf(known, mafioso) > 0) return add(known, mafioso, -1);
  for (let other = 0; other < table.seats.length; other++) {
    const knownToOther = table.own(other).known[seat] as number[];
    if (countOf(knownToOther, mafioso) > 0) add(knownToOther, mafioso, -1);
  }
}

/** A card everybody sees comes into a hand. */
export function enterHand(table: CnTable, seat: Seat, mafioso: Mafioso): void {
  add(table.own(seat).hand, mafioso, 1);
  add(table.recalled.known[seat] as number[], mafioso, 1);
  table.open.moved = true;
}

export function discardFromHand(table: CnTable, seat: Seat, mafioso: Mafioso): void {
  leaveHand(table, seat, mafioso);
  toDiscard(table, mafioso);
}

/** CN-11, CN-23 The looker learns the victim's whole hand, and nobody else does. */
export function look(table: CnTable, seat: Seat, victim: Seat): void {
  const { hand } = table.own(victim);
  const recalled = table.recalled.known[victim] as number[];
  table.own(seat).known[victim] = hand.map((count, mafioso) => count - countOf(recalled, mafioso));
  table.tell({ type: 'looked', seat, victim }, seat, { type: 'saw-hand', seat, victim, hand: [...hand] });
}
