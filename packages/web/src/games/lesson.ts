import type { Action, Seat, Shape, View } from '@consigliere/kernel';
import type { Prompt } from '@consigliere/kernel/host';

/** What a learner sees at one moment of the match: all that a tip may go by. */
export interface LessonMoment<T extends Shape> {
  readonly seat: Seat;
  readonly view: View<T>;
  /** What the learner is asked; null: he waits, or has an answer to confirm. */
  readonly prompt: Prompt<T> | null;
  /** Whether an answer of his waits to be confirmed. */
  readonly isHeld: boolean;
  /** Everything he has been told so far. */
  readonly events: readonly (T['Event'] | T['Whisper'])[];
}

/** Something a new player is told once, when it comes up. */
export interface Tip<T extends Shape> {
  /** Where it stands in the rule book. */
  readonly rules: readonly string[];
  when(moment: LessonMoment<T>): boolean;
  /** An answer that is shown with it; undefined: there is none now. */
  points?(moment: LessonMoment<T>): Action<T> | undefined;
}

/** Tips by their names, the most urgent first: of those that fit a moment, the first is shown. */
type Tips<T extends Shape> = Readonly<Record<string, Tip<T>>>;

/** A first match: always dealt the same, so that what it shows is known. */
export interface Lesson<T extends Shape> {
  /** 64 hexadecimal digits. */
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly tips: Tips<T>;
  /** Where the lesson is over before the match is; without it they end together. */
  readonly ends?: {
    when(moment: LessonMoment<T>): boolean;
    /** The tips that are told then, because what they are about is still to come. */
    readonly later: readonly string[];
  };
}

/** The name of the tip to show; null: there is nothing to say. */
export function findTip<T extends Shape>(
  tips: Tips<T>,
  moment: LessonMoment<T>,
  read: readonly string[],
): string | null {
  const found = Object.entries(tips).find(([name, tip]) => !read.includes(name) && tip.when(moment));
  return found?.[0] ?? null;
}

/** The decision the learner is asked to take; undefined: none. */
export const getPendingFrame = <T extends Shape>({
  view,
  prompt,
}: LessonMoment<T>): View<T>['flow'][number] | undefined => (prompt === null ? undefined : view.flow.at(-1));

type LessonEvent<T extends Shape> = T['Event'] | T['Whisper'];

/** What the learner was told of a type. */
export const findEvents = <T extends Shape, K extends LessonEvent<T>['type']>({ events }: LessonMoment<T>, type: K) =>
  events.filter((each): each is Extract<LessonEvent<T>, { readonly type: K }> => each.type === type);

/** The answers of a type that he may give now. */
export const findAnswers = <T extends Shape, K extends Action<T>['type']>({ prompt }: LessonMoment<T>, type: K) =>
  (prompt?.actions ?? []).filter((each): each is Extract<Action<T>, { readonly type: K }> => each.type === type);
