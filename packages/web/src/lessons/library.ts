import type { Language, Shape } from '@consigliere/kernel';
import { loadCatalogue } from '../words/catalogues.ts';
import type { LearnTexts } from '../words/en/learn.ts';
import type { Lesson } from './tip.ts';

/** A lesson with its words in one language. */
export interface Taught {
  readonly lesson: Lesson<Shape>;
  /** What each tip says. */
  readonly words: Readonly<Record<string, string>>;
  readonly texts: LearnTexts;
}

type Load = (language: Language) => Promise<Pick<Taught, 'lesson' | 'words'>>;

/** The lessons, each loaded alone. Typed lessons go into one list, so each is handed over as one of any game. */
const LESSONS: Readonly<Record<string, Load>> = {
  'carta-nostra': async language => {
    const [{ lesson }, words] = await Promise.all([import('./carta-nostra.ts'), CARTA_NOSTRA[language]()]);
    return { lesson: lesson as unknown as Lesson<Shape>, words };
  },
  'der-pate': async language => {
    const [{ lesson }, words] = await Promise.all([import('./der-pate.ts'), DER_PATE[language]()]);
    return { lesson: lesson as unknown as Lesson<Shape>, words };
  },
  'corleones-empire': async language => {
    const [{ lesson }, words] = await Promise.all([import('./corleones-empire.ts'), CORLEONES_EMPIRE[language]()]);
    return { lesson: lesson as unknown as Lesson<Shape>, words };
  },
};

const CARTA_NOSTRA = {
  en: async () => (await import('./carta-nostra.en.ts')).en,
  de: async () => (await import('./carta-nostra.de.ts')).de,
  nl: async () => (await import('./carta-nostra.nl.ts')).nl,
} as const;

const DER_PATE = {
  en: async () => (await import('./der-pate.en.ts')).en,
  de: async () => (await import('./der-pate.de.ts')).de,
  nl: async () => (await import('./der-pate.nl.ts')).nl,
} as const;

const CORLEONES_EMPIRE = {
  en: async () => (await import('./corleones-empire.en.ts')).en,
  de: async () => (await import('./corleones-empire.de.ts')).de,
  nl: async () => (await import('./corleones-empire.nl.ts')).nl,
} as const;

/** The lesson of a game in a language; null: there is none. */
export async function lessonOf(game: string, language: Language): Promise<Taught | null> {
  const load = LESSONS[game];
  if (load === undefined) return null;
  const [lesson, texts] = await Promise.all([load(language), loadCatalogue('learn', language)]);
  return { ...lesson, texts };
}
