import { accessSync, constants, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Database } from './database.ts';
import { StoreError } from './error.ts';
import { makeFolder } from './make-folder.ts';
import { migrate } from './migrate.ts';
import { sqliteJournal } from './sqlite-journal.ts';
import { DIRECT_ACCESS, openQueries } from './sqlite-queries.ts';

export const FILE = 'consigliere.db';

const ALL_PAGES = 2 ** 31 - 1;

/** SQLite's error number for a file that isn't a database. */
const NOT_A_DATABASE = 26;

/**
 * FULL: acknowledged writes survive a power cut. 64 MB of pages in memory: fewer are read again in a batch. 32 MB of log before it is
 * copied to the file: a page that is written again and again meanwhile is copied once.
 */
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma cache_size = -65536;
  pragma wal_autocheckpoint = 8192;`;

/** The embedded database: one file in a folder, for one process (a second may read it or back it up). */
export async function openSqlite(folder: string, { mustExist = false } = {}): Promise<Database> {
  if (mustExist && !existsSync(join(folder, FILE)))
    throw new StoreError(
      'no-store',
      `there is no ${FILE} in the folder ${folder}: name the one that the server was started with`,
    );
  const database = openFile(folder);
  try {
    await migrate(openQueries(database, DIRECT_ACCESS), 'sqlite');
  } catch (error) {
    database.close();
    throw error;
  }
  const journal = sqliteJournal(database, watchChanges(database));
  return {
    db: openQueries(database, journal),
    dialect: 'sqlite',
    journal,
    hasChangedElsewhere: watchChanges(database),
    backup: async file => {
      journal.reading(() => undefined);
      const unfinished = `${file}.part`;
      await rm(unfinished, { force: true });
      // In one go: a copy in steps starts over whenever another process has written.
      await backup(database, unfinished, { rate: ALL_PAGES });
      await rename(unfinished, file);
    },
    close: async () => {
      if (!database.isOpen) return;
      try {
        journal.changing(() => undefined);
      } finally {
        database.close();
      }
    },
  };
}

/** SQLite counts the commits of others: asking costs nothing. */
function watchChanges(database: DatabaseSync): () => boolean {
  const ask = database.prepare('pragma data_version');
  const version = (): unknown => ask.get()?.data_version;
  let known = version();
  return () => {
    const before = known;
    known = version();
    return before !== known;
  };
}

function openFile(folder: string): DatabaseSync {
  const file = join(folder, FILE);
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StoreError(
      'folder-not-writable',
      `The folder ${folder} can't be written to: ${faultMessage(cause)}.`,
      cause,
    );
  }
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 5000 });
    database.exec(PRAGMAS);
    return database;
  } catch (cause) {
    database?.close();
    if ((cause as { errcode?: number }).errcode === NOT_A_DATABASE) {
      throw new StoreError('not-a-database', `${file} isn't a database: move it away, or restore a backup.`, cause);
    }
    throw new StoreError('folder-not-writable', `${file} can't be opened: ${faultMessage(cause)}.`, cause);
  }
}

const faultMessage = (cause: unknown): string => (cause instanceof Error ? cause.message : `${cause}`);
