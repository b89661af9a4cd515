import type { Action, Result, Seat, Shape, View } from '@consigliere/kernel';
import { canUndo, glance, heard, type Prompt, pick, prompt, result, view } from '@consigliere/kernel/host';
import { type By, isHeld, type Match } from './match.ts';

/** Everything a viewer (null: a spectator) may be sent. */
export interface MatchView<T extends Shape> {
  readonly view: View<T>;
  readonly branch: number;
  readonly waiting: readonly Seat[];
  readonly prompt: Prompt<T> | null;
  /** The viewer's answer that waits to be confirmed. */
  readonly held: readonly Action<T>[] | null;
  readonly mayUndo: boolean;
  readonly result: Result | null;
  /** What the viewer heard in each chapter from the asked one on. */
  readonly heard: readonly ChapterView<T>[];
}

export interface ChapterView<T extends Shape> {
  readonly events: readonly (T['Event'] | T['Whisper'])[];
  /** By event: the rule by which it happened. */
  readonly rules: readonly string[];
  readonly undoneBy: Seat | null;
  /** Who answered: a standing order is its owner's own business and looks like a person. */
  readonly by: readonly [Seat, Exclude<By, 'order'>] | null;
}

/** What everybody sees of a match alike; nothing in it changes while somebody drafts. */
export interface SeenByAll<T extends Shape> {
  readonly open: View<T>['open'];
  readonly recalled: View<T>['recalled'];
  readonly tally: View<T>['tally'];
  readonly flow: View<T>['flow'];
  readonly calls: number;
  readonly waiting: readonly Seat[];
  readonly branch: number;
  readonly result: Result | null;
}

/** What one viewer sees of a match and nobody else. */
export interface SeenOwn<T extends Shape> {
  readonly own: View<T>['own'];
  readonly picks: View<T>['picks'];
  readonly prompt: Prompt<T> | null;
  readonly held: readonly Action<T>[] | null;
  readonly mayUndo: boolean;
}

export function seenByAll<T extends Shape>({ rules, course, branch }: Match<T>): SeenByAll<T> {
  const { open, recalled, tally, flow, calls, waiting } = view(rules, course.state, null);
  return { open, recalled, tally, flow, calls, waiting, branch, result: result(rules, course.state) };
}

export function seenOwn<T extends Shape>(match: Match<T>, seat: Seat | null): SeenOwn<T> {
  if (seat === null) return { own: null, picks: [], prompt: null, held: null, mayUndo: false };
  const { rules, course, drafts } = match;
  const draft = drafts[seat] ?? [];
  const held = isHeld(match, seat) ? draft : null;
  const state = draft.length === 0 || held !== null ? course.state : pick(rules, course.state, seat, draft).state;
  const { own, picks } = glance(rules, state, seat);
  const mayUndo = draft.length > 0 || canUndo(course, seat);
  return { own, picks, prompt: prompt(rules, state, seat), held, mayUndo };
}

/** The chapters from one on, as a viewer heard them. */
export const viewChapters = <T extends Shape>(
  { chapters }: Match<T>,
  seat: Seat | null,
  from: number,
): ChapterView<T>[] =>
  chapters.slice(from).map(({ told, undoneBy, by }) => ({
    events: heard(told, seat),
    rules: told.map(({ rule }) => rule),
    undoneBy,
    by: by === null ? null : [by[0], by[1] === 'order' ? 'person' : by[1]],
  }));

/** Where a seat heard something else than everybody: the chapter, counted from the first that is asked for, the event, and what. */
export type ChapterWhisper<T extends Shape> = readonly [chapter: number, event: number, instead: T['Whisper']];

export const listWhispers = <T extends Shape>(
  { chapters }: Match<T>,
  seat: Seat | null,
  from: number,
): ChapterWhisper<T>[] =>
  seat === null
    ? []
    : chapters.slice(from).flatMap(({ told }, chapter) =>
        told.flatMap(({ instead }, event): ChapterWhisper<T>[] => {
          const whisper = instead?.[seat];
          return whisper === undefined ? [] : [[chapter, event, whisper]];
        }),
      );

/** The one place where a match speaks to anybody, players, spectators and bots alike: what all see, and what is the viewer's own. */
export function viewMatch<T extends Shape>(match: Match<T>, seat: Seat | null, fromChapter = 0): MatchView<T> {
  const { branch, waiting, result, ...open } = seenByAll(match);
  const { own, picks, prompt, held, mayUndo } = seenOwn(match, seat);
  const { seats, given } = match.rules;
  return {
    view: {
      seat,
      seats,
      given,
      open: open.open,
      recalled: open.recalled,
      own,
      tally: open.tally,
      flow: open.flow,
      calls: open.calls,
      waiting,
      picks,
    },
    branch,
    waiting,
    prompt,
    held,
    mayUndo,
    result,
    heard: viewChapters(match, seat, fromChapter),
  };
}
