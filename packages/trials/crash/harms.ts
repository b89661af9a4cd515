import { cpSync, existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

type Random = (n: number) => number;

/** The files of a house by what is in them. */
const FILES = {
  database: 'consigliere.db',
  log: 'consigliere.db-wal',
  sums: 'consigliere.db-sums',
  house: 'consigliere.house',
} as const;
type FileName = keyof typeof FILES;

/** Damages a data folder. Returns what it did. */
export type Harm = (folder: string, random: Random, older: string) => string;

const pathOf = (folder: string, name: FileName): string => join(folder, FILES[name]);

const flip =
  (name: FileName): Harm =>
  (folder, random) => {
    const data = readFileSync(pathOf(folder, name));
    const flips = Array.from({ length: 1 + random(3) }, () => [random(data.length), 1 << random(8)] as const);
    for (const [at, bit] of flips) data[at] = (data[at] ?? 0) ^ bit;
    writeFileSync(pathOf(folder, name), data);
    return `bits flipped in the ${name} at ${flips.map(([at]) => at).join(', ')} of ${data.length}`;
  };

const cut =
  (name: FileName): Harm =>
  (folder, random) => {
    const { size } = statSync(pathOf(folder, name));
    const left = random(4) === 0 ? 0 : random(size);
    truncateSync(pathOf(folder, name), left);
    return `the ${name} cut from ${size} to ${left} bytes`;
  };

const remove =
  (...names: readonly FileName[]): Harm =>
  folder => {
    for (const name of names) rmSync(pathOf(folder, name), { force: true });
    return `removed: ${names.join(', ')}`;
  };

/** Puts the database of an earlier time in place, without its log. */
const goBack: Harm = (folder, _, older) => {
  for (const name of ['database', 'log'] as const) {
    rmSync(pathOf(folder, name), { force: true });
    if (existsSync(pathOf(older, name))) cpSync(pathOf(older, name), pathOf(folder, name));
  }
  return 'the database of an earlier time put in its place';
};

/** Changes a row by SQL. The sums are removed, so that only the row itself can tell. */
const spoil =
  (what: string, sql: (random: Random) => string): Harm =>
  (folder, random) => {
    const database = new DatabaseSync(pathOf(folder, 'database'));
    const statement = sql(random);
    database.exec(statement);
    database.close();
    rmSync(pathOf(folder, 'sums'), { force: true });
    return `${what}: ${statement}`;
  };

const anyRow = (table: string, random: Random): string =>
  `rowid = (select rowid from ${table} order by rowid limit 1 offset (select ${random(1e6)} % max(count(*), 1) from ${table}))`;

/** Every kind of damage. */
export const HARMS: Readonly<Record<string, Harm>> = {
  'bytes of the database': flip('database'),
  'bytes of the log': flip('log'),
  'bytes of the sums': flip('sums'),
  'bytes of the house file': flip('house'),
  'the end of the database': cut('database'),
  'the end of the log': cut('log'),
  'the end of the sums': cut('sums'),
  'the end of the house file': cut('house'),
  'the log': remove('log'),
  'the sums': remove('sums'),
  'the house file': remove('house'),
  'the database and its log': remove('database', 'log'),
  'the time of the database': goBack,
  'a letter of a line': spoil(
    'a line changed',
    random => `update lines set body = substr(body, 1, ${10 + random(20)}) || '?' || substr(body, ${12 + random(20)})
      where ${anyRow('lines', random)}`,
  ),
  'a line': spoil('a line removed', random => `delete from lines where ${anyRow('lines', random)}`),
  'a row of a list': spoil(
    'a card cut',
    random => `update rooms set card = substr(card, 1, ${random(30)}) where ${anyRow('rooms', random)}`,
  ),
  'a row before the tables': spoil(
    'a row of the log cut',
    random => `update log set entries = substr(entries, 1, ${random(50)}) where ${anyRow('log', random)}`,
  ),
  'a chat message': spoil(
    'a chat message made bytes',
    random => `update chat set text = x'00ff' where ${anyRow('chat', random)}`,
  ),
};
