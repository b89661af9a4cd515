import type { Action, Rules, Seat, Shape, State } from '@consigliere/kernel';
import {
  addAnswer,
  advance,
  begin,
  chacha20,
  type Deed,
  dream,
  type History,
  IllegalAction,
  isAnswer,
  type AnswerRefusal as KernelRefusal,
  key,
  type Notice,
  pick,
  prompt,
  seedOf,
  sfc32,
  takeBack,
  undo as undoCourse,
  view,
  waiting,
} from '@consigliere/kernel/host';

/** One match. It is a value: every function returns a new one. */
export interface Match<T extends Shape> {
  readonly rules: Rules<T>;
  readonly seed: string;
  readonly course: History<T>;
  /** All deeds in order, from which the record is made. */
  readonly deeds: readonly (readonly [seat: Seat, deed: Deed<T>])[];
  /** Raised whenever an undo removes a decision, because its number may come again for another decision. */
  readonly branch: number;
  /** By seat, picks that don't count yet: of an incomplete secret answer, or of an answer that waits to be confirmed. Nobody else sees them, and no record has them. */
  readonly drafts: readonly (readonly Action<T>[])[];
  /** The notices of each deed; the first chapter is the set-up. */
  readonly chapters: readonly Chapter<T>[];
  /** The state from which these rules went on with a match of an older version. Absent: they have played all of it. */
  readonly resumedFrom?: State<T>;
}

/** The kind of player that answered for a seat. */
export type By = 'person' | 'bot' | 'stand-in' | 'order' | 'clock';

/** The notices that one deed led to, or an undo. */
export interface Chapter<T extends Shape> {
  readonly notices: readonly Notice<T>[];
  readonly undoneBy: Seat | null;
  /** null: the set-up, or something taken back. */
  readonly by: readonly [Seat, By] | null;
}

/** An answer names its decision, so that a late one isn't taken for another. */
export interface Answer {
  readonly decision: number;
  readonly branch: number;
  readonly picks: readonly unknown[];
}

/** Why a match refuses an answer before the rules are asked. */
export const MATCH_REFUSALS = ['stale', 'no-undo', 'nothing-to-confirm'] as const;

export type RefusalCode = KernelRefusal | (typeof MATCH_REFUSALS)[number];
export type Taken<T extends Shape> = { readonly ok: true; readonly match: Match<T> } | Refused;
export interface Refused {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly rule: string | null;
}

const NO_DRAFTS: readonly (readonly never[][])[] = Array.from({ length: 13 }, (_, seats) =>
  Array.from({ length: seats }, () => []),
);
/** The same list every time. It is never changed. */
const noDrafts = (seats: number): readonly never[][] => NO_DRAFTS[seats] ?? [];
const refuse = (code: RefusalCode, rule: string | null = null): Refused => ({ ok: false, code, rule });

export function openMatch<T extends Shape>(rules: Rules<T>, text: string): Match<T> {
  const seed = seedOf(text);
  const course = begin(rules, chacha20(seed));
  return {
    rules,
    seed,
    course,
    deeds: [],
    branch: 0,
    drafts: noDrafts(rules.seats),
    chapters: [{ notices: course.notices, undoneBy: null, by: null }],
  };
}

/** A match of an older version that goes on by these rules, from a state of theirs. */
export function resumeMatch<T extends Shape>(
  rules: Rules<T>,
  text: string,
  { state, branch, chapters }: Pick<Match<T>, 'branch' | 'chapters'> & { readonly state: State<T> },
): Match<T> {
  return {
    rules,
    seed: seedOf(text),
    course: { state, last: null, notices: [] },
    deeds: [],
    branch,
    drafts: noDrafts(rules.seats),
    chapters,
    resumedFrom: state,
  };
}

/** Takes a seat's answer, or its next picks, or refuses them with a code. `hold`: the answer waits to be confirmed. */
export function answer<T extends Shape>(
  match: Match<T>,
  seat: Seat,
  { decision, branch, picks }: Answer,
  { by = 'person', hold = false }: { readonly by?: By; readonly hold?: boolean } = {},
): Taken<T> {
  const { rules, course, drafts } = match;
  if (course.state.flow.at(-1)?.id !== decision || match.branch !== branch) return refuse('stale');
  const draft = isHeld(match, seat) ? [] : (drafts[seat] ?? []);
  try {
    const picked = pick(rules, course.state, seat, [...draft, ...picks]);
    if (picks.length === 0) return refuse('malformed');
    if (!picked.complete || hold) return { ok: true, match: { ...match, drafts: drafts.with(seat, picked.picks) } };
    return { ok: true, match: addDeed(match, addAnswer(course, seat, picked), seat, picked.picks, by) };
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    return refuse(error.code, error.rule);
  }
}

/** Whether a seat's answer waits to be confirmed: an open answer that is a draft. */
export const isHeld = <T extends Shape>({ rules, course, drafts }: Match<T>, seat: Seat): boolean =>
  (drafts[seat] ?? []).length > 0 && prompt(rules, course.state, seat)?.secret === false;

/**
 * Whether an answer makes the move final: its decision is gone and the seat isn't awaited any more. The answer is played in a world
 * dreamt from what the seat knows, so that the request to confirm reveals nothing. A forced answer needs no confirmation.
 */
export function isToConfirm<T extends Shape>(
  { rules, course }: Pick<Match<T>, 'rules' | 'course'>,
  seat: Seat,
  answer: unknown,
): boolean {
  const asked = prompt(rules, course.state, seat);
  if (asked === null || asked.secret || asked.actions.length < 2 || !isAnswer(answer)) return false;
  const action = asked.actions.find(each => key(each) === key(answer));
  if (action === undefined) return false;
  const world = dream(rules, view(rules, course.state, seat), sfc32(asked.id));
  advance(rules, world, seat, action);
  return !waiting(rules, world).includes(seat) && !world.flow.some(({ id }) => id === asked.id);
}

/** Plays the answer that waits to be confirmed. */
export function confirm<T extends Shape>(match: Match<T>, seat: Seat): Taken<T> {
  const { course, branch, drafts } = match;
  const decision = course.state.flow.at(-1)?.id ?? -1;
  if (!isHeld(match, seat)) return refuse('nothing-to-confirm');
  return answer(match, seat, { decision, branch, picks: drafts[seat] ?? [] });
}

/** Takes back a seat's last pick or answer if nobody has learned anything from it. */
export function undo<T extends Shape>(match: Match<T>, seat: Seat): Taken<T> {
  const draft = match.drafts[seat] ?? [];
  if (draft.length > 0) return { ok: true, match: { ...match, drafts: match.drafts.with(seat, draft.slice(0, -1)) } };
  const course = undoCourse(match.rules, match.course, seat);
  return course === null ? refuse('no-undo') : { ok: true, match: addDeed(match, course, seat, null, null) };
}

/** The match without a seat's draft. */
export const dropDraft = <T extends Shape>(match: Match<T>, seat: Seat): Match<T> =>
  (match.drafts[seat] ?? []).length === 0 ? match : { ...match, drafts: match.drafts.with(seat, []) };

/** Whether a seat has given an answer that the table could let it take back. */
export const hasAnswered = <T extends Shape>({ course: { last }, resumedFrom }: Match<T>, seat: Seat): boolean => {
  if (resumedFrom !== undefined) return false;
  for (let each = last; each !== null; each = each.previous) if (each.seat === seat) return true;
  return false;
};

/** Whether somebody has learned anything from a seat's last answer or what followed, such as what was drawn. */
export const hasLearnedSince = <T extends Shape>({ course: { last } }: Match<T>, seat: Seat): boolean => {
  for (let each = last; each !== null; each = each.previous) {
    if (!each.isFree) return true;
    if (each.seat === seat) return false;
  }
  return false;
};

/** Goes back before a seat's last answer although somebody has learned something, because the table agreed. */
export function undoAgreed<T extends Shape>(match: Match<T>, seat: Seat): Taken<T> {
  const course = match.resumedFrom !== undefined ? null : takeBack(match.rules, match.course, seat);
  return course === null ? refuse('no-undo') : { ok: true, match: addDeed(match, course, seat, 'agreed', null) };
}

/** The match after a deed. An undo within a decision that stays open takes no decision away; drafts are for the one on top. */
function addDeed<T extends Shape>(
  match: Match<T>,
  course: History<T>,
  seat: Seat,
  deed: Deed<T>,
  by: By | null,
): Match<T> {
  const isBack = deed === null || deed === 'agreed';
  const stays = deed !== 'agreed' && match.course.state.flow.at(-1)?.id === course.state.flow.at(-1)?.id;
  const asked = waiting(match.rules, course.state);
  return {
    ...match,
    course,
    deeds: [...match.deeds, [seat, deed]],
    branch: isBack && !stays ? match.branch + 1 : match.branch,
    drafts: stays
      ? match.drafts.map((draft, each) => (each === seat || !asked.includes(each) ? [] : draft))
      : noDrafts(match.rules.seats),
    chapters: [
      ...match.chapters,
      { notices: course.notices, undoneBy: isBack ? seat : null, by: by === null ? null : [seat, by] },
    ],
  };
}

/** The options of a rematch. */
export function rematchOptions<T extends Shape>(
  { rules, course }: Match<T>,
  seatOf: (seat: Seat) => Seat | null = seat => seat,
): Readonly<Record<string, unknown>> {
  const { open } = view(rules, course.state, null);
  return rules.game.rematch?.(rules, open, seatOf) ?? rules.options;
}
