import type { DerPate } from '@consigliere/games/der-pate/rules';
import type { DerPateWords } from '@consigliere/games/der-pate/text';
import type { Face } from '../face.ts';
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

export const face: Face<DerPate, DerPateWords, Texts> = {
  hasReactions: false,
  listOrder: ['keep', 'let-drown', 'decline', 'end'],
  passes: ['decline', 'keep', 'let-drown'],
  board: async () => (await import('./board/board.tsx')).board,
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
