import type { Action, Rules, Seat, Shape, State } from '@consigliere/kernel';
import {
  addAnswer,
  advance,
  begin,
  canUndo,
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
  view,
  waiting,
} from '@consigliere/kernel/host';
import { Sequence } from './sequence.ts';
import { courseBeforeWindow, findOpenWindow, listReactions } from './window.ts';

/** One match. It is a value: every function returns a new one. */
export interface Match<T extends Shape> {
  readonly rules: Rules<T>;
  readonly seed: string;
  readonly course: History<T>;
  /** All deeds in order, from which the record is made. */
  readonly deeds: Sequence<readonly [seat: Seat, deed: Deed<T>]>;
  /** Raised whenever an undo removes a decision, because its number may come again for another decision. */
  readonly branch: number;
  /** By seat, picks that don't count yet: of an incomplete secret answer, or of an answer that waits to be confirmed. Nobody else sees them, and no record has them. */
  readonly drafts: readonly (readonly Action<T>[])[];
  /** The notices of each deed; the first chapter is the set-up. Deeds in a reaction window are told when it closes. */
  readonly chapters: Sequence<Chapter<T>>;
  /** The standing answers to the open reaction window, which nobody else may know of yet. */
  readonly reactions: readonly (readonly [Seat, By])[];
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
export const noDrafts = (seats: number): readonly never[][] => NO_DRAFTS[seats] ?? [];
export const refuse = (code: RefusalCode, rule: string | null = null): Refused => ({ ok: false, code, rule });

export function openMatch<T extends Shape>(rules: Rules<T>, text: string): Match<T> {
  const seed = seedOf(text);
  const course = begin(rules, chacha20(seed));
  return {
    rules,
    seed,
    course,
    deeds: Sequence.of([]),
    branch: 0,
    drafts: noDrafts(rules.seats),
    chapters: Sequence.of([{ notices: course.notices, undoneBy: null, by: null }]),
    reactions: [],
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

/** Whether a seat may take back its last answer. Whether others have answered in an open window makes no difference. */
export const mayUndo = <T extends Shape>(match: Match<T>, seat: Seat): boolean =>
  canUndo(listReactions(match).includes(seat) ? match.course : courseBeforeWindow(match), seat);

/** The match without a seat's draft. */
export const dropDraft = <T extends Shape>(match: Match<T>, seat: Seat): Match<T> =>
  (match.drafts[seat] ?? []).length === 0 ? match : { ...match, drafts: match.drafts.with(seat, []) };

/** Whether somebody has learned anything from a seat's last answer or what followed, such as what was drawn. */
export const hasLearnedSince = <T extends Shape>(match: Match<T>, seat: Seat): boolean => {
  for (let each = courseBeforeWindow(match).last; each !== null; each = each.previous) {
    if (!each.isFree) return true;
    if (each.seat === seat) return false;
  }
  return false;
};

/** The match after a deed. An undo within a decision that stays open takes no decision away; drafts are for the one on top. */
export function addDeed<T extends Shape>(
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
    deeds: match.deeds.append([seat, deed]),
    branch: isBack && !stays ? match.branch + 1 : match.branch,
    drafts: stays
      ? match.drafts.map((draft, each) => (each === seat || !asked.includes(each) ? [] : draft))
      : noDrafts(match.rules.seats),
    ...tellDeed(match, { notices: course.notices, undoneBy: isBack ? seat : null, by: by && [seat, by] }, stays),
  };
}

/**
 * The chapters after a deed. In a reaction window nothing is told until it closes; then all its answers are, in the order of the
 * seats, whenever they were given and whatever was taken back meanwhile. The last one brings what followed.
 */
function tellDeed<T extends Shape>(
  match: Match<T>,
  chapter: Chapter<T>,
  stays: boolean,
): Pick<Match<T>, 'chapters' | 'reactions'> {
  const { chapters, reactions } = match;
  const { by, undoneBy, notices } = chapter;
  if (findOpenWindow(match) === null || (undoneBy !== null && !stays))
    return { chapters: chapters.append(chapter), reactions: [] };
  const standing = reactions.filter(([seat]) => seat !== (by?.[0] ?? undoneBy));
  const all = by === null ? standing : [...standing, by].sort(([a], [b]) => a - b);
  if (stays) return { chapters, reactions: all };
  const told = all.map((each, at) => ({ notices: at === all.length - 1 ? notices : [], undoneBy: null, by: each }));
  return { chapters: told.reduce((before, each) => before.append(each), chapters), reactions: [] };
}
