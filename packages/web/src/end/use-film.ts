import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Film, filmOf, isTrouble, pause } from '../film/film.ts';
import { fetched, type Reel } from '../film/reel.ts';
import type { Pack } from '../games/pack.ts';
import { isRefusal } from '../link/link.ts';
import type { ReplaySource } from '../routes.ts';

/** A match that is over, fetched from where it was played; 'none': it cannot be had; null: it is on its way. */
export function useFilm({ at, room }: ReplaySource, { rules }: Pack): { reel: Reel; film: Film } | 'none' | null {
  const found = useSignal<{ reel: Reel; film: Film } | 'none' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const develop = async (): Promise<{ reel: Reel; film: Film } | 'none'> => {
      const reel = await fetched({ at, room });
      if (isRefusal(reel)) return 'none';
      const film = await filmOf(await rules(), reel.record, pause);
      return isTrouble(film) ? 'none' : { reel, film };
    };
    develop().then(
      made => {
        if (isWanted) found.value = made;
      },
      () => {
        if (isWanted) found.value = 'none';
      },
    );
    return () => {
      isWanted = false;
    };
  }, [at, room, rules]);
  return found.value;
}
