import type { Seat, Shape, View } from '@consigliere/kernel';
import { eventsFor, view } from '@consigliere/kernel/host';
import { CHAIR, emptyMatchView, emptyRoomView, type Luck, type RoomView } from '@consigliere/match';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Link } from '../kit/link/link.ts';
import type { ReplayedMatch, ReplayStep } from '../kit/replay/replay-record.ts';

/** With whose knowledge a match is watched: a seat's, a spectator's (null), or everybody's. */
export type Viewpoint = Seat | null | 'all';

/** One thing that was told, to whom: null, to everybody. */
interface ReplayLine {
  readonly event: Shape['Event'] | Shape['Whisper'];
  readonly hearer: Seat | null;
}

/** Over whose shoulder one looks who knows everything: who is about to answer, at the end who has. */
function findActiveSeat({ steps }: ReplayedMatch, at: number): Seat | null {
  return (steps[at + 1] ?? steps[at])?.by?.[0] ?? null;
}

/** The seat a view is taken from. */
export const viewedSeat = (replayed: ReplayedMatch, at: number, viewpoint: Viewpoint): Seat | null =>
  viewpoint === 'all' ? findActiveSeat(replayed, at) : viewpoint;

export function makeViewAt(replayed: ReplayedMatch, at: number, viewpoint: Viewpoint): View<Shape> {
  const moment = replayed.steps[at];
  if (moment === undefined) throw new Error(`there is no moment ${at}`);
  return view(replayed.rules, moment.state, viewedSeat(replayed, at, viewpoint));
}

/** What was told in a moment, as far as those viewpoint may know it; who knows everything hears every whisper too. */
export function listLines({ told }: ReplayStep, viewpoint: Viewpoint): ReplayLine[] {
  if (viewpoint !== 'all') return eventsFor(told, viewpoint).map(event => ({ event, hearer: null }));
  return told.flatMap(({ event, instead = {} }) => {
    const whispers = Object.entries(instead).map(([hearer, whisper]) => ({ event: whisper, hearer: Number(hearer) }));
    // A secret of one seat is told to who knows everything in place of what the others heard.
    const [only] = whispers.length === 1 ? whispers : [];
    return only === undefined ? [{ event, hearer: null }, ...whispers] : [{ event: only.event, hearer: null }];
  });
}

type Chairs = RoomView['chairs'];

/** A replayed, where it stands, and with whose viewpoint it is watched; for the parts of a table it is a table at which nothing can be done. */
export interface ReplayLink {
  readonly replayed: ReplayedMatch;
  readonly at: ReadonlySignal<number>;
  readonly viewpoint: Signal<Viewpoint>;
  readonly link: Link;
  /** Goes to a moment, or to the nearest there is. */
  jump(at: number): void;
}

export const lastStep = ({ steps }: ReplayedMatch): number => steps.length - 1;

/** Chairs for names. */
export const makeChairs = (names: readonly string[]): Chairs =>
  names.map(name => ({ ...CHAIR.empty, sitter: 'person', name }));

export function openReplay(replayed: ReplayedMatch, chairs: Chairs, luck: Luck | null): ReplayLink {
  const at = signal(0);
  const viewpoint = signal<Viewpoint>('all');
  const seen = computed(() => makeRoomAt(replayed, chairs, luck, at.value, viewpoint.value));
  const story = computed(() =>
    replayed.steps.slice(0, at.value + 1).map(({ told, by }) => ({
      events: eventsFor(told, viewedSeat(replayed, at.value, viewpoint.value)),
      // Matches of older versions were told without rules.
      rules: told.map(({ rule }) => rule ?? ''),
      undoneBy: by !== null && !Array.isArray(by[1]) ? by[0] : null,
      by: null,
    })),
  );
  return {
    replayed,
    at,
    viewpoint,
    jump: wanted => {
      at.value = Math.max(0, Math.min(lastStep(replayed), Math.trunc(wanted) || 0));
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

/** A room as somebody with those viewpoint would have seen it then. */
function makeRoomAt(
  replayed: ReplayedMatch,
  chairs: Chairs,
  luck: Luck | null,
  at: number,
  viewpoint: Viewpoint,
): RoomView {
  const { record, result: end } = replayed;
  const { game, version, seats, options } = record;
  const view = makeViewAt(replayed, at, viewpoint);
  const result = at === lastStep(replayed) ? end : null;
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
