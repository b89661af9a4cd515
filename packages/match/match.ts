import {
  type Action,
  answered,
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
  pick,
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
  /** By seat, the picks of a secret answer that is not complete yet: nobody else learns of them, and no record. */
  readonly drafts: readonly (readonly Action<T>[])[];
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

const noDrafts = (seats: number): readonly never[][] => Array.from({ length: seats }, () => []);

export function openMatch<T extends Shape>(rules: Rules<T>, seed: string): Match<T> {
  const record = newRecord(rules, seed);
  const course = begin(rules, chacha20(record.seed));
  return { rules, course, record, drafts: noDrafts(rules.seats), chapters: [{ told: course.told, undoneBy: null }] };
}

function appended<T extends Shape>(match: Match<T>, course: Course<T>, seat: Seat, picks: Entry<T>[1]): Match<T> {
  const entry: Entry<T> = [seat, picks, stateHash(course.state)];
  return {
    rules: match.rules,
    course,
    record: { ...match.record, entries: [...match.record.entries, entry] },
    drafts: match.drafts.with(seat, []),
    chapters: [...match.chapters, { told: course.told, undoneBy: picks === null ? seat : null }],
  };
}

/** Takes a seat's answer, or the next picks of one, or refuses them with a code and changes nothing. */
export function answer<T extends Shape>(match: Match<T>, seat: Seat, { decision, picks }: Answer): Taken<T> {
  const { rules, course, drafts } = match;
  if (course.state.flow.at(-1)?.id !== decision) return { ok: false, code: 'stale', rule: null };
  try {
    const picked = pick(rules, course.state, seat, [...(drafts[seat] ?? []), ...picks]);
    if (picks.length === 0) return { ok: false, code: 'malformed', rule: null };
    if (!picked.complete) return { ok: true, match: { ...match, drafts: drafts.with(seat, picked.picks) } };
    return { ok: true, match: appended(match, answered(course, seat, picked), seat, picked.picks) };
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    return { ok: false, code: error.code, rule: error.rule };
  }
}

/** Takes a seat's last pick or answer back while nobody has learned anything from it. */
export function undo<T extends Shape>(match: Match<T>, seat: Seat): Taken<T> {
  const draft = match.drafts[seat] ?? [];
  if (draft.length > 0) return { ok: true, match: { ...match, drafts: match.drafts.with(seat, draft.slice(0, -1)) } };
  const course = undoCourse(match.rules, match.course, seat);
  if (course === null) return { ok: false, code: 'no-undo', rule: null };
  return { ok: true, match: appended(match, course, seat, null) };
}

/** The one place where a match speaks to anybody: players, spectators and bots alike. */
export function seenBy<T extends Shape>(match: Match<T>, seat: Seat | null, fromChapter = 0): Seen<T> {
  const { rules, course, chapters, drafts } = match;
  const draft = seat === null ? [] : (drafts[seat] ?? []);
  const state = seat === null ? course.state : pick(rules, course.state, seat, draft).state;
  return {
    view: view(rules, state, seat),
    waiting: waiting(rules, state),
    prompt: seat === null ? null : prompt(rules, state, seat),
    mayUndo: draft.length > 0 || (seat !== null && canUndo(course, seat)),
    result: result(rules, state),
    heard: chapters.slice(fromChapter).map(({ told, undoneBy }) => ({ events: heard(told, seat), undoneBy })),
  };
}

/** The options of another match of those who have just played one. */
export function rematchOptions<T extends Shape>(
  { rules, course }: Match<T>,
  seatOf: (seat: Seat) => Seat | null = seat => seat,
): Readonly<Record<string, unknown>> {
  const { open } = view(rules, course.state, null);
  return rules.game.rematch?.(rules, open, seatOf) ?? rules.options;
}
