import { keep, kept } from '../kit/link/keep.ts';

/** How far a lesson has come on this device. */
interface LessonProgress {
  /** The lesson's table. */
  readonly room: string;
  /** The names of the steps that were taken. */
  readonly done: readonly string[];
}

const nameOf = (game: string): string => `lesson.${game}`;

/** Returns the progress of a game's lesson; null: none has been begun, or it was left. */
export function readProgress(game: string): LessonProgress | null {
  const [room = '', ...done] = (kept(nameOf(game)) ?? '').split(' ');
  return room === '' ? null : { room, done };
}

export const keepProgress = (game: string, { room, done }: LessonProgress): void =>
  keep(nameOf(game), [room, ...done].join(' '));

/** Leaves a lesson: its table goes on as a match like any other. */
export const endProgress = (game: string): void => keep(nameOf(game), '');
