import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { appendOf, embeddedDatabase, openTestServer, postgresDatabase, TestClient } from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { redisFanout } from '../fanout/redis.ts';
import { type RunningServer, serve } from '../main.ts';
import { environmentSettings } from '../settings.ts';
import { openAdmin } from './open-admin.ts';
import { restore } from './restore.ts';
import { validate } from './validate.ts';

const RUN = join(import.meta.dirname, '../../../tools/run.mjs');

let database: ReturnType<typeof embeddedDatabase>;
let testServer: RunningServer;
let ada: TestClient;
let room: string;

const start = async (): Promise<void> => {
  const given = { port: 0, host: '127.0.0.1', folder: database.folder, pages: null };
  testServer = await serve({ ...environmentSettings({ LOG_LEVEL: 'silent' }), ...given });
};
const here = () => ({ folder: database.folder, databaseUrl: undefined, redisUrl: undefined });
const address = (): string => testServer.address.slice('http://'.length);

/** Runs a tool as npm starts it, while the server here keeps running. */
const run = (tool: string, ...args: string[]): Promise<{ stdout: string }> => {
  const env = { ...process.env, DATABASE_URL: '', REDIS_URL: '', NO_COLOR: '1' };
  return promisify(execFile)(process.execPath, [RUN, tool, ...args, '--data', database.folder], { env });
};
const admin = (...args: string[]): Promise<{ stdout: string }> => run('admin', ...args);

beforeEach(async () => {
  database = embeddedDatabase();
  await start();
  ada = await TestClient.asGuest(address(), { name: 'Ada' });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  ({ room } = (await ada.post('/api/rooms', { game: 'carta-nostra', seats })).body as { room: string });
});
afterEach(async () => {
  await testServer.close();
  await database.remove();
});

const begin = async (): Promise<void> => {
  const socket = await ada.openSocket();
  socket.send({ type: 'watch', room, from: 0 });
  socket.command(room, { type: 'seat-bot', seat: 1, level: 1 });
  const { seen } = await socket.next('seen', each => each.seen.chairs[1]?.sitter === 'bot');
  socket.command(room, { type: 'start' });
  socket.command(room, { type: 'add-entropy', round: seen.entropyRound, entropy: 'ab'.repeat(16) });
  await socket.next('seen', each => each.seen.phase === 'playing');
  await socket.close();
};

test('a pause from the command line reaches everybody who is watching, and the table can see who did it', async () => {
  await begin();
  const socket = await ada.openSocket();
  socket.send({ type: 'watch', room, from: 0 });
  await socket.next('seen', ({ seen }) => !seen.isPaused);
  await admin('pause', room, '--as', 'Tom');
  expect(await socket.next('seen', ({ seen }) => seen.isPaused)).toMatchObject({ room });
  const office = await openAdmin(here(), 'admin');
  await expect(office.pause(room)).rejects.toThrow('in its present state');
  await office.resume(room);
  await socket.next('seen', ({ seen }) => !seen.isPaused);
  await office.cancel(room);
  await office.close();
  expect(await socket.next('seen', ({ seen }) => seen.phase === 'ended')).toMatchObject({ seen: { luck: {} } });
  const { body } = await ada.get(`/api/rooms/${room}/audit`);
  expect(body).toMatchObject({ deeds: [{ who: 'Tom', what: 'pause' }, { what: 'resume' }, { what: 'cancel' }] });
  await socket.close();
});

test('an operator who looks into a table is named at that table, and nowhere else', async () => {
  await begin();
  const { stdout } = await admin('show', room);
  expect(stdout).toContain('carta-nostra');
  expect(stdout).not.toContain('sealed');
  expect((await admin('show', room, '--state')).stdout).toContain('"sealed"');
  const { body } = await ada.get(`/api/rooms/${room}/audit`);
  expect(body).toMatchObject({ deeds: [{ what: 'show' }, { what: 'show, with everything hidden' }] });
  const socket = await ada.openSocket();
  socket.send({ type: 'watch', room, from: 0 });
  const { seen } = await socket.next('seen');
  expect(seen.inspections).toEqual([
    { at: expect.any(Number), who: 'admin', everything: false },
    { at: expect.any(Number), who: 'admin', everything: true },
  ]);
  await socket.close();
  const bob = await TestClient.asGuest(address());
  expect((await bob.get(`/api/rooms/${room}/audit`)).body).toMatchObject({ code: 'not-seated' });
  expect((await bob.get('/api/rooms/nowhere/audit')).body).toMatchObject({ code: 'no-such-room' });
  await expect(admin('show', 'nowhere')).rejects.toMatchObject({
    code: 2,
    stderr: 'admin: there is no room nowhere\n',
  });
});

test('tables are listed by phase, game and age', async () => {
  const list = async (...args: string[]): Promise<string> => (await admin('list', ...args)).stdout;
  expect(await list()).toMatch(new RegExp(`^${room} .*gathering .*Ada, –\\n1 tables\\n$`));
  expect(await list('--phase', 'gathering', '--game', 'carta-nostra', '--idle', '1')).toBe('0 tables\n');
});

test('a table that has changed since the last tick of the house clock is listed', async () => {
  await testServer.close();
  const store = await database.open();
  const [last] = await database.query('select max(seen_at) as at from nodes');
  const later = Number(last?.at) + 1500;
  const card = JSON.stringify({ seats: [{ sitter: 'person', name: 'Bea' }] });
  await store.rooms.append(appendOf('just-changed', 0, { at: later, facts: { card, phase: 'gathering' } }));
  await store.close();
  expect((await admin('list')).stdout).toMatch(/^just-changed .* 0\.0 d {2}Bea$/m);
  await start();
});

test('a room is exported, and imported elsewhere unchanged', async () => {
  await begin();
  const own = await openAdmin(here(), 'admin');
  await own.cancel(room);
  const file = join(database.folder, 'room.json');
  expect((await admin('export', room, '--out', file)).stdout).toBe(`${file}\n`);
  const text = readFileSync(file, 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    room,
    record: { game: 'carta-nostra' },
    luck: { seed: expect.any(String) },
  });
  await expect(own.import(text)).rejects.toThrow('already');
  await own.close();
  const other = embeddedDatabase();
  const there = { folder: other.folder, databaseUrl: undefined, redisUrl: undefined };
  const office = await openAdmin(there, 'admin', { isNew: true });
  await expect(office.import(text.replace('\\"sat\\"', '\\"kept\\"'))).rejects.toThrow('changed');
  await expect(office.import('a shopping list')).rejects.toThrow("isn't a room");
  expect(await office.import(text)).toBe(room);
  expect(JSON.parse(await office.export(room))).toEqual(JSON.parse(text));
  await office.close();
  const wishes = { isToMigrate: false, onCount: () => undefined, onRoom: () => undefined };
  expect(await validate(there, wishes)).toMatchObject({ rooms: 1, differing: 0 });
  await other.remove();
});

test('an export of a match that is being played is shown to the table before the file is made', async () => {
  await begin();
  const own = await openAdmin(here(), 'the operator');
  const { lines } = JSON.parse(await own.export(room)) as { lines: { body: string }[] };
  await own.close();
  const socket = await ada.openSocket();
  socket.send({ type: 'watch', room, from: 0 });
  expect((await socket.next('seen')).seen.inspections).toMatchObject([{ who: 'the operator', everything: true }]);
  await socket.close();
  expect(JSON.parse(lines.at(-1)?.body ?? '')).toMatchObject({ type: 'inspected', everything: true });
});

test('the ratings are counted, and derived again while the server runs', async () => {
  expect((await admin('ratings')).stdout).toBe('matches     0 finished, 0 of them rated\n');
  const { stdout } = await admin('ratings', '--rebuild');
  expect(stdout.trim().split('\n')).toEqual([
    'matches     0, 0 of them rated, 0 whose tables have gone',
    'ratings     identical',
  ]);
});

test('a backup is made while the server runs, and restored while it is stopped', async () => {
  const file = join(database.folder, 'copy.db');
  await admin('backup', file);
  await begin();
  expect(() => restore(database.folder, file)).toThrow('in use');
  await testServer.close();
  const wrong = join(database.folder, 'list.db');
  writeFileSync(wrong, 'a shopping list');
  expect(() => restore(database.folder, wrong)).toThrow("can't be restored");
  expect((await admin('restore', file)).stdout).toContain('before-restore');
  expect(existsSync(join(database.folder, 'consigliere.db.before-restore'))).toBe(true);
  await start();
  const again = new TestClient(address(), { cookie: ada.headers.cookie ?? '' });
  expect((await again.get(`/api/rooms/${room}`)).body).toMatchObject({ seen: { phase: 'gathering', seat: 0 } });
});

test('the operator deletes a person and prunes while the server runs, and the table sees it', async () => {
  await begin();
  const bob = await TestClient.asGuest(address());
  const watching = await bob.openSocket();
  watching.send({ type: 'watch', room, from: 0 });
  await watching.next('seen', ({ seen }) => seen.chairs[0]?.name === 'Ada');
  const { id } = (await ada.get('/api/guests/me')).body as { id: string };
  const office = await openAdmin(here(), 'admin');
  await expect(office.forget('nobody')).rejects.toThrow('there is no guest nobody');
  await office.forget(id);
  await watching.next('seen', ({ seen }) => seen.chairs[0]?.name === '');
  expect((await ada.get('/api/guests/me')).body).toMatchObject({ code: 'no-guest' });
  expect(await office.prune({ isDryRun: true, expiry: {} })).toEqual({});
  await database.query(`update rooms set updated_at = 1 where id = '${room}'`);
  expect((await admin('prune', '--dry-run')).stdout).toBe('abandonedMatches    1\nprune: 1 would go\n');
  expect(await office.prune({ isDryRun: false, expiry: {} })).toEqual({ abandonedMatches: 1 });
  await office.close();
  expect(await watching.next('closed')).toMatchObject({ room, code: 'no-such-room' });
  expect((await bob.get(`/api/rooms/${room}`)).body).toMatchObject({ code: 'no-such-room' });
  await watching.close();
});

test('the command line of validate ends with its count', async () => {
  expect((await run('validate')).stdout).toBe('validate: 1 rooms, 0 would differ\n');
  await database.query(`update rooms set phase = 'over' where id = '${room}'`);
  await expect(run('validate')).rejects.toMatchObject({
    code: 1,
    stdout: `${room}  differs: here it is gathering, not over\nvalidate: 1 rooms, 1 would differ\n`,
  });
});

const { DATABASE_URL, REDIS_URL } = process.env;
const served =
  DATABASE_URL === undefined || REDIS_URL === undefined ? [] : [{ url: DATABASE_URL, redisUrl: REDIS_URL }];
test.for(served)('nodes on PostgreSQL are told over Redis; a backup is for pg_dump', async ({ url, redisUrl }) => {
  const other = await postgresDatabase(url);
  const fanout = redisFanout(redisUrl, 'node', () => undefined);
  const isHeard = new Promise<void>(hears => fanout.onReconnect(hears));
  const node = await openTestServer({ database: other, fanout });
  const bea = await TestClient.asGuest(node.address);
  const seats = [{ kind: 'me' }, { kind: 'bot' }];
  const made = await bea.post('/api/rooms', { game: 'carta-nostra', seats, start: true });
  const { room: table } = made.body as { room: string };
  const socket = await bea.openSocket();
  socket.send({ type: 'watch', room: table, from: 0 });
  await socket.next('seen');
  await isHeard;
  const office = await openAdmin({ folder: '', databaseUrl: other.url, redisUrl }, 'admin');
  await office.pause(table);
  await socket.next('seen', ({ seen }) => seen.isPaused);
  await expect(office.backup('anywhere')).rejects.toThrow('pg_dump');
  await office.close();
  await socket.close();
  await fanout.close();
  await node.close();
});
