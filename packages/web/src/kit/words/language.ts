import { LANGUAGES, type Language } from '@consigliere/kernel';
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keep, kept } from '../link/keep.ts';

/** The first language of the browser that we speak. */
const browserLanguage = (): Language =>
  navigator.languages.flatMap(each => LANGUAGES.filter(ours => each.toLowerCase().startsWith(ours)))[0] ?? 'en';

/** How each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', nl: 'Nederlands' };

const isLanguage = (x: string | null): x is Language => LANGUAGES.some(each => each === x);
const chosen = kept('language');

/** The language everything is said in; it can be changed at any time. */
export const language = signal<Language>(isLanguage(chosen) ? chosen : browserLanguage());

export function setLanguage(next: Language): void {
  language.value = next;
  document.documentElement.lang = next;
  keep('language', next);
}

/** What is loaded for a language, again when another is spoken or `about` changes; what came before stays until then. */
export function useLocalized<X>(load: () => Promise<X>, about = ''): X | null {
  const here = useSignal<{ readonly value: X } | null>(null);
  const fault = useSignal<unknown>(null);
  const current = language.value;
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
  }, [about, current]);
  if (fault.value !== null && here.value === null) throw fault.value;
  return here.value?.value ?? null;
}
