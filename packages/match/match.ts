import {
  answer as answerCourse,
  begin,
  type Course,
  canUndo,
  chacha20,
  type Entry,
  heard,
  IllegalAction,
  type Refusal as KernelRefusal,
  type MatchRecord,
  newRecord,
  type Prompt,
  prompt,
  type Result,
  type Rules,
  result,
  type Seat,
  type Shape,
  stateHash,
  type Told,
  undo as undoCourse,
  type View,
  view,
  waiting,
} from '@consigliere/kernel';

/** One match, hosted anywhere: a value; every verb gives a new one. */
export interface Match<T extends Shape> {
  readonly rules: Rules<T>;
  readonly course: Course<T>;
  readonly record: MatchRecord<T>;
  /** What was told, entry by entry; the first chapter is the set-up. */
  readonly chapters: readonly Chapter<T>[];
}

/** What one entry of the record brought: things told, or an answer taken back. */
export interface Chapter<T extends Shape> {
  readonly told: readonly Told<T>[];
  readonly undoneBy: Seat | null;
}

/** An answer names the decision it answers, so that a late one is not taken for another. */
export interface Answer {
  readonly decision: number;
  readonly picks: readonly unknown[];
}

export type RefusalCode = KernelRefusal | 'stale' | 'no-undo';
export type Taken<T extends Shape> =
  | { readonly ok: true; readonly match: Match<T> }
  | { readonly ok: false; readonly code: RefusalCode; readonly rule: string | null };

/** Everything a viewer (null: a spectator) may be sent. */
export interface Seen<T extends Shape> {
  readonly view: View<T>;
  readonly waiting: readonly Seat[];
  readonly prompt: Prompt<T> | null;
  readonly mayUndo: boolean;
  readonly result: Result | null;
  /** What the viewer heard in each chapter from the asked one on. */
  readonly heard: readonly Heard<T>[];
}

export interface Heard<T extends Shape> {
  readonly events: readonly (T['Event'] | T['Whisper'])[];
  readonly undoneBy: Seat | null;
}

export function openMatch<T extends Shape>(
  rules: Rules<T>,
  seed: string,
  options: Readonly<Record<string, unknown>>,
): Match<T> {
  const record = newRecord(rules, seed, options);
  const course = begin(rules, chacha20(record.seed));
  return { rules, course, record, chapters: [{ told: course.told, undoneBy: null }] };
}

function appended<T extends Shape>(match: Match<T>, course: Course<T>, seat: Seat, picks: Entry<T>[1]): Match<T> {
  const entry: Entry<T> = [seat, picks, stateHash(course.state)];
  return {
    rules: match.rules,
    course,
    record: { ...match.record, entries: [...match.record.entries, entry] },
    chapters: [...match.chapters, { told: course.told, undoneBy: picks === null ? seat : null }],
  };
}

/** Takes a seat's answer, or refuses it with a code and changes nothing. */
export function answer<T extends Shape>(match: Match<T>, seat: Seat, { decision, picks }: Answer): Taken<T> {
  if (match.course.state.flow.at(-1)?.id !== decision) return { ok: false, code: 'stale', rule: null };
  try {
    const course = answerCourse(match.rules, match.course, seat, picks);
    return { ok: true, match: appended(match, course, seat, course.last?.picks ?? []) };
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    return { ok: false, code: error.code, rule: error.rule };
  }
}

/** Takes a seat's last answer back while nobody has learned anything from it. */
export function undo<T extends Shape>(match: Match<T>, seat: Seat): Taken<T> {
  const course = undoCourse(match.rules, match.course, seat);
  if (course === null) return { ok: false, code: 'no-undo', rule: null };
  return { ok: true, match: appended(match, course, seat, null) };
}

/** The one place where a match speaks to anybody: players, spectators and bots alike. */
export function seenBy<T extends Shape>(match: Match<T>, seat: Seat | null, fromChapter = 0): Seen<T> {
  const { rules, course, chapters } = match;
  return {
    view: view(rules, course.state, seat),
    waiting: waiting(rules, course.state),
    prompt: seat === null ? null : prompt(rules, course.state, seat),
    mayUndo: seat !== null && canUndo(course, seat),
    result: result(rules, course.state),
    heard: chapters.slice(fromChapter).map(({ told, undoneBy }) => ({ events: heard(told, seat), undoneBy })),
  };
}
