import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Link } from '../kit/link/link.ts';

const TICK = 500;

/** House time, told again as long as something runs. */
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
