import type { Seat, Shape, View } from './shape.ts';

/**
 * How long others look at an event: not at all (it is told with the step that it belongs to), at a small part of a move, a move, a roll of dice, an
 * event card, one turf of a war, or sealed answers that are opened.
 */
export const HOLDS = ['none', 'icon', 'move', 'roll', 'card', 'war', 'lids'] as const;
export type Hold = (typeof HOLDS)[number];

/** How important an event is when somebody is told what has happened: a loss first, then that somebody is one step from winning. */
export const WEIGHTS = ['loss', 'threat', 'gain', 'other', 'none'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** The table as everybody knows it when an event is followed. */
export interface FollowedTable<T extends Shape> extends Pick<View<T>, 'seats' | 'given' | 'open'> {
  /** The seat whose answer led to the event; null: nobody's. */
  readonly by: Seat | null;
}

interface FollowRow<T extends Shape, E> {
  readonly hold: Hold;
  /** The seats that lose something by it, against their will. Absent: none. */
  hits?(event: E, table: FollowedTable<T>): readonly Seat[];
  /** Its importance if nobody loses anything. */
  readonly weight: Exclude<Weight, 'loss'> | ((event: E, table: FollowedTable<T>) => Exclude<Weight, 'loss'>);
}

type Told<T extends Shape> = T['Event'] | T['Whisper'];

/**
 * How each event of a game is followed. A whisper has the same row as the event that it replaces. Rows see only what everybody knows, so that no pause
 * tells a secret.
 */
export type Follow<T extends Shape> = {
  readonly [K in Told<T>['type']]: FollowRow<T, Extract<Told<T>, { readonly type: K }>>;
};

/** An event as it is followed. */
export interface FollowedEvent {
  readonly hold: Hold;
  readonly hits: readonly Seat[];
  readonly weight: Weight;
}

const NOBODY: readonly Seat[] = [];

/** Finds how an event is followed, given the table after it. An event without a row is followed like a move. */
export function followEvent<T extends Shape>(
  follow: Follow<T> | undefined,
  event: Told<T>,
  table: FollowedTable<T>,
): FollowedEvent {
  const rows = follow as Readonly<Record<string, FollowRow<T, Told<T>> | undefined>> | undefined;
  const row = rows?.[event.type];
  if (row === undefined) return { hold: 'move', hits: NOBODY, weight: 'other' };
  const hits = row.hits?.(event, table) ?? NOBODY;
  if (hits.length > 0) return { hold: row.hold, hits, weight: 'loss' };
  return { hold: row.hold, hits, weight: typeof row.weight === 'string' ? row.weight : row.weight(event, table) };
}
