import type { Language } from '@consigliere/kernel';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { loadCatalogue } from './catalogues.ts';
import type { InnerTexts } from './en/inner.ts';
import type { PagesTexts } from './en/pages.ts';
import { language } from './language.ts';

const loaded = signal<PagesTexts | null>(null);
const loadedInner = signal<InnerTexts | null>(null);
/** The inner texts, where they are here. */
export const innerTexts: ReadonlySignal<InnerTexts | null> = loadedInner;
/** Whether somebody has gone inner: from then on a language comes as a whole. */
let isInnerWanted = false;

/** Fetches a language and speaks it from then on: until it is here, the last one stays. */
export async function loadTexts(wanted: Language): Promise<void> {
  const [pages, inner] = await Promise.all([
    loadCatalogue('pages', wanted),
    isInnerWanted ? loadCatalogue('inner', wanted) : null,
  ]);
  // Somebody who switches twice gets what was asked for last, whichever comes first.
  if (language.peek() !== wanted) return;
  batch(() => {
    loaded.value = pages;
    if (inner !== null) loadedInner.value = inner;
  });
}

/** Fetches what is said beyond the way to a board; what needs it waits for this first. */
export async function loadInnerTexts(): Promise<void> {
  isInnerWanted = true;
  while (loadedInner.peek() === null) {
    const wanted = language.peek();
    const inner = await loadCatalogue('inner', wanted);
    if (language.peek() === wanted) loadedInner.value ??= inner;
  }
}

/** The texts; nothing is drawn before the first language is here. */
export const texts = computed<PagesTexts>(() => {
  if (loaded.value === null) throw new Error('texts are read before a language is loaded');
  return loaded.value;
});

/** The texts for a component, which is drawn again when the language changes. */
export const useTexts = (): PagesTexts => texts.value;

/** The inner texts, for what is loaded together with them. */
export function useInnerTexts(): InnerTexts {
  if (loadedInner.value === null) throw new Error('inner texts are read before they are loaded');
  return loadedInner.value;
}

/** The sentence for a code, wherever it came from: an unknown one is a fault of ours. */
export const sayProblem = (problems: InnerTexts['problems'], code: string): string =>
  Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : problems.internal;
