import type { Seat } from '@consigliere/kernel';
import { sha256 } from '@consigliere/kernel/host';
import { findExcuseLine, keepVote, listExcuseTimes } from './consent.ts';
import type { Line, Released } from './lines.ts';
import { findPendingDecision, listAwaitedOrders, markUnseen, type PendingDecision } from './pending-decision.ts';
import type { Room } from './room.ts';
import { patienceOf } from './terms.ts';
import {
  type Due,
  findNextRelease,
  findReleaseLine,
  findTimeout,
  findWakeTime,
  findWindowEnd,
  hidesOrders,
  type Thoughts,
} from './timing.ts';

/** The first line that is due, given the bots' picks. After it everything may be different. */
function findDueLine(room: Room, thoughts: Thoughts, at: number): Line | null {
  return (
    findWindowLine(room, at) ??
    findReleaseLine(room, thoughts, at) ??
    findOrderLine(room, at) ??
    findClockLine(room, at) ??
    findExcuseLine(room, at)
  );
}

/** CN-20 The reaction window closes: players who haven't answered pass. */
function findWindowLine(room: Room, at: number): Line | null {
  const pending = findPendingDecision(room);
  if (pending === null || pending.silence === null) return null;
  const end = findWindowEnd(room);
  if (end === null || at < end) return null;
  const { decision, branch, silence, waiting } = pending;
  const answers = waiting.map((seat): Released => [seat, [silence], 'clock']);
  return { type: 'released', decision, branch, answers, ...markUnseen(room) };
}

/** CN-20 A standing order answers alone, at a time at which its owner might. */
function findOrderLine(room: Room, at: number): Line | null {
  const pending = findPendingDecision(room);
  if (pending === null || pending.silence === null || !hidesOrders(room)) return null;
  const { decision, branch, silence } = pending;
  const seat = listAwaitedOrders(room).find(each => at >= findOrderTime(room, pending, each));
  if (seat === undefined) return null;
  return { type: 'released', decision, branch, answers: [[seat, [silence], 'order']], ...markUnseen(room) };
}

/** How long people take to pass in a reaction window, in milliseconds: from, to. */
const PASSING = [600, 3400] as const;

/** When a standing order answers. The time follows from the room's seed, which nobody knows. */
function findOrderTime({ askedAt, seed }: Room, { decision, branch }: PendingDecision, seat: Seat): number {
  const [from, to] = PASSING;
  const drawn = Number.parseInt(sha256(`${seed}/order/${branch}/${decision}/${seat}`).slice(0, 8), 16);
  return askedAt + from + (drawn % (to - from));
}

/** A player whose time is up is nudged first; then a bot stands in. */
function findClockLine(room: Room, at: number): Line | null {
  for (const [seat, { nudged }] of room.chairs.entries()) {
    const end = findTimeout(room, seat);
    if (end === null || at < end) continue;
    if (nudged === null) return { type: 'nudged', seat };
    if (at >= nudged + patienceOf(room.terms.clock).nudge) return { type: 'stood-in', seat, ...keepVote(room, seat) };
  }
  return null;
}

/** When something is due next, given the bots' picks; null: never. */
function findNextTime(room: Room, thoughts: Thoughts): number | null {
  const pending = findPendingDecision(room);
  if (pending === null) return null;
  const times = listExcuseTimes(room);
  const release = findNextRelease(room, thoughts);
  if (release !== null) times.push(release);
  if (hidesOrders(room)) times.push(...listAwaitedOrders(room).map(seat => findOrderTime(room, pending, seat)));
  const end = pending.silence === null ? null : findWindowEnd(room);
  if (end !== null) times.push(end);
  for (const [seat, { nudged }] of room.chairs.entries()) {
    const up = findTimeout(room, seat);
    if (up !== null) times.push(nudged === null ? up : Math.max(up, nudged + patienceOf(room.terms.clock).nudge));
  }
  return times.length === 0 ? null : Math.min(...times);
}

/** Until when a player who is asked has to answer; null: there is no such time. */
export const findDeadline = (room: Room, seat: Seat): number | null =>
  (findPendingDecision(room)?.silence ?? null) === null ? findTimeout(room, seat) : findWindowEnd(room);

/** A list tells deadlines where people come back for them. */
const listDeadlines = (room: Room): readonly (number | null)[] | null =>
  room.phase === 'playing' && room.terms.clock.kind === 'correspondence'
    ? room.chairs.map((_, seat) => findDeadline(room, seat))
    : null;

/** At any table. */
export const DUE: Due = { findLine: findDueLine, findNextTime, listDeadlines };

/** When a host must tend the room; null: never. */
export const wake = (room: Room): number | null => findWakeTime(room, DUE);
