import type { Seat, Shape } from '@consigliere/kernel';
import { canUndo, glance, heard, pick, prompt, result, view } from '@consigliere/kernel/host';
import { isHeld, type Match } from './match.ts';
import {
  arrangeMatch,
  type ChapterView,
  type CommonMatchParts,
  type MatchView,
  type OwnMatchParts,
} from './room/view-parts.ts';

/** The parts of a match that everybody sees alike. None of them changes while somebody drafts. */
export function commonMatchParts<T extends Shape>({ rules, course, branch }: Match<T>): CommonMatchParts<T> {
  const { seats, given, open, recalled, tally, flow, calls, waiting } = view(rules, course.state, null);
  return { seats, given, open, recalled, tally, flow, calls, waiting, branch, result: result(rules, course.state) };
}

/** The parts of a match that one viewer alone sees. */
export function ownMatchParts<T extends Shape>(match: Match<T>, seat: Seat | null): OwnMatchParts<T> {
  if (seat === null) return { own: null, picks: [], prompt: null, held: null, mayUndo: false };
  const { rules, course, drafts } = match;
  const draft = drafts[seat] ?? [];
  const held = isHeld(match, seat) ? draft : null;
  const state = draft.length === 0 || held !== null ? course.state : pick(rules, course.state, seat, draft).state;
  const { own, picks } = glance(rules, state, seat);
  const mayUndo = draft.length > 0 || canUndo(course, seat);
  return { own, picks, prompt: prompt(rules, state, seat), held, mayUndo };
}

/** The chapters from a number on, as a viewer may know them. */
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

/** What a seat is told instead of an event: the chapter, counted from the first one asked for, and the event in it. */
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

/** Everything that a player, a spectator (null) or a bot may see of a match: what everybody sees, and what is the viewer's own. */
export const viewMatch = <T extends Shape>(match: Match<T>, seat: Seat | null, fromChapter = 0): MatchView<T> =>
  arrangeMatch(
    { ...commonMatchParts(match), ...ownMatchParts(match, seat), seat },
    viewChapters(match, seat, fromChapter),
  );
