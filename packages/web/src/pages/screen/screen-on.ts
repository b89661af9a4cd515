import { useEffect } from 'preact/hooks';

/** Keeps the screen on while the page is seen. Browsers allow that over https only; elsewhere nothing happens. */
export function useScreenOn(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;
    const keep = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // A device that saves power may refuse.
      const kept = await navigator.wakeLock.request('screen').catch(() => null);
      if (isLeft) await kept?.release();
      else lock = kept;
    };
    keep();
    document.addEventListener('visibilitychange', keep);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', keep);
      lock?.release();
    };
  }, []);
}
