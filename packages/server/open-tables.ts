import { type Card, readCard } from '@consigliere/match';
import type { Lobby, RoomRow } from './store/lobby.ts';

/** A guest's wishes for a table at which people gather. Absent: anything will do. */
interface TableFilter {
  readonly game?: string | undefined;
  /** At least this many free seats. */
  readonly free: number;
  readonly clock?: string | undefined;
  readonly language?: string | undefined;
}

type Cursor = Pick<RoomRow, 'createdAt' | 'id'>;

interface OpenTablesPage extends TableFilter {
  readonly limit: number;
  readonly after?: Cursor | undefined;
}

/** How many tables one request reads, however few of them fit. */
const MOST_READ = 200;
const READ_AT_ONCE = 50;

/** The number of chairs on which nobody sits and that are kept for nobody. */
export const countFree = ({ seats }: Pick<Card, 'seats'>): number =>
  seats.filter(({ sitter }) => sitter === 'nobody').length;

const fits = ({ card, names }: RoomRow, { free, clock, language }: TableFilter): boolean => {
  const read = readCard(card, names);
  const isWanted = (wanted: string | undefined, is: string): boolean => wanted === undefined || wanted === is;
  return countFree(read) >= free && isWanted(clock, read.clock) && isWanted(language, read.language);
};

/** The newest tables that fit. `next`: the last table that was looked at, if there may be more after it. */
export async function findOpenTables(
  lobby: Pick<Lobby, 'listOpen'>,
  { limit, after, ...filter }: OpenTablesPage,
): Promise<{ readonly rows: readonly RoomRow[]; readonly next: Cursor | undefined }> {
  const found: RoomRow[] = [];
  let last = after;
  for (let read = 0; read < MOST_READ; read += READ_AT_ONCE) {
    const rows = await lobby.listOpen({ limit: READ_AT_ONCE, after: last, game: filter.game });
    for (const row of rows) {
      if (fits(row, filter)) found.push(row);
      if (found.length === limit) return { rows: found, next: row };
    }
    last = rows.at(-1);
    if (rows.length < READ_AT_ONCE || last === undefined) return { rows: found, next: undefined };
  }
  return { rows: found, next: last };
}
