import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../words/language.ts';

/** What is loaded for a language, anew when another is spoken or `about` changes; what came before stays until then. */
export function useSpoken<X>(load: () => Promise<X>, about = ''): X | null {
  const here = useSignal<{ readonly value: X } | null>(null);
  const fault = useSignal<unknown>(null);
  const spoken = language.value;
  useEffect(() => {
    let isWanted = true;
    load().then(
      value => {
        if (isWanted) here.value = { value };
      },
      error => {
        if (isWanted) fault.value = error;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [about, spoken]);
  if (fault.value !== null && here.value === null) throw fault.value;
  return here.value?.value ?? null;
}
