import { findFormerSeat, type Room, seatOf } from './room.ts';

/** Whether a guest sits at the table. A chair that is only kept for the guest doesn't count. */
const isSitting = ({ chairs }: Room, guest: string): boolean =>
  chairs.some(({ player, isKept }) => player === guest && !isKept);

/** Whether a guest takes part in a room: with a seat, with one that a bot has taken over, as the owner, or asking for a seat. */
const takesPart = (room: Room, guest: string): boolean =>
  isSitting(room, guest) ||
  findFormerSeat(room, guest) !== null ||
  room.owner === guest ||
  room.seatRequests.some(({ player }) => player === guest);

/** Whether a room counts a guest among its own: those who take part in it, and those for whom a rematch keeps a chair. */
export const belongsTo = (room: Room, guest: string): boolean => takesPart(room, guest) || seatOf(room, guest) !== null;

/** Whether a room knows anything else about a guest. */
const isKnown = ({ terms, departed, names }: Room, guest: string): boolean =>
  terms.owner === guest || departed.includes(guest) || names.has(guest);

/** The id by which a room knows a person with several ids: the one that is most at home there, otherwise the first. */
export function findOwnId(room: Room, ids: readonly [string, ...string[]]): string {
  const [first, ...others] = ids;
  if (others.length === 0) return first;
  return (
    ids.find(id => isSitting(room, id)) ??
    ids.find(id => findFormerSeat(room, id) !== null) ??
    // A rematch may keep two chairs for the person, who takes the owner's, because nobody else could start the match.
    ids.find(id => takesPart(room, id)) ??
    ids.find(id => belongsTo(room, id)) ??
    // Otherwise somebody who was sent away could come back as another guest.
    ids.find(id => room.barred.includes(id)) ??
    ids.find(id => isKnown(room, id)) ??
    first
  );
}

/** The ids under which a person takes part in a room beside the one that they are there, and has to give that up. */
export function listSurplusIds(room: Room, ids: readonly [string, ...string[]]): readonly string[] {
  const own = findOwnId(room, ids);
  // The rights of an owner pass to somebody with a seat.
  const mayPass = (id: string): boolean => room.owner !== id || seatOf(room, id) !== null || isSitting(room, own);
  return ids.filter(id => id !== own && takesPart(room, id) && mayPass(id));
}
