/** The statements by which a server keeps its news, in the order in which an item passes them. */
export const KILL_POINTS = {
  derived: /^insert into "outgoing"/,
  'cursor moved': /^insert into "news_cursors"/,
  claimed: /^update "outgoing" set "leased_until"/,
  marked: /^update "outgoing" set "status" = \S+, "leased_until"/,
  mailed: /"mailed_tables"/,
  deferred: /^update "outgoing" set "status" = \S+, "due_at"/,
  settled: /^update "outgoing" set "status" = \S+, "settled_at"/,
} as const;

export type KillPoint = keyof typeof KILL_POINTS;

/** Where a server kills itself: right before or after such a statement, the first ones of which it passes. */
export interface KillOrder {
  readonly place: KillPoint;
  readonly when: 'before' | 'after';
  readonly skipped: number;
  /** Tells one order from the next. */
  readonly number: number;
}
