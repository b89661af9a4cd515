import type { RoomRow } from '../store/lobby.ts';

/**
 * After how many days each thing goes away by itself; 0: never. Days of tables are days of house time without a change that everybody
 * can see; days of guests are days since they were last seen.
 */
export const EXPIRY = {
  /** A table that gathers and at which nobody sits. */
  emptyTables: 1,
  /** A table that gathers and at which somebody sits. */
  waitingTables: 30,
  /** A table where only bots play or have played. */
  botTables: 7,
  /** A match that was begun and isn't over. */
  unfinishedMatches: 365,
  /** An abandoned match, and a table that was closed before its match began. */
  abandonedMatches: 90,
  /** A match that is over: until then anybody can replay and verify it. */
  finishedMatches: 1095,
  /** The chat of a match that is over. */
  chat: 90,
  /** A guest who sits at no table. */
  idleGuests: 90,
  /** Any other guest. Browsers forget the cookie after 400 days, so such a guest can't come back anyway. */
  guests: 400,
  /** A token that no device or program has used. */
  tokens: 400,
  /** A report, open or closed. */
  reports: 90,
  /** An entry of the audit that belongs to no table, and a mute or ban that has ended. */
  audit: 730,
} as const;

export type ExpiryRule = keyof typeof EXPIRY;
export type ExpiryRules = Readonly<Record<ExpiryRule, number>>;

export const EXPIRY_RULES = Object.keys(EXPIRY) as readonly ExpiryRule[];

/** The environment variable that sets a rule: KEEP_EMPTY_TABLES for `emptyTables`. */
export const variableOf = (rule: ExpiryRule): string =>
  `KEEP_${rule.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`;

export const DAY = 24 * 3600 * 1000;

/** The time before which something was last used, if its time is up now; null: it never is. */
export const deadlineOf = (days: number, now: number): number | null => (days === 0 ? null : now - days * DAY);

/** The rule by which a table goes away. */
function ruleFor({ phase, names }: Pick<RoomRow, 'phase' | 'names'>): ExpiryRule {
  if (phase === 'gathering') return names.length === 0 ? 'emptyTables' : 'waitingTables';
  if (names.length === 0) return 'botTables';
  if (phase === 'over') return 'finishedMatches';
  return phase === 'ended' ? 'abandonedMatches' : 'unfinishedMatches';
}

/** The rule by which a table's time is up; null: it isn't. */
export function findExpiry(
  row: Pick<RoomRow, 'phase' | 'names' | 'updatedAt'>,
  rules: ExpiryRules,
  now: number,
): ExpiryRule | null {
  const rule = ruleFor(row);
  const deadline = deadlineOf(rules[rule], now);
  return deadline !== null && row.updatedAt < deadline ? rule : null;
}
