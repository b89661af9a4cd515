import type { Rules, Seat, Shape } from '@consigliere/kernel';
import { waiting } from '@consigliere/kernel/host';
import type { Match } from '../match.ts';
import type { Chair } from './chair.ts';
import type { Order, RequestKind } from './lines.ts';
import type { Terms } from './terms.ts';

export type Phase = 'gathering' | 'playing' | 'over' | 'ended';

export interface SeatClock {
  /** The reserve beside the time for a move. */
  readonly bank: number;
  /** Since when it runs; null: it stands. */
  readonly since: number | null;
  /** The latest call it ran for, and what it has run for it before: a pause or an undo gives no new time. */
  readonly call: number;
  readonly spent: number;
}

/** An open request to which the others must agree. */
export interface Request {
  readonly wish: RequestKind;
  readonly seat: Seat;
  /** The seats that haven't agreed yet. */
  readonly open: readonly Seat[];
}

/** When an operator looked into the room, and whether at secrets too. */
export interface Inspection {
  readonly at: number;
  readonly who: string;
  readonly everything: boolean;
}

/** A room: the fold of its journal. */
export interface Room {
  readonly terms: Terms;
  readonly rules: Rules<Shape>;
  /** The seed to which everybody's entropy is added. Nobody sees it before the end. */
  readonly seed: string;
  /** The digest of the seed, which everybody sees from the beginning. */
  readonly commitment: string;
  readonly phase: Phase;
  readonly chairs: readonly Chair[];
  readonly match: Match<Shape> | null;
  readonly clocks: readonly SeatClock[];
  readonly orders: readonly (Order | null)[];
  readonly request: Request | null;
  /** How many undo requests of each seat were granted at once because nobody else was there. */
  readonly soloUndos: Readonly<Record<Seat, number>>;
  readonly isPaused: boolean;
  /** When the decision on top was asked. */
  readonly askedAt: number;
  readonly inspections: readonly Inspection[];
  /** The room of the rematch. */
  readonly rematch: string | null;
  /** The ids of the latest commands, so that a repeated one isn't run again. */
  readonly ids: readonly string[];
  /** The ids before those, in a set that is rarely copied. */
  readonly olderIds: ReadonlySet<string>;
  /** Lines of the journal so far. */
  readonly lines: number;
  /** When the last of them was written. */
  readonly at: number;
  /** When something that everybody can see last changed: lists show this time, so that a draft or an order doesn't move it. */
  readonly changedAt: number;
}

/** The seat of a guest. */
export function seatOf({ chairs }: Room, player: string | null): Seat | null {
  const seat = player === null ? -1 : chairs.findIndex(each => each.player === player);
  return seat < 0 ? null : seat;
}

/** The seats that must answer now; none if nothing is being played. */
export const listAwaitedSeats = ({ phase, match, isPaused }: Room): readonly Seat[] =>
  phase === 'playing' && match !== null && !isPaused ? waiting(match.rules, match.course.state) : [];

/** Whether no person has a seat: bots play on at such a table only while somebody watches. */
export const isBotTable = ({ chairs }: Room): boolean => chairs.every(({ sitter }) => sitter !== 'person');
