import { NEW_PLAYER, type Rating } from './plackett-luce.ts';

/** The variance that a break of one season adds: people change while nobody looks. */
const DRIFT = (NEW_PLAYER.sigma / 3) ** 2;

/** The number of a quarter of a year, UTC, counted from year 0. */
export function seasonAt(wall: number): number {
  const date = new Date(wall);
  return date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3);
}

/** "2026-Q4" */
export const nameSeason = (season: number): string => `${Math.floor(season / 4)}-Q${(season % 4) + 1}`;

/** The season of such a name; undefined: it isn't one. */
export function parseSeason(name: string): number | undefined {
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(name) ?? [];
  return year === undefined ? undefined : Number(year) * 4 + Number(quarter) - 1;
}

/** A rating that was last changed some seasons ago: the same strength, with more uncertainty, at most that of a new player. */
export const carryOver = ({ mu, sigma }: Rating, seasons: number): Rating =>
  seasons <= 0 ? { mu, sigma } : { mu, sigma: Math.min(NEW_PLAYER.sigma, Math.sqrt(sigma ** 2 + seasons * DRIFT)) };

const DAY = 24 * 3600 * 1000;
/** The longest that spectators can be late. */
const LATEST = 3600 * 1000;

/**
 * Matches that ended before this time count for what others see: an hour before the last midnight, UTC. So nothing changes before late
 * spectators have seen the end, and nothing tells who has been playing today.
 */
export const cutAt = (wall: number): number => Math.floor(wall / DAY) * DAY - LATEST;
