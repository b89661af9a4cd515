import type { Seat } from '@consigliere/kernel';
import { clear, isProtected, moveDebt, occupy } from './moves.ts';
import { type Board, type DpTable, EMPTY, NEUTRAL } from './types.ts';

/** DP-19 Needs an own debt marker and an own member in supply. */
const canTakeOver = ({ open }: Board, seat: Seat): boolean =>
  (open.supply[seat] as number) > 0 && (open.debts[seat]?.[seat] as number) > 0;

/** DP-19 Unprotected businesses (of that value; null: of any) that another family or a neutral member holds. */
export function takeoverTargets(board: Board, seat: Seat, value: number | null): number[] {
  const targets: number[] = [];
  if (!canTakeOver(board, seat)) return targets;
  const { holder } = board.open;
  for (let business = 0; business < holder.length; business++) {
    if (holder[business] === EMPTY || holder[business] === seat) continue;
    if (value !== null && board.given.street[business]?.value !== value) continue;
    if (!isProtected(board, business)) targets.push(business);
  }
  return targets;
}

/** DP-19 The member there goes into the Hudson, a debt marker to its owner (neutral: the bank), an own member takes the place. */
export function takeOver(table: DpTable, seat: Seat, business: number): void {
  const holder = table.open.holder[business] as number;
  clear(table, business, 'river');
  moveDebt(table, seat, seat, holder === NEUTRAL ? table.seats.length : holder);
  occupy(table, seat, business);
}
