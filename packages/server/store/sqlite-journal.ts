import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type DamageReport, describeFault, isDamage } from './damage.ts';
import {
  type JournalTip,
  type LogRow,
  packEntries,
  type UnpackedLog,
  type UnusableEntry,
  unpackRows,
} from './entry.ts';
import type { Journal } from './journal.ts';
import type { RoomChanges } from './room-changes.ts';
import { countCommits } from './sqlite-commits.ts';
import type { TableAccess } from './sqlite-queries.ts';
import { openTables } from './sqlite-tables.ts';

/** The most lines in the log: moving them takes some ten milliseconds, during which nobody is served. */
const MOST_WAITING = 2048;
/** The number of cached room lengths. */
const REMEMBERED = 20_000;

interface SqliteJournalOptions {
  readonly hasChangedElsewhere: () => boolean;
  readonly damage: DamageReport;
  /** Called after each commit with the number of commits in the life of the database. */
  readonly onCommit: (commits: number) => void;
}

/**
 * A commit writes one row to a log, in the order of arrival: in the tables its rooms are scattered, and each would cost its own pages.
 * Many commits together are moved into the tables later: with the states, before any query of the tables, when the log is long, and at
 * the end.
 */
export function sqliteJournal(
  database: DatabaseSync,
  { hasChangedElsewhere, damage, onCommit }: SqliteJournalOptions,
): Journal & TableAccess {
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  const addRow = database.prepare('insert into log (id, entries, texts) values (?, ?, ?)');
  const allRows = database.prepare('select entries, texts from log order by id');
  const clear = database.prepare('delete from log');
  const putAside = database.prepare('insert into set_aside (id, room, why, data) values (?, ?, ?, ?)');
  const tables = openTables(database);
  const commits = countCommits(database);

  /** The number of lines in the log, and their rooms; and the lengths of journals, including these lines. */
  let waiting = 0;
  const rooms = new Set<string>();
  const lengths = new Map<string, number>();
  /** Whether this agrees with the file: not after a failure, nor when another process has written. */
  let isKnown = false;
  /** Whether each room is moved on its own, because a damaged row has stopped a move. */
  let isCareful = false;

  function inTransaction<X>(work: () => X): X {
    begin.run();
    let done: X;
    let count: number | undefined;
    try {
      refresh();
      done = work();
      count = commits.finish();
      commit.run();
    } catch (error) {
      isKnown = false;
      if (database.isTransaction) database.exec('rollback');
      if (isCareful || !isDamage(error)) throw error;
      isCareful = true;
      try {
        return inTransaction(work);
      } finally {
        isCareful = false;
      }
    }
    if (count !== undefined) onCommit(count);
    return done;
  }

  function readLog(): UnpackedLog {
    try {
      return unpackRows(allRows.all() as unknown as LogRow[]);
    } catch (error) {
      if (!isDamage(error)) throw error;
      return readBrokenLog(error);
    }
  }

  /** The rows up to the damaged page. */
  function readBrokenLog(error: unknown): UnpackedLog {
    const rows: LogRow[] = [];
    try {
      for (const row of allRows.iterate()) rows.push(row as unknown as LogRow);
    } catch (again) {
      if (!isDamage(again)) throw again;
    }
    const { changes, unusable } = unpackRows(rows);
    const why = `The log can't be read after ${rows.length} rows: ${describeFault(error)}`;
    return { changes, unusable: [...unusable, { room: null, why, data: '' }] };
  }

  function refresh(): void {
    commits.begin();
    if (!hasChangedElsewhere() && isKnown) return;
    waiting = 0;
    rooms.clear();
    lengths.clear();
    commits.read();
    const { changes, unusable } = readLog();
    for (const { room, expected, lines } of changes.values()) addWaiting(room, expected + lines.length, lines.length);
    for (const each of unusable) addWaiting(each.room ?? '', lengths.get(each.room ?? '') ?? 0, 1);
    isKnown = true;
  }

  function addWaiting(room: string, length: number, lines: number): void {
    waiting += lines;
    rooms.add(room);
    lengths.set(room, length);
  }

  function carryOver(): void {
    if (waiting === 0) return;
    const { changes, unusable } = readLog();
    // First, so that the tables can have its pages: the disk may be full.
    clearLog();
    for (const each of unusable) setAside(each);
    for (const each of changes.values()) isCareful ? moveOrSetAside(each) : tables.write(each);
    waiting = 0;
    rooms.clear();
    if (lengths.size > REMEMBERED) lengths.clear();
  }

  /** A log whose pages are damaged can't be emptied: it is put out of the way. */
  function clearLog(): void {
    try {
      clear.run();
    } catch (error) {
      if (!isDamage(error)) throw error;
      database.exec(`alter table log rename to "log_${randomUUID()}"`);
      database.exec('create table log (id integer not null primary key, entries text not null, texts text not null)');
    }
  }

  function moveOrSetAside(changes: RoomChanges): void {
    database.exec('savepoint room');
    try {
      tables.write(changes);
    } catch (error) {
      database.exec('rollback to room');
      if (!isDamage(error)) throw error;
      setAside({ room: changes.room, why: describeFault(error), data: JSON.stringify(changes) });
    }
    database.exec('release room');
  }

  /** Keeps what can't be moved, closes its room, and goes on without it. */
  function setAside({ room, why, data }: UnusableEntry): void {
    putAside.run(randomUUID(), room, why, data);
    if (room === null) damage.note(why);
    else damage.closeRoom(room, why);
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
          addRow.run(commits.next(), entries, texts);
        }
        for (const { append } of fitting)
          for (const [player, name] of append.names ?? []) tables.saveName(append.room, player, name);
        for (const { append, tip } of fitting) addWaiting(append.room, tip.lines, append.lines.length);
        if (waiting > MOST_WAITING) carryOver();
        return new Set(fitting.map(({ append }) => append.room));
      }),

    remove: async (room, length) =>
      changing(() => {
        lengths.delete(room);
        return tables.remove(room, length);
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
    counting: change => (database.isTransaction ? change() : inTransaction(change)),

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
