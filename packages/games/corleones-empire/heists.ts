import { getAt, type Seat } from '@consigliere/kernel';
import { addTo } from './counts.ts';
import { type CardKind, type CeTable, type KnownCards, MONEY, NONE, type Recalled } from './types.ts';

/**
 * CE-37 What can be inferred about stolen cards by somebody who saw everything else. A world is a kind for each heist, written as a
 * number to the base of four, the first heist in the last digit. `doubt` weighs each world by the number of ways in which its cards could
 * be drawn.
 */

/** The kind that a heist took in a world. */
export const stolenIn = (world: number, heist: number): CardKind => (world >> (2 * heist)) & 3;

/** The money of a kind in a suitcase in a world. */
function stashedIn({ suitcases, heists }: KnownCards, world: number, seat: Seat, kind: CardKind): number {
  let count = getAt(suitcases, seat)[kind] ?? 0;
  for (const [i, { victim, money }] of heists.entries())
    if (money === NONE && victim === seat && stolenIn(world, i) === kind) count--;
  return count;
}

function heldIn({ hands, heists }: KnownCards, world: number, seat: Seat, kind: CardKind): number {
  let count = getAt(hands, seat)[kind] ?? 0;
  for (const [i, { robber, money }] of heists.entries())
    if (money === NONE && robber === seat && stolenIn(world, i) === kind) count++;
  return count;
}

/** Whether every hand and suitcase could hold the cards that were shown of it. */
function isPossible(recalled: KnownCards, world: number, shown: readonly (readonly number[])[]): boolean {
  for (let seat = 0; seat < recalled.hands.length; seat++)
    for (let kind = 0; kind < MONEY; kind++) {
      if (heldIn(recalled, world, seat, kind) < 0) return false;
      if (stashedIn(recalled, world, seat, kind) < (shown[seat]?.[kind] ?? 0)) return false;
    }
  return true;
}

const NOTHING: readonly (readonly number[])[] = [];

/** Rules out worlds in which money that was just seen, leaving a hand or in a suitcase, couldn't have been there. */
export function learnFrom(table: CeTable, shown: readonly (readonly number[])[] = NOTHING): void {
  const { recalled } = table;
  if (recalled.heists.every(({ money }) => money !== NONE)) return;
  recalled.doubt = recalled.doubt.map((ways, world) => (ways > 0 && isPossible(recalled, world, shown) ? ways : 0));
  for (const [i, heist] of recalled.heists.entries()) {
    const kinds = new Set(recalled.doubt.flatMap((ways, world) => (ways > 0 ? [stolenIn(world, i)] : [])));
    const [kind] = kinds;
    if (heist.money === NONE && kinds.size === 1 && kind !== undefined) settle(recalled, heist, kind);
  }
}

/** Records a theft that everybody can infer: the card is counted where it lies. */
function settle(recalled: Recalled, heist: Recalled['heists'][number], kind: CardKind): void {
  heist.money = kind;
  const hand = getAt(recalled.hands, heist.robber);
  const suitcase = getAt(recalled.suitcases, heist.victim);
  addTo(hand, kind);
  addTo(suitcase, kind, -1);
}

/** Records a theft whose card only two seats have seen. */
export function noteHeist(table: CeTable, robber: Seat, victim: Seat, kind: CardKind): void {
  const { recalled, seats } = table;
  const before = recalled.heists.length === 0 ? [1] : recalled.doubt;
  const doubt: number[] = [];
  for (let stolen = 0; stolen < MONEY; stolen++)
    for (const [world, ways] of before.entries())
      doubt.push(ways > 0 ? ways * Math.max(0, stashedIn(recalled, world, victim, stolen)) : 0);
  recalled.heists.push({ robber, victim, money: NONE });
  recalled.doubt = doubt;
  for (const seat of seats) table.own(seat).stolen.push(seat === robber || seat === victim ? kind : NONE);
  learnFrom(table);
}
