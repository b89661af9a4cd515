import type { Language } from '@consigliere/kernel';
import { computed, signal } from '@preact/signals';
import type { DeviceTexts } from './device.ts';
import { language } from './language.ts';
import type { Pages } from './pages.ts';
import type { Problems } from './problems.ts';

/** Everything the pages say in one language. */
export interface Texts extends Pages {
  readonly spoken: Language;
  readonly problems: Problems;
  readonly device: DeviceTexts;
}

/** Each language a file of its own, fetched when it is spoken. */
const LOAD: Readonly<Record<Language, () => Promise<Pick<Texts, 'problems' | 'device'> & { readonly pages: Pages }>>> =
  {
    en: async () => ({
      ...(await import('./pages.en.ts')),
      ...(await import('./problems.en.ts')),
      ...(await import('./device.en.ts')),
    }),
    de: async () => ({
      ...(await import('./pages.de.ts')),
      ...(await import('./problems.de.ts')),
      ...(await import('./device.de.ts')),
    }),
    nl: async () => ({
      ...(await import('./pages.nl.ts')),
      ...(await import('./problems.nl.ts')),
      ...(await import('./device.nl.ts')),
    }),
  };

const loaded = signal<Texts | null>(null);

/** Fetches a language and speaks it from then on: until it is here, the last one stays. */
export async function loadTexts(wanted: Language): Promise<void> {
  const { pages, ...others } = await LOAD[wanted]();
  // Whoever switches twice gets what was asked for last, whichever comes first.
  if (language.peek() === wanted) loaded.value = { ...pages, ...others, spoken: wanted };
}

/** The texts; nothing is drawn before the first language is here. */
export const texts = computed<Texts>(() => {
  if (loaded.value === null) throw new Error('texts are read before a language is loaded');
  return loaded.value;
});

/** The texts for a component, which is drawn anew when the language changes. */
export const useTexts = (): Texts => texts.value;
