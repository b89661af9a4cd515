import { isGameId } from '@consigliere/games/list';
import type { Language, Shape } from '@consigliere/kernel';
import { loadFace } from '../games/faces.ts';
import type { Lesson } from '../games/lesson.ts';
import { loadCatalogue } from '../kit/words/catalogues.ts';
import type { LearnTexts } from '../kit/words/en/learn.ts';

/** A lesson with its words in one language. */
export interface Taught {
  readonly lesson: Lesson<Shape>;
  /** What each tip says. */
  readonly words: Readonly<Record<string, string>>;
  readonly texts: LearnTexts;
}

/** The lesson of a game in a language; null: there's no such game. */
export async function lessonOf(game: string, language: Language): Promise<Taught | null> {
  if (!isGameId(game)) return null;
  const face = await loadFace(game);
  const [lesson, words, texts] = await Promise.all([
    face.lesson(),
    face.tips(language),
    loadCatalogue('learn', language),
  ]);
  return { lesson, words, texts };
}
