import type { Seat } from '@consigliere/kernel';
import { deputyOf } from './attendance.ts';
import type { Actor, RoomRefusal } from './commands.ts';
import type { Line } from './lines.ts';
import { type Room, seatOf } from './room.ts';

/** The part of a leaving player's line that passes the owner's rights to the next person who is there. */
export function passOn(room: Room, seat: Seat): { readonly heir?: Seat } {
  const { chairs, owner, phase } = room;
  if (phase !== 'playing' || seatOf(room, owner) !== seat) return {};
  for (let step = 1; step < chairs.length; step++) {
    const heir = (seat + step) % chairs.length;
    if (chairs[heir]?.sitter === 'person' && !chairs[heir].isAway) return { heir };
  }
  return {};
}

/** Decides whether a player becomes the owner in the place of one who is absent or doesn't sit at the table. */
export function takeOwnership(room: Room, { player, id, attendance }: Actor, at: number): Line | RoomRefusal {
  const seat = seatOf(room, player);
  if (seat === null) return 'not-seated';
  const ownerSeat = seatOf(room, room.owner);
  const deputy = attendance === undefined ? null : deputyOf({ ownerSeat, chairs: room.chairs }, attendance, at);
  return deputy === seat ? { type: 'owned', id, seat } : 'not-owner';
}
