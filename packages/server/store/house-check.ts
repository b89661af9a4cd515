import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { type DamageReport, isDamage } from './damage.ts';
import { readHouseFile } from './house-file.ts';
import type { PageSums } from './page-sums.ts';
import { READ_COMMITS } from './sqlite-commits.ts';

/** Advice for the operator about damage to the whole store. */
const ADVICE =
  'Restore a backup (npm run admin -- restore FILE), or go on with what is there (npm run admin -- accept-damage). ' +
  'The files as they were found are kept beside the database, with names that end in .damaged-1 and so on.';

/** Milliseconds between two looks at pages that differ: another process may be copying them at this moment. */
const SECOND_LOOK = 200;

/** Compares the pages of the file with their sums. Nothing may have been written to it yet. */
export function describePages(sums: PageSums): string[] {
  const first = sums.check();
  if (first === undefined || (first.damaged.length === 0 && !first.isCut)) return [];
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SECOND_LOOK);
  const again = sums.check();
  const damaged = first.damaged.filter(page => again?.damaged.includes(page));
  const isCut = first.isCut && again?.isCut === true;
  return [
    ...(isCut ? [`The database file is shorter than it was: its end is missing. ${ADVICE}`] : []),
    ...(damaged.length > 0
      ? [
          `${damaged.length} pages of the database file aren't as they were written, the first is ${damaged[0]}. ${ADVICE}`,
        ]
      : []),
  ];
}

/** Compares the database, as it was found, with the file beside it. */
export function checkHouse(database: DatabaseSync, folder: string): string[] {
  // The file first: a server that runs counts on in the database meanwhile, and then in the file.
  const record = readHouseFile(folder);
  if (record === undefined) return [];
  if (record === 'unreadable')
    return [`The file consigliere.house can't be read, so it can't be told whether commits are missing. ${ADVICE}`];
  const found = readMeta(database, 'house');
  if (found === undefined)
    return [`The database is missing or empty: it had ${record.commits} commits when it was last written. ${ADVICE}`];
  if (found !== record.house) return [`The database is another house's: it was copied here, or swapped. ${ADVICE}`];
  const commits = countAll(database);
  if (commits >= record.commits) return [];
  const missing = record.commits - commits;
  return [
    `The last ${missing} of ${record.commits} commits are missing: the database or its log is older, damaged or gone. ${ADVICE}`,
  ];
}

/** The number of commits in the database; 0: it is empty, or its log can't be read. */
export function countAll(database: DatabaseSync): number {
  return Number(tryGet(database, READ_COMMITS)?.commits ?? 0);
}

const readMeta = (database: DatabaseSync, key: string): string | undefined =>
  tryGet(database, `select value from meta where key = '${key}'`)?.value as string | undefined;

/** The first row of a query; undefined: there is none, or no such table. */
function tryGet(database: DatabaseSync, query: string): Record<string, unknown> | undefined {
  try {
    return database.prepare(query).get();
  } catch (error) {
    if (isDamage(error) || /no such table/.test(`${error}`)) return undefined;
    throw error;
  }
}

/** The id of the house, which is given to a new database. */
export function nameHouse(database: DatabaseSync): string {
  const known = readMeta(database, 'house');
  if (known !== undefined) return known;
  const house = randomUUID();
  database.prepare("insert into meta (key, value) values ('house', ?)").run(house);
  return house;
}

/** Copies the files aside before the first write, which would overwrite the rest of a damaged log. */
export function keepAsFound(file: string): void {
  for (let number = 1; ; number++) {
    const suffix = `.damaged-${number}`;
    if ([file, `${file}-wal`].some(path => existsSync(`${path}${suffix}`))) continue;
    for (const path of [file, `${file}-wal`]) if (existsSync(path)) copyFileSync(path, `${path}${suffix}`);
    return;
  }
}

/** Writes a finding down, so that it is reported at every start until it is accepted. */
export function saveFinding(database: DatabaseSync, why: string): void {
  database.prepare("insert into set_aside (id, room, why, data) values (?, null, ?, '')").run(randomUUID(), why);
}

/** Reports everything that was found or set aside before. */
export function reportSetAside(database: DatabaseSync, damage: DamageReport): void {
  const rows = database.prepare('select room, why from set_aside where is_accepted = 0 order by id').all();
  for (const { room, why } of rows)
    if (typeof room === 'string') damage.closeRoom(room, `${why}`);
    else damage.note(`${why}`);
}
