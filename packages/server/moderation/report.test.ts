import { newId, openTestServer, TEST_DATABASES, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

describe.each(TEST_DATABASES)('reports, %s', (_, make) => {
  let server: TestServer;
  let ada: TestClient;
  let eve: TestClient;
  let room: string;
  beforeEach(async () => {
    server = await openTestServer({ database: await make() });
    ada = await TestClient.asGuest(server.address, { name: 'Ada' });
    eve = await TestClient.asGuest(server.address, { name: 'Eve' });
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }];
    room = String((await ada.post('/api/rooms', { game: 'carta-nostra', seats })).body.room);
    const command = { type: 'sit', seat: 1, name: 'Eve', entropy: 'ab'.repeat(16) };
    await eve.post(`/api/rooms/${room}/commands`, { id: newId(), command });
  });
  afterEach(() => server.close());

  const say = async (text: string): Promise<void> => {
    const socket = await eve.openSocket();
    socket.send({ type: 'say', room, id: newId(), text });
    await socket.next('done');
    await socket.close();
  };
  const report = (client: TestClient, about: object, further: object = {}) =>
    client.post('/api/reports', { room, about, reason: 'abuse', ...further });
  const ABOUT_EVE = { kind: 'behaviour', seat: 1, name: 'Eve' };
  const reports = () => server.store.reports.list({ isOpen: true, limit: 10 });

  test('a player and a spectator report a message, and the report keeps it as it was', async () => {
    await say('a bad word');
    const bob = await TestClient.asGuest(server.address);
    expect((await report(ada, { kind: 'remark', number: 0 }, { note: ' Twice already. ' })).body).toEqual({});
    expect((await report(bob, { kind: 'remark', number: 0 })).status).toBe(200);
    await server.store.chat.hide(room, 0);
    const { id } = (await eve.get('/api/guests/me')).body;
    const about = { reported: id, room, kind: 'remark', number: 0, name: 'Eve', words: 'a bad word' };
    const found = await reports();
    expect(found).toHaveLength(2);
    for (const each of found) expect(each).toMatchObject({ ...about, reporters: 2 });
    expect(found.map(({ note }) => note).sort()).toEqual(['', 'Twice already.']);
  });

  test('a name and a player’s behaviour are reported by the seat and the name that the reporter sees', async () => {
    expect((await report(ada, { kind: 'name', seat: 1, name: 'Eve' })).status).toBe(200);
    expect((await report(ada, ABOUT_EVE, { reason: 'stalling' })).status).toBe(200);
    expect(await reports()).toMatchObject([
      { words: '', name: 'Eve' },
      { words: '', name: 'Eve' },
    ]);
    expect((await report(ada, { kind: 'name', seat: 1, name: 'Bea' })).body).toMatchObject({ code: 'stale' });
  });

  test('oneself, a bot, an empty message and one that isn’t there can’t be reported', async () => {
    await say('a word');
    expect((await report(eve, ABOUT_EVE)).body).toMatchObject({ code: 'no-such-seat' });
    expect((await report(eve, { kind: 'remark', number: 0 })).body).toMatchObject({ code: 'no-such-seat' });
    expect((await report(ada, { ...ABOUT_EVE, seat: 2 })).body).toMatchObject({ code: 'no-such-seat' });
    expect((await report(ada, { kind: 'remark', number: 1 })).body).toMatchObject({ code: 'stale' });
    await server.store.chat.hide(room, 0);
    expect((await report(ada, { kind: 'remark', number: 0 })).body).toMatchObject({ code: 'stale' });
    expect((await report(ada, ABOUT_EVE, { reason: 'boring' })).body).toMatchObject({ code: 'bad-message' });
    expect((await report(ada, ABOUT_EVE, { note: 'x'.repeat(301) })).body).toMatchObject({ code: 'bad-message' });
    expect(await reports()).toEqual([]);
  });

  test('the same report a second time gets the same answer and isn’t stored', async () => {
    const [first, second] = [await report(ada, ABOUT_EVE), await report(ada, ABOUT_EVE, { reason: 'spam' })];
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await reports()).toMatchObject([{ reason: 'abuse' }]);
  });

  test('reports of one guest and from one address are limited', async () => {
    const codes: unknown[] = [];
    for (let count = 0; count < 11; count++) codes.push((await report(ada, ABOUT_EVE)).body.code);
    expect(codes).toEqual([...Array(10).fill(undefined), 'too-fast']);
    const bob = await TestClient.asGuest(server.address);
    expect((await report(bob, ABOUT_EVE)).body).toMatchObject({ code: 'too-fast' });
  });

  test('a reported player gets the same answers to everything as before', async () => {
    await say('a bad word');
    const paths = ['/api/guests/me', '/api/guests/ban', '/api/blocks', '/api/tokens', `/api/rooms/${room}/chat`];
    const everything = async () =>
      Promise.all(
        [...paths, `/api/rooms/${room}`, `/api/rooms/${room}/audit`].map(async path => {
          const { status, body } = await eve.get(path);
          return [path, status, JSON.stringify(body).replace(/"now":\d+/, '')];
        }),
      );
    const socket = await eve.openSocket();
    socket.send({ type: 'watch', room, from: 0 });
    await socket.next('seen');
    const before = await everything();
    const told = socket.received.length;
    await report(ada, { kind: 'remark', number: 0 });
    await report(ada, ABOUT_EVE);
    expect(await everything()).toEqual(before);
    socket.send({ type: 'ping' });
    await socket.next('pong');
    expect(socket.received.slice(told).map(({ type }) => type)).toEqual(['pong']);
    await socket.close();
  });
});
