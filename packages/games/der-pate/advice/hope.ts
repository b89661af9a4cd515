import type { Seat, SeatView } from '@consigliere/kernel';
import { type DerPate, HELD } from '../types.ts';
import { businessHope } from './business.ts';
import { pending } from './pending.ts';
import type { Time } from './time.ts';
import { friendWorth, WEIGHTS } from './weights.ts';

type View = SeatView<DerPate>;

const at = (list: readonly number[] | undefined, index: number): number => list?.[index] ?? 0;

interface Outlook {
  /** First rows still to come, of all families. */
  readonly rolls: number;
  /** How likely each family is to finish the KO track. */
  readonly staying: readonly number[];
}

/** The money that a family can expect to have at the end, in thousands. */
export function hopeOf(view: View, seat: Seat, { turns, uses }: Time, { rolls, staying }: Outlook): number {
  const { open, given, recalled } = view;
  const incomes = given.rounds - open.round + 1;
  return (
    at(recalled.money, seat) / 1000 +
    (at(given.income, at(open.income, seat)) / 1000) * incomes +
    businesses(view, seat, rolls) +
    debts(view, seat, turns, staying) +
    WEIGHTS.favour * turns * at(open.favours, seat) +
    friendWorth(given, at(open.favours, seat)) * Math.min(uses, at(open.friends, seat)) +
    WEIGHTS.member * turns * Math.min(3, at(open.supply, seat)) -
    at(open.jail, seat) +
    (uses > 0 ? tiles(view, seat) : 0) +
    pending(view, seat, rolls)
  );
}

function businesses(view: View, seat: Seat, rolls: number): number {
  const { holder } = view.open;
  let sum = 0;
  for (let business = 0; business < holder.length; business++)
    if (holder[business] === seat) sum += businessHope(view.given, business, rolls);
  return sum;
}

/** DP-34 Its own debt markers elsewhere, and those it holds, for which an assembly (DP-17) may pay more. */
function debts({ given, open, seats }: View, seat: Seat, turns: number, staying: readonly number[]): number {
  const settles = (other: number): number => (given.outSettleDebts ? 1 : (staying[other] ?? 1));
  let sum = 0;
  for (let place = 0; place <= seats; place++)
    if (place !== seat) sum -= 2 * settles(place) * at(open.debts[seat], place);
  for (let owner = 0; owner < seats; owner++)
    if (owner !== seat) sum += (2 * settles(owner) + WEIGHTS.assembly * turns) * at(open.debts[owner], seat);
  return sum;
}

function tiles({ open }: View, seat: Seat): number {
  const held = open.tiles[seat] ?? [];
  let sum = 0;
  for (let tile = 0; tile < held.length; tile++) if (held[tile] === HELD) sum += at(WEIGHTS.tiles, tile);
  return sum;
}
