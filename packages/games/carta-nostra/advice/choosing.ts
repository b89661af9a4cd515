import type { Seat } from '@consigliere/kernel';
import { CONSIGLIERE, countOf, DON, type Mafioso } from '../mafiosi.ts';
import { type Glimpse, isNeeded, lacks } from './glimpse.ts';
import { CHOICE } from './habits.ts';
import { readRow, readTable } from './table.ts';

/** CN-11 Rates kidnapping a card of the victim's hand. */
export function rateKidnap({ view }: Glimpse, victim: Seat, mafioso: Mafioso): number {
  const hand = view.own.looks[victim]?.hand ?? [];
  const isMissing = view.open.region[victim]?.[mafioso] === 0;
  return (
    readTable(CHOICE.kidnap, isMissing ? 1 : 0, Math.min(countOf(hand, mafioso), 2) - 1) +
    readRow(CHOICE.kidnapKind, mafioso)
  );
}

/** CN-13 Rates taking a card from the discard pile. The last parameter is the position of a Consigliere that can't take itself. */
export function rateRecruit(seen: Glimpse, mafioso: Mafioso, himself: number | null): number {
  if (mafioso === CONSIGLIERE && himself === null && isAlone(seen.view.open.discard)) return CHOICE.recruitHimself;
  const count = countOf(seen.hand, mafioso);
  const missing = lacks(seen, mafioso) ? readRow(CHOICE.recruitMissing, Math.min(count, 1)) : 0;
  return readTable(CHOICE.recruit, mafioso, Math.min(count, 3)) + missing;
}

/** Whether no other Consigliere lies on the pile. */
const isAlone = (discard: readonly Mafioso[]): boolean =>
  discard.indexOf(CONSIGLIERE) === discard.lastIndexOf(CONSIGLIERE);

/** CN-6 Rates discarding a card of the player's own hand: cards they have many of go easily, a missing kind hardly. */
export const rateDiscard = (seen: Glimpse, mafioso: Mafioso): number =>
  countOf(seen.hand, mafioso) - (isNeeded(seen, mafioso) ? 8 : 0) - (mafioso === DON ? 2 : 0);
