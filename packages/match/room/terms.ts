/** How much time a seat has. Times are in milliseconds. */
export type ClockTerms =
  | { readonly kind: 'none' }
  /** People round one device, who are asked one after the other: no clock at all, not even in a moment to react. */
  | { readonly kind: 'calm' }
  /** So much for every move; what it takes longer comes out of the reserve. */
  | { readonly kind: 'live'; readonly move: number; readonly reserve: number }
  /** A bank that every move adds to, up to what it began with. */
  | { readonly kind: 'correspondence'; readonly bank: number; readonly increment: number };

/** What was agreed when a room was made. Seats, options and clock can change until the start, the rest can't. */
export interface Terms {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockTerms;
  /** Whether an answer that gives the move away must be confirmed. */
  readonly confirm: boolean;
  readonly isPublic: boolean;
  /** The language the table speaks: what a guest who has chosen none is shown. */
  readonly language: string;
  /** The guest who made it. */
  readonly owner: string;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Answers that nobody thinks about now are released at whole beats after a secret decision opened: longer than any bot thinks. */
export const BEAT = 1500;
/** A bot's open answer comes at least this long after the answer before it. */
export const PACE = 600;
/** The same while somebody watches, so that every answer can be followed; not in decisions that the game marks as quick. */
export const WATCHED_PACE = 1200;

/** How long a moment to react lasts (null: until everybody has answered), and how long a nudge lasts before somebody stands in. */
export function patienceOf({ kind }: ClockTerms): { readonly window: number | null; readonly nudge: number } {
  if (kind === 'correspondence') return { window: 24 * HOUR, nudge: 12 * HOUR };
  return { window: kind === 'calm' ? null : 15 * SECOND, nudge: 15 * SECOND };
}
