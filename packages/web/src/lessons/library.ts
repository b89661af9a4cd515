import { isGameId } from '@consigliere/games/list';
import type { Language, Shape } from '@consigliere/kernel';
import { loadFace } from '../games/faces.ts';
import type { Lesson, LessonMoment } from '../games/lesson.ts';
import { keep, kept } from '../kit/link/keep.ts';
import { loadCatalogue } from '../kit/words/catalogues.ts';
import type { LearnTexts } from '../kit/words/en/learn.ts';
import type { Sitting } from '../table/sitting.ts';

/** A lesson in one language. */
export interface LocalizedLesson {
  readonly lesson: Lesson<Shape>;
  /** Each tip's sentence. */
  readonly words: Readonly<Record<string, string>>;
  readonly texts: LearnTexts;
}

/** Loads a game's lesson in a language, or returns null if there's no such game. */
export async function loadLesson(game: string, language: Language): Promise<LocalizedLesson | null> {
  if (!isGameId(game)) return null;
  const face = await loadFace(game);
  const [lesson, words, texts] = await Promise.all([
    face.lesson(),
    face.tips(language),
    loadCatalogue('learn', language),
  ]);
  return { lesson, words, texts };
}

/** Returns the current moment as the learner sees it, or null if nothing has been sent yet. */
export function momentOf({ roomView, link }: Sitting): LessonMoment<Shape> | null {
  const { match, seat } = roomView.value;
  if (match === null || seat === null) return null;
  const { view, prompt, held } = match;
  const events = link.story.value.flatMap(({ events }) => events);
  return { seat, view, prompt: held === null ? prompt : null, isHeld: held !== null, events };
}

const nameOf = (game: string): string => `tips.${game}`;

/** Returns the tips of a game's lesson that were read on this device. */
export const readTips = (game: string): string[] => (kept(nameOf(game)) ?? '').split(' ').filter(tip => tip !== '');

export const keepRead = (game: string, tips: readonly string[]): void => keep(nameOf(game), tips.join(' '));
