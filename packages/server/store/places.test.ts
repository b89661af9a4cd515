import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { appendOf, embeddedDatabase, postgresDatabase } from '@consigliere/trials/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from './open-store.ts';
import { openPostgres } from './postgres.ts';

const url = process.env.DATABASE_URL;

test("a folder that can't be written to is named", async () => {
  const database = embeddedDatabase();
  const folder = join(database.folder, 'a file');
  writeFileSync(folder, '');
  const opening = openStore({ folder });
  await expect(opening).rejects.toMatchObject({
    code: 'folder-not-writable',
    message: expect.stringContaining(folder),
  });
  await database.remove();
});

test('a folder in which none can be made is named, and nothing hangs', async () => {
  const opening = openStore({ folder: '/proc/nowhere/data' });
  await expect(opening).rejects.toMatchObject({ code: 'folder-not-writable' });
});

test("an operator's command says that there is no store, and makes none", async () => {
  const database = embeddedDatabase();
  const folder = join(database.folder, 'mistyped');
  await expect(openStore({ folder, mustExist: true })).rejects.toMatchObject({
    code: 'no-store',
    message: expect.stringContaining(folder),
  });
  expect(existsSync(folder)).toBe(false);
  await database.remove();
});

test("a file that isn't a database is left alone", async () => {
  const database = embeddedDatabase();
  writeFileSync(join(database.folder, 'consigliere.db'), 'a shopping list, and not a short one'.repeat(100));
  await expect(database.open()).rejects.toMatchObject({ code: 'not-a-database' });
  await database.remove();
});

test("a database that doesn't answer is named without its password", async () => {
  const databaseUrl = 'postgres://ada:secret@127.0.0.1:1/consigliere';
  const error: Error = await openStore({ databaseUrl, folder: '' }).catch(error => error);
  expect(error).toMatchObject({ code: 'database-unreachable' });
  expect(error.message).toContain('127.0.0.1:1/consigliere');
  expect(error.message).not.toContain('secret');
});

test('a backup is a store of its own, made while the first is in use', async () => {
  const database = embeddedDatabase();
  const store = await database.open();
  await store.rooms.append(appendOf('r', 0));
  const folder = join(database.folder, 'copy');
  mkdirSync(folder);
  const [, answer] = await Promise.all([
    store.backup(join(folder, 'consigliere.db')),
    store.rooms.append(appendOf('r', 1)),
  ]);
  expect(answer).toBe('done');
  const copy = await openStore({ folder });
  expect((await copy.rooms.read('r', 0))[0]).toEqual({ number: 0, at: 1000, body: '"line 0"' });
  await copy.close();
  await database.remove();
});

test('a store knows when another process has written to its file, and ignores its own writes', async () => {
  const database = embeddedDatabase();
  const [one, other] = [await database.open(), await database.open()];
  one.hasChangedElsewhere();
  await one.rooms.append(appendOf('r', 0));
  expect([one.hasChangedElsewhere(), other.hasChangedElsewhere(), other.hasChangedElsewhere()]).toEqual([
    false,
    true,
    false,
  ]);
  await database.remove();
});

const postgres = url === undefined ? [] : [url];
test.for(postgres)('a backup of PostgreSQL is left to pg_dump', async url => {
  const database = await postgresDatabase(url);
  const store = await database.open();
  const refusal = { code: 'backup-refused', message: expect.stringContaining('pg_dump') };
  await expect(store.backup('anywhere')).rejects.toMatchObject(refusal);
  await database.remove();
});

/** A connection to a database that can be cut without either side noticing. */
async function wayTo(url: string): Promise<{ url: string; cut: () => void; close: () => void }> {
  const { hostname, port } = new URL(url);
  const ends = new Set<Socket>();
  const server = createServer(near => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) ends.add(end.on('error', () => undefined));
    near.pipe(far).pipe(near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const own = new URL(url);
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = (): void => {
    for (const end of ends) end.destroy();
  };
  return { url: own.href, cut, close: () => server.close() };
}

if (url !== undefined)
  test('a connection that breaks in the middle of a query fails that query alone, and the next one is answered', async () => {
    const database = await postgresDatabase(url);
    const way = await wayTo(database.url);
    const { db, close } = await openPostgres(way.url);
    const asked = sql`select pg_sleep(2), 'cut off'`.execute(db).then(
      () => 'answered',
      () => 'failed',
    );
    const isAsked = `select pid from pg_stat_activity where query like '%cut off%' and pid <> pg_backend_pid()`;
    while ((await database.query(isAsked)).length === 0);
    way.cut();
    expect(await asked).toBe('failed');
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
    way.close();
    await database.remove();
  });
