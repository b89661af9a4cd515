import type { CorleonesEmpire, Turf } from '@consigliere/games/corleones-empire/rules';
import type { Seat } from '@consigliere/kernel';

import { type Read, recent } from './recent.ts';

/** CE-25, CE-26 Who had how many figures in a turf, who won it, and what became of his marker; null: that is open, or nobody won. */
export interface War {
  readonly turf: Turf;
  readonly figures: readonly number[];
  readonly neutral: number;
  readonly winner: Seat | null;
  readonly marker: 'control' | 'marker-moved' | 'declined' | null;
}

/** The wars of an act, the first 0, as far as they are fought. */
export interface WarsOfAct {
  readonly act: number;
  readonly wars: readonly War[];
}

type Event = CorleonesEmpire['Event'];

const turfOf = (event: Event): Turf | null =>
  event.type === 'control' || event.type === 'declined' ? event.turf : event.type === 'marker-moved' ? event.to : null;

/** The turf wars fought last, if the reader has not answered anything since. */
export function warsToShow(read: Read): WarsOfAct | null {
  if (!recent(read).some(({ events }) => events.some(({ type }) => type === 'turf-war'))) return null;
  const events = (read.story ?? []).flatMap(({ events }) => events) as readonly Event[];
  const fought = events.flatMap((event, at) => (event.type === 'turf-war' ? [{ ...event, at }] : []));
  // Turf 1 is fought for first.
  const first = fought.findLastIndex(({ turf }) => turf === 0);
  const wars = fought.slice(Math.max(0, first)).map(({ turf, figures, neutral, winner, at }) => {
    const next = events.slice(at + 1).find(event => event.type === 'turf-war' || turfOf(event) === turf);
    const marker = winner === null || next === undefined || next.type === 'turf-war' ? null : next.type;
    return { turf, figures, neutral, winner, marker: marker as War['marker'] };
  });
  return { act: fought.filter(({ turf }) => turf === 0).length - 1, wars };
}
