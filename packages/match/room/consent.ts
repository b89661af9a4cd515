import type { Seat } from '@consigliere/kernel';
import { hasLearnedSince } from '../match.ts';
import { longAwayAt } from './chair.ts';
import type { Line, RequestKind } from './lines.ts';
import type { Room } from './room.ts';

/** Whether a request needs the consent even of players who have only just gone: to end the match, to play by another clock, or to undo what somebody has learned from. */
const isGrave = ({ match }: Room, wish: RequestKind, seat: Seat): boolean =>
  wish === 'end' || wish === 'clock' || (wish === 'undo' && match !== null && hasLearnedSince(match, seat));

/** The other people whose consent a request needs: all who are there and, if it is grave, those who haven't been away for long. */
export function listNeededConsents(room: Room, asker: Seat, wish: RequestKind, at: number): Seat[] {
  const isPatient = isGrave(room, wish, asker);
  return room.chairs.flatMap((chair, seat) => {
    if (chair.sitter !== 'person' || seat === asker) return [];
    return !chair.isAway || (isPatient && at < longAwayAt(chair)) ? [seat] : [];
  });
}

/** The part of a leaving player's line that says whether the open request goes on waiting for that player's consent. */
export function keepVote(room: Room, seat: Seat): { readonly keepsVote?: true } {
  const { request } = room;
  const isKept = request?.open.includes(seat) === true && isGrave(room, request.wish, request.seat);
  return isKept ? { keepsVote: true } : {};
}

/** Somebody has been away for so long that the open request no longer waits. */
export function findExcuseLine({ request, chairs }: Room, at: number): Line | null {
  const seat = request?.open.find(each => chairs[each]?.isAway === true && at >= longAwayAt(chairs[each]));
  return seat === undefined ? null : { type: 'excused', seat };
}

/** When that is the case for somebody; empty: never. */
export const listExcuseTimes = ({ request, chairs }: Room): number[] =>
  (request?.open ?? []).flatMap(seat => (chairs[seat]?.isAway ? [longAwayAt(chairs[seat])] : []));
