import type { Seat, Shape } from '@consigliere/kernel';
import type { ChapterView, ChapterWhisper } from '../match-view.ts';
import { applyChange, type ViewChange } from './changes.ts';
import type { AllParts, OwnParts, RoomView } from './room-view.ts';

/** What has applyChange in a room for one viewer since he was shown it last, part by part; of chapters, those that are new. */
export interface RoomUpdate {
  /** What has applyChange for everybody. */
  readonly all?: { readonly is?: readonly ViewChange[]; readonly heard?: readonly ChapterView<Shape>[] };
  /** What has applyChange for him alone; what he heard instead of what everybody did. */
  readonly mine?: { readonly is?: readonly ViewChange[]; readonly whispers?: readonly ChapterWhisper<Shape>[] };
}

/** What a room as it is sent and its news have that must be known here. */
interface Whole {
  readonly match: { readonly heard: readonly HeardAny[] } | null;
}
interface HeardAny {
  readonly events: readonly unknown[];
}
type WhisperedAny = readonly [chapter: number, event: number, instead: unknown];
interface Changes {
  readonly all?: { readonly is?: readonly ViewChange[]; readonly heard?: readonly HeardAny[] };
  readonly mine?: { readonly is?: readonly ViewChange[]; readonly whispers?: readonly WhisperedAny[] };
}

type Part = keyof AllParts | keyof OwnParts;

const inMatch = (name: string): readonly string[] => ['match', name];
const inView = (name: string): readonly string[] => ['match', 'view', name];

/** Where each part is in a room as it is sent; what is in two places is kept alike. */
const PLACES: Readonly<Record<Part, readonly (readonly string[])[]>> = {
  terms: [['terms']],
  ownerSeat: [['ownerSeat']],
  phase: [['phase']],
  isPaused: [['isPaused']],
  chairs: [['chairs']],
  request: [['request']],
  windowEnds: [['windowEnds']],
  luck: [['luck']],
  inspections: [['inspections']],
  rematch: [['rematch']],
  chapters: [['chapters']],
  seat: [['seat'], inView('seat')],
  isOwner: [['isOwner']],
  order: [['order']],
  branch: [inMatch('branch')],
  waiting: [inMatch('waiting'), inView('waiting')],
  prompt: [inMatch('prompt')],
  held: [inMatch('held')],
  mayUndo: [inMatch('mayUndo')],
  result: [inMatch('result')],
  open: [inView('open')],
  recalled: [inView('recalled')],
  own: [inView('own')],
  tally: [inView('tally')],
  flow: [inView('flow')],
  calls: [inView('calls')],
  picks: [inView('picks')],
};

/** The room as a viewer sees it now, given what he saw before and what is new; of chapters he then has those as well. */
export function applyUpdate<S extends Whole>(seen: S, { all = {}, mine = {} }: Changes): S {
  let now: unknown = seen;
  for (const change of [...(all.is ?? []), ...(mine.is ?? [])]) {
    const [part = '', ...rest] = change[0].split('.');
    for (const place of PLACES[part as Part] ?? [])
      if (place.length === 1 || seen.match !== null) now = applyChange(now, [...place, ...rest], change);
  }
  const { heard = [] } = all;
  const { match, ...room } = now as S;
  const more = heardIn(heard, mine.whispers ?? []);
  return { ...room, match: match && { ...match, heard: [...match.heard, ...more] } } as S;
}

/** New chapters with what the viewer alone heard in them. */
const heardIn = (heard: readonly HeardAny[], whispers: readonly WhisperedAny[]): readonly HeardAny[] =>
  heard.map((chapter, index) => ({
    ...chapter,
    events: chapter.events.map((event, at) => whispers.find(([of, its]) => of === index && its === at)?.[2] ?? event),
  }));

/** What somebody who looks at a room is shown: first the whole of it, then news. */
export type Publication =
  | { readonly type: 'seen'; readonly seen: RoomView }
  | {
      readonly type: 'news';
      /** JSON of what has applyChange, each null if nothing has. */
      readonly all: string | null;
      readonly mine: string | null;
      /** Where the viewer stands now. */
      readonly place: ViewerStanding;
    };
export interface ViewerStanding extends Pick<RoomView, 'isOwner' | 'phase' | 'chapters'> {
  readonly seat: Seat | null;
}

/** For whoever wants to be shown whole rooms: each time all of it, of chapters those that are new. */
export function inWhole(push: (seen: RoomView) => void): (shown: Publication) => void {
  let last: RoomView | null = null;
  return shown => {
    if (shown.type === 'seen') last = shown.seen;
    else if (last !== null) last = applyUpdate(withoutHeard(last), newsOf(shown));
    if (last !== null) push(last);
  };
}

const withoutHeard = (seen: RoomView): RoomView => ({ ...seen, match: seen.match && { ...seen.match, heard: [] } });

/** RoomUpdate as their reader has them. */
export const newsOf = ({ all, mine }: Extract<Publication, { type: 'news' }>): RoomUpdate => ({
  ...(all === null ? {} : { all: JSON.parse(all) }),
  ...(mine === null ? {} : { mine: JSON.parse(mine) }),
});
