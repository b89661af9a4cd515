import type { Seat } from '@consigliere/kernel';
import { findOpenWindow } from '../window.ts';
import type { Chair } from './chair.ts';
import type { Line, Released } from './lines.ts';
import {
  findPendingDecision,
  listAwaitedBots,
  listAwaitedOrders,
  markUnseen,
  type PendingDecision,
} from './pending-decision.ts';
import { isBotTable, type Room, type SeatClock } from './room.ts';
import { beatOf, type ClockTerms, patienceOf } from './terms.ts';

/** The clock of a seat before its first move. */
export const newClock = (terms: ClockTerms): SeatClock => ({
  bank: terms.kind === 'live' ? terms.reserve : terms.kind === 'correspondence' ? terms.bank : 0,
  since: null,
  call: -1,
  spent: 0,
});

/** Starts a clock that stands. A call with a new number is another move, and a move adds to a bank. */
function startClock(clock: SeatClock, terms: ClockTerms, call: number, at: number): SeatClock {
  if (clock.since !== null) return clock;
  if (call <= clock.call) return { ...clock, since: at };
  const increment = terms.kind === 'correspondence' ? terms.increment : 0;
  const most = terms.kind === 'correspondence' ? terms.bank : clock.bank;
  return { bank: Math.min(most, clock.bank + increment), since: at, call, spent: 0 };
}

/** Stops a clock that runs. It hasn't counted a vacation. */
export function stopClock(
  clock: SeatClock,
  terms: ClockTerms,
  at: number,
  { vacation }: Pick<Chair, 'vacation'>,
): SeatClock {
  if (clock.since === null) return clock;
  const away = vacation ? Math.max(0, Math.min(at, vacation.until) - Math.max(clock.since, vacation.from)) : 0;
  const used = at - clock.since - away;
  const spent = clock.spent + used;
  return { ...clock, bank: Math.max(0, clock.bank - costOf(terms, clock.spent, spent)), since: null, spent };
}

/** Whether nobody's time is counted. */
export const isUntimed = ({ kind }: ClockTerms): boolean => kind === 'none' || kind === 'calm';

/** The cost to the bank when the time spent on a move grows. */
function costOf(terms: ClockTerms, before: number, after: number): number {
  if (isUntimed(terms)) return 0;
  const free = terms.kind === 'live' ? terms.move : 0;
  return Math.max(0, after - free) - Math.max(0, before - free);
}

/** Starts and stops the clocks after a line: those of awaited people who are there run, but none in a reaction window. A player whose clock stands isn't nudged. */
export function updateClocks(room: Room, at: number): Pick<Room, 'clocks' | 'chairs'> {
  const { clock: terms } = room.terms;
  const pending = findPendingDecision(room);
  let { clocks, chairs } = room;
  for (let seat = 0; seat < chairs.length; seat++) {
    const [chair, clock] = [chairs[seat], clocks[seat]];
    if (chair === undefined || clock === undefined) continue;
    const isRunning = pending !== null && pending.silence === null && isThere(chair) && pending.waiting.includes(seat);
    const next = isRunning ? startClock(clock, terms, pending.decision, at) : stopClock(clock, terms, at, chair);
    // Unchanged lists stay the same object, which makes comparing rooms fast.
    if (next !== clock) clocks = clocks.with(seat, next);
    if (!isRunning && chair.nudged !== null) chairs = chairs.with(seat, { ...chair, nudged: null });
  }
  return { clocks, chairs };
}

const isThere = ({ sitter, isAway }: Chair): boolean => sitter === 'person' && !isAway;

/** After an undo every call counts as a new move. */
export const restartMoves = (room: Room, at: number): Room => ({
  ...room,
  clocks: room.clocks.map((clock, seat) => ({
    ...stopClock(clock, room.terms.clock, at, room.chairs[seat] ?? {}),
    call: -1,
  })),
});

/** When a seat's time is up; null: its clock stands, or there is none. */
export function findTimeout({ terms: { clock: terms }, clocks, chairs }: Room, seat: Seat): number | null {
  const clock = clocks[seat];
  if (clock === undefined || clock.since === null || isUntimed(terms)) return null;
  const free = terms.kind === 'live' ? Math.max(0, terms.move - clock.spent) : 0;
  const end = clock.since + free + clock.bank;
  const vacation = chairs[seat]?.vacation;
  const isMoved = vacation && vacation.from < end && vacation.until > clock.since;
  return isMoved ? end + vacation.until - Math.max(vacation.from, clock.since) : end;
}

/** Bots' chosen picks by seat. `at`: when the last one was ready (for punctual bots, when they were asked). */
export interface Thoughts {
  readonly picks: ReadonlyMap<Seat, readonly unknown[]>;
  readonly at: number;
  /**
   * Whether a bot that isn't ready at the tick passes in a reaction window. Otherwise all wait until the next tick,
   * which reveals that somebody had something to think about.
   */
  readonly isPunctual?: boolean;
  /** How long the step before is shown to those who watch. Absent: nobody watches. */
  readonly hold?: number;
  /** The ticks of secret decisions. Absent: those of shared tables. */
  readonly beat?: number;
}
export const NO_THOUGHTS: Thoughts = { picks: new Map(), at: 0 };

/** null: it stays open until everybody has answered. */
export function findWindowEnd({ askedAt, terms, windowEnd, chairs, match }: Room): number | null {
  const { window } = patienceOf(terms.clock);
  if (windowEnd !== null || window === null) return windowEnd;
  // Players who were asked during their vacation have the whole time after it, whether or not they have answered.
  const asked = (match === null ? null : findOpenWindow(match))?.asked ?? [];
  const returns = asked.flatMap(seat => chairs[seat]?.vacation ?? []).filter(({ from }) => from <= askedAt);
  return Math.max(askedAt, ...returns.map(({ until }) => until)) + window;
}

/** Bots' answers and standing orders: in secret decisions all together at a whole tick, otherwise one at a time. */
export function findReleaseLine(room: Room, thoughts: Thoughts, at: number): Line | null {
  const pending = findPendingDecision(room);
  if (pending === null || at < findReleaseTime(room, pending, thoughts)) return null;
  const { decision, branch, secret, silence } = pending;
  const bots = listAwaitedBots(room);
  const late = thoughts.isPunctual === true && silence !== null ? [silence] : undefined;
  const ready = bots.flatMap((seat): Released[] => {
    const picks = thoughts.picks.get(seat) ?? late;
    return picks === undefined ? [] : [[seat, picks, room.chairs[seat]?.sitter === 'bot' ? 'bot' : 'stand-in']];
  });
  if (!secret) return ready.length === 0 ? null : { type: 'released', decision, branch, answers: ready.slice(0, 1) };
  if (ready.length < bots.length) return null;
  const orders = silence === null || hidesOrders(room) ? [] : listAwaitedOrders(room);
  const silent = orders.map((seat): Released => [seat, [silence], 'order']);
  const answers = [...ready, ...silent].sort(([a], [b]) => a - b);
  return answers.length === 0 ? null : { type: 'released', decision, branch, answers, ...markUnseen(room) };
}

/** Whether a standing order must look like its owner's own answer: somebody else is at the table, on another device. */
export const hidesOrders = ({ chairs, terms }: Room): boolean =>
  terms.clock.kind !== 'calm' && chairs.filter(({ sitter }) => sitter === 'person').length > 1;

/** While nobody watches, a bot's open answer comes this long after the answer before it. */
const UNWATCHED = 600;

/** When answers that are ready may be released. */
function findReleaseTime(
  { at, askedAt }: Room,
  { secret }: PendingDecision,
  { at: ready, hold = UNWATCHED, beat = beatOf('normal', false) }: Thoughts,
): number {
  if (!secret || beat === 0) return askedAt + hold;
  const ticks = Math.ceil(Math.max(hold, Math.max(ready, at) - askedAt) / beat);
  return askedAt + beat * Math.max(1, ticks);
}

/** When bots' answers and orders are released next; null: somebody else is asked. */
export function findNextRelease(room: Room, thoughts: Thoughts): number | null {
  const pending = findPendingDecision(room);
  if (pending === null) return null;
  const bots = listAwaitedBots(room);
  const isReady = pending.secret
    ? (thoughts.isPunctual === true && pending.silence !== null) || bots.every(seat => thoughts.picks.has(seat))
    : bots.some(seat => thoughts.picks.has(seat));
  const isDue = isReady && (bots.length > 0 || (listAwaitedOrders(room).length > 0 && !hidesOrders(room)));
  return isDue ? findReleaseTime(room, pending, thoughts) : null;
}

/** Finds the lines that time itself brings in a room. */
export interface Due {
  /** The first line that is due, given the bots' picks. After it everything may be different. */
  readonly findLine: (room: Room, thoughts: Thoughts, at: number) => Line | null;
  /** When something is due next, given the bots' picks; null: never. */
  readonly findNextTime: (room: Room, thoughts: Thoughts) => number | null;
  /** By seat, until when a player has to answer, if the table's list tells it. */
  readonly listDeadlines: (room: Room) => readonly (number | null)[] | null;
}

/** At a table without any clock, on one device, there are only bots' answers and orders. */
export const CALM_DUE: Due = {
  findLine: findReleaseLine,
  findNextTime: findNextRelease,
  listDeadlines: () => null,
};

/** When a host must tend the room; null: never. If a bot has to think, that's at once. A table of bots rests until it is watched. */
export function findWakeTime(room: Room, due: Due): number | null {
  if (isBotTable(room)) return null;
  return listAwaitedBots(room).length > 0 ? room.at : due.findNextTime(room, NO_THOUGHTS);
}
