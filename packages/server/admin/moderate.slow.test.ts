import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { embeddedDatabase, newId, TestClient } from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningServer, serve } from '../main.ts';
import { environmentSettings } from '../settings.ts';

const RUN = join(import.meta.dirname, '../../../tools/run.mjs');

let database: ReturnType<typeof embeddedDatabase>;
let testServer: RunningServer;
let ada: TestClient;
let eve: TestClient;
let eveId: string;
let room: string;

/** Runs an operator's command as npm starts it, while the server here keeps running. */
const admin = async (...args: string[]): Promise<string> => {
  const env = { ...process.env, DATABASE_URL: '', REDIS_URL: '', NO_COLOR: '1' };
  const command = [RUN, 'admin', ...args, '--data', database.folder];
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
};

beforeEach(async () => {
  database = embeddedDatabase();
  const given = { port: 0, host: '127.0.0.1', folder: database.folder, pages: null };
  testServer = await serve({ ...environmentSettings({ LOG_LEVEL: 'silent' }), ...given });
  const address = testServer.address.slice('http://'.length);
  ada = await TestClient.asGuest(address, { name: 'Ada' });
  eve = await TestClient.asGuest(address, { name: 'Eve' });
  eveId = String((await eve.get('/api/guests/me')).body.id);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  room = String((await ada.post('/api/rooms', { game: 'carta-nostra', seats })).body.room);
  const command = { type: 'sit', seat: 1, name: 'Eve', entropy: 'ab'.repeat(16) };
  await eve.post(`/api/rooms/${room}/commands`, { id: newId(), command });
});
afterEach(async () => {
  await testServer.close();
  await database.remove();
});

test('a ban from the command line closes the open sockets of the running server and frees the seat, until it is lifted', async () => {
  const [hers, his] = [await ada.openSocket(), await eve.openSocket()];
  hers.send({ type: 'watch', room, from: 0 });
  await hers.next('seen', ({ seen }) => seen.chairs[1]?.name === 'Eve');
  await admin('ban', eveId, '--days', '3', '--why', 'insults', '--as', 'Tom');
  await his.closed;
  await hers.next('seen', ({ seen }) => seen.chairs[1]?.sitter === 'nobody');
  await hers.close();
  expect((await eve.get('/api/guests/ban')).body).toMatchObject({ ban: { why: 'insults' } });
  expect(await admin('bans')).toMatch(new RegExp(`^ban {3}${eveId} “Eve” .* 3 days, until .*; Tom: insults\n1 mutes`));
  await admin('unban', eveId);
  expect(await admin('bans')).toMatch(/3 days, lifted /);
  expect(await admin('audit')).toMatch(
    new RegExp(`lift a ban, guest ${eveId}\n.*Tom: ban for 3 days, guest ${eveId} \\(insults\\)`),
  );
  const why = await admin('unban', eveId).catch((fault: { stderr: string }) => fault.stderr);
  expect(why).toContain("there's nothing to do");
});

test('reports are listed and dismissed from the command line, and a guest is muted and renamed', async () => {
  const about = { kind: 'behaviour', seat: 1, name: 'Eve' };
  await ada.post('/api/reports', { room, about, reason: 'stalling', note: 'Waits every time.' });
  const listed = await admin('reports');
  expect(listed).toMatch(new RegExp(`behaviour, stalling: guest ${eveId} “Eve”, table ${room}; by \\w+: “Waits`));
  await admin('dismiss', listed.split(' ', 1)[0] ?? '');
  expect(await admin('reports')).toBe('0 open reports\n');
  await admin('mute', eveId);
  expect(await admin('bans')).toContain(`mute  ${eveId}`);
  await admin('rename', eveId);
  expect((await eve.get('/api/guests/me')).body.name).not.toBe('Eve');
});

test('a network is banned only for some days, and an unknown guest and a wrong network are refused', async () => {
  const refusal = (...args: string[]) => admin(...args).catch((fault: { stderr: string }) => fault.stderr);
  expect(await refusal('ban', 'nobody')).toContain('there is no guest nobody');
  expect(await refusal('ban', eveId, '--network', '203.0.113.0/24')).toContain('for 1 to 30 days');
  expect(await refusal('ban', eveId, '--network', 'somewhere', '--days', '3')).toContain('203.0.113.0/24');
  expect(await admin('bans')).toBe('0 mutes and bans\n');
});
