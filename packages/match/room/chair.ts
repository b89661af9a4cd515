/** A time in which a player's clock stands, in house time. */
export interface Vacation {
  readonly from: number;
  readonly until: number;
  /** The days of this match that the player has spent on vacation before. */
  readonly before: number;
}

export interface Chair {
  readonly sitter: 'nobody' | 'person' | 'bot';
  readonly player: string | null;
  /** Only from a journal of an older version: otherwise the room's names have it. */
  readonly name?: string;
  /** Of a bot. */
  readonly level: number;
  /** Whether the chair is kept for a guest who hasn't sat down yet. */
  readonly isKept: boolean;
  /** null: a bot, or a person whose entropy is still missing. */
  readonly entropy: string | null;
  /** When the player was nudged because their time was up. */
  readonly nudged: number | null;
  /** Whether a bot answers until the player is back. */
  readonly isAway: boolean;
  /** Since when the player has been away; null: the player is there. */
  readonly awaySince: number | null;
  /** Whether the player has left the table, rather than lost the connection or run out of time. */
  readonly hasLeft: boolean;
  /** The player from whom a bot has taken over in the middle of the match, and who can take the seat back. */
  readonly former?: string;
  /** The level of the bot that stands in; absent: the usual one. */
  readonly standIn?: number;
  /** The seat that has nudged the player during an absence, and the time; null or absent: nobody since the player last acted. */
  readonly reminder?: { readonly by: number; readonly at: number } | null;
  /** The player's latest vacation, which may be over; absent: none yet. */
  readonly vacation?: Vacation;
}

export const NOBODY: Chair = {
  sitter: 'nobody',
  player: null,
  level: 0,
  isKept: false,
  entropy: null,
  nudged: null,
  isAway: false,
  awaySince: null,
  hasLeft: false,
};

/** Whether nothing is missing from a chair for the start. */
export const isReady = ({ sitter, entropy }: Pick<Chair, 'sitter' | 'entropy'>): boolean =>
  sitter === 'bot' || entropy !== null;

/** How long a player must have been away until the table can do without that player's consent to what can't be made good, in milliseconds. */
const LONG_ABSENCE = 10 * 60_000;

/** When a player who is away will have been away for long. */
export const longAwayAt = ({ awaySince }: Pick<Chair, 'awaySince'>): number =>
  // Chairs of an older journal that was migrated don't say since when.
  (awaySince ?? Number.NEGATIVE_INFINITY) + LONG_ABSENCE;
