import type { CeEvent, CorleonesEmpire, Turf } from '@consigliere/games/corleones-empire/rules';
import type { Seat } from '@consigliere/kernel';
import type { BoardProps } from '../../../kit/board-props.ts';

type Story = NonNullable<BoardProps<CorleonesEmpire>['story']>;

/** The match so far, and its reader. */
export interface StoryView {
  readonly story?: Story;
  readonly view: { readonly seat: Seat | null };
}

/** A spectator has seen something after this many answers. */
const SPECTATED = 4;

/** The chapters since the reader's last answer, including it: they are still news to the reader. */
export function findNews({ story = [], view: { seat } }: StoryView): Story {
  const last = seat === null ? story.length - SPECTATED : story.findLastIndex(({ by }) => by?.[0] === seat);
  return story.slice(Math.max(0, last));
}

/**
 * CE-25, CE-26 The figures in a turf, its winner, and what became of the winner's marker: `spent` if there was none to place; null if
 * undecided or nobody won.
 */
export interface War {
  readonly turf: Turf;
  readonly figures: readonly number[];
  readonly neutral: number;
  readonly winner: Seat | null;
  readonly marker: 'control' | 'marker-moved' | 'declined' | 'spent' | null;
}

/** The turf wars of an act, counted from 0, as far as they are fought. */
export interface WarsOfAct {
  readonly act: number;
  readonly wars: readonly War[];
}

const turfOf = (event: CeEvent): Turf | null =>
  event.type === 'control' || event.type === 'declined' ? event.turf : event.type === 'marker-moved' ? event.to : null;

/** The last turf wars, unless the reader has answered something since. */
export function findWars(read: StoryView): WarsOfAct | null {
  if (!findNews(read).some(({ events }) => events.some(({ type }) => type === 'turf-war'))) return null;
  const events = (read.story ?? []).flatMap(({ events }) => events) as readonly CeEvent[];
  const fought = events.flatMap((event, at) => (event.type === 'turf-war' ? [{ ...event, at }] : []));
  // Turf 1 is fought for first.
  const first = fought.findLastIndex(({ turf }) => turf === 0);
  const wars = fought.slice(Math.max(0, first)).map(({ turf, figures, neutral, winner, at }) => {
    const next = events.slice(at + 1).find(event => event.type === 'turf-war' || turfOf(event) === turf);
    return {
      turf,
      figures,
      neutral,
      winner,
      marker: winner === null ? null : markerOf(next, at === events.length - 1),
    };
  });
  return { act: fought.filter(({ turf }) => turf === 0).length - 1, wars };
}

function markerOf(next: CeEvent | undefined, isUndecided: boolean): War['marker'] {
  if (next?.type === 'control' || next?.type === 'marker-moved' || next?.type === 'declined') return next.type;
  return isUndecided ? null : 'spent';
}
