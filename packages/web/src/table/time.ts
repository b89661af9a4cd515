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
