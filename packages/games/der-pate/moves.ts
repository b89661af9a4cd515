import { getAt, type Seat } from '@consigliere/kernel';
import {
  type BoardDrawers,
  type DpTable,
  EMPTY,
  HELD,
  type Idle,
  NEUTRAL,
  ON_TRACK,
  type Reason,
  TILES,
  type Track,
} from './types.ts';

/** Small moves of pieces and money that many rules are built from. Each tells the table what it did, and by which rule. */

const at = (list: readonly number[], index: number): number => list[index] ?? 0;

interface Payment {
  readonly seat: Seat;
  readonly amount: number;
  readonly reason: Reason;
  readonly other?: Seat;
}

/** Money from the bank (or, below zero, to it); `other`: from or to that family. */
export function pay(table: DpTable, rule: string, { seat, amount, reason, other }: Payment): void {
  if (amount === 0) return;
  const { money } = table.recalled;
  money[seat] = at(money, seat) + amount;
  if (other !== undefined) money[other] = at(money, other) - amount;
  table.tell(rule, { type: 'money', seat, amount, reason, other: other ?? null });
}

/** Tells the table that a field, a tile or an event does nothing; `seat`: the player responsible, null: everybody. */
export function tellIdle(table: DpTable, rule: string, what: string, because: { why: Idle; seat: Seat | null }): void {
  table.tell(rule, { type: 'no-effect', what, ...because });
}

/** DP-9 The businesses of the district in which the car stands are protected. */
export function isProtected({ given, open }: BoardDrawers, business: number): boolean {
  return given.street[business]?.district === given.street[open.car]?.district;
}

/** The unprotected businesses with such a holder. */
export function findUnprotected(board: BoardDrawers, isSuch: (holder: number) => boolean): number[] {
  const found: number[] = [];
  const { holder } = board.open;
  for (let business = 0; business < holder.length; business++)
    if (isSuch(holder[business] ?? EMPTY) && !isProtected(board, business)) found.push(business);
  return found;
}

/** DP-9 The protected businesses with such a holder. */
export const findShielded = (board: BoardDrawers, isSuch: (holder: number) => boolean): number[] =>
  board.open.holder.flatMap((holder, business) => (isSuch(holder) && isProtected(board, business) ? [business] : []));

/** DP-7, DP-16 The car moves clockwise. */
export function moveCar(table: DpTable, rule: string, spaces: number): void {
  table.open.car = (table.open.car + spaces) % table.open.holder.length;
  table.tell(rule, { type: 'car', space: table.open.car });
}

/** Puts a member from supply on an empty business. */
export function occupy(table: DpTable, rule: string, seat: Seat, business: number): void {
  const { supply, holder } = table.open;
  supply[seat] = at(supply, seat) - 1;
  holder[business] = seat;
  table.tell(rule, { type: 'occupied', seat, business });
}

/** Takes the member from a business; neutral ones go to the box wherever others go (rulings DP-18, DP-19). */
export function clear(table: DpTable, rule: string, business: number, to: 'supply' | 'jail' | 'river'): void {
  const { open } = table;
  const holder = at(open.holder, business);
  if (holder === EMPTY) return;
  open.holder[business] = EMPTY;
  if (holder === NEUTRAL) open.box++;
  else open[to][holder] = at(open[to], holder) + 1;
  table.tell(rule, { type: 'cleared', business, holder, to: holder === NEUTRAL ? 'box' : to });
}

/** Moves members of one family out of jail or the river. */
export function moveMembers(table: DpTable, seat: Seat, from: 'jail' | 'river', to: 'supply' | 'river'): number {
  const { open } = table;
  const count = at(open[from], seat);
  open[from][seat] = 0;
  open[to][seat] = at(open[to], seat) + count;
  return count;
}

interface MovedDebt {
  readonly owner: Seat;
  readonly from: number;
  readonly to: number;
}

/** Moves one debt marker from one place to another; the bank is the place after the last seat. */
export function moveDebt(table: DpTable, rule: string, { owner, from, to }: MovedDebt): void {
  const markers = getAt(table.open.debts, owner);
  markers[from] = at(markers, from) - 1;
  markers[to] = at(markers, to) + 1;
  table.tell(rule, { type: 'debt', owner, from, to });
}

/** DP-20, DP-26, DP-E7 Takes friends from Brooklyn, while there are any left. */
export function takeFriend(table: DpTable, rule: string, seat: Seat): void {
  const { open } = table;
  if (open.brooklyn === 0) return;
  open.brooklyn--;
  open.friends[seat] = at(open.friends, seat) + 1;
  table.tell(rule, { type: 'friend', seat, count: 1 });
}

export const getLastSpace = ({ given }: BoardDrawers, track: Track): number =>
  track === 'income' ? given.income.length - 1 : track === 'favours' ? given.favours.length : given.last[track];

/** DP-40 Whether advancing on this track would have an effect: reputation and influence pay at their end, the others don't. */
export const mayAdvance = (board: BoardDrawers, seat: Seat, track: Track): boolean =>
  track === 'reputation' || track === 'influence' || at(board.open[track], seat) < getLastSpace(board, track);

interface Advance {
  readonly seat: Seat;
  readonly track: Track;
  readonly steps: number;
}

/** DP-29 One advance. From the last space of reputation or influence it pays 1,000 $ instead; surplus spaces are lost. */
export function advanceOn(table: DpTable, rule: string, { seat, track, steps }: Advance): void {
  const spaces = table.open[track];
  const from = at(spaces, seat);
  const last = getLastSpace(table, track);
  if (from === last) {
    if (track === 'reputation' || track === 'influence')
      pay(table, 'DP-29', { seat, amount: 1000, reason: 'track-end' });
    return;
  }
  const to = Math.min(last, from + steps);
  spaces[seat] = to;
  table.tell(rule, { type: 'advanced', seat, track, from, to });
  if (track === 'reputation') gainTiles(table, seat, 0, to);
  if (track === 'influence') gainTiles(table, seat, 3, to);
}

/** DP-25 Reaching or passing a tile's space gives that tile. */
function gainTiles(table: DpTable, seat: Seat, first: number, to: number): void {
  const tiles = getAt(table.open.tiles, seat);
  for (let i = 0; i < 3; i++) {
    if (at(tiles, first + i) !== ON_TRACK || to < at(table.given.tileSpaces, first + i)) continue;
    tiles[first + i] = HELD;
    table.tell('DP-25', { type: 'tile-won', seat, tile: getAt(TILES, first + i) });
  }
}
