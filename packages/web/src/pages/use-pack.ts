import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Pack, packOf } from '../games/pack.ts';
import { language } from '../words/language.ts';

/** A game in the language that is spoken; null: it is on its way, or there is none. What came before stays until then. */
export function usePack(game: string): Pack | null {
  const pack = useSignal<Pack | null>(null);
  const fault = useSignal<unknown>(null);
  const spoken = language.value;
  useEffect(() => {
    let isWanted = true;
    packOf(game, spoken).then(
      loaded => {
        if (isWanted) pack.value = loaded;
      },
      error => {
        if (isWanted) fault.value = error;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [game, spoken]);
  if (fault.value !== null && pack.value === null) throw fault.value;
  return pack.value?.id === game ? pack.value : null;
}
