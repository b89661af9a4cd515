import type { Seat } from '@consigliere/kernel';
import { askedIn } from './asked.ts';
import type { Chair } from './chair.ts';
import type { Room, SeatClock } from './room.ts';
import type { ClockTerms } from './terms.ts';

/** The clock of a seat before its first move. */
export const newClock = (terms: ClockTerms): SeatClock => ({
  bank: terms.kind === 'live' ? terms.reserve : terms.kind === 'correspondence' ? terms.bank : 0,
  since: null,
  call: -1,
  spent: 0,
});

/** Starts a clock that stands: a later call than ever before is another move, and a move adds to a bank. */
function started(clock: SeatClock, terms: ClockTerms, call: number, at: number): SeatClock {
  if (clock.since !== null) return clock;
  if (call <= clock.call) return { ...clock, since: at };
  const increment = terms.kind === 'correspondence' ? terms.increment : 0;
  const most = terms.kind === 'correspondence' ? terms.bank : clock.bank;
  return { bank: Math.min(most, clock.bank + increment), since: at, call, spent: 0 };
}

/** Stops a clock that runs. */
function stopped(clock: SeatClock, terms: ClockTerms, at: number): SeatClock {
  if (clock.since === null) return clock;
  const used = at - clock.since;
  const spent = clock.spent + used;
  return { ...clock, bank: Math.max(0, clock.bank - costOf(terms, clock.spent, spent)), since: null, spent };
}

/** Whether nobody's time is counted. */
export const isWithout = ({ kind }: ClockTerms): boolean => kind === 'none' || kind === 'calm';

/** What a bank pays while what was spent on a move grows. */
function costOf(terms: ClockTerms, before: number, after: number): number {
  if (isWithout(terms)) return 0;
  const free = terms.kind === 'live' ? terms.move : 0;
  return Math.max(0, after - free) - Math.max(0, before - free);
}

/** Starts and stops the clocks after something has happened: those of people run who are there and awaited, but none in a moment to react. Whose clock stands is not nudged. */
export function wound(room: Room, at: number): Pick<Room, 'clocks' | 'chairs'> {
  const { clock: terms } = room.terms;
  const asked = askedIn(room);
  let { clocks, chairs } = room;
  for (let seat = 0; seat < chairs.length; seat++) {
    const [chair, clock] = [chairs[seat], clocks[seat]];
    if (chair === undefined || clock === undefined) continue;
    const isRunning = asked !== null && asked.silence === null && isThere(chair) && asked.waiting.includes(seat);
    const next = isRunning ? started(clock, terms, asked.decision, at) : stopped(clock, terms, at);
    // A room in which nothing changes keeps its lists: whoever compares two rooms is quicker for it.
    if (next !== clock) clocks = clocks.with(seat, next);
    if (!isRunning && chair.nudged !== null) chairs = chairs.with(seat, { ...chair, nudged: null });
  }
  return { clocks, chairs };
}

const isThere = ({ sitter, isAway }: Chair): boolean => sitter === 'person' && !isAway;

/** After the table has gone back every call counts anew. */
export const recounted = (room: Room, at: number): Room => ({
  ...room,
  clocks: room.clocks.map(clock => ({ ...stopped(clock, room.terms.clock, at), call: -1 })),
});

/** When a seat's time is up; null: its clock stands, or there is none. */
export function timeIsUp({ terms: { clock: terms }, clocks }: Room, seat: Seat): number | null {
  const clock = clocks[seat];
  if (clock === undefined || clock.since === null || isWithout(terms)) return null;
  const free = terms.kind === 'live' ? Math.max(0, terms.move - clock.spent) : 0;
  return clock.since + free + clock.bank;
}
