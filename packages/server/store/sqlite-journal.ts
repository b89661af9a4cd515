import type { DatabaseSync } from 'node:sqlite';
import { type JournalTip, type LogRow, packEntries, unpackRows } from './entry.ts';
import type { Journal } from './journal.ts';
import type { TableAccess } from './sqlite-queries.ts';
import { openTables } from './sqlite-tables.ts';

/** The most lines in the log: moving them takes some ten milliseconds, during which nobody is served. */
const MOST_WAITING = 2048;
/** The number of cached room lengths. */
const REMEMBERED = 20_000;

/**
 * A commit writes one row to a log, in the order of arrival: in the tables its rooms are scattered, and each would cost its own pages.
 * Many commits together are moved into the tables later: with the states, before any query of the tables, when the log is long, and at
 * the end.
 */
export function sqliteJournal(database: DatabaseSync, hasChangedElsewhere: () => boolean): Journal & TableAccess {
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  const addRow = database.prepare('insert into log (entries, texts) values (?, ?)');
  const allRows = database.prepare('select entries, texts from log order by id');
  const clear = database.prepare('delete from log');
  const tables = openTables(database);

  /** The number of lines in the log, and their rooms; and the lengths of journals, including these lines. */
  let waiting = 0;
  const rooms = new Set<string>();
  const lengths = new Map<string, number>();
  /** Whether this agrees with the file: not after a failure, nor when another process has written. */
  let isKnown = false;

  function inTransaction<X>(work: () => X): X {
    begin.run();
    try {
      refresh();
      const done = work();
      commit.run();
      return done;
    } catch (error) {
      isKnown = false;
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  }

  const news = () => unpackRows(allRows.all() as unknown as LogRow[]);

  function refresh(): void {
    if (!hasChangedElsewhere() && isKnown) return;
    waiting = 0;
    rooms.clear();
    lengths.clear();
    for (const { room, expected, lines } of news().values()) addWaiting(room, expected + lines.length, lines.length);
    isKnown = true;
  }

  function addWaiting(room: string, length: number, lines: number): void {
    waiting += lines;
    rooms.add(room);
    lengths.set(room, length);
  }

  function carryOver(): void {
    if (waiting === 0) return;
    const changes = news();
    // First, so that the tables can have its pages: the disk may be full.
    clear.run();
    for (const each of changes.values()) tables.write(each);
    waiting = 0;
    rooms.clear();
    if (lengths.size > REMEMBERED) lengths.clear();
  }

  function lengthOf(room: string): number {
    const length = lengths.get(room) ?? tables.readLength(room);
    lengths.set(room, length);
    return length;
  }

  const changing = <X>(change: () => X): X =>
    inTransaction(() => {
      carryOver();
      return change();
    });

  return {
    write: async entries =>
      inTransaction(() => {
        const fitting = entries.filter(({ append }) => lengthOf(append.room) === append.expected);
        if (fitting.length > 0) {
          const { entries, texts } = packEntries(fitting);
          addRow.run(entries, texts);
        }
        for (const { append, tip } of fitting) addWaiting(append.room, tip.lines, append.lines.length);
        if (waiting > MOST_WAITING) carryOver();
        return new Set(fitting.map(({ append }) => append.room));
      }),

    readTips: async asked =>
      inTransaction(() => {
        if (asked.some(room => rooms.has(room))) carryOver();
        const tips = new Map<string, JournalTip>();
        for (const room of asked) {
          const tip = tables.readTip(room);
          if (tip !== undefined) tips.set(room, tip);
        }
        return tips;
      }),

    saveStates: async states =>
      changing(() => {
        for (const state of states) tables.saveState(state);
      }),

    changing,

    reading: read => {
      if (hasChangedElsewhere()) isKnown = false;
      // A mere reader needn't wait for any writer.
      if (isKnown && waiting === 0) return read();
      let found: { readonly answer: ReturnType<typeof read> } | undefined;
      try {
        return changing(() => {
          const answer = read();
          found = { answer };
          return answer;
        });
      } catch (error) {
        // The disk is full: the data read is right, although it couldn't be moved.
        if (found !== undefined) return found.answer;
        throw error;
      }
    },
  };
}
