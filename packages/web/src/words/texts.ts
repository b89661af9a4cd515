import type { Language } from '@consigliere/kernel';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { DeviceTexts } from './device.ts';
import type { FurtherPages } from './further.ts';
import { language } from './language.ts';
import type { Pages } from './pages.ts';
import type { Problems } from './problems.ts';

/** What is said on the way to a board, in one language. */
export interface Texts extends Pages {
  readonly spoken: Language;
  readonly device: DeviceTexts;
}

/** What is said elsewhere. */
export interface FurtherTexts extends FurtherPages {
  readonly spoken: Language;
  readonly problems: Problems;
}

/** Files that are fetched at the same time. */
async function together<A, B>(...files: readonly [Promise<A>, Promise<B>]): Promise<A & B> {
  const [one, another] = await Promise.all(files);
  return { ...one, ...another };
}

type Loaded = Pick<Texts, 'device'> & { readonly pages: Pages };
type LoadedFurther = Pick<FurtherTexts, 'problems'> & { readonly further: FurtherPages };

/** Each language in files of its own, fetched when it is spoken. */
const LOAD: Readonly<Record<Language, () => Promise<Loaded>>> = {
  en: () => together(import('./en/pages.ts'), import('./en/device.ts')),
  de: () => together(import('./de/pages.ts'), import('./de/device.ts')),
  nl: () => together(import('./nl/pages.ts'), import('./nl/device.ts')),
};
const LOAD_FURTHER: Readonly<Record<Language, () => Promise<LoadedFurther>>> = {
  en: () => together(import('./en/further.ts'), import('./en/problems.ts')),
  de: () => together(import('./de/further.ts'), import('./de/problems.ts')),
  nl: () => together(import('./nl/further.ts'), import('./nl/problems.ts')),
};

const loaded = signal<Texts | null>(null);
const loadedFurther = signal<FurtherTexts | null>(null);
/** The further texts, where they are here. */
export const knownFurther: ReadonlySignal<FurtherTexts | null> = loadedFurther;
/** Whether somebody has gone further: from then on a language comes as a whole. */
let isFurther = false;

/** Fetches a language and speaks it from then on: until it is here, the last one stays. */
export async function loadTexts(wanted: Language): Promise<void> {
  const [{ pages, device }, more] = await Promise.all([LOAD[wanted](), isFurther ? LOAD_FURTHER[wanted]() : null]);
  // Whoever switches twice gets what was asked for last, whichever comes first.
  if (language.peek() !== wanted) return;
  batch(() => {
    loaded.value = { ...pages, device, spoken: wanted };
    if (more !== null) loadedFurther.value = { ...more.further, problems: more.problems, spoken: wanted };
  });
}

/** Fetches what is said beyond the way to a board; who needs it waits for this first. */
export async function loadFurtherTexts(): Promise<void> {
  isFurther = true;
  while (loadedFurther.peek() === null) {
    const wanted = language.peek();
    const { further, problems } = await LOAD_FURTHER[wanted]();
    if (language.peek() === wanted) loadedFurther.value ??= { ...further, problems, spoken: wanted };
  }
}

/** The texts; nothing is drawn before the first language is here. */
export const texts = computed<Texts>(() => {
  if (loaded.value === null) throw new Error('texts are read before a language is loaded');
  return loaded.value;
});

/** The texts for a component, which is drawn anew when the language changes. */
export const useTexts = (): Texts => texts.value;

/** The further texts, for what is loaded together with them. */
export function useFurtherTexts(): FurtherTexts {
  if (loadedFurther.value === null) throw new Error('further texts are read before they are loaded');
  return loadedFurther.value;
}
