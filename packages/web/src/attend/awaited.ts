import type { RoomSeen } from '@consigliere/match';

/** Whether the match waits for the one who looks: he is asked, or has still to confirm what he answered. */
export function isAwaited(seen: RoomSeen | null): boolean {
  if (seen === null || seen.phase !== 'playing' || seen.isPaused || seen.match === null) return false;
  return seen.match.prompt !== null || seen.match.held !== null;
}
