import type { Language } from '@consigliere/kernel';
import type { BeginningTexts } from './en/beginning.ts';
import type { EditionTexts } from './en/edition.ts';
import type { EndTexts } from './en/end.ts';
import type { InnerTexts } from './en/inner.ts';
import type { LearnTexts } from './en/learn.ts';
import type { PagesTexts } from './en/pages.ts';
import type { RulesTexts } from './en/rules.ts';
import type { ScreenTexts } from './en/screen.ts';
import type { SettingsTexts } from './en/settings.ts';
import type { TableTexts } from './en/table.ts';
import { language, useLocalized } from './language.ts';

/** The interface's texts, one catalogue for each part. English defines the types. `rare-catalogues.ts` has those that no table needs. */
interface Catalogues {
  readonly pages: PagesTexts;
  readonly inner: InnerTexts;
  readonly table: TableTexts;
  readonly end: EndTexts;
  readonly learn: LearnTexts;
  readonly rules: RulesTexts;
  readonly edition: EditionTexts;
  readonly settings: SettingsTexts;
  readonly beginning: BeginningTexts;
  readonly screen: ScreenTexts;
}

export type LanguageLoaders<Texts> = Readonly<Record<Language, () => Promise<{ readonly texts: Texts }>>>;

/** Each catalogue is a file in each language, loaded when it's needed. */
const LOADERS: { readonly [Name in keyof Catalogues]: LanguageLoaders<Catalogues[Name]> } = {
  pages: { en: () => import('./en/pages.ts'), de: () => import('./de/pages.ts'), nl: () => import('./nl/pages.ts') },
  inner: {
    en: () => import('./en/inner.ts'),
    de: () => import('./de/inner.ts'),
    nl: () => import('./nl/inner.ts'),
  },
  table: { en: () => import('./en/table.ts'), de: () => import('./de/table.ts'), nl: () => import('./nl/table.ts') },
  end: { en: () => import('./en/end.ts'), de: () => import('./de/end.ts'), nl: () => import('./nl/end.ts') },
  learn: { en: () => import('./en/learn.ts'), de: () => import('./de/learn.ts'), nl: () => import('./nl/learn.ts') },
  rules: { en: () => import('./en/rules.ts'), de: () => import('./de/rules.ts'), nl: () => import('./nl/rules.ts') },
  edition: {
    en: () => import('./en/edition.ts'),
    de: () => import('./de/edition.ts'),
    nl: () => import('./nl/edition.ts'),
  },
  settings: {
    en: () => import('./en/settings.ts'),
    de: () => import('./de/settings.ts'),
    nl: () => import('./nl/settings.ts'),
  },
  beginning: {
    en: () => import('./en/beginning.ts'),
    de: () => import('./de/beginning.ts'),
    nl: () => import('./nl/beginning.ts'),
  },
  screen: {
    en: () => import('./en/screen.ts'),
    de: () => import('./de/screen.ts'),
    nl: () => import('./nl/screen.ts'),
  },
};

/** Loads a catalogue in a language. */
export const loadCatalogue = async <Name extends keyof Catalogues>(
  name: Name,
  wanted: Language,
): Promise<Catalogues[Name]> => (await LOADERS[name][wanted]()).texts;

/** Returns a catalogue in the current language, or null while it's loading. */
export const useCatalogue = <Name extends keyof Catalogues>(name: Name): Catalogues[Name] | null =>
  useLocalized(() => loadCatalogue(name, language.peek()), name);
