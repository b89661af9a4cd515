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

/** Files that are fetched at the same time. */
async function together<A, B, C>(...files: readonly [Promise<A>, Promise<B>, Promise<C>]): Promise<A & B & C> {
  const [one, another, last] = await Promise.all(files);
  return { ...one, ...another, ...last };
}

type Loaded = Pick<Texts, 'problems' | 'device'> & { readonly pages: Pages };

/** Each language in files of its own, fetched when it is spoken. */
const LOAD: Readonly<Record<Language, () => Promise<Loaded>>> = {
  en: () => together(import('./pages.en.ts'), import('./problems.en.ts'), import('./device.en.ts')),
  de: () => together(import('./pages.de.ts'), import('./problems.de.ts'), import('./device.de.ts')),
  nl: () => together(import('./pages.nl.ts'), import('./problems.nl.ts'), import('./device.nl.ts')),
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
