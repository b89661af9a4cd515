import type { Seat } from '@consigliere/kernel';
import { deputyOf, disconnectedSince, expectsEverybody, isAbsent } from './attendance.ts';
import type { Chair } from './chair.ts';
import type { Actor, RoomRefusal } from './commands.ts';
import { keepVote } from './consent.ts';
import type { Line } from './lines.ts';
import { findPendingDecision } from './pending-decision.ts';
import { type Room, seatOf } from './room.ts';

/**
 * Decides whether a stand-in plays for a player who has lost the connection. The owner may ask for it, or the deputy of an absent
 * owner, whether or not that player is awaited; but nobody stands in while others can react.
 */
export function standIn(room: Room, { player, id, attendance }: Actor, seat: Seat, at: number): Line | RoomRefusal {
  const { phase, isPaused, terms, owner, chairs } = room;
  if (phase !== 'playing') return 'not-playing';
  if (isPaused) return 'paused';
  const chair = chairs[seat];
  if (chair === undefined) return 'no-such-seat';
  const by = seatOf(room, player);
  const ownerSeat = seatOf(room, owner);
  const deputy = attendance === undefined ? null : deputyOf({ ownerSeat, chairs }, attendance, at);
  if (player !== owner && (by === null || by !== deputy)) return 'not-owner';
  if (chair.sitter !== 'person' || chair.isAway || seat === by) return 'not-away';
  // By correspondence nobody has to be connected, but the clock runs out.
  if (!expectsEverybody(terms.clock))
    return chair.nudged === null ? 'not-away' : { type: 'stood-in', id, by, seat, since: at, ...keepVote(room, seat) };
  const since = attendance === undefined ? null : disconnectedSince(attendance, seat);
  if (attendance === undefined || since === null) return 'not-away';
  if (!isAbsent(attendance, seat, at)) return 'too-soon';
  if ((findPendingDecision(room)?.silence ?? null) !== null) return 'window-open';
  return { type: 'stood-in', id, by, seat, since, ...keepVote(room, seat) };
}

/**
 * Decides whether somebody at the table nudges a player who has lost the connection. That changes nothing in the match and no
 * clock: the player reads, when back, that somebody waits. Once for each absence: a repetition changes nothing.
 */
export function remind(room: Room, { player, id, attendance }: Actor, seat: Seat, at: number): Line | RoomRefusal {
  const { phase, isPaused, terms, chairs } = room;
  const by = seatOf(room, player);
  if (by === null) return 'not-seated';
  if (phase !== 'playing') return 'not-playing';
  if (isPaused) return 'paused';
  const chair = chairs[seat];
  if (chair === undefined) return 'no-such-seat';
  if (chair.sitter !== 'person' || chair.isAway || seat === by || !expectsEverybody(terms.clock)) return 'not-away';
  const since = attendance === undefined ? null : disconnectedSince(attendance, seat);
  if (attendance === undefined || since === null) return 'not-away';
  return isAbsent(attendance, seat, at) ? { type: 'reminded', id, by, seat, since } : 'too-soon';
}

/** Whether others know a player as gone: a bot plays, or somebody has nudged. */
export const isExpectedBack = ({ sitter, isAway, reminder = null }: Chair): boolean =>
  isAway || sitter === 'bot' || reminder !== null;
