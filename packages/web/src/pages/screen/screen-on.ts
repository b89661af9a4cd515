import { useEffect } from 'preact/hooks';
import { sound, theme } from '../../kit/preferences.ts';

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

/** From this hour, and until that one, a common screen is dark, unless its theme was chosen. */
const EVENING = 18;
const MORNING = 6;

export function useDarkEvenings(): void {
  useEffect(() => {
    const hour = new Date().getHours();
    const { dataset } = document.documentElement;
    if (theme.value !== 'auto' || (hour >= MORNING && hour < EVENING)) return;
    dataset.theme = 'dark';
    return () => {
      delete dataset.theme;
    };
  }, []);
}

/** The sound is switched on and off on the page around this frame. */
export function useSoundOfScreen(): void {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent): void => {
      if (key?.endsWith('.sound')) sound.value = newValue === 'off' ? 'off' : 'on';
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
}
