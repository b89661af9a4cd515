import { findFormerSeat, type Room, seatOf } from './room.ts';
import type { Terms, WatchTerms } from './terms.ts';
import type { RoomView } from './view-parts.ts';

/** The part of a room that a guest may see: the room as it is now, as it was some time ago, or nothing. */
export type Sight = 'present' | 'past' | 'nothing';

/**
 * Until the match begins everybody sees the room as it is, because anybody may sit down. Then it depends on the terms what guests without
 * a seat see. A player for whom a bot plays can come back at any time, so nothing is kept from that player.
 */
export function sightOf(room: Room, player: string | null): Sight {
  const watch = watchOf(room.terms);
  if (watch === 0 || room.match === null) return 'present';
  if (seatOf(room, player) !== null || findFormerSeat(room, player) !== null) return 'present';
  return watch === null ? 'nothing' : 'past';
}

/** The parts that a guest without a seat sees as they are now, because they tell that guest alone about a request for a seat. */
export const standingOf = (room: Room, player: string): Pick<RoomView, 'askedSeat' | 'isBarred'> => ({
  askedSeat: room.seatRequests.find(each => each.player === player)?.seat ?? null,
  isBarred: room.barred.includes(player),
});

/** How guests without a seat can watch. */
const watchOf = ({ watch = 0 }: Terms): WatchTerms => watch;

/** How late spectators see the match, in milliseconds. */
export const delayOf = ({ terms }: Pick<Room, 'terms'>): number => watchOf(terms) ?? 0;
