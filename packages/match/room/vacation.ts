import type { Vacation } from './chair.ts';
import type { Command, RoomRefusal } from './commands.ts';
import type { Coming } from './decide.ts';
import type { Line } from './lines.ts';
import type { Room } from './room.ts';
import { findWindowEnd, newClock, stopClock } from './timing.ts';
import { countVacationDays, vacationDaysOf } from './vacation-days.ts';

const DAY = 24 * 3_600_000;
/** How far ahead a vacation may be planned, in milliseconds. */
const HORIZON = 366 * DAY;

/** Decides which vacation a player has from now on, or refuses it. */
export function decideVacation(
  { terms, chairs }: Room,
  { id, seat, at }: Coming,
  { vacation }: Extract<Command, { type: 'vacation' }>,
): Line | RoomRefusal {
  if (terms.clock.kind !== 'correspondence') return 'not-correspondence';
  const chair = chairs[seat];
  const current = chair?.vacation !== undefined && chair.vacation.until > at ? chair.vacation : null;
  if (vacation === null)
    return current === null
      ? 'bad-dates'
      : { type: 'vacationed', id, seat, from: Math.min(current.from, at), until: at };
  const isGoingOn = current !== null && current.from <= at;
  // A vacation that is going on can get another end.
  const from = isGoingOn ? current.from : Math.max(vacation.from, at);
  const { until } = vacation;
  if (until <= Math.max(from, at) || until > at + HORIZON || (isGoingOn && vacation.from > at)) return 'bad-dates';
  const taken = nextVacation(chair?.vacation, { from, until }, at).before + countVacationDays(from, until);
  return taken > vacationDaysOf(terms.clock) ? 'too-many-days' : { type: 'vacationed', id, seat, from, until };
}

/** The vacation after a line. One that has begun costs the days that it took, unless the line only gives it another end. */
function nextVacation(
  last: Vacation | undefined,
  { from, until }: Pick<Vacation, 'from' | 'until'>,
  at: number,
): Vacation {
  const before = last?.before ?? 0;
  const isSame = last?.from === from;
  return {
    from,
    until,
    before: last === undefined || isSame ? before : before + countVacationDays(last.from, Math.min(last.until, at)),
  };
}

/** The room with a player's vacation. What the last one has done to the clock is settled first, and an open reaction window keeps its end. */
export function applyVacation(
  room: Room,
  { seat, from, until }: Extract<Line, { type: 'vacationed' }>,
  at: number,
): Room {
  const [chair, clock] = [room.chairs[seat], room.clocks[seat]];
  if (chair === undefined || clock === undefined) throw new Error('nobody sits there');
  return {
    ...room,
    windowEnd: findWindowEnd(room),
    clocks: room.clocks.with(seat, stopClock(clock, room.terms.clock, at, chair)),
    chairs: room.chairs.with(seat, { ...chair, vacation: nextVacation(chair.vacation, { from, until }, at) }),
  };
}

/** The room with another clock: everybody has a full one, and an open reaction window keeps its end. Vacations end at a live table. */
export function withClock(room: Room, clock: Room['terms']['clock'], at: number): Room {
  const isLive = clock.kind !== 'correspondence';
  return {
    ...room,
    terms: { ...room.terms, clock },
    windowEnd: findWindowEnd(room),
    chairs: room.chairs.map(chair => {
      const { vacation } = chair;
      if (vacation === undefined || !isLive) return { ...chair, nudged: null };
      const until = Math.min(vacation.until, at);
      return { ...chair, nudged: null, vacation: { ...vacation, from: Math.min(vacation.from, until), until } };
    }),
    clocks: room.clocks.map(() => newClock(clock)),
  };
}
