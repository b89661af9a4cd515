import type { DeepReadonly, Result, Seat } from '@consigliere/kernel';
import { moveMembers, pay } from './moves.ts';
import type { DpTable, OpenDrawer } from './types.ts';

/** DP-32 Players who aren't on the last space of the KO track are out. */
function knockOut(table: DpTable): void {
  const { open, given } = table;
  const { ko } = open;
  open.out = table.seats.map(seat => ko === null || (open[ko][seat] ?? 0) < given.last[ko]);
  const seats = table.seats.filter(seat => open.out[seat]);
  if (seats.length > 0) table.tell('DP-32', { type: 'out', seats });
}

/** DP-33 Income once more, 3,000 $ per business, bail for the family's members in jail. */
function payLastIncome(table: DpTable, seat: Seat): void {
  const { open, given } = table;
  const businesses = open.holder.filter(holder => holder === seat).length;
  const income = given.income[open.income[seat] ?? 0] ?? 0;
  pay(table, 'DP-33', { seat, amount: income, reason: 'income' });
  pay(table, 'DP-33', { seat, amount: 3000 * businesses, reason: 'final-business' });
  const jailed = moveMembers(table, seat, 'jail', 'supply');
  pay(table, 'DP-33', { seat, amount: -1000 * jailed, reason: 'bail' });
  if (jailed > 0) table.tell('DP-33', { type: 'freed', seat, count: jailed });
}

/** DP-34 2,000 $ for every debt marker with another family or the bank; an option lets players who are out pay and receive too. */
function payDebts(table: DpTable): void {
  const { open, given, seats } = table;
  const settles = (seat: number): boolean => given.outSettleDebts || !open.out[seat];
  for (const owner of seats.filter(settles))
    for (const [holder, count] of (open.debts[owner] ?? []).entries()) {
      if (holder === owner || !settles(holder)) continue;
      const debt = { amount: 2000 * count, reason: 'debts' } as const;
      if (holder === seats.length) pay(table, 'DP-34', { ...debt, seat: owner, amount: -debt.amount });
      else pay(table, 'DP-34', { ...debt, seat: holder, other: owner });
    }
}

/** DP-32 to DP-34 The end, line by line. */
export function settleAccounts(table: DpTable): void {
  const { open, recalled } = table;
  const lines: { what: string; by: number[] }[] = [];
  let before = table.seats.map(() => 0);
  const line = (what: string): void => {
    lines.push({ what, by: recalled.money.map((money, seat) => money - (before[seat] ?? 0)) });
    before = [...recalled.money];
  };
  line('money');
  knockOut(table);
  for (const seat of table.seats) if (!open.out[seat]) payLastIncome(table, seat);
  line('settlement');
  payDebts(table);
  line('debts');
  lines.push({ what: 'total', by: [...recalled.money] });
  open.settlement = lines;
  open.over = true;
  const places = rankSeats(open);
  const winners = table.seats.filter(seat => places[seat] === 1);
  table.tell(winners.length === 0 ? 'DP-36' : 'DP-35', { type: 'over', winners });
}

/** DP-35 The criteria, the most important first: money, the track that isn't the KO track, members in businesses and in supply. */
function listCriteria(open: DeepReadonly<OpenDrawer>, seat: Seat): readonly number[] {
  const total = open.settlement?.at(-1)?.by[seat] ?? 0;
  const other = open.ko === 'reputation' ? open.influence : open.reputation;
  const family = open.holder.filter(holder => holder === seat).length + (open.supply[seat] ?? 0);
  return [total, other[seat] ?? 0, family];
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

/** DP-36 If nobody has finished, everybody loses. DP-43 Players who are out share the last place. */
function rankSeats(open: DeepReadonly<OpenDrawer>): number[] {
  const seats = open.out.map((_, seat) => seat);
  const finished = seats.filter(seat => !open.out[seat]);
  if (finished.length === 0) return seats.map(() => 0);
  return seats.map(seat => {
    if (open.out[seat]) return finished.length + 1;
    return 1 + finished.filter(other => isBetter(listCriteria(open, other), listCriteria(open, seat))).length;
  });
}

export function result(open: DeepReadonly<OpenDrawer>): Result | null {
  if (open.settlement === null) return null;
  return { place: rankSeats(open), score: open.settlement.at(-1)?.by ?? [], lines: open.settlement };
}
