import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import type { CartaNostraWords } from '@consigliere/games/carta-nostra/text';
import type { Face } from '../face.ts';
import { loadLook } from './board/looks.ts';
import type { Texts } from './text/en.ts';

const TEXTS = {
  en: () => import('./text/en.ts'),
  de: () => import('./text/de.ts'),
  nl: () => import('./text/nl.ts'),
} as const;

const LESSON_WORDS = {
  en: () => import('./lesson/en.ts'),
  de: () => import('./lesson/de.ts'),
  nl: () => import('./lesson/nl.ts'),
} as const;

export const face: Face<CartaNostra, CartaNostraWords, Texts> = {
  hasReactions: true,
  listOrder: ['city', 'job', 'end', 'pass', 'idle'],
  passes: ['pass'],
  board: async () => (await Promise.all([import('./board/board.tsx'), loadLook()]))[0].board,
  eventSpots: async () => (await import('./board/event-spots.ts')).eventSpots,
  sounds: async () => (await import('./sounds.ts')).sounds,
  scoring: async () => (await import('./score-sheet.ts')).scoring,
  texts: async language => (await TEXTS[language]()).texts,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  lessonWords: async language => (await LESSON_WORDS[language]()).words,
  book: async () => (await import('./book/book.tsx')).book,
  figures: async () => (await import('./book/figures.tsx')).figures,
  naming: async () => (await import('./book/naming.ts')).namesOf,
};
