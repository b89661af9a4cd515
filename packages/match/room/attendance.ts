import type { Seat } from '@consigliere/kernel';
import type { ClockTerms } from './terms.ts';

/** Which players of a room are connected, as the server knows it. The room itself doesn't: its journal says nothing about it. */
export interface Attendance {
  /** The seats whose players are connected. */
  readonly seats: readonly Seat[];
  /** The seats whose players have disconnected, and when, in house time. */
  readonly left: readonly (readonly [seat: Seat, at: number])[];
  /** Since when the server has known: a player in neither list hasn't been connected since then. */
  readonly since: number;
  /** How long a player must have been disconnected to count as absent, in milliseconds. */
  readonly absentAfter: number;
}

/** Whether a table's clock expects everybody to be there all the time. */
export const expectsEverybody = ({ kind }: ClockTerms): boolean => kind === 'live' || kind === 'none';

/** Since when a player has been disconnected; null: the player is connected. */
export function disconnectedSince({ seats, left, since }: Attendance, seat: Seat): number | null {
  if (seats.includes(seat)) return null;
  return left.find(([each]) => each === seat)?.[1] ?? since;
}

/** Whether a player has been disconnected for so long that others may have a stand-in play. */
export function isAbsent(attendance: Attendance, seat: Seat, at: number): boolean {
  const since = disconnectedSince(attendance, seat);
  return since !== null && at - since >= attendance.absentAfter;
}

/** The data needed to find who acts for a table's owner. */
interface Seating {
  /** null: the owner doesn't sit at the table. */
  readonly ownerSeat: Seat | null;
  readonly chairs: readonly { readonly sitter: string; readonly isAway: boolean }[];
}

/** The seat that acts for an owner who is absent or doesn't sit: the next one with a connected player. null: the owner is there, or nobody is. */
export function deputyOf({ ownerSeat, chairs }: Seating, attendance: Attendance, at: number): Seat | null {
  if (ownerSeat !== null) {
    const isGone = chairs[ownerSeat]?.isAway === true && !attendance.seats.includes(ownerSeat);
    if (!isGone && !isAbsent(attendance, ownerSeat, at)) return null;
  }
  for (let step = 1; step <= chairs.length; step++) {
    const seat = ((ownerSeat ?? -1) + step) % chairs.length;
    if (chairs[seat]?.sitter === 'person' && attendance.seats.includes(seat)) return seat;
  }
  return null;
}
