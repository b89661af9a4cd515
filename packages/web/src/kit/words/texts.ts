import type { Language } from '@consigliere/kernel';
import { batch, computed, signal } from '@preact/signals';
import { loadCatalogue } from './catalogues.ts';
import type { InnerTexts } from './en/inner.ts';
import type { PagesTexts } from './en/pages.ts';
import { language } from './language.ts';

/** The names of the notices. */
export type NoticeName = keyof PagesTexts['notices'] | keyof InnerTexts['notices'];

const loaded = signal<PagesTexts | null>(null);
/** The texts of the inner pages, or null until they are loaded. */
export const innerTexts = signal<InnerTexts | null>(null);
/** Whether an inner page was opened. From then on both catalogues are loaded together. */
let isInnerWanted = false;

/** Loads a language. The previous one stays until it has arrived. */
export async function loadTexts(wanted: Language): Promise<void> {
  const [pages, inner] = await Promise.all([
    loadCatalogue('pages', wanted),
    isInnerWanted ? loadCatalogue('inner', wanted) : null,
  ]);
  // The language may have changed again meanwhile.
  if (language.peek() !== wanted) return;
  batch(() => {
    loaded.value = pages;
    if (inner !== null) innerTexts.value = inner;
  });
}

/** Loads the texts of the inner pages. */
export async function loadInnerTexts(): Promise<void> {
  isInnerWanted = true;
  while (innerTexts.peek() === null) {
    const wanted = language.peek();
    const inner = await loadCatalogue('inner', wanted);
    if (language.peek() === wanted) innerTexts.value ??= inner;
  }
}

/** The texts of the front page. Nothing is drawn before they are loaded. */
export const texts = computed<PagesTexts>(() => {
  if (loaded.value === null) throw new Error('the texts are not loaded yet');
  return loaded.value;
});

/** Returns the front page's texts to a component, which is redrawn when the language changes. */
export const useTexts = (): PagesTexts => texts.value;

/** Returns the inner pages' texts to a component that was loaded with them. */
export function useInnerTexts(): InnerTexts {
  if (innerTexts.value === null) throw new Error('the inner texts are not loaded yet');
  return innerTexts.value;
}

/** Returns the sentence for an error code. Unknown codes count as our own fault. */
export const sayProblem = (problems: InnerTexts['problems'], code: string): string =>
  Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : problems.internal;
