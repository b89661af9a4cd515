import type { Seat } from '@consigliere/kernel';
import { countCards, countKinds, countOf, DON, MAFIOSI } from '../mafiosi.ts';
import type { CnSeatView } from '../types.ts';
import type { Runner } from './runner.ts';
import { otherKinds, WEIGHTS } from './weights.ts';

type KindCounts = readonly number[];

/** The number of their own turns after which a seat may have five kinds, as far as the viewer can tell. Fewer is better. */
export function turnsLeft(view: CnSeatView, seat: Seat, { region, known, unknown }: Runner): number {
  const inTheWay = missing(region, known, otherKinds(unknown)) + WEIGHTS.turn * untilTurn(view, seat, known);
  const help = seat === view.seat ? tools(known) : WEIGHTS.card * (unknown + countCards(known));
  return inTheWay - help - WEIGHTS.insurance * duplicates(region);
}

/** The turns for the missing kinds, and the wait until they come to hand. */
function missing(region: KindCounts, known: KindCounts, absent: number): number {
  const lacking = MAFIOSI.length - countKinds(region);
  let waits = 0;
  for (let kind = 0; kind < MAFIOSI.length; kind++)
    if (region[kind] === 0 && countOf(known, kind) === 0) waits += absent;
  return countOf(WEIGHTS.missing, lacking) + countOf(WEIGHTS.wait, lacking) * waits;
}

/** The share of a round that passes before a seat can add something to its city: CN-4 once a turn. */
function untilTurn({ open, flow, seat: viewer, seats }: CnSeatView, seat: Seat, known: KindCounts): number {
  if (open.turn !== seat) return ((seat - open.turn + seats) % seats) / seats;
  const mayPut = flow.some(call => call.kind === 'turn' && call.frame.city);
  const hasOne = seat !== viewer || known.some((count, kind) => count > 0 && open.region[seat]?.[kind] === 0);
  return mayPut && hasOne ? 0 : 1;
}

/** CN-8 Kinds of which a Hitman would have to take more than one. */
function duplicates(region: KindCounts): number {
  let found = 0;
  for (let kind = 0; kind < region.length; kind++) if (countOf(region, kind) > 1) found++;
  return found;
}

/** The worth of a hand apart from its cards for the city. */
function tools(hand: KindCounts): number {
  const companions = countCards(hand) - countOf(hand, DON);
  const pairs = Math.min(countOf(hand, DON), companions);
  let jobs = 0;
  for (let kind = 0; kind < hand.length; kind++)
    jobs += countOf(WEIGHTS.tools, kind) * diminishing(countOf(hand, kind));
  return jobs + WEIGHTS.protection * diminishing(pairs);
}

/** 0, 1, 1.5, 1.75, … */
const DIMINISHING = Float64Array.from({ length: 64 }, (_, count) => 2 - 2 ** (1 - count));
export const diminishing = (count: number): number => DIMINISHING[count] ?? 2;
