import { openTestServer, playToTheEnd, TEST_DATABASES, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkRoom } from './admin/check-room.ts';
import { exportRoom } from './admin/export-room.ts';
import { thisBuild } from './games.ts';

const ENTROPY = 'ab'.repeat(32);

describe.each(TEST_DATABASES)('a person who is deleted, %s', (_, make) => {
  let server: TestServer;
  let ada: TestClient;
  let bea: TestClient;

  beforeEach(async () => {
    server = await openTestServer({ database: await make() });
    ada = await TestClient.asGuest(server.address, { name: 'Ada Lovelace' });
    bea = await TestClient.asGuest(server.address, { name: 'Bea Arthur' });
  });
  afterEach(() => server.close());

  const open = async (seats: readonly object[], start = false): Promise<string> => {
    const made = await ada.post('/api/rooms', { game: 'carta-nostra', seats, start, isPublic: true });
    return (made.body as { room: string }).room;
  };
  const command = (client: TestClient, room: string, id: string, wanted: object) =>
    client.post(`/api/rooms/${room}/commands`, { id: id.padStart(32, '0'), command: wanted });

  /** A running match of both. */
  const play = async (): Promise<string> => {
    const room = await open([{ kind: 'me' }, { kind: 'open' }]);
    await command(bea, room, '1', { type: 'sit', seat: 1, name: 'Bea Arthur', entropy: ENTROPY });
    await command(ada, room, '2', { type: 'start' });
    return room;
  };
  const remove = async (client: TestClient) => client.delete('/api/guests/me');
  const everythingOf = async (client: TestClient, room: string): Promise<string> => {
    const paths = [`/api/rooms/${room}`, `/api/rooms/${room}/chat?from=0`, '/api/rooms', '/api/rooms/mine'];
    return JSON.stringify(await Promise.all(paths.map(async path => (await client.get(path)).body)));
  };

  test('is nowhere by name any more: not at the table, in lists, in chat, in files or in new lines', async () => {
    const room = await play();
    const socket = await bea.openSocket();
    socket.send({ type: 'say', room, id: 'b'.repeat(32), text: 'a word of Bea' });
    await socket.next('done');
    await socket.close();
    expect(await everythingOf(ada, room)).toContain('Bea Arthur');
    expect((await remove(bea)).status).toBe(200);
    const left = await everythingOf(ada, room);
    for (const word of ['Bea Arthur', 'a word of Bea']) expect(left).not.toContain(word);
    expect(left).toContain('Ada Lovelace');
    const { body } = await ada.get(`/api/rooms/${room}`);
    expect(body).toMatchObject({ seen: { chairs: [{ name: 'Ada Lovelace' }, { sitter: 'person', name: '' }] } });
    const file = JSON.stringify(await exportRoom(server.store, room));
    expect(file).not.toContain('Bea Arthur');
    expect(file).toContain('Ada Lovelace');
  });

  test('isn’t a guest any more, on no device and by no token, and an open page is disconnected', async () => {
    const { body } = await bea.post('/api/tokens', {});
    const program = new TestClient(server.address, { authorization: `Bearer ${(body as { token: string }).token}` });
    const socket = await bea.openSocket();
    const removed = await remove(bea);
    expect(removed.headers.get('set-cookie')).toContain('Max-Age=0');
    await socket.closed;
    expect((await bea.get('/api/guests/me')).body).toMatchObject({ code: 'no-guest' });
    expect((await program.get('/api/guests/me')).body).toMatchObject({ code: 'no-guest' });
  });

  test('has left a running match for good, which goes on with a stand-in', async () => {
    const room = await play();
    await remove(bea);
    const { body } = await ada.get(`/api/rooms/${room}`);
    expect(body).toMatchObject({ seen: { phase: 'playing', chairs: [{}, { isAway: true, hasLeft: true }] } });
  });

  test('frees the seat at a table that gathers', async () => {
    const room = await open([{ kind: 'me' }, { kind: 'open' }]);
    await command(bea, room, '1', { type: 'sit', seat: 1, name: 'Bea Arthur', entropy: ENTROPY });
    await remove(bea);
    expect((await ada.get(`/api/rooms/${room}`)).body).toMatchObject({
      seen: { phase: 'gathering', chairs: [{}, { sitter: 'nobody' }] },
    });
  });

  test('leaves finished matches that others can still verify', async () => {
    const room = await open([{ kind: 'me' }, { kind: 'bot' }], true);
    const socket = await ada.openSocket();
    socket.send({ type: 'watch', room, from: 0 });
    await playToTheEnd(socket, room);
    await socket.close();
    const before = (await bea.get(`/api/rooms/${room}/record`)).body;
    await remove(ada);
    expect((await bea.get(`/api/rooms/${room}/record`)).body).toEqual(before);
    expect(before).toMatchObject({ luck: { entropy: [expect.any(String), null] } });
    expect(await checkRoom(server.store, room, thisBuild)).toEqual({ kind: 'fine' });
  });

  test('can’t take back a seat that a bot has, and the table shows nobody that they had it', async () => {
    const room = await play();
    const { id: player } = (await bea.get('/api/guests/me')).body as { id: string };
    await command(bea, room, '3', { type: 'leave' });
    expect((await command(ada, room, '4', { type: 'seat-bot', seat: 1, level: 1 })).status).toBe(200);
    expect((await bea.get(`/api/rooms/${room}`)).body).toMatchObject({ seen: { formerSeat: 1 } });
    await remove(bea);
    expect(await everythingOf(ada, room)).not.toContain(player);
    // A request that was under way when its sender was deleted: afterwards nobody can be this player.
    const { promise, resolve } = Promise.withResolvers<unknown>();
    await server.host.command(room, { player, id: 'c'.repeat(32) }, { type: 'back' }, resolve);
    expect(await promise).toMatchObject({ ok: false, code: 'not-seated' });
    expect((await ada.get(`/api/rooms/${room}`)).body).toMatchObject({ seen: { chairs: [{}, { sitter: 'bot' }] } });
    expect(await checkRoom(server.store, room, thisBuild)).toEqual({ kind: 'fine' });
  });

  test('asks for no seat any more, though they had none', async () => {
    const room = await open([{ kind: 'me' }, { kind: 'bot' }], true);
    expect((await command(bea, room, '3', { type: 'ask-seat', seat: 1, name: 'Bea Arthur' })).status).toBe(200);
    expect(await everythingOf(ada, room)).toContain('Bea Arthur');
    await remove(bea);
    expect(await everythingOf(ada, room)).not.toContain('Bea Arthur');
    expect((await ada.get(`/api/rooms/${room}`)).body).toMatchObject({ seen: { seatRequests: [] } });
  });

  test('whose deletion was interrupted is deleted completely by the next run of the house', async () => {
    const room = await play();
    const { id } = (await bea.get('/api/guests/me')).body as { id: string };
    await server.store.people.forget([id], 1);
    expect((await ada.get(`/api/rooms/${room}`)).body).toMatchObject({ seen: { chairs: [{}, { isAway: false }] } });
    await server.server.prune();
    expect((await ada.get(`/api/rooms/${room}`)).body).toMatchObject({
      seen: { chairs: [{}, { name: '', hasLeft: true }] },
    });
    expect(await server.store.people.listPending()).toEqual([]);
  });
});
