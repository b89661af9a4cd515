import type { Seat } from '@consigliere/kernel';
import { advanceOn, pay, tellIdle } from '../moves.ts';
import { BIRTHDAY, type BoardDrawers, type DpTable, EMPTY, GRANDCHILD, HELD, WEDDING } from '../types.ts';

/** A grey tile that a seat has gained. */
export interface GainedTile {
  readonly seat: Seat;
  readonly tile: number;
}

/** The grey tiles a seat holds, one bit each. */
export function findGreyHeld({ open }: BoardDrawers, seat: Seat): number {
  const tiles = open.tiles[seat] ?? [];
  return (
    Number(tiles[WEDDING] === HELD) |
    (Number(tiles[GRANDCHILD] === HELD) << 1) |
    (Number(tiles[BIRTHDAY] === HELD) << 2)
  );
}

/** The grey tiles a seat has gained since it held these. */
export const findGreyGained = (board: BoardDrawers, seat: Seat, before: number): GainedTile[] =>
  [WEDDING, GRANDCHILD, BIRTHDAY].flatMap(tile =>
    ((findGreyHeld(board, seat) & ~before) >> tile) & 1 ? [{ seat, tile }] : [],
  );

function payBusiness(table: DpTable, seat: Seat, business: number): void {
  const row = table.given.street[business];
  if (row === undefined) return;
  pay(table, 'DP-13', { seat, amount: row.pay, reason: 'business' });
  if (row.step !== null) advanceOn(table, 'DP-13', { seat, track: row.step, steps: 1 });
}

/**
 * DP-13, DP-38 Every business of that value pays its holder and advances it on its track, the active player first, then clockwise.
 * Players are asked about grey tiles gained out of turn once everything is paid.
 */
export function payBusinesses(table: DpTable, turn: Seat, value: number): void {
  const seats = table.seats.length;
  const { holder } = table.open;
  const businesses = table.given.ofValue[value] ?? [];
  const queue: GainedTile[] = [];
  if (!businesses.some(business => (holder[business] ?? EMPTY) >= 0))
    return tellIdle(table, 'DP-13', 'business', { why: 'nobody-paid', seat: null });
  for (let i = 0; i < seats; i++) {
    const seat = (turn + i) % seats;
    const before = findGreyHeld(table, seat);
    for (let b = 0; b < businesses.length; b++) {
      const business = businesses[b] ?? 0;
      if (holder[business] === seat) payBusiness(table, seat, business);
    }
    if (seat !== turn && findGreyHeld(table, seat) !== before) queue.push(...findGreyGained(table, seat, before));
  }
  if (queue.length > 0) table.call('celebrate', { queue });
}
