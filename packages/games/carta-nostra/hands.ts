import { type DeepReadonly, getAt, type Seat } from '@consigliere/kernel';
import { add, type Cards, countOf, type Mafioso } from './mafiosi.ts';
import { putOnDiscard, replenish } from './piles.ts';
import type { CnTable, HandLook } from './types.ts';

/** CN-26 Draws one card, if there is one. */
export function draw(table: CnTable, rule: 'CN-3' | 'CN-14', seat: Seat): void {
  replenish(table);
  const mafioso = table.sealed.pile.pop();
  if (mafioso === undefined) return table.tell('CN-10', { type: 'nothing-to-draw', seat });
  add(table.own(seat).hand, mafioso, 1);
  table.open.moved = true;
  table.tell(rule, { type: 'drew', seat }, seat, { type: 'drew-card', seat, mafioso });
  replenish(table);
}

/** Removes a card from a hand while everybody sees it. */
export function leaveHand(table: CnTable, seat: Seat, mafioso: Mafioso): void {
  add(table.own(seat).hand, mafioso, -1);
  const known = getAt(table.recalled.known, seat);
  if (countOf(known, mafioso) > 0) add(known, mafioso, -1);
  noteChange(table, seat, -1 - mafioso);
}

/** Adds a card to a hand while everybody sees it. */
export function enterHand(table: CnTable, seat: Seat, mafioso: Mafioso): void {
  add(table.own(seat).hand, mafioso, 1);
  add(getAt(table.recalled.known, seat), mafioso, 1);
  noteChange(table, seat, mafioso);
}

function noteChange(table: CnTable, seat: Seat, change: number): void {
  const changes = getAt(table.recalled.changes, seat);
  if (changes.length > 0) changes.push(change);
}

export function discardFromHand(table: CnTable, seat: Seat, mafioso: Mafioso): void {
  leaveHand(table, seat, mafioso);
  putOnDiscard(table, mafioso);
}

/** Starts the list of changes: changes before the first look are of no use to anybody. */
const FIRST_LOOK = 99;

/** CN-11, CN-23 The looker learns the victim's whole hand, and nobody else does. */
export function look(table: CnTable, seat: Seat, victim: Seat): void {
  const { hand } = table.own(victim);
  const changes = getAt(table.recalled.changes, victim);
  if (changes.length === 0) changes.push(FIRST_LOOK);
  table.own(seat).looks[victim] = { hand: [...hand], changes: changes.length };
  table.tell('CN-11', { type: 'looked', seat, victim }, seat, { type: 'saw-hand', seat, victim, hand: [...hand] });
}

/** The cards that are certainly left of a hand that was looked at, after the changes that everybody saw. */
export function recallHand(look: DeepReadonly<HandLook>, changes: readonly number[]): Cards {
  const cards = [...look.hand];
  for (const change of changes.slice(look.changes)) {
    const mafioso = change < 0 ? -1 - change : change;
    if (change >= 0) add(cards, mafioso, 1);
    else if (countOf(cards, mafioso) > 0) add(cards, mafioso, -1);
  }
  return cards;
}
