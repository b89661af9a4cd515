import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedDatabase, TestClient } from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serve } from './main.ts';
import { environmentPort, environmentSettings, type Settings, SetUpError } from './settings.ts';

let database: ReturnType<typeof embeddedDatabase>;
let settings: Settings;
beforeEach(() => {
  database = embeddedDatabase();
  settings = {
    ...environmentSettings({ LOG_LEVEL: 'silent' }),
    port: 0,
    host: '127.0.0.1',
    folder: database.folder,
    pages: null,
  };
});
afterEach(() => database.remove());

test('a room outlives its server', async () => {
  const first = await serve(settings);
  const ada = await TestClient.asGuest(first.address.slice('http://'.length));
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 2 }];
  const { room } = (await ada.post('/api/rooms', { game: 'carta-nostra', seats, start: true })).body as {
    room: string;
  };
  await first.close();
  const second = await serve(settings);
  const address = second.address.slice('http://'.length);
  const again = new TestClient(address, { cookie: ada.headers.cookie ?? '' });
  expect((await again.get(`/api/rooms/${room}`)).body).toMatchObject({ seen: { phase: 'playing', seat: 0 } });
  await second.close();
});

test("a taken port and a path that isn't a folder are reported in a sentence", async () => {
  const first = await serve(settings);
  const port = Number(new URL(first.address).port);
  await expect(serve({ ...settings, port })).rejects.toThrow(`port ${port} is taken`);
  await first.close();
  const folder = join(database.folder, 'a file');
  writeFileSync(folder, '');
  await expect(serve({ ...settings, folder })).rejects.toThrow(SetUpError);
});

test('the environment is read with care', () => {
  expect(environmentSettings({ ORIGINS: 'https://a.example, http://b.example:81', DATABASE_URL: '' })).toEqual({
    databaseUrl: undefined,
    redisUrl: undefined,
    origins: ['https://a.example', 'http://b.example:81'],
    outgoingHosts: [],
    logLevel: 'info',
    expiry: {},
  });
  expect(environmentSettings({ PROXIES: '::1, 172.17.0.0/16' })).toMatchObject({ proxies: ['::1', '172.17.0.0/16'] });
  expect(
    environmentSettings({ ABSENT_AFTER: '90', FILL_AFTER: '45', BOT_THREADS: '6', BOT_TABLES_PER_GUEST: '0' }),
  ).toMatchObject({
    absentAfter: 90_000,
    fillAfter: 45_000,
    botThreads: 6,
    botTablesPerGuest: 0,
  });
  expect(environmentSettings({ PUBLIC_URL: 'https://a.example/', OUTGOING_HOSTS: '127.0.0.1:9000' })).toMatchObject({
    publicUrl: 'https://a.example',
    outgoingHosts: ['127.0.0.1:9000'],
    // Pages at the house's own address are its own.
    origins: ['https://a.example'],
  });
  for (const wrong of [
    { PUBLIC_URL: 'a.example' },
    { PUBLIC_URL: 'https://a.example/games' },
    { PUBLIC_URL: 'https://user@a.example' },
    { PUBLIC_URL: 'ftp://a.example' },
    { OUTGOING_HOSTS: '127.0.0.1' },
    { OUTGOING_HOSTS: 'http://127.0.0.1:9000' },
    { ORIGINS: 'a.example' },
    { ORIGINS: 'https://a.example/' },
    { LOG_LEVEL: 'loud' },
    { ABSENT_AFTER: '0' },
    { FILL_AFTER: '0' },
    { METRICS_PORT: '70000' },
    { PROXIES: 'proxy.example' },
    { PROXIES: '10.0.0.0/99' },
    { BOT_THREADS: '0' },
    { BOT_TABLES_PER_GUEST: 'many' },
  ])
    expect(() => environmentSettings(wrong)).toThrow(SetUpError);
  expect([environmentPort({}), environmentPort({ PORT: '81' })]).toEqual([undefined, 81]);
  for (const PORT of ['x', '-1', '70000']) expect(() => environmentPort({ PORT })).toThrow(SetUpError);
});
