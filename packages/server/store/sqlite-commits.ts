import type { DatabaseSync } from 'node:sqlite';
import { isDamage } from './damage.ts';

/**
 * Counts the commits in the life of a database, in the commits themselves: a row of the log has the number of its commit, and any other
 * commit writes its number to `meta`. All methods are called in a transaction.
 */
export interface CommitCounter {
  /** Reads the count again: another process may have written. */
  read(): void;
  /** Called when a transaction begins. */
  begin(): void;
  /** The number of this commit, for a row of the log. */
  next(): number;
  /** Called before the commit. Returns its number; undefined: nothing has changed. */
  finish(): number | undefined;
}

/** The number of commits in the database. */
export const READ_COMMITS = `select max(coalesce((select max(id) from log), 0),
  coalesce((select cast(value as integer) from meta where key = 'commits'), 0)) as commits`;

export function countCommits(database: DatabaseSync): CommitCounter {
  const readCount = database.prepare(READ_COMMITS);
  const logLength = database.prepare('select count(*) as rows from (select 1 from log limit 1)');
  const save = database.prepare(
    `insert into meta (key, value) values ('commits', ?) on conflict (key) do update set value = excluded.value`,
  );
  const readChanges = database.prepare('select total_changes() as changes');
  const changesSoFar = (): unknown => readChanges.get()?.changes;
  let commits = 0;
  let before: unknown;
  let isNumbered = false;
  return {
    read: () => {
      try {
        commits = Number(readCount.get()?.commits);
      } catch (error) {
        // The log is damaged: this process knows the count, or goes on from a lower one.
        if (!isDamage(error)) throw error;
      }
    },
    begin: () => {
      isNumbered = false;
      before = changesSoFar();
    },
    next: () => {
      isNumbered = true;
      return ++commits;
    },
    finish: () => {
      if (changesSoFar() === before) return undefined;
      // The row of the log may have been moved to the tables by now, and its number with it.
      if (!isNumbered) commits++;
      if (!isNumbered || logLength.get()?.rows === 0) save.run(`${commits}`);
      return commits;
    },
  };
}
