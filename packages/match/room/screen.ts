import type { Seat } from '@consigliere/kernel';
import { ordersAwaited } from './asked.ts';
import { awaitedIn, type Room } from './room.ts';

/**
 * Where all people of a room share one device: who is to sit before its screen, given who does; null: nobody in particular. Whoever
 * is asked comes in the order of the chairs, whatever he could answer, so that the order tells nothing.
 */
export function nextAtScreen(room: Room, current: Seat | null): Seat | null {
  if (room.phase !== 'playing') return null;
  const isHere = (seat: Seat): boolean => {
    const chair = room.chairs[seat];
    return chair?.sitter === 'person' && !chair.isAway;
  };
  const votes = room.request?.open.find(isHere);
  if (votes !== undefined) return votes;
  const silent = ordersAwaited(room);
  const asked = awaitedIn(room).find(seat => isHere(seat) && !silent.includes(seat));
  if (asked !== undefined) return asked;
  // Somebody must be there to end a pause.
  return current ?? (room.isPaused ? ([...room.chairs.keys()].find(isHere) ?? null) : null);
}
