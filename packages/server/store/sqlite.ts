import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { DamageReport, describeFault, isDamage } from './damage.ts';
import type { Database } from './database.ts';
import { StoreError } from './error.ts';
import {
  checkHouse,
  countAll,
  describePages,
  keepAsFound,
  nameHouse,
  reportSetAside,
  saveFinding,
} from './house-check.ts';
import { openHouseFile } from './house-file.ts';
import { makeFolder } from './make-folder.ts';
import { migrate } from './migrate.ts';
import { PageSums } from './page-sums.ts';
import { sqliteJournal } from './sqlite-journal.ts';
import { DIRECT_ACCESS, openQueries } from './sqlite-queries.ts';

export const FILE = 'consigliere.db';

const ALL_PAGES = 2 ** 31 - 1;

/** SQLite's error number for a file that isn't a database. */
const NOT_A_DATABASE = 26;

/**
 * FULL: acknowledged writes survive a power cut. 64 MB of pages in memory: fewer are read again in a batch. The log is copied into the file by
 * us alone (`checkpoint`), because the sums of its pages are written first.
 */
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma cache_size = -65536;
  pragma wal_autocheckpoint = 0;`;

/** The log is copied at this many bytes: a page that is written again and again meanwhile is copied once. */
const LONGEST_LOG = 32 * 1024 * 1024;
/** Commits between two looks at the length of the log. */
const BETWEEN_LOOKS = 64;

interface SqliteOptions {
  /** Whether the file must exist. */
  readonly mustExist?: boolean;
  /** Whether every page of the file is checked, which takes about a second for a gigabyte. */
  readonly isChecked?: boolean;
}

/** The embedded database: one file in a folder, for one process (a second may read it or back it up). */
export async function openSqlite(folder: string, options: SqliteOptions = {}): Promise<Database> {
  const { mustExist = false, isChecked = false } = options;
  if (mustExist && !existsSync(join(folder, FILE)))
    throw new StoreError(
      'no-store',
      `there is no ${FILE} in the folder ${folder}: name the one that the server was started with`,
    );
  const file = join(folder, FILE);
  const sums = new PageSums(file);
  const damage = new DamageReport();
  const findings = isChecked ? describePages(sums) : [];
  const database = openFile(folder);
  let house: string;
  try {
    findings.push(...checkHouse(database, folder));
    if (findings.length > 0) keepAsFound(file);
    await migrate(openQueries(database, DIRECT_ACCESS), 'sqlite');
    house = nameHouse(database);
    for (const finding of findings) saveFinding(database, finding);
    reportSetAside(database, damage);
  } catch (error) {
    database.close();
    throw isDamage(error) ? damagedError(file, error) : error;
  }
  const houseFile = openHouseFile(folder, house);

  /** Copies the log into the file. `isWhole`: and empties it, if nobody else is reading. */
  const checkpoint = (isWhole: boolean): void => {
    const frames = sums.absorbLog();
    const { log, checkpointed } = database.prepare('pragma wal_checkpoint(passive)').get() ?? {};
    // Another process has written in between.
    if (Number(log) > frames) sums.absorbLog();
    if (isWhole && log === checkpointed) database.exec('pragma wal_checkpoint(truncate)');
    houseFile.sync();
  };

  let looks = 0;
  const onCommit = (commits: number): void => {
    houseFile.write(commits);
    if (++looks % BETWEEN_LOOKS !== 0) return;
    if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > LONGEST_LOG) checkpoint(false);
  };

  checkpoint(true);
  if (findings.length > 0 || !sums.exist) sums.rebuild();
  houseFile.write(countAll(database));
  const journal = sqliteJournal(database, { hasChangedElsewhere: watchChanges(database), damage, onCommit });
  return {
    db: openQueries(database, journal),
    dialect: 'sqlite',
    journal,
    damage,
    hasChangedElsewhere: watchChanges(database),
    checkpoint: async () => checkpoint(true),
    acceptDamage: async () => {
      journal.counting(() => database.exec('update set_aside set is_accepted = 1'));
      checkpoint(true);
      sums.rebuild();
    },
    backup: async copy => {
      journal.reading(() => undefined);
      const unfinished = `${copy}.part`;
      await rm(unfinished, { force: true });
      // In one go: a copy in steps starts over whenever another process has written.
      await backup(database, unfinished, { rate: ALL_PAGES });
      await rename(unfinished, copy);
    },
    close: async () => {
      if (!database.isOpen) return;
      try {
        journal.changing(() => undefined);
        checkpoint(true);
      } finally {
        houseFile.close();
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
      `The folder ${folder} can't be written to: ${describeFault(cause)}.`,
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
    if (isDamage(cause)) throw damagedError(file, cause);
    if ((cause as { errcode?: number }).errcode === NOT_A_DATABASE) {
      throw new StoreError('not-a-database', `${file} isn't a database: move it away, or restore a backup.`, cause);
    }
    throw new StoreError('folder-not-writable', `${file} can't be opened: ${describeFault(cause)}.`, cause);
  }
}

function damagedError(file: string, cause: unknown): StoreError {
  const what = `${file} is so damaged that it can't be opened (${describeFault(cause)})`;
  return new StoreError('damaged', `${what}: restore a backup (npm run admin -- restore FILE).`, cause);
}
