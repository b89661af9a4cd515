import { findFormerSeat, type Room, seatOf } from './room.ts';

/** Whether a room counts a guest among its own: with a seat, with one that a bot has taken over, as the owner, or asking for a seat. */
export const belongsTo = (room: Room, guest: string): boolean =>
  seatOf(room, guest) !== null ||
  findFormerSeat(room, guest) !== null ||
  room.owner === guest ||
  room.seatRequests.some(({ player }) => player === guest);

/** Whether a room knows anything else about a guest. */
const isKnown = ({ terms, departed, names }: Room, guest: string): boolean =>
  terms.owner === guest || departed.includes(guest) || names.has(guest);

/** The id by which a room knows a person with several ids: the one that is most at home there, otherwise the first. */
export function findOwnId(room: Room, ids: readonly [string, ...string[]]): string {
  const [first, ...others] = ids;
  if (others.length === 0) return first;
  return (
    ids.find(id => seatOf(room, id) !== null) ??
    ids.find(id => findFormerSeat(room, id) !== null) ??
    ids.find(id => belongsTo(room, id)) ??
    // Otherwise somebody who was sent away could come back as another guest.
    ids.find(id => room.barred.includes(id)) ??
    ids.find(id => isKnown(room, id)) ??
    first
  );
}
