import type { SitdownWords } from '@consigliere/games/sitdown/text';
import type { Sitdown } from '@consigliere/kernel/sitdown';
import type { Face } from '../face.ts';
import type { Texts } from './text/en.ts';

const TEXTS = {
  en: () => import('./text/en.ts'),
  de: () => import('./text/de.ts'),
  nl: () => import('./text/nl.ts'),
} as const;

const loadBook = () => import('./book.tsx');

export const face: Face<Sitdown, SitdownWords, Texts> = {
  hasReactions: false,
  listOrder: ['pick', 'seal', 'guard', 'suffer'],
  passes: ['suffer'],
  board: async () => (await import('./board.tsx')).board,
  eventSpots: async () => ({}),
  sounds: async () => (await import('./score-sheet.ts')).sounds,
  scoring: async () => (await import('./score-sheet.ts')).scoring,
  texts: async language => (await TEXTS[language]()).texts,
  lesson: async () => (await import('./lesson.ts')).lesson,
  lessonWords: async language => (await TEXTS[language]()).words,
  book: async () => (await loadBook()).book,
  figures: async () => (await loadBook()).figures,
  naming: async () => (await loadBook()).namesOf,
};
