/** How long others' moves are shown before a bot goes on. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How much time a seat has. Times are in milliseconds. */
export type ClockTerms =
  | { readonly kind: 'none' }
  /** People on a shared device, who are asked one after the other: no clock at all, not even in a reaction window. */
  | { readonly kind: 'calm' }
  /** A time for every move. Longer moves use up the reserve. */
  | { readonly kind: 'live'; readonly move: number; readonly reserve: number }
  /** A bank that every move adds to, up to what it began with. `vacation`: the days of vacation that a player has; absent: the usual number. */
  | { readonly kind: 'correspondence'; readonly bank: number; readonly increment: number; readonly vacation?: number };

/** The days of vacation in a match, if its clock doesn't name another number. */
const USUAL_VACATION = 14;

/** A clock with everything that is usual. */
export type WholeClock =
  | Exclude<ClockTerms, { kind: 'correspondence' }>
  | Required<Extract<ClockTerms, { kind: 'correspondence' }>>;
export const withVacation = (clock: ClockTerms): WholeClock =>
  clock.kind === 'correspondence' ? { vacation: USUAL_VACATION, ...clock } : clock;

/** A clock that a table can have anywhere: `calm` is for one device. */
export type SharedClock = Exclude<ClockTerms, { kind: 'calm' }>;

/** How many milliseconds late spectators see a match; 0: live; null: nobody can watch. */
export type WatchTerms = number | null;

/** The settings of a room. Those of a `TermsChange` can change until the start, the rest can't. */
export interface Terms {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockTerms;
  /** How long others' moves are shown. Absent in older rooms: normal. */
  readonly speed?: Speed;
  /** Whether an answer that makes the move final must be confirmed. */
  readonly confirm: boolean;
  readonly isPublic: boolean;
  /** The table's language, for guests who haven't chosen one. */
  readonly language: string;
  /** Whether the table is shown on a common screen, whose device has opened it and has no seat. */
  readonly screen?: true;
  /** How guests without a seat can watch. A common screen is a spectator, so its table can be watched live. Absent in older rooms: live. */
  readonly watch?: WatchTerms;
  /** Whether the match counts for ratings. Absent: it doesn't. */
  readonly isRated?: boolean;
  /** When bots take the empty chairs. The table starts by itself, at the latest then. Absent: its owner starts it. */
  readonly fillsAt?: number;
  /** The guest who made it. */
  readonly owner: string;
}

/** Other settings for a table that gathers. Settings that aren't named stay as they are. */
export interface TermsChange
  extends Partial<Pick<Terms, 'seats' | 'options' | 'speed' | 'confirm' | 'isPublic' | 'watch' | 'isRated'>> {
  readonly clock?: SharedClock;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** In a secret decision, ready answers are released at whole ticks of this many milliseconds: longer than any bot thinks. */
const BEAT = 1500;
/** On a device a pause could only tell what bots think about, so the player's speed shortens the ticks too. */
export const beatOf = (speed: Speed, isOnDevice: boolean): number =>
  !isOnDevice ? BEAT : speed === 'instant' ? 0 : speed === 'fast' ? 500 : BEAT;

/** How long a reaction window lasts (null: until everybody has answered), and how long after a nudge a bot stands in. */
export function patienceOf({ kind }: ClockTerms): { readonly window: number | null; readonly nudge: number } {
  if (kind === 'correspondence') return { window: 24 * HOUR, nudge: 12 * HOUR };
  return { window: kind === 'calm' ? null : 15 * SECOND, nudge: 15 * SECOND };
}
