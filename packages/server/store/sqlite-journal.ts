import type { DatabaseSync } from 'node:sqlite';
import type { Tip } from './entry.ts';
import type { Journal } from './journal.ts';
import { type LogRow, newsIn, rowOf } from './log-row.ts';
import type { UpToDate } from './sqlite-queries.ts';
import { openTables } from './sqlite-tables.ts';

/** More lines than this do not wait in the log: carrying them over takes some ten milliseconds, in which nobody is served. */
const MOST_WAITING = 2048;
/** Of so many rooms the length is remembered. */
const REMEMBERED = 20_000;

/**
 * A commit writes one row to a log, in the order of arrival: in the tables its rooms lie apart, and each would cost pages of
 * its own. Many commits together are carried over into the tables later: with the states, before anybody asks the tables,
 * when the log is long, and at the end.
 */
export function sqliteJournal(database: DatabaseSync, hasChangedElsewhere: () => boolean): Journal & UpToDate {
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  const addRow = database.prepare('insert into log (entries, texts) values (?, ?)');
  const allRows = database.prepare('select entries, texts from log order by id');
  const clear = database.prepare('delete from log');
  const tables = openTables(database);

  /** How many lines are in the log, and of which rooms; and how long journals are, with these lines. */
  let waiting = 0;
  const rooms = new Set<string>();
  const lengths = new Map<string, number>();
  /** Whether this is what the file says: not after a failure, nor when another process has written. */
  let isKnown = false;

  function together<X>(work: () => X): X {
    begin.run();
    try {
      look();
      const done = work();
      commit.run();
      return done;
    } catch (error) {
      isKnown = false;
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  }

  const news = () => newsIn(allRows.all() as unknown as LogRow[]);

  function look(): void {
    if (!hasChangedElsewhere() && isKnown) return;
    waiting = 0;
    rooms.clear();
    lengths.clear();
    for (const { room, expected, lines } of news().values()) wait(room, expected + lines.length, lines.length);
    isKnown = true;
  }

  function wait(room: string, length: number, lines: number): void {
    waiting += lines;
    rooms.add(room);
    lengths.set(room, length);
  }

  function carryOver(): void {
    if (waiting === 0) return;
    const told = news();
    // First, so that the tables can have its pages: the disk may be full.
    clear.run();
    for (const each of told.values()) tables.write(each);
    waiting = 0;
    rooms.clear();
    if (lengths.size > REMEMBERED) lengths.clear();
  }

  function lengthOf(room: string): number {
    const length = lengths.get(room) ?? tables.length(room);
    lengths.set(room, length);
    return length;
  }

  const changing = <X>(change: () => X): X =>
    together(() => {
      carryOver();
      return change();
    });

  return {
    write: async entries =>
      together(() => {
        const fitting = entries.filter(({ append }) => lengthOf(append.room) === append.expected);
        if (fitting.length > 0) {
          const { entries, texts } = rowOf(fitting);
          addRow.run(entries, texts);
        }
        for (const { append, tip } of fitting) wait(append.room, tip.lines, append.lines.length);
        if (waiting > MOST_WAITING) carryOver();
        return new Set(fitting.map(({ append }) => append.room));
      }),

    tips: async asked =>
      together(() => {
        if (asked.some(room => rooms.has(room))) carryOver();
        const tips = new Map<string, Tip>();
        for (const room of asked) {
          const tip = tables.tip(room);
          if (tip !== undefined) tips.set(room, tip);
        }
        return tips;
      }),

    keep: async states =>
      changing(() => {
        for (const state of states) tables.keep(state);
      }),

    changing,

    reading: read => {
      if (hasChangedElsewhere()) isKnown = false;
      // Who only reads need not wait for anybody who writes.
      if (isKnown && waiting === 0) return read();
      let found: { readonly answer: ReturnType<typeof read> } | undefined;
      try {
        return changing(() => {
          const answer = read();
          found = { answer };
          return answer;
        });
      } catch (error) {
        // The disk is full: what could be read is right, though it could not be carried over.
        if (found !== undefined) return found.answer;
        throw error;
      }
    },
  };
}
