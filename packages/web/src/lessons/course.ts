import type { Action, Shape } from '@consigliere/kernel';
import { key } from '@consigliere/kernel/host';
import type { RoomView } from '@consigliere/match';
import type { Signal } from '@preact/signals';
import { findStep, type LessonStep, type StepWords } from '../games/lesson.ts';
import type { Story } from '../kit/link/room-signals.ts';
import { type LocalizedLesson, momentOf } from './library.ts';
import { keepProgress } from './progress.ts';

/** A lesson at a table: its script, and the steps that were taken. */
export interface LessonCourse extends LocalizedLesson {
  readonly game: string;
  readonly room: string;
  readonly done: Signal<readonly string[]>;
}

/** The step of a moment. */
export interface ShownStep {
  readonly name: string;
  readonly step: LessonStep<Shape>;
  readonly words: StepWords;
  /** The answer that it points at; null: none, or several. */
  readonly meant: Action<Shape> | null;
  /** Whether the learner goes on by a button. */
  readonly isRead: boolean;
}

/** Notes that steps were taken. */
export function markDone({ game, room, done }: LessonCourse, steps: readonly string[]): void {
  done.value = [...new Set([...done.value, ...steps])];
  keepProgress(game, { room, done: done.value });
}

/** Whether there is nothing more to learn: the match or its taught part is over. */
export function isLessonOver({ lesson }: LessonCourse, roomView: RoomView, story: Story): boolean {
  const moment = momentOf(roomView, story);
  return moment !== null && (roomView.phase !== 'playing' || lesson.ends?.(moment) === true);
}

/** Finds the step to show now; null if there is none. */
export function findShownStep(course: LessonCourse, roomView: RoomView, story: Story): ShownStep | null {
  const { lesson, words, done } = course;
  const moment = momentOf(roomView, story);
  if (moment === null || isLessonOver(course, roomView, story)) return null;
  const name = findStep(lesson, moment, done.value);
  const [step, said] = name === null ? [] : [lesson.steps[name], words.steps[name]];
  if (name === null || step === undefined || said === undefined) return null;
  const meant = step.meant?.(moment) ?? null;
  return { name, step, words: said, meant, isRead: said.now === undefined };
}

/** Leaves out the answers that the current step doesn't allow, and the way back. While it is read, nothing is asked. */
export function narrowToStep(course: LessonCourse, roomView: RoomView, story: Story): RoomView {
  const { match } = roomView;
  const shown = findShownStep(course, roomView, story);
  if (match === null || match.prompt === null || shown === null || shown.step.isFixed !== true) return roomView;
  const { prompt } = match;
  const actions = prompt.actions.filter(action => shown.meant !== null && key(action) === key(shown.meant));
  return { ...roomView, match: { ...match, mayUndo: false, prompt: shown.isRead ? null : { ...prompt, actions } } };
}
