import type { Seat } from '@consigliere/kernel';
import { listAwaitedOrders } from './pending-decision.ts';
import { listAwaitedSeats, type Room } from './room.ts';

/**
 * On a shared device: the seat that should be at the screen next, given the one that is; null: any. People who are asked come in the
 * order of their chairs, whatever they could answer, so that the order reveals nothing.
 */
export function nextAtScreen(room: Room, current: Seat | null): Seat | null {
  if (room.phase !== 'playing') return null;
  const isHere = (seat: Seat): boolean => {
    const chair = room.chairs[seat];
    return chair?.sitter === 'person' && !chair.isAway;
  };
  const votes = room.request?.open.find(isHere);
  if (votes !== undefined) return votes;
  const silent = listAwaitedOrders(room);
  const asked = listAwaitedSeats(room).find(seat => isHere(seat) && !silent.includes(seat));
  if (asked !== undefined) return asked;
  // Somebody must be there to end a pause.
  return current ?? (room.isPaused ? ([...room.chairs.keys()].find(isHere) ?? null) : null);
}
