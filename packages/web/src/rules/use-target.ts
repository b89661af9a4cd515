import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const hash = (): string => decodeURIComponent(location.hash.slice(1));

/** The part of the page the address names. Whoever comes with such an address is brought there once the page is drawn. */
export function useTarget(): string {
  const target = useSignal(hash());
  useEffect(() => {
    const arrive = (): void => {
      target.value = hash();
      const part = document.getElementById(target.value);
      part?.scrollIntoView();
      part?.focus({ preventScroll: true });
    };
    if (location.hash !== '') arrive();
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, []);
  return target.value;
}
