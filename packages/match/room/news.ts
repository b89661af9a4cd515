import type { Seat, Shape } from '@consigliere/kernel';
import type { Heard, Whispered } from '../seen-by.ts';
import type { AllParts, OwnParts, RoomSeen } from './seen.ts';

/** What has changed in a room for one viewer since he was shown it last; of chapters, those that are new. */
export interface News {
  /** What has changed for everybody. */
  readonly all?: Partial<AllParts> & { readonly heard?: readonly Heard<Shape>[] };
  /** What has changed for him alone; what he heard instead of what everybody did. */
  readonly mine?: Partial<OwnParts> & { readonly whispers?: readonly Whispered<Shape>[] };
}

/** What a room as it is sent and its news have that must be known here. */
interface Whole {
  readonly match: { readonly view: object; readonly heard: readonly { readonly events: readonly unknown[] }[] } | null;
}
interface Changes {
  readonly all?: { readonly heard?: readonly { readonly events: readonly unknown[] }[] };
  readonly mine?: {
    readonly whispers?: readonly (readonly [chapter: number, event: number, instead: unknown])[];
    readonly seat?: Seat | null;
  };
}

const OF_TABLE = ['phase', 'isPaused', 'chairs', 'request', 'windowEnds', 'luck', 'rematch', 'chapters'];
const OF_SEAT = ['seat', 'isOwner', 'order'];
const OF_MATCH = ['branch', 'waiting', 'prompt', 'held', 'mayUndo', 'result'];
const OF_VIEW = ['seat', 'open', 'recalled', 'own', 'tally', 'flow', 'calls', 'waiting', 'picks'];

const those = (names: readonly string[], parts: object): object =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => names.includes(name)));

/** The room as a viewer sees it now, given what he saw before and what is new; of chapters he then has those as well. */
export function withNews<S extends Whole>(seen: S, { all = {}, mine = {} }: Changes): S {
  const parts = { ...all, ...mine };
  const { match } = seen;
  return {
    ...seen,
    ...those([...OF_TABLE, ...OF_SEAT], parts),
    match: match && {
      ...match,
      ...those(OF_MATCH, parts),
      view: { ...match.view, ...those(OF_VIEW, parts) },
      heard: [...match.heard, ...heardIn(all.heard ?? [], mine.whispers ?? [])],
    },
  };
}

/** New chapters with what the viewer alone heard in them. */
const heardIn = (
  heard: NonNullable<NonNullable<Changes['all']>['heard']>,
  whispers: NonNullable<NonNullable<Changes['mine']>['whispers']>,
): readonly object[] =>
  heard.map((chapter, index) => ({
    ...chapter,
    events: chapter.events.map((event, at) => whispers.find(([of, its]) => of === index && its === at)?.[2] ?? event),
  }));

/** What somebody who looks at a room is shown: first the whole of it, then news. */
export type Shown =
  | { readonly type: 'seen'; readonly seen: RoomSeen }
  | {
      readonly type: 'news';
      /** JSON of the parts that have changed, each null if none has. */
      readonly all: string | null;
      readonly mine: string | null;
      /** Where the viewer stands now. */
      readonly place: Place;
    };
export type Place = Pick<RoomSeen, 'seat' | 'isOwner' | 'phase' | 'chapters'>;

/** For whoever wants to be shown whole rooms: each time all of it, of chapters those that are new. */
export function inWhole(push: (seen: RoomSeen) => void): (shown: Shown) => void {
  let last: RoomSeen | null = null;
  return shown => {
    if (shown.type === 'seen') last = shown.seen;
    else if (last !== null) last = withNews(withoutHeard(last), newsOf(shown));
    if (last !== null) push(last);
  };
}

const withoutHeard = (seen: RoomSeen): RoomSeen => ({ ...seen, match: seen.match && { ...seen.match, heard: [] } });

/** News as their reader has them. */
export const newsOf = ({ all, mine }: Extract<Shown, { type: 'news' }>): News => ({
  ...(all === null ? {} : { all: JSON.parse(all) }),
  ...(mine === null ? {} : { mine: JSON.parse(mine) }),
});
