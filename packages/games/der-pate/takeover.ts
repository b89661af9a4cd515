import type { Seat } from '@consigliere/kernel';
import { clear, findShielded, findUnprotected, moveDebt, occupy } from './moves.ts';
import { type BoardDrawers, type DpTable, EMPTY, NEUTRAL } from './types.ts';

/** DP-19 A takeover needs a debt marker and a member in supply. */
const canTakeOver = ({ open }: BoardDrawers, seat: Seat): boolean =>
  (open.supply[seat] ?? 0) > 0 && (open.debts[seat]?.[seat] ?? 0) > 0;

/** DP-19 Unprotected businesses (of that value; null: of any) that another family or a neutral member holds. */
export function findTakeoverTargets(board: BoardDrawers, seat: Seat, value: number | null): number[] {
  if (!canTakeOver(board, seat)) return [];
  return findUnprotected(board, holder => isAnothers(holder, seat)).filter(isOf(board, value));
}

/** DP-9 The businesses that can't be taken over only because of the car. */
export function findProtectedTargets(board: BoardDrawers, seat: Seat, value: number | null): number[] {
  if (!canTakeOver(board, seat)) return [];
  return findShielded(board, holder => isAnothers(holder, seat)).filter(isOf(board, value));
}

const isAnothers = (holder: number, seat: Seat): boolean => holder !== EMPTY && holder !== seat;
const isOf =
  ({ given }: BoardDrawers, value: number | null) =>
  (business: number): boolean =>
    value === null || given.street[business]?.value === value;

/**
 * DP-19, DP-E6 The member there goes into the Hudson, a debt marker to its family (neutral: the bank), and a member from supply moves in.
 */
export function takeOver(table: DpTable, rule: string, seat: Seat, business: number): void {
  const holder = table.open.holder[business] ?? EMPTY;
  clear(table, rule, business, 'river');
  moveDebt(table, rule, { owner: seat, from: seat, to: holder === NEUTRAL ? table.seats.length : holder });
  occupy(table, rule, seat, business);
}
