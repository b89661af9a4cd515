import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendOf } from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restore } from '../admin/restore.ts';
import { openStore, type Store } from './open-store.ts';

let folder: string;
const stores: Store[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'consigliere-house-'));
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  rmSync(folder, { recursive: true });
});

const at = (name: string, where = folder): string => join(where, `consigliere.${name}`);
const open = async (where = folder): Promise<Store> => {
  const store = await openStore({ folder: where, isChecked: true });
  stores.push(store);
  return store;
};
const messages = (store: Store): string => store.damage.findings.map(({ message }) => message).join('\n');

/** The files of a house whose process was killed: they are copied while it runs. The first rooms are in the main file. */
async function kill(): Promise<string> {
  const store = await open();
  for (let room = 0; room < 40; room++) await store.rooms.append(appendOf(`first ${room}`, 0));
  await store.checkpoint();
  for (let room = 0; room < 40; room++) await store.rooms.append(appendOf(`second ${room}`, 0));
  const killed = mkdtempSync(join(folder, 'killed-'));
  for (const name of ['db', 'db-wal', 'db-sums', 'house']) copyFileSync(at(name), at(name, killed));
  return killed;
}

test('a checkpoint brings everything from the log into the main file', async () => {
  const store = await open();
  for (let room = 0; room < 40; room++) await store.rooms.append(appendOf(`${room}`, 0));
  const before = statSync(at('db')).size;
  await store.checkpoint();
  expect(statSync(at('db')).size).toBeGreaterThan(before);
  expect(statSync(at('db-wal')).size).toBe(0);
});

test('a killed house has nothing to report, and everything is there', async () => {
  const store = await open(await kill());
  expect(messages(store)).toBe('');
  expect(await store.lobby.count()).toBe(80);
});

test('a house that was closed has nothing to report, however often it is opened', async () => {
  for (let turn = 0; turn < 3; turn++) {
    const store = await open();
    expect(await store.rooms.append(appendOf(`${turn}`, 0))).toBe('done');
    await store.close();
  }
  expect(messages(await open())).toBe('');
});

function flip(path: string, where: number): void {
  const data = readFileSync(path);
  const at = Math.floor(data.length * where);
  data[at] = (data[at] ?? 0) ^ 0x40;
  writeFileSync(path, data);
}

test.each<readonly [string, (killed: string) => void, RegExp]>([
  ['its log is missing', killed => rmSync(at('db-wal', killed)), /last \d+ of \d+ commits are missing/],
  ['its log is empty', killed => truncateSync(at('db-wal', killed), 0), /commits are missing/],
  ['the end of its log is missing', killed => truncateSync(at('db-wal', killed), 100_000), /commits are missing/],
  ['a byte of its log has changed', killed => flip(at('db-wal', killed), 0.1), /commits are missing/],
  ['the head of its log has changed', killed => flip(at('db-wal', killed), 0), /commits are missing/],
  ['its database is missing', killed => [rmSync(at('db', killed)), rmSync(at('db-wal', killed))], /missing or empty/],
  [
    'its database is empty',
    killed => [truncateSync(at('db', killed), 0), rmSync(at('db-wal', killed))],
    /missing or empty/,
  ],
  ['a byte of its database has changed', killed => flip(at('db', killed), 0.95), /pages of the database file/],
  ['its side file has changed', killed => flip(at('house', killed), 0.7), /consigliere.house can't be read/],
])(
  'a house reports at every start that %s, keeps the files as found, until it is accepted',
  async (_, harm, message) => {
    const killed = await kill();
    harm(killed);
    const found = ['db', 'db-wal'].filter(name => existsSync(at(name, killed)));
    const store = await open(killed);
    expect(messages(store)).toMatch(message);
    expect(messages(store)).toMatch(/restore a backup/i);
    for (const name of found) expect(existsSync(at(`${name}.damaged-1`, killed))).toBe(true);
    expect(await store.rooms.append(appendOf('new', 0))).toBe('done');
    await store.close();
    const again = await open(killed);
    expect(messages(again)).toMatch(message);
    await again.acceptDamage();
    await again.close();
    expect(messages(await open(killed))).toBe('');
  },
);

test('a house reports that its database was replaced by an older copy', async () => {
  const killed = await kill();
  const store = await open(killed);
  await store.close();
  copyFileSync(at('db', killed), join(killed, 'older'));
  const later = await open(killed);
  await later.rooms.append(appendOf('later', 0));
  await later.close();
  copyFileSync(join(killed, 'older'), at('db', killed));
  expect(messages(await open(killed))).toMatch(/commits are missing/);
});

test('a missing side file or missing sums cost nothing and are made again', async () => {
  const killed = await kill();
  rmSync(at('house', killed));
  rmSync(at('db-sums', killed));
  const store = await open(killed);
  expect([messages(store), await store.lobby.count()]).toEqual(['', 80]);
  expect([existsSync(at('house', killed)), existsSync(at('db-sums', killed))]).toEqual([true, true]);
});

test('a database whose end is missing is refused with words on what to do', async () => {
  const killed = await kill();
  await (await open(killed)).close();
  truncateSync(at('db', killed), 20_000);
  await expect(openStore({ folder: killed, isChecked: true })).rejects.toMatchObject({
    code: 'damaged',
    message: expect.stringContaining('restore a backup'),
  });
});

test('a backup can be restored over a database that is too damaged to be opened, and then nothing is reported', async () => {
  const killed = await kill();
  const store = await open(killed);
  const backup = join(killed, 'backup');
  await store.backup(backup);
  await store.close();
  truncateSync(at('db', killed), 20_000);
  expect(restore(killed, backup)).toBe(at('db.before-restore', killed));
  const again = await open(killed);
  expect([messages(again), await again.lobby.count()]).toEqual(['', 80]);
});
