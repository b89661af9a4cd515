import { LANGUAGES, type Language } from '@consigliere/kernel';
import { signal } from '@preact/signals';
import { keep, kept } from '../link/keep.ts';

/** The first language of the browser that we speak. */
const spoken = (): Language =>
  navigator.languages.flatMap(each => LANGUAGES.filter(ours => each.toLowerCase().startsWith(ours)))[0] ?? 'en';

const isLanguage = (x: string | null): x is Language => LANGUAGES.some(each => each === x);
const chosen = kept('language');

/** The language everything is said in; it can be changed at any time. */
export const language = signal<Language>(isLanguage(chosen) ? chosen : spoken());

export function speak(next: Language): void {
  language.value = next;
  document.documentElement.lang = next;
  keep('language', next);
}
