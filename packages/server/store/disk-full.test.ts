import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendOf } from '@consigliere/trials/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLobby } from './lobby.ts';
import { openRooms } from './rooms.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'consigliere-full-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Simulates a full disk: SQLite reports the same error, and a small disk isn't available everywhere. */
const PAGES_LEFT = 20;

test('on a full disk an append is refused and not half written; with space again writing works, and nothing acknowledged is lost', async () => {
  const database = await openSqlite(folder);
  const rooms = openRooms(database);
  const limit = async (pages: number): Promise<unknown> =>
    sql.raw(`pragma max_page_count = ${pages}`).execute(database.db);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
  await limit((rows[0]?.page_count ?? 0) + PAGES_LEFT);
  const append = (line: number) => rooms.append(appendOf('r1', line, { bodies: [`"${line} ${'x'.repeat(2000)}"`] }));
  let done = 0;
  const fill = async (): Promise<void> => {
    for (; done < 1000; done++) expect(await append(done)).toBe('done');
  };
  await expect(fill()).rejects.toThrow(/full/);
  expect(done).toBeGreaterThan(5);
  await expect(append(done)).rejects.toThrow(/full/);
  expect(await rooms.read('r1', 0)).toHaveLength(done);
  await limit(100_000);
  expect(await append(done)).toBe('done');
  await rooms.flush();
  await database.close();

  const again = await openSqlite(folder, { mustExist: true });
  expect(await openRooms(again).read('r1', 0)).toHaveLength(done + 1);
  expect(await openLobby(again.db, again.damage).findBrokenLine('r1')).toBeUndefined();
  await again.close();
});
