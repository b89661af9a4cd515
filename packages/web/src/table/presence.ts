import type { Seat } from '@consigliere/kernel';
import { disconnectedSince, type RoomSeen } from '@consigliere/match';
import type { Link } from '../kit/link/link.ts';
import { useNow } from './use-now.ts';

/** A page that reloads is back within this many milliseconds: nobody needs to see that. */
const GRACE = 3000;

/** Since when a player has been disconnected; null: the player is connected or has just gone, or nobody knows. */
export function useDisconnected(link: Link, chairs: RoomSeen['chairs'], seat: Seat): number | null {
  const attendance = link.line.value === 'live' ? (link.talk?.here.value ?? null) : null;
  const isKnown = attendance !== null && chairs[seat]?.sitter === 'person' && !chairs[seat].isKept;
  const since = isKnown ? disconnectedSince(attendance, seat) : null;
  const now = useNow(link, since !== null);
  return since !== null && now - since >= GRACE ? since : null;
}
