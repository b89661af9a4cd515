import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Projector } from './projector.ts';

const named = (): number => Number(location.hash.slice(1));

/** The address names the moment, so that it can be passed on; whoever comes with one begins there. */
export function useAddress(projector: Projector): void {
  useEffect(() => {
    projector.jump(named());
    const stop = effect(() => {
      const moment = `#${projector.at.value}`;
      if (location.hash !== moment) history.replaceState(null, '', moment);
    });
    const arrive = (): void => projector.jump(named());
    addEventListener('hashchange', arrive);
    return () => {
      stop();
      removeEventListener('hashchange', arrive);
    };
  }, [projector]);
}
