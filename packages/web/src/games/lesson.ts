import type { Action, Seat, Shape, View } from '@consigliere/kernel';
import type { Prompt } from '@consigliere/kernel/host';

/** Everything that a lesson may depend on at one moment of the match. */
export interface LessonMoment<T extends Shape> {
  readonly seat: Seat;
  readonly view: View<T>;
  /** The question that the learner is asked; null while they wait or have an answer to confirm. */
  readonly prompt: Prompt<T> | null;
  /** Whether an answer of the learner waits to be confirmed. */
  readonly isHeld: boolean;
  /** Everything that the learner has been told so far. */
  readonly events: readonly (T['Event'] | T['Whisper'])[];
}

/** A step of a lesson: a thing to read or to do. */
export interface LessonStep<T extends Shape> {
  /** The rules about its topic. */
  readonly rules: readonly string[];
  /** When it is shown, if no step before it is. */
  when(moment: LessonMoment<T>): boolean;
  /** The answer that it points at. Absent: it is only read, or any answer will do. */
  meant?(moment: LessonMoment<T>): Action<T> | undefined;
  /** The things that are lit besides the meant answer, as selectors. */
  readonly lights?: readonly string[];
  /** Whether no other answer can be given meanwhile. */
  readonly isFixed?: boolean;
}

/** Steps by name, in their order. */
type LessonSteps<T extends Shape> = Readonly<Record<string, LessonStep<T>>>;

/** A first match, always dealt the same, with steps that lead through it. */
export interface Lesson<T extends Shape> {
  /** 64 hexadecimal digits. */
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly steps: LessonSteps<T>;
  /** When the lesson ends before the match does. Absent: they end together. */
  ends?(moment: LessonMoment<T>): boolean;
}

/** The words of a step: what it is about, what to know, and what to do now if there is something. */
export interface StepWords {
  readonly title: string;
  readonly text: string;
  readonly now?: string;
}

/** The words of a lesson. */
export interface LessonWords<Name extends string = string> {
  readonly steps: Readonly<Record<Name, StepWords>>;
  /** The sum of the lesson, in a few sentences. */
  readonly learned: readonly string[];
}

/** Finds the name of the step to show; null if there is none. */
export function findStep<T extends Shape>(
  { steps }: Lesson<T>,
  moment: LessonMoment<T>,
  done: readonly string[],
): string | null {
  const found = Object.entries(steps).find(([name, step]) => !done.includes(name) && step.when(moment));
  return found?.[0] ?? null;
}

/** The frame of the decision that the learner is asked; undefined if there is none. */
export const getPendingFrame = <T extends Shape>({
  view,
  prompt,
}: LessonMoment<T>): View<T>['flow'][number] | undefined => (prompt === null ? undefined : view.flow.at(-1));

type LessonEvent<T extends Shape> = T['Event'] | T['Whisper'];

/** The events of a type that the learner has been told. */
export const findEvents = <T extends Shape, K extends LessonEvent<T>['type']>({ events }: LessonMoment<T>, type: K) =>
  events.filter((each): each is Extract<LessonEvent<T>, { readonly type: K }> => each.type === type);

/** The answers of a type that the learner may give now. */
export const findAnswers = <T extends Shape, K extends Action<T>['type']>({ prompt }: LessonMoment<T>, type: K) =>
  (prompt?.actions ?? []).filter((each): each is Extract<Action<T>, { readonly type: K }> => each.type === type);
