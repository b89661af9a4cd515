import type { Shape } from '@consigliere/kernel';
import type { Lesson } from '../games/lesson.ts';
import type { Refusal } from '../kit/link/link.ts';
import { localRooms, openLocal } from '../kit/link/local.ts';
import { isLesson } from '../kit/link/random.ts';
import { language } from '../kit/words/language.ts';
import { nameHere } from '../table/open/open.ts';
import { keepRead } from './read-tips.ts';

/** Who plays along. */
const LEVEL = 1;

/** Opens the table of a lesson, with no tip read yet; gives back its id, or why not. */
export async function openLesson(game: string, { seed, options }: Lesson<Shape>): Promise<string | Refusal> {
  keepRead(game, []);
  const chairs = [{ name: nameHere() }, { level: LEVEL }];
  return openLocal({ game, chairs, options, seed, confirm: true, language: language.value });
}

/** Where the lesson was left on this device, be it at its end; else a new one. */
export async function resumeLesson(game: string, lesson: Lesson<Shape>): Promise<string | Refusal> {
  const rooms = await localRooms();
  const left = rooms.find(({ id, game: played, phase }) => {
    return played === game && isLesson(id) && (phase === 'playing' || phase === 'over');
  });
  return left?.id ?? openLesson(game, lesson);
}
