import { heard, type Seat, type Shape, type View, view } from '@consigliere/kernel';
import type { Film, Moment } from '../film/film.ts';

/** With whose knowledge a match is watched: a seat's, a spectator's (null), or everybody's. */
export type Eyes = Seat | null | 'all';

/** One thing that was told, to whom: null, to everybody. */
export interface Line {
  readonly event: Shape['Event'] | Shape['Whisper'];
  readonly hearer: Seat | null;
}

/** Over whose shoulder one looks who knows everything: who is about to answer, at the end who has. */
function shoulder({ moments }: Film, at: number): Seat | null {
  return (moments[at + 1] ?? moments[at])?.by?.[0] ?? null;
}

/** The seat a view is taken from. */
export const seatOf = (film: Film, at: number, eyes: Eyes): Seat | null => (eyes === 'all' ? shoulder(film, at) : eyes);

export function viewAt(film: Film, at: number, eyes: Eyes): View<Shape> {
  const moment = film.moments[at];
  if (moment === undefined) throw new Error(`there is no moment ${at}`);
  return view(film.rules, moment.state, seatOf(film, at, eyes));
}

/** What was told in a moment, as far as those eyes may know it; who knows everything hears every whisper too. */
export function linesOf({ told }: Moment, eyes: Eyes): Line[] {
  if (eyes !== 'all') return heard(told, eyes).map(event => ({ event, hearer: null }));
  return told.flatMap(({ event, instead = {} }) => {
    const whispers = Object.entries(instead).map(([hearer, whisper]) => ({ event: whisper, hearer: Number(hearer) }));
    // A secret of one seat is told to who knows everything in place of what the others heard.
    const [only] = whispers.length === 1 ? whispers : [];
    return only === undefined ? [{ event, hearer: null }, ...whispers] : [{ event: only.event, hearer: null }];
  });
}
