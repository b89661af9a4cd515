import type { DeepReadonly, Result, Seat } from '@consigliere/kernel';
import { addTo, at } from './counts.ts';
import { COLOURS } from './edition/edition.ts';
import { countHeld, countStashed, discard, handOf, stash, worth } from './hands.ts';
import { type BoardState, type CeTable, DOLLARS, MONEY, NONE, type Open, type Turf } from './types.ts';

/** CE-34 The seat with the most markers in a turf; if tied, the one whose topmost marker is higher; NONE: the turf has no markers. */
function dominates(board: BoardState, turf: Turf): Seat {
  const stack = board.open.control[turf] ?? [];
  const count = (seat: Seat): number => stack.filter(each => each === seat).length;
  const most = Math.max(0, ...stack.map(count));
  return stack.findLast(seat => count(seat) === most) ?? NONE;
}

/** CE-35 The seats with the most completed jobs of a colour, if they have any. */
function mostJobs({ given, recalled }: BoardState, colour: number): Seat[] {
  const counts = recalled.completed.map(jobs => jobs.filter(job => given.jobs[job]?.colour === colour).length);
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.flatMap((count, seat) => (count === most ? [seat] : []));
}

/** CE-33 Puts the money left in hand into the suitcase, discards everything else, and opens the suitcase. */
function openSuitcase(table: CeTable, seat: Seat): readonly [suitcase: number, hand: number] {
  const { recalled } = table;
  const own = table.own(seat);
  const money = DOLLARS.map((_, kind) => countStashed(recalled, own, seat, kind));
  const hand = DOLLARS.map((_, kind) => countHeld(recalled, own, seat, kind));
  const cards = handOf(recalled, own, seat).filter(card => card >= MONEY);
  for (const card of cards) discard(table, seat, card);
  // Everybody learns something here, so the end of a match can't be undone.
  table.tellEach('CE-33', { type: 'opened-suitcase', seat, money, hand, cards }, []);
  for (const [kind, count] of hand.entries()) for (let card = 0; card < count; card++) stash(table, seat, kind);
  return [worth(money), worth(hand)];
}

/** CE-33 to CE-36 The end, line by line. */
export function settleAccounts(table: CeTable): void {
  const { open, given, seats } = table;
  const money = seats.map(seat => openSuitcase(table, seat));
  const turfs = seats.map(() => 0);
  const jobs = seats.map(() => 0);
  for (const turf of open.control.keys()) {
    const seat = dominates(table, turf);
    if (seat === NONE) continue;
    addTo(turfs, seat, given.bonus);
    table.tell('CE-34', { type: 'turf-bonus', turf, seat });
  }
  for (const colour of COLOURS.keys()) {
    const best = mostJobs(table, colour);
    for (const seat of best) addTo(jobs, seat, given.bonus);
    if (best.length > 0) table.tell('CE-35', { type: 'job-bonus', colour, seats: best });
  }
  const suitcase = money.map(([inSuitcase]) => inSuitcase);
  const hand = money.map(([, inHand]) => inHand);
  const total = seats.map(seat => at(suitcase, seat) + at(hand, seat) + at(turfs, seat) + at(jobs, seat));
  open.settlement = [
    { what: 'suitcase', by: suitcase },
    { what: 'hand', by: hand },
    { what: 'turfs', by: turfs },
    { what: 'jobs', by: jobs },
    { what: 'total', by: total },
  ];
  open.phase = 'over';
  const place = placesOf(open);
  table.tell('CE-36', { type: 'over', winners: seats.filter(seat => place[seat] === 1) });
}

const lineOf = (open: DeepReadonly<Open>, what: string): readonly number[] =>
  open.settlement?.find(line => line.what === what)?.by ?? [];

/** CE-36 Ranks by money, then by turf bonuses; equal seats share a place. */
function placesOf(open: DeepReadonly<Open>): number[] {
  const [total, turfs] = [lineOf(open, 'total'), lineOf(open, 'turfs')];
  const isBetter = (a: Seat, b: Seat): boolean =>
    at(total, a) > at(total, b) || (at(total, a) === at(total, b) && at(turfs, a) > at(turfs, b));
  return total.map((_, seat) => 1 + total.filter((_, other) => isBetter(other, seat)).length);
}

export function result(open: DeepReadonly<Open>): Result | null {
  if (open.settlement === null) return null;
  return { place: placesOf(open), score: lineOf(open, 'total'), lines: open.settlement };
}
