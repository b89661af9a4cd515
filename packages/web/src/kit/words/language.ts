import { LANGUAGES, type Language } from '@consigliere/kernel';
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keep, kept } from '../link/keep.ts';
import { loadPatiently } from '../load-patiently.ts';

/** Returns the browser's first language that the interface has. */
const browserLanguage = (): Language =>
  navigator.languages.flatMap(each => LANGUAGES.filter(ours => each.toLowerCase().startsWith(ours)))[0] ?? 'en';

/** Each language's own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', nl: 'Nederlands' };

const isLanguage = (x: string | null): x is Language => LANGUAGES.some(each => each === x);
const chosen = kept('language');

/** The current language of the interface. */
export const language = signal<Language>(isLanguage(chosen) ? chosen : browserLanguage());

export function setLanguage(next: Language): void {
  language.value = next;
  document.documentElement.lang = next;
  keep('language', next);
}

/**
 * Loads something for the current language, and again when the language or `about` changes. The old value stays until the new one has
 * arrived, however long that takes.
 */
export function useLocalized<X>(load: () => Promise<X>, about = ''): X | null {
  const here = useSignal<{ readonly value: X } | null>(null);
  const current = language.value;
  useEffect(
    () =>
      loadPatiently(load, value => {
        here.value = { value };
      }),
    [about, current],
  );
  return here.value?.value ?? null;
}
