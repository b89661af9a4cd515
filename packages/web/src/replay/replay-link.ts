import type { Seat, Shape, View } from '@consigliere/kernel';
import { eventsFor, view } from '@consigliere/kernel/host';
import { CHAIR, emptyMatchView, emptyRoomView, type Luck, type RoomView } from '@consigliere/match';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Link } from '../kit/link/link.ts';
import type { ReplayedMatch, ReplayStep } from '../kit/replay/replay-record.ts';

/** Whose knowledge a replay shows: a seat's, a spectator's (null), or all of it. */
export type Viewpoint = Seat | null | 'all';

/** An event or whisper, and the seat it was for; null if it was for everybody. */
interface ReplayLine {
  readonly event: Shape['Event'] | Shape['Whisper'];
  readonly hearer: Seat | null;
}

/** Finds the seat that answers next, at the end the seat that answered last. */
function findActiveSeat({ steps }: ReplayedMatch, at: number): Seat | null {
  return (steps[at + 1] ?? steps[at])?.by?.[0] ?? null;
}

/** The seat whose view is shown. */
export const viewedSeat = (replayed: ReplayedMatch, at: number, viewpoint: Viewpoint): Seat | null =>
  viewpoint === 'all' ? findActiveSeat(replayed, at) : viewpoint;

export function makeViewAt(replayed: ReplayedMatch, at: number, viewpoint: Viewpoint): View<Shape> {
  const moment = replayed.steps[at];
  if (moment === undefined) throw new Error(`there is no moment ${at}`);
  return view(replayed.rules, moment.state, viewedSeat(replayed, at, viewpoint));
}

/** Lists the events of a step that a viewpoint may know. With all knowledge, whispers are included. */
export function listLines({ notices }: ReplayStep, viewpoint: Viewpoint): ReplayLine[] {
  if (viewpoint !== 'all') return eventsFor(notices, viewpoint).map(event => ({ event, hearer: null }));
  return notices.flatMap(({ event, instead = {} }) => {
    const whispers = Object.entries(instead).map(([hearer, whisper]) => ({ event: whisper, hearer: Number(hearer) }));
    // With all knowledge, a whisper to a single seat replaces the event for the others.
    const [only] = whispers.length === 1 ? whispers : [];
    return only === undefined ? [{ event, hearer: null }, ...whispers] : [{ event: only.event, hearer: null }];
  });
}

type Chairs = RoomView['chairs'];

/** A replayed match with its current step and viewpoint. `link` makes it look like a table at which nothing can be done. */
export interface ReplayLink {
  readonly replayed: ReplayedMatch;
  readonly at: ReadonlySignal<number>;
  readonly viewpoint: Signal<Viewpoint>;
  readonly link: Link;
  /** Goes to a step, or to the nearest one. */
  jump(at: number): void;
}

export const lastStep = ({ steps }: ReplayedMatch): number => steps.length - 1;

/** Makes chairs of which only the names are known. */
export const makeChairs = (names: readonly string[]): Chairs =>
  names.map(name => ({ ...CHAIR.empty, sitter: 'person', name }));

export function openReplay(replayed: ReplayedMatch, chairs: Chairs, luck: Luck | null): ReplayLink {
  const at = signal(0);
  const viewpoint = signal<Viewpoint>('all');
  const roomView = computed(() => makeRoomAt(replayed, chairs, luck, at.value, viewpoint.value));
  const story = computed(() =>
    replayed.steps.slice(0, at.value + 1).map(({ notices, by }) => ({
      events: eventsFor(notices, viewedSeat(replayed, at.value, viewpoint.value)),
      // Notices of older versions have no rules.
      rules: notices.map(({ rule }) => rule ?? ''),
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
      roomView,
      story,
      status: signal('live'),
      closed: signal(null),
      do: async () => ({ code: 'not-playing', rule: null }),
      now: () => 0,
      close: () => undefined,
    },
  };
}

/** Makes the room view of a viewpoint at a step. */
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
