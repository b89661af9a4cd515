import type { Rules, Seat, Shape } from '@consigliere/kernel';
import { waiting } from '@consigliere/kernel/host';
import type { Luck } from '../luck.ts';
import type { Match } from '../match.ts';
import type { Chair } from './chair.ts';
import type { Counts } from './limits.ts';
import type { Order, RequestKind } from './lines.ts';
import { isDeleted, type Names } from './names.ts';
import type { Terms, WholeClock } from './terms.ts';

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
  /** The clock that is asked for; null: another request. */
  readonly clock: WholeClock | null;
}

/** When an operator looked into the room, and whether at secrets too. */
export interface Inspection {
  readonly at: number;
  readonly who: string;
  readonly everything: boolean;
}

/** Things that nobody else may see before the open reaction window closes. */
interface Unseen {
  /** The seats whose players have acted in it: they are there. */
  readonly there: readonly Seat[];
  /** The seats that have answered in it, even if they took it back. */
  readonly answered: readonly Seat[];
}

export const NOTHING_UNSEEN: Unseen = { there: [], answered: [] };

/** A guest's request for a chair of a running match. `number` tells requests apart. */
export interface SeatRequest {
  readonly number: number;
  readonly player: string;
  readonly seat: Seat;
}

/** A room: the fold of its journal. */
export interface Room {
  readonly terms: Terms;
  readonly rules: Rules<Shape>;
  /** The seed to which everybody's entropy is added. Nobody sees it before the end. */
  readonly seed: string;
  /** The digest of the seed, which everybody sees from the beginning. */
  readonly commitment: string;
  /** The guest who manages the table: at first the one who opened it. */
  readonly owner: string;
  /** How the seed of the match is made: by the first way, or with the terms in it. */
  readonly luckFormat: 1 | 2;
  /** The number of the line that last changed what goes into the seed. Entropy from before it doesn't count. */
  readonly entropyRound: number;
  /** By seat, the level of the bot that had it at the start; null: a person. Null as a whole before the start, and if the seed doesn't depend on it. */
  readonly startLevels: Luck['levels'];
  readonly phase: Phase;
  /** Whether the match begins as soon as everybody's entropy has come. */
  readonly isStarting: boolean;
  readonly chairs: readonly Chair[];
  /** The players who have left before the start. */
  readonly departed: readonly string[];
  /** The names of the people in them. */
  readonly names: Names;
  readonly match: Match<Shape> | null;
  readonly clocks: readonly SeatClock[];
  readonly orders: readonly (Order | null)[];
  readonly request: Request | null;
  /** Guests who ask for a chair of the running match. */
  readonly seatRequests: readonly SeatRequest[];
  /** Guests whom the owner has sent away: they can't sit down here. */
  readonly barred: readonly string[];
  readonly counts: Counts;
  readonly isPaused: boolean;
  readonly unseen: Unseen;
  /** When the decision on top was asked. */
  readonly askedAt: number;
  /** When the open reaction window closes, if that doesn't follow from the clock: the clock or a vacation has changed since. */
  readonly windowEnd: number | null;
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

/** The seat that a bot has taken over from a guest; null: there is none. A deleted player has none, though the chair keeps the id. */
export function findFormerSeat({ chairs, names }: Room, player: string | null): Seat | null {
  const seat = player === null || isDeleted(names, player) ? -1 : chairs.findIndex(each => each.former === player);
  return seat < 0 ? null : seat;
}

/** The seats that must answer now; none if nothing is being played. */
export const listAwaitedSeats = ({ phase, match, isPaused }: Room): readonly Seat[] =>
  phase === 'playing' && match !== null && !isPaused ? waiting(match.rules, match.course.state) : [];

/** Whether no person has a seat: bots play on at such a table only while somebody watches. */
export const isBotTable = ({ chairs }: Room): boolean => chairs.every(({ sitter }) => sitter !== 'person');
