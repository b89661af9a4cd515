import { newId, openTestServer, TEST_DATABASES, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MOST_SENT } from './invitations.ts';

describe.each(TEST_DATABASES)('invitations, %s', (_name, database) => {
  let server: TestServer;
  let ada: TestClient;
  let bea: TestClient;
  let played: string;

  const command = (client: TestClient, room: string, wanted: object) =>
    client.post(`/api/rooms/${room}/commands`, { id: newId(), command: wanted });
  const open = async (client: TestClient, table: object = {}): Promise<string> => {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    return String((await client.post('/api/rooms', { game: 'carta-nostra', name: 'Ada', seats, ...table })).body.room);
  };
  const sit = (client: TestClient, room: string, name: string) =>
    command(client, room, { type: 'sit', seat: 1, name, entropy: newId() });
  const handleOf = async (client: TestClient, room = played): Promise<string> => {
    const { people } = (await client.get(`/api/rooms/${room}/people`)).body as { people: { handle: string }[] };
    return people[0]?.handle ?? expect.fail('nobody is there');
  };
  const invite = async (room: string, handle?: string, by = ada) =>
    by.post(`/api/rooms/${room}/invitations`, { handle: handle ?? (await handleOf(by)) });
  const list = async (client = bea) => (await client.get('/api/invitations')).body.invitations;

  /** Two people have begun a match. */
  beforeEach(async () => {
    server = await openTestServer({ database: await database() });
    [ada, bea] = [await TestClient.asGuest(server.address), await TestClient.asGuest(server.address)];
    played = await open(ada);
    await sit(bea, played, 'Bea');
    await command(ada, played, { type: 'start' });
  });
  afterEach(() => server.close());

  test('people who have played together have a handle for each other that nobody else can use', async () => {
    const { body } = await ada.get(`/api/rooms/${played}/people`);
    expect(body).toEqual({ people: [{ name: 'Bea', handle: expect.any(String) }] });
    expect((await ada.get(`/api/rooms/${played}/people`)).body).toEqual(body);
    const cleo = await TestClient.asGuest(server.address);
    expect(await cleo.get(`/api/rooms/${played}/people`)).toMatchObject({ body: { code: 'not-seated' } });
    const room = await open(cleo);
    const wrong = [await handleOf(ada), 'x'.repeat(60), 'A'.repeat(40)];
    for (const handle of wrong)
      expect(await invite(room, handle, cleo)).toMatchObject({ status: 404, body: { code: 'no-such-person' } });
    // Nobody has played at a table that gathers.
    expect((await cleo.get(`/api/rooms/${room}/people`)).body).toEqual({ people: [] });
  });

  test('an invited guest is told over the socket and in the list, joins, and the invitation is gone', async () => {
    const socket = await bea.openSocket();
    const room = await open(ada);
    expect(await invite(room)).toMatchObject({ status: 200 });
    const invitation = { room, game: 'carta-nostra', name: 'Ada', at: server.clock.wall() };
    expect(await socket.next('invited')).toEqual({ type: 'invited', invitation });
    expect(await list()).toEqual([invitation]);
    await sit(bea, room, 'Bea');
    expect(await list()).toEqual([]);
    await socket.close();
  });

  test('a declined invitation is gone, and the same one does not come again', async () => {
    const room = await open(ada);
    await invite(room);
    expect(await bea.delete(`/api/invitations/${room}`)).toMatchObject({ status: 200 });
    expect(await list()).toEqual([]);
    expect(await invite(room)).toMatchObject({ status: 200 });
    expect(await list()).toEqual([]);
  });

  test('an invitation ends when the match begins, and with its table', async () => {
    const room = await open(ada);
    await invite(room);
    await command(ada, room, { type: 'seat-bot', seat: 1, level: 1 });
    await command(ada, room, { type: 'start' });
    const seen = (await ada.get(`/api/rooms/${room}`)).body.seen as { entropyRound: number };
    await command(ada, room, { type: 'add-entropy', round: seen.entropyRound, entropy: newId() });
    expect(await list()).toEqual([]);
    await server.server.prune();
    expect(await server.store.invitations.add(room, 'x', 'y', 0)).toBe(true);
  });

  test('nobody is invited to a full or begun table, nor by a guest who does not sit there', async () => {
    const handle = await handleOf(ada);
    expect(await invite(played)).toMatchObject({ status: 409, body: { code: 'not-gathering' } });
    const full = await open(ada, { seats: [{ kind: 'me' }, { kind: 'bot' }] });
    expect(await invite(full)).toMatchObject({ status: 409, body: { code: 'no-free-seat' } });
    expect(await invite(await open(bea), handle)).toMatchObject({ status: 403, body: { code: 'not-seated' } });
    expect(await invite('nothere')).toMatchObject({ status: 404, body: { code: 'no-such-room' } });
    expect(await list()).toEqual([]);
  });

  test('a muted guest can’t invite, and isn’t told so', async () => {
    await bea.post('/api/mutes', { room: played, seat: 0, muted: true });
    expect(await invite(await open(ada))).toMatchObject({ status: 200, body: {} });
    expect(await list()).toEqual([]);
  });

  test('the invitations of a guest who is muted or blocked are gone from the list', async () => {
    await invite(await open(ada));
    await bea.post('/api/mutes', { room: played, seat: 0, muted: true });
    expect(await list()).toEqual([]);
    await bea.post('/api/mutes', { room: played, seat: 0, muted: false });
    expect(await list()).toHaveLength(1);
    expect(await bea.post('/api/blocks', { room: played, seat: 0, name: 'Ada' })).toMatchObject({ status: 200 });
    expect(await list()).toEqual([]);
  });

  test('a deleted guest can’t be invited, and leaves no invitations', async () => {
    const handle = await handleOf(ada);
    const room = await open(ada);
    await invite(room);
    await ada.delete('/api/guests/me');
    expect(await list()).toEqual([]);
    const other = await handleOf(bea).catch(() => null);
    expect(other).toBeNull();
    await bea.delete('/api/guests/me');
    expect(await server.store.invitations.list([handle], 9)).toEqual([]);
  });

  test('the number of one guest’s open invitations is limited', async () => {
    const room = await open(ada);
    const { id } = (await ada.get('/api/guests/me')).body;
    for (let nth = 0; nth < MOST_SENT; nth++) await server.store.invitations.add(room, `guest-${nth}`, String(id), nth);
    expect(await invite(room)).toMatchObject({ status: 409, body: { code: 'too-many-invitations' } });
  });

  test('invitations are limited by time', async () => {
    const room = await open(ada);
    const handle = await handleOf(ada);
    const answers = await Promise.all(Array.from({ length: 25 }, () => invite(room, handle)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});
