import type { Seat, Shape, View } from '@consigliere/kernel';
import { eventsFor, view } from '@consigliere/kernel/host';
import { CHAIR, emptyMatchView, emptyRoomView, type Luck, type RoomView } from '@consigliere/match';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Film, Moment } from '../kit/film/film.ts';
import type { Link } from '../kit/link/link.ts';

/** With whose knowledge a match is watched: a seat's, a spectator's (null), or everybody's. */
export type Eyes = Seat | null | 'all';

/** One thing that was told, to whom: null, to everybody. */
interface Line {
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
  if (eyes !== 'all') return eventsFor(told, eyes).map(event => ({ event, hearer: null }));
  return told.flatMap(({ event, instead = {} }) => {
    const whispers = Object.entries(instead).map(([hearer, whisper]) => ({ event: whisper, hearer: Number(hearer) }));
    // A secret of one seat is told to who knows everything in place of what the others heard.
    const [only] = whispers.length === 1 ? whispers : [];
    return only === undefined ? [{ event, hearer: null }, ...whispers] : [{ event: only.event, hearer: null }];
  });
}

type Chairs = RoomView['chairs'];

/** A film, where it stands, and with whose eyes it is watched; for the parts of a table it is a table at which nothing can be done. */
export interface Projector {
  readonly film: Film;
  readonly at: ReadonlySignal<number>;
  readonly eyes: Signal<Eyes>;
  readonly link: Link;
  /** Goes to a moment, or to the nearest there is. */
  jump(at: number): void;
}

export const lastOf = ({ moments }: Film): number => moments.length - 1;

/** Chairs for names. */
export const chairsOf = (names: readonly string[]): Chairs =>
  names.map(name => ({ ...CHAIR.empty, sitter: 'person', name }));

export function projectorOf(film: Film, chairs: Chairs, luck: Luck | null): Projector {
  const at = signal(0);
  const eyes = signal<Eyes>('all');
  const seen = computed(() => roomAt(film, chairs, luck, at.value, eyes.value));
  const story = computed(() =>
    film.moments.slice(0, at.value + 1).map(({ told, by }) => ({
      events: eventsFor(told, seatOf(film, at.value, eyes.value)),
      // Matches of older versions were told without rules.
      rules: told.map(({ rule }) => rule ?? ''),
      undoneBy: by !== null && !Array.isArray(by[1]) ? by[0] : null,
      by: null,
    })),
  );
  return {
    film,
    at,
    eyes,
    jump: wanted => {
      at.value = Math.max(0, Math.min(lastOf(film), Math.trunc(wanted) || 0));
    },
    link: {
      seen,
      story,
      status: signal('live'),
      closed: signal(null),
      do: async () => ({ code: 'not-playing', rule: null }),
      now: () => 0,
      close: () => undefined,
    },
  };
}

/** A room as somebody with those eyes would have seen it then. */
function roomAt(film: Film, chairs: Chairs, luck: Luck | null, at: number, eyes: Eyes): RoomView {
  const { record, result: end } = film;
  const { game, version, seats, options } = record;
  const view = viewAt(film, at, eyes);
  const result = at === lastOf(film) ? end : null;
  const room = emptyRoomView();
  return {
    ...room,
    terms: { ...room.terms, game, version, seats, options },
    seat: view.seat,
    phase: result === null ? 'playing' : 'over',
    chairs,
    commitment: luck?.commitment ?? '',
    luck,
    chapters: at + 1,
    match: { ...emptyMatchView(view), result },
  };
}
