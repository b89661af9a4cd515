import type { Seat } from '@consigliere/kernel';
import { keepVote } from './consent.ts';
import type { Line } from './lines.ts';
import { isDeleted } from './names.ts';
import { type Room, seatOf } from './room.ts';

/**
 * The line by which a deleted or banned player leaves a room; null: there is nothing to leave. The next person owns the table then; if
 * there is none, it ends, unless `staysAlone`: then a match goes on with bots. `id`: as of a command.
 */
export function departureOf(room: Room, player: string, id: string, { staysAlone = false } = {}): Line | null {
  const { phase, chairs, owner } = room;
  if (phase !== 'gathering' && phase !== 'playing') return null;
  const seat = seatOf(room, player);
  if (seat === null && owner !== player) return declineRequestOf(room, player, id);
  const heir = findHeir(room, player, seat ?? 0);
  const isKept = staysAlone && phase === 'playing' && seat !== null;
  if (heir === null && !isKept) return { type: 'cancelled' };
  if (seat === null) return heir === null ? null : { type: 'owned', id, seat: heir };
  const passesOn = owner === player && heir !== null;
  if (chairs[seat]?.hasLeft === true && !passesOn) return null;
  return { type: 'left', id, seat, ...keepVote(room, seat), ...(passesOn && { heir }) };
}

/** The line by which a deleted player no longer asks for a chair; null: the player doesn't. */
function declineRequestOf({ seatRequests }: Room, player: string, id: string): Line | null {
  const asked = seatRequests.find(each => each.player === player);
  return asked === undefined ? null : { type: 'declined', id, request: asked.number };
}

/** The next person clockwise who isn't deleted: best one who is there. */
function findHeir({ chairs, names }: Room, deleted: string, from: Seat): Seat | null {
  const others = [...chairs.keys()]
    .map(step => (from + step) % chairs.length)
    .filter(seat => {
      const player = chairs[seat]?.player ?? null;
      return player !== null && player !== deleted && !isDeleted(names, player);
    });
  return others.find(seat => chairs[seat]?.isAway === false) ?? others[0] ?? null;
}
