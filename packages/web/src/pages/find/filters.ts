import { isGameId } from '@consigliere/games/list';
import { LANGUAGES, type Language } from '@consigliere/kernel';

export const CLOCK_KINDS = ['live', 'correspondence', 'none'] as const;
type ClockKind = (typeof CLOCK_KINDS)[number];

/** The guest's wishes for a table that waits for players; null: anything will do. */
export interface Filters {
  readonly game: string | null;
  /** At least this many free seats. */
  readonly free: number;
  readonly clock: ClockKind | null;
  readonly language: Language | null;
}

export const ANY_TABLE: Filters = { game: null, free: 1, clock: null, language: null };
/** The most free seats that can be asked for: five play at the largest table. */
export const MOST_FREE = 4;

/** Reads the filters of an address. Those that nobody can choose are left out, so that an old or mistyped link still shows tables. */
export function readFilters(search: string): Filters {
  const given = new URLSearchParams(search);
  const game = given.get('game');
  const free = Number(given.get('free'));
  return {
    game: game !== null && isGameId(game) ? game : null,
    free: Number.isInteger(free) && free >= 1 && free <= MOST_FREE ? free : 1,
    clock: CLOCK_KINDS.find(each => each === given.get('clock')) ?? null,
    language: LANGUAGES.find(each => each === given.get('language')) ?? null,
  };
}

/** Writes the filters for an address or a request: only those that are set, in a fixed order. */
export function writeFilters({ game, free, clock, language }: Filters): string {
  const set = new URLSearchParams();
  if (game !== null) set.set('game', game);
  if (free > 1) set.set('free', `${free}`);
  if (clock !== null) set.set('clock', clock);
  if (language !== null) set.set('language', language);
  const text = `${set}`;
  return text === '' ? '' : `?${text}`;
}
