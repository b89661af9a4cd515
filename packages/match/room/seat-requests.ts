import type { Seat } from '@consigliere/kernel';
import { dropDraft } from '../match.ts';
import type { Chair } from './chair.ts';
import { longAwayAt } from './chair.ts';
import type { Actor, RoomRefusal } from './commands.ts';
import type { Line } from './lines.ts';
import { findPendingDecision } from './pending-decision.ts';
import { type Room, seatOf } from './room.ts';
import { newClock } from './timing.ts';

/** More guests than this can't ask at once. */
const MOST_REQUESTS = 8;

/** Whether a chair of a running match can be given to somebody else: a bot's, or that of a player who has left or been away for long. */
const isToGive = (chair: Chair, at: number): boolean =>
  chair.sitter === 'bot' || (chair.sitter === 'person' && chair.isAway && (chair.hasLeft || at >= longAwayAt(chair)));

/** Decides a guest's request for a chair. Asking again for the same chair changes nothing. */
export function askSeat(room: Room, { player, id }: Actor, seat: Seat, at: number): Line | RoomRefusal {
  if (room.phase !== 'playing') return 'not-playing';
  if (seatOf(room, player) !== null) return 'already-seated';
  if (room.barred.includes(player)) return 'barred';
  const chair = room.chairs[seat];
  if (chair === undefined) return 'no-such-seat';
  if (!isToGive(chair, at)) return 'seat-taken';
  const isFull = room.seatRequests.filter(each => each.player !== player).length >= MOST_REQUESTS;
  return isFull ? 'request-open' : { type: 'asked-seat', id, player, seat };
}

/** The owner lets a guest have a chair, or declines. Nobody changes places while others can react. */
export function admit(
  room: Room,
  { player, id }: Actor,
  { request, yes }: { readonly request: number; readonly yes: boolean },
  at: number,
): Line | RoomRefusal {
  if (player !== room.owner) return 'not-owner';
  if (room.phase !== 'playing') return 'not-playing';
  const asked = room.seatRequests.find(({ number }) => number === request);
  if (asked === undefined) return 'no-request';
  if (!yes) return { type: 'declined', id, request };
  const chair = room.chairs[asked.seat];
  if (chair === undefined || !isToGive(chair, at)) return 'seat-taken';
  if ((findPendingDecision(room)?.silence ?? null) !== null) return 'window-open';
  return { type: 'admitted', id, request };
}

/** The room after a guest has asked for a chair. A guest has one request at most. */
export const addSeatRequest = (room: Room, { player, seat }: Extract<Line, { type: 'asked-seat' }>): Room => ({
  ...room,
  seatRequests: [...room.seatRequests.filter(each => each.player !== player), { number: room.lines, player, seat }],
});

/** The room after the owner has declined. The guest can't ask again in this match. */
export function declineRequest(room: Room, request: number): Room {
  const asked = room.seatRequests.find(({ number }) => number === request);
  return {
    ...room,
    seatRequests: room.seatRequests.filter(each => each !== asked),
    barred: asked === undefined ? room.barred : [...room.barred, asked.player],
  };
}

/** The room after a guest has got a chair, with everything its seat knows. The seat's entropy stays, since the match was drawn from it. */
export function admitGuest(room: Room, request: number): Room {
  const asked = room.seatRequests.find(({ number }) => number === request);
  const chair = asked === undefined ? undefined : room.chairs[asked.seat];
  if (asked === undefined || chair === undefined) throw new Error('nobody has asked for the chair');
  const { seat, player } = asked;
  const { entropy } = chair;
  const sitter: Chair = {
    ...{ sitter: 'person', player, level: 0, isKept: false, entropy },
    ...{ nudged: null, isAway: false, awaySince: null, hasLeft: false },
  };
  return {
    ...room,
    chairs: room.chairs.with(seat, sitter),
    match: room.match === null ? null : dropDraft(room.match, seat),
    orders: room.orders.with(seat, null),
    clocks: room.clocks.with(seat, newClock(room.terms.clock)),
    seatRequests: room.seatRequests.filter(each => each.seat !== seat),
  };
}
