import type { Seat } from '@consigliere/kernel';
import { disconnectedSince, type RoomView } from '@consigliere/match';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Link } from '../kit/link/link.ts';
import { language } from '../kit/words/language.ts';
import { findLocale } from '../kit/words/say.ts';

const TICK = 500;

/** Returns the house time, updated while `isRunning`. */
export function useNow({ now }: Pick<Link, 'now'>, isRunning: boolean): number {
  const time = useSignal(now());
  useEffect(() => {
    if (!isRunning) return;
    const tick = (): void => {
      time.value = now();
    };
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [now, isRunning]);
  return time.value;
}

/** Formats a house time as the viewer's wall clock shows it, in the browser's own format. */
export const formatWallTime = (at: number, now: number): string =>
  new Date(Date.now() - (now - at)).toLocaleTimeString(findLocale(language.value), { timeStyle: 'short' });

/** A page that reloads is back within this many milliseconds, so the player isn't shown as offline. */
const GRACE = 3000;

/** Since when a player has been disconnected; null if the player is connected, has just left, or nobody knows. */
export function useDisconnected(link: Link, chairs: RoomView['chairs'], seat: Seat): number | null {
  const attendance = link.status.value === 'live' ? (link.talk?.here.value ?? null) : null;
  const isKnown = attendance !== null && chairs[seat]?.sitter === 'person' && !chairs[seat].isKept;
  const since = isKnown ? disconnectedSince(attendance, seat) : null;
  const now = useNow(link, since !== null);
  return since !== null && now - since >= GRACE ? since : null;
}
