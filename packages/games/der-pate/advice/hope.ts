import type { Seat } from '@consigliere/kernel';
import { type DpSeatView, HELD } from '../types.ts';
import { estimateBusiness } from './business.ts';
import { ratePending } from './pending.ts';
import type { TimeLeft } from './time.ts';
import { rateFriendAt, WEIGHTS } from './weights.ts';

const at = (list: readonly number[] | undefined, index: number): number => list?.[index] ?? 0;

interface Outlook {
  /** First rows still to come, of all families. */
  readonly rolls: number;
  /** How likely each family is to finish the KO track. */
  readonly staying: readonly number[];
}

/** The money that a family can expect to have at the end, in thousands. */
export function estimateMoney(
  view: DpSeatView,
  seat: Seat,
  { turns, uses }: TimeLeft,
  { rolls, staying }: Outlook,
): number {
  const { open, given, recalled } = view;
  const incomes = given.rounds - open.round + 1;
  return (
    at(recalled.money, seat) / 1000 +
    (at(given.income, at(open.income, seat)) / 1000) * incomes +
    estimateBusinesses(view, seat, rolls) +
    estimateDebts(view, seat, turns, staying) +
    WEIGHTS.favour * turns * at(open.favours, seat) +
    rateFriendAt(given, at(open.favours, seat)) * Math.min(uses, at(open.friends, seat)) +
    WEIGHTS.member * turns * Math.min(3, at(open.supply, seat)) -
    at(open.jail, seat) +
    (uses > 0 ? estimateTiles(view, seat) : 0) +
    ratePending(view, seat, rolls)
  );
}

function estimateBusinesses(view: DpSeatView, seat: Seat, rolls: number): number {
  const { holder } = view.open;
  let sum = 0;
  for (let business = 0; business < holder.length; business++)
    if (holder[business] === seat) sum += estimateBusiness(view.given, business, rolls);
  return sum;
}

/** DP-34 Its own debt markers elsewhere, and those it holds, for which an assembly (DP-17) may pay more. */
function estimateDebts(
  { given, open, seats }: DpSeatView,
  seat: Seat,
  turns: number,
  staying: readonly number[],
): number {
  const settles = (other: number): number => (given.outSettleDebts ? 1 : (staying[other] ?? 1));
  let sum = 0;
  for (let place = 0; place <= seats; place++)
    if (place !== seat) sum -= 2 * settles(place) * at(open.debts[seat], place);
  for (let owner = 0; owner < seats; owner++)
    if (owner !== seat) sum += (2 * settles(owner) + WEIGHTS.assembly * turns) * at(open.debts[owner], seat);
  return sum;
}

function estimateTiles({ open }: DpSeatView, seat: Seat): number {
  const held = open.tiles[seat] ?? [];
  let sum = 0;
  for (let tile = 0; tile < held.length; tile++) if (held[tile] === HELD) sum += at(WEIGHTS.tiles, tile);
  return sum;
}
