import { isGameId } from '@consigliere/games/list';
import type { Language, Shape } from '@consigliere/kernel';
import type { RoomView } from '@consigliere/match';
import { loadFace } from '../games/faces.ts';
import type { Lesson, LessonMoment, LessonWords } from '../games/lesson.ts';
import type { Story } from '../kit/link/room-signals.ts';
import { loadCatalogue } from '../kit/words/catalogues.ts';
import type { LearnTexts } from '../kit/words/en/learn.ts';

/** A lesson in one language. */
export interface LocalizedLesson {
  readonly lesson: Lesson<Shape>;
  readonly words: LessonWords;
  readonly texts: LearnTexts;
}

/** Loads a game's lesson in a language, or returns null if there's no such game. */
export async function loadLesson(game: string, language: Language): Promise<LocalizedLesson | null> {
  if (!isGameId(game)) return null;
  const face = await loadFace(game);
  const [lesson, words, texts] = await Promise.all([
    face.lesson(),
    face.lessonWords(language),
    loadCatalogue('learn', language),
  ]);
  return { lesson, words, texts };
}

/** Returns a moment as the learner sees it, or null if nothing has been sent yet. */
export function momentOf({ match, seat }: RoomView, story: Story): LessonMoment<Shape> | null {
  if (match === null || seat === null) return null;
  const { view, prompt, held } = match;
  const events = story.flatMap(({ events }) => events);
  return { seat, view, prompt: held === null ? prompt : null, isHeld: held !== null, events };
}
