import type { Action, Seat, Shape, View } from '@consigliere/kernel';
import type { Prompt } from '@consigliere/kernel/host';

/** Everything that a tip may depend on at one moment of the match. */
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

/** A sentence that a new player is shown once, when its topic comes up. */
export interface Tip<T extends Shape> {
  /** The rules about its topic. */
  readonly rules: readonly string[];
  when(moment: LessonMoment<T>): boolean;
  /** An answer that is highlighted with it, if there is one. */
  points?(moment: LessonMoment<T>): Action<T> | undefined;
}

/** Tips by name, the most urgent first: the first one that fits a moment is shown. */
type Tips<T extends Shape> = Readonly<Record<string, Tip<T>>>;

/** A first match, always dealt the same so that its topics are known. */
export interface Lesson<T extends Shape> {
  /** 64 hexadecimal digits. */
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly tips: Tips<T>;
  /** When the lesson ends before the match does. Without it, they end together. */
  readonly ends?: {
    when(moment: LessonMoment<T>): boolean;
    /** The tips that are shown at the end, because their topics are still to come. */
    readonly later: readonly string[];
  };
}

/** Finds the name of the tip to show; null if there is none. */
export function findTip<T extends Shape>(
  tips: Tips<T>,
  moment: LessonMoment<T>,
  read: readonly string[],
): string | null {
  const found = Object.entries(tips).find(([name, tip]) => !read.includes(name) && tip.when(moment));
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
