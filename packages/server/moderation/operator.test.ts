import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, openTestServer, TEST_DATABASES, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { environmentSettings } from '../settings.ts';

const TOKEN = 'x'.repeat(32);
const HOUR = 3600 * 1000;

describe.each(TEST_DATABASES)("the operator's page, %s", (_, make) => {
  let server: TestServer;
  let office: TestClient;
  let ada: TestClient;
  let eve: TestClient;
  let eveId: string;
  let room: string;
  beforeEach(async () => {
    server = await openTestServer({ database: await make(), operatorToken: TOKEN });
    office = new TestClient(server.address);
    ada = await TestClient.asGuest(server.address, { name: 'Ada' });
    eve = await TestClient.asGuest(server.address, { name: 'Eve' });
    eveId = String((await eve.get('/api/guests/me')).body.id);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    room = String((await ada.post('/api/rooms', { game: 'carta-nostra', seats })).body.room);
    const command = { type: 'sit', seat: 1, name: 'Eve', entropy: 'ab'.repeat(16) };
    await eve.post(`/api/rooms/${room}/commands`, { id: newId(), command });
  });
  afterEach(() => server.close());

  const signIn = (token = TOKEN, client = office) => client.post('/api/operator/session', { token, who: 'Tom' });
  const report = (about: object = { kind: 'behaviour', seat: 1, name: 'Eve' }) =>
    ada.post('/api/reports', { room, about, reason: 'stalling' });
  const reports = async (open: 'yes' | 'no' = 'yes') =>
    (await office.get(`/api/operator/reports?open=${open}`)).body.reports as Record<string, unknown>[];
  const act = async (action: object): Promise<unknown> => {
    const [first] = await reports();
    return (await office.post(`/api/operator/reports/${first?.id}`, action)).body;
  };
  const say = async (text: string): Promise<void> => {
    const socket = await eve.openSocket();
    socket.send({ type: 'say', room, id: newId(), text });
    await socket.next('done');
    await socket.close();
  };
  const audited = async () => (await server.store.audit.list(9)).map(({ who, what, guest }) => [who, what, guest]);

  test('nobody is let in without the token, and nothing of it is in the cookie, the log or the audit', async () => {
    expect((await office.get('/api/operator')).body).toEqual({ who: null, isSecure: true });
    for (const path of ['overview', 'reports', 'sanctions', 'audit'])
      expect((await office.get(`/api/operator/${path}`)).body).toMatchObject({ code: 'no-operator' });
    expect((await signIn('y'.repeat(32))).body).toMatchObject({ code: 'no-operator' });
    const { status, headers } = await signIn();
    expect(status).toBe(200);
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-operator=[\w.-]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Strict; Secure$/);
    expect((await office.get('/api/operator')).body).toMatchObject({ who: 'Tom' });
    expect((await office.get('/api/operator/overview')).status).toBe(200);
    expect(await audited()).toEqual([['Tom', 'sign in', null]]);
    expect(cookie + JSON.stringify(await server.store.audit.list(9)) + server.logged.join('')).not.toContain(TOKEN);
    expect(Buffer.from(cookie.split(/[=.]/)[1] ?? '', 'base64url').toString()).not.toContain(TOKEN);
  });

  test('attempts from one address are limited, also with the right token', async () => {
    const codes: unknown[] = [];
    for (let count = 0; count < 6; count++) codes.push((await signIn('y'.repeat(32))).body.code);
    expect(codes).toEqual([...Array(5).fill('no-operator'), 'too-fast']);
    expect((await signIn()).body).toMatchObject({ code: 'too-fast' });
  });

  test('strangers who guess at many addresses don’t keep the operator out', async () => {
    const guess = (number: number) =>
      server.server.app.inject({
        method: 'POST',
        url: '/api/operator/session',
        remoteAddress: `198.51.100.${number}`,
        headers: { host: 'localhost', origin: 'http://localhost' },
        payload: { token: 'y'.repeat(32), who: 'Eve' },
      });
    const guesses = await Promise.all(Array.from({ length: 70 }, (_, number) => guess(number)));
    expect(new Set(guesses.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expect((await signIn()).status).toBe(200);
  });

  test('a session ends after an hour, when it is changed, and with another token', async () => {
    await signIn();
    const cookie = office.headers.cookie ?? '';
    const [body = '', signature = ''] = (cookie.split('=')[1] ?? '').split('.');
    const session = JSON.parse(Buffer.from(body, 'base64url').toString());
    const longer = Buffer.from(JSON.stringify({ ...session, until: session.until + HOUR })).toString('base64url');
    for (const changed of [`${longer}.${signature}`, body, `${body}.`, 'x.y', '']) {
      const forger = new TestClient(server.address, { cookie: `__Host-operator=${changed}` });
      expect((await forger.get('/api/operator/overview')).body).toMatchObject({ code: 'no-operator' });
    }
    const other = await openTestServer({ operatorToken: 'z'.repeat(32) });
    expect((await new TestClient(other.address, { cookie }).get('/api/operator/overview')).status).toBe(401);
    await other.close();
    server.clock.pass(HOUR - 1);
    expect((await office.get('/api/operator/overview')).status).toBe(200);
    server.clock.pass(1);
    expect((await office.get('/api/operator/overview')).status).toBe(401);
    await signIn();
    await office.delete('/api/operator/session');
    expect((await office.get('/api/operator/overview')).status).toBe(401);
  });

  test('a copy of the cookie is worth nothing after its operator has signed out', async () => {
    await signIn();
    const copy = new TestClient(server.address, { cookie: office.headers.cookie ?? '' });
    expect((await copy.get('/api/operator/overview')).status).toBe(200);
    await office.delete('/api/operator/session');
    expect((await copy.get('/api/operator/overview')).body).toMatchObject({ code: 'no-operator' });
    expect((await copy.get('/api/operator')).body).toMatchObject({ who: null });
    await signIn();
    expect((await office.get('/api/operator/overview')).status).toBe(200);
    server.clock.pass(HOUR);
    await signIn();
    await office.delete('/api/operator/session');
    expect((await copy.get('/api/operator/overview')).status).toBe(401);
  });

  test('another website can’t act in the operator’s name, and plain http elsewhere isn’t let in', async () => {
    await signIn();
    const headers = { cookie: office.headers.cookie ?? '', origin: 'https://evil.example' };
    const lift = { guest: eveId, kind: 'ban', why: '' };
    const forged = await new TestClient(server.address, headers).post('/api/operator/sanctions/lift', lift);
    expect(forged.body).toMatchObject({ code: 'bad-origin' });
    const plain = await server.server.app.inject({
      method: 'POST',
      url: '/api/operator/session',
      headers: { host: 'box.lan:8080', origin: 'http://box.lan:8080' },
      payload: { token: TOKEN, who: 'Tom' },
    });
    expect(plain.json()).toMatchObject({ code: 'bad-origin' });
  });

  test('a report is answered by hiding the message, a mute and another name, each with an entry in the audit', async () => {
    await signIn();
    await say('a bad word');
    await report({ kind: 'remark', number: 0 });
    expect(await reports()).toMatchObject([{ words: 'a bad word', reported: eveId, name: 'Eve', reporters: 1 }]);
    expect(await act({ type: 'hide' })).toEqual({});
    expect((await ada.get(`/api/rooms/${room}/chat`)).body).toMatchObject({ remarks: [{ text: '' }] });
    expect(await reports()).toEqual([]);
    await report();
    expect(await act({ type: 'hide' })).toMatchObject({ code: 'bad-message' });
    expect(await act({ type: 'mute', days: 3, why: 'insults' })).toEqual({});
    await report({ kind: 'name', seat: 1, name: 'Eve' });
    expect(await act({ type: 'rename' })).toEqual({});
    expect((await eve.get('/api/guests/me')).body.name).not.toBe('Eve');
    expect(await reports('no')).toMatchObject([{ verdict: 'acted' }, { verdict: 'acted' }, { verdict: 'acted' }]);
    expect((await audited()).map(([who, what]) => `${who}: ${what}`)).toEqual([
      'Tom: rename',
      'Tom: mute for 3 days',
      'Tom: hide a chat message',
      'Tom: sign in',
    ]);
  });

  test('a ban answers all open reports about a person, is listed and lifted, and a report is dismissed', async () => {
    await signIn();
    await report();
    await report({ kind: 'name', seat: 1, name: 'Eve' });
    expect(await act({ type: 'ban', days: null, why: 'insults' })).toEqual({});
    expect(await reports()).toEqual([]);
    const { sanctions } = (await office.get('/api/operator/sanctions')).body;
    expect(sanctions).toMatchObject([
      { kind: 'ban', guest: eveId, name: 'Eve', why: 'insults', who: 'Tom', until: null },
    ]);
    expect((await eve.get('/api/rooms/mine')).body).toMatchObject({ code: 'banned' });
    const lift = () => office.post('/api/operator/sanctions/lift', { guest: eveId, kind: 'ban' });
    expect((await lift()).status).toBe(200);
    expect((await lift()).body).toMatchObject({ code: 'stale' });
    const mute = { guest: eveId, kind: 'mute', days: 1, why: '' };
    expect((await office.post('/api/operator/sanctions', mute)).status).toBe(200);
    const unknown = await office.post('/api/operator/sanctions', { ...mute, guest: 'nobody' });
    expect(unknown.body).toMatchObject({ code: 'no-such-person' });
    const { deeds } = (await office.get('/api/operator/audit')).body as { deeds: { what: string; why: string }[] };
    expect(deeds.map(({ what }) => what)).toEqual(['mute for 1 day', 'lift a ban', 'ban for good', 'sign in']);
    expect(deeds[2]).toMatchObject({ why: 'insults', guest: eveId });
  });

  test('a dismissed report is closed without any change', async () => {
    await signIn();
    await report();
    expect(await act({ type: 'dismiss' })).toEqual({});
    expect(await reports()).toEqual([]);
    expect(await reports('no')).toMatchObject([{ verdict: 'dismissed', made: 1, dismissed: 1 }]);
    expect((await eve.get('/api/rooms/mine')).status).toBe(200);
  });

  test('numbers tell how many tables there are in each phase, and nothing about any of them', async () => {
    await signIn();
    const { body } = await office.get('/api/operator/overview');
    expect(body).toMatchObject({ publicUrl: null, tables: { gathering: 1 }, openReports: 0, damage: 0 });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${room}|${eveId}|Eve|Ada`));
  });
});

test('without a token there is no operator’s page', async () => {
  const server = await openTestServer();
  const client = new TestClient(server.address);
  for (const path of ['', '/overview', '/reports', '/sanctions', '/audit'])
    expect((await client.get(`/api/operator${path}`)).status).toBe(404);
  expect((await client.post('/api/operator/session', { token: '', who: 'Tom' })).status).toBe(404);
  await server.close();
});

test('a token of the settings needs 32 characters', () => {
  expect(() => environmentSettings({ OPERATOR_TOKEN: 'x'.repeat(31) })).toThrow('at least 32');
  expect(environmentSettings({ OPERATOR_TOKEN: TOKEN }).operatorToken).toBe(TOKEN);
  expect(environmentSettings({}).operatorToken).toBeUndefined();
});

describe.each(TEST_DATABASES)('the news on the operator’s page, %s', (_, make) => {
  test('dead letters are sent again, a kind is switched off and on, and all channels of a guest are removed', async () => {
    const server = await openTestServer({
      database: await make(),
      operatorToken: TOKEN,
      publicUrl: 'https://play.example.org',
    });
    const { store, clock } = server;
    const office = new TestClient(server.address);
    await office.post('/api/operator/session', { token: TOKEN, who: 'Tom' });
    const guest = String((await (await TestClient.asGuest(server.address)).get('/api/guests/me')).body.id);
    const address = 'https://hooks.example.org/a/secret/path';
    const channel = { id: 'c'.repeat(16), guest, kind: 'webhook', address, secret: 'a key' } as const;
    await store.channels.add({ ...channel, isShared: false, isPending: false, createdAt: 0, token: null });
    for (const id of ['one', 'two']) {
      const row = { id, room: 'r', event: id, guest, channel: channel.id, kind: 'turn', body: '{}' };
      await store.news.add({ ...row, createdAt: 0, dueAt: clock.now() + 1000 });
      await store.news.settle([id], 'dead', 5, 'status');
    }
    const shown = async () => (await office.get('/api/operator/news')).body;
    expect(await shown()).toMatchObject({ messages: { dead: 2 }, calendars: 0 });
    expect((await shown()).kinds).toContainEqual({ kind: 'webhook', count: 1, isOff: false, isOffered: true });
    expect((await shown()).lost).toContainEqual(
      expect.objectContaining({ id: 'one', fault: 'status', receiver: { kind: 'webhook', host: 'hooks.example.org' } }),
    );
    expect(JSON.stringify(await shown())).not.toMatch(/secret|a key/);
    expect((await office.post('/api/operator/news/again', { message: 'one' })).status).toBe(200);
    expect((await shown()).messages).toEqual({ waiting: 1, dead: 1 });
    expect((await office.post('/api/operator/news/again', { message: null })).status).toBe(200);
    expect((await office.post('/api/operator/news/again', { message: null })).body).toMatchObject({ code: 'stale' });

    await office.post('/api/operator/news/kinds', { kind: 'webhook', isOff: true });
    expect((await shown()).kinds).toContainEqual({ kind: 'webhook', count: 1, isOff: true, isOffered: true });
    await server.server.news?.deliver();
    // While its kind is off, a message isn't even looked at: otherwise it would have been dropped, because there is no such table.
    expect((await shown()).messages).toEqual({ waiting: 2 });
    await office.post('/api/operator/news/kinds', { kind: 'webhook', isOff: false });
    clock.pass(10 * 60_000);
    await server.server.news?.deliver();
    expect((await shown()).messages).toEqual({ dropped: 2 });
    expect((await office.post('/api/operator/news/remove', { guest })).status).toBe(200);
    expect(await store.channels.list(guest)).toEqual([]);
    const deeds = (await store.audit.list(9)).map(({ what }) => what);
    expect(deeds).toEqual([
      'remove channels',
      'switch webhook on',
      'switch webhook off',
      'send a message again',
      'send a message again',
      'sign in',
    ]);
    await server.close();
  });
});

test.each(['/operator', '/operator/', '//operator', '/%6fperator', '/operator?x'])(
  'the operator’s page runs nothing of others and is kept by nobody at %s',
  async path => {
    const folder = mkdtempSync(join(tmpdir(), 'consigliere-operator-'));
    writeFileSync(join(folder, 'index.html'), 'the page');
    const server = await openTestServer({ pages: folder, operatorToken: TOKEN });
    // The same bytes arrive as a browser sends them.
    const { headers, body } = await server.server.app.inject({ url: path, headers: { accept: 'text/html' } });
    expect(body).toBe('the page');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
    await server.close();
    rmSync(folder, { recursive: true });
  },
);
