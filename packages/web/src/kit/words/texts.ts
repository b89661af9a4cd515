import type { Language } from '@consigliere/kernel';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { loadCatalogue } from './catalogues.ts';
import type { FurtherTexts } from './en/further.ts';
import type { PagesTexts } from './en/pages.ts';
import { language } from './language.ts';

const loaded = signal<PagesTexts | null>(null);
const loadedFurther = signal<FurtherTexts | null>(null);
/** The further texts, where they are here. */
export const knownFurther: ReadonlySignal<FurtherTexts | null> = loadedFurther;
/** Whether somebody has gone further: from then on a language comes as a whole. */
let isFurther = false;

/** Fetches a language and speaks it from then on: until it is here, the last one stays. */
export async function loadTexts(wanted: Language): Promise<void> {
  const [pages, further] = await Promise.all([
    loadCatalogue('pages', wanted),
    isFurther ? loadCatalogue('further', wanted) : null,
  ]);
  // Somebody who switches twice gets what was asked for last, whichever comes first.
  if (language.peek() !== wanted) return;
  batch(() => {
    loaded.value = pages;
    if (further !== null) loadedFurther.value = further;
  });
}

/** Fetches what is said beyond the way to a board; what needs it waits for this first. */
export async function loadFurtherTexts(): Promise<void> {
  isFurther = true;
  while (loadedFurther.peek() === null) {
    const wanted = language.peek();
    const further = await loadCatalogue('further', wanted);
    if (language.peek() === wanted) loadedFurther.value ??= further;
  }
}

/** The texts; nothing is drawn before the first language is here. */
export const texts = computed<PagesTexts>(() => {
  if (loaded.value === null) throw new Error('texts are read before a language is loaded');
  return loaded.value;
});

/** The texts for a component, which is drawn again when the language changes. */
export const useTexts = (): PagesTexts => texts.value;

/** The further texts, for what is loaded together with them. */
export function useFurtherTexts(): FurtherTexts {
  if (loadedFurther.value === null) throw new Error('further texts are read before they are loaded');
  return loadedFurther.value;
}

/** The sentence for a code, wherever it came from: an unknown one is a fault of ours. */
export const sayProblem = (problems: FurtherTexts['problems'], code: string): string =>
  Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : problems.internal;
