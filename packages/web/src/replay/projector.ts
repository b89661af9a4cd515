import { heard } from '@consigliere/kernel';
import type { Luck, RoomSeen } from '@consigliere/match';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Film } from '../film/film.ts';
import type { Link } from '../link/link.ts';
import { type Eyes, seatOf, viewAt } from './eyes.ts';

type Chairs = RoomSeen['chairs'];

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

/** A chair of which nothing but the name is known. */
const chairOf = (name: string): Chairs[number] => ({
  sitter: 'person',
  name,
  level: 0,
  isKept: false,
  isNudged: false,
  isAway: false,
  awaySince: null,
  hasLeft: false,
  bank: 0,
  timeIsUp: null,
});

/** Chairs for names. */
export const chairsOf = (names: readonly string[]): Chairs => names.map(chairOf);

export function projectorOf(film: Film, chairs: Chairs, luck: Luck | null): Projector {
  const at = signal(0);
  const eyes = signal<Eyes>('all');
  const seen = computed(() => roomAt(film, chairs, luck, at.value, eyes.value));
  const story = computed(() =>
    film.moments.slice(0, at.value + 1).map(({ told, by }) => ({
      events: heard(told, seatOf(film, at.value, eyes.value)),
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
      line: signal('live'),
      closed: signal(null),
      do: async () => ({ code: 'not-playing', rule: null }),
      now: () => 0,
      hangUp: () => undefined,
    },
  };
}

/** A room as somebody with those eyes would have seen it then. */
function roomAt(film: Film, chairs: Chairs, luck: Luck | null, at: number, eyes: Eyes): RoomSeen {
  const { record, result: end } = film;
  const { game, version, seats, options } = record;
  const view = viewAt(film, at, eyes);
  const result = at === lastOf(film) ? end : null;
  return {
    terms: {
      id: '',
      game,
      version,
      seats,
      options,
      clock: { kind: 'none' },
      confirm: false,
      isPublic: false,
      language: 'en',
    },
    seat: view.seat,
    isOwner: false,
    ownerSeat: null,
    phase: result === null ? 'playing' : 'over',
    isPaused: false,
    chairs,
    request: null,
    order: null,
    windowEnds: null,
    commitment: luck?.commitment ?? '',
    luck,
    inspections: [],
    rematch: null,
    chapters: at + 1,
    match: {
      view,
      branch: 0,
      waiting: view.waiting,
      prompt: null,
      held: null,
      mayUndo: false,
      result,
      heard: [],
    },
  };
}
