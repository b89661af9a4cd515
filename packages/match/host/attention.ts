import { findPendingDecision, isSameDecision, listAwaitedBots, listAwaitedOrders } from '../room/pending-decision.ts';
import { isBotTable, listAwaitedSeats, seatOf } from '../room/room.ts';
import { type Due, findWakeTime } from '../room/timing.ts';
import type { OpenRoom } from './open-rooms.ts';

/** A node that appends leases the room for this many milliseconds. Then any node may tend it. */
export const LEASE = 20_000;

/** Whether bots wait for a watcher: nobody watches here, and no person has a seat. */
export const isResting = ({ room, published }: OpenRoom): boolean => published.watchers.size === 0 && isBotTable(room);

/** Whether bots don't pause before the decision on top, because somebody doesn't want to wait. */
export function isSkipped(open: OpenRoom): boolean {
  const { room, skipped } = open;
  if (skipped !== 'turn') return skipped !== null && isSameDecision(skipped, findPendingDecision(room));
  const others = [...listAwaitedBots(room), ...listAwaitedOrders(room)];
  const isPersonAsked = listAwaitedSeats(room).some(seat => !others.includes(seat));
  if (isPersonAsked || room.phase !== 'playing') open.skipped = null;
  return open.skipped !== null;
}

/** The seats of those who watch a room. Everybody at a shared device does. */
export function listViewers({ room, published: { watchers } }: OpenRoom): readonly (number | null)[] {
  if (watchers.size > 0 && room.terms.clock.kind === 'calm')
    return room.chairs.flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : []));
  return [...watchers].map(({ player }) => seatOf(room, player));
}

/**
 * Whether nobody has tended a watched room for long, as after a restart. No store wakes a table of bots. Any other table is woken when
 * something is due, but only at the next tick: it is tended before that, so that its times are exact whether or not somebody has done
 * something in secret meanwhile.
 */
export const isAbandoned = ({ room, published, nextAt }: OpenRoom, now: number, due: Due): boolean =>
  published.watchers.size > 0 &&
  room.at + LEASE <= now &&
  (isBotTable(room) || (nextAt === null && findWakeTime(room, due) !== null));
