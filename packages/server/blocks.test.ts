import { newId, openTestServer, TEST_DATABASES, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MOST_BLOCKS } from './guests/blocks.ts';

const ENTROPY = 'ab'.repeat(16);
const sit = (seat: number, name: string) => ({ type: 'sit', seat, name, entropy: ENTROPY }) as const;

describe.each(TEST_DATABASES)('blocked guests, %s', (_, make) => {
  let server: TestServer;
  let ada: TestClient;
  let bob: TestClient;
  beforeEach(async () => {
    server = await openTestServer({ database: await make() });
    [ada, bob] = [await TestClient.asGuest(server.address), await TestClient.asGuest(server.address)];
  });
  afterEach(() => server.close());

  /** Opens a table of a guest, with free chairs. */
  const openTable = async (owner: TestClient, others: object = { kind: 'open' }, start = false): Promise<string> => {
    const seats = [{ kind: 'me' }, others, others];
    return ((await owner.post('/api/rooms', { game: 'carta-nostra', seats, start })).body as { room: string }).room;
  };
  const command = async (guest: TestClient, room: string, wanted: object): Promise<string> => {
    const { status, body } = await guest.post(`/api/rooms/${room}/commands`, { id: newId(), command: wanted });
    return status === 200 ? 'done' : String(body.code);
  };
  const blocksOf = async (guest: TestClient) =>
    ((await guest.get('/api/blocks')).body as { blocks: { id: string; name: string; at: number }[] }).blocks;
  /** Opens a table at which Ada has blocked Bob. */
  const meetAndBlock = async (): Promise<string> => {
    const room = await openTable(ada);
    expect(await command(bob, room, sit(1, 'Bob'))).toBe('done');
    expect((await ada.post('/api/blocks', { room, seat: 1, name: 'Bob' })).status).toBe(200);
    return room;
  };

  test("a blocked guest stays in a seat, but can't sit down at a table of the blocker, as if removed from it", async () => {
    const first = await meetAndBlock();
    expect(await command(bob, first, sit(2, 'Bob'))).toBe('already-seated');
    const second = await openTable(ada);
    expect(await command(bob, second, sit(1, 'Robert'))).toBe('barred');
    const { seen } = (await bob.get(`/api/rooms/${second}`)).body as { seen: { chairs: object[]; isBarred: boolean } };
    expect(seen).toMatchObject({ isBarred: false, chairs: [{}, { sitter: 'nobody' }, { sitter: 'nobody' }] });
    const [block] = await blocksOf(ada);
    expect((await ada.delete(`/api/blocks/${block?.id}`)).status).toBe(200);
    expect(await command(bob, second, sit(1, 'Robert'))).toBe('done');
  });

  test("a blocked guest can't ask for a bot's seat at a running table of the blocker, and the blocker sits down anywhere", async () => {
    await meetAndBlock();
    const running = await openTable(ada, { kind: 'bot', level: 1 }, true);
    await command(ada, running, { type: 'add-entropy', round: 0, entropy: ENTROPY });
    expect(await command(bob, running, { type: 'ask-seat', seat: 1, name: 'Bob' })).toBe('barred');
    expect(await command(ada, await openTable(bob), sit(1, 'Ada'))).toBe('done');
  });

  test("a blocked guest's messages and emotes aren't sent to the blocker at any table, and everybody else gets them", async () => {
    await meetAndBlock();
    const cleo = await TestClient.asGuest(server.address);
    const room = await openTable(cleo);
    await command(ada, room, sit(1, 'Ada'));
    await command(bob, room, sit(2, 'Bob'));
    const [hers, his, others] = [await ada.openSocket(), await bob.openSocket(), await cleo.openSocket()];
    for (const socket of [hers, his, others]) {
      socket.send({ type: 'watch', room, from: 0 });
      await socket.next('seen');
    }
    his.send({ type: 'say', room, id: newId(), text: 'unread' });
    expect(await others.next('chat')).toMatchObject({ text: 'unread' });
    his.send({ type: 'emote', room, id: newId(), emote: 'salute' });
    await others.next('emote');
    others.send({ type: 'say', room, id: newId(), text: 'read' });
    expect(await hers.next('chat')).toMatchObject({ text: 'read' });
    expect((await ada.get(`/api/rooms/${room}/chat`)).body).toMatchObject({ remarks: [{ text: 'read' }] });

    const [block] = await blocksOf(ada);
    await ada.delete(`/api/blocks/${block?.id}`);
    his.send({ type: 'emote', room, id: newId(), emote: 'regret' });
    expect(await hers.next('emote')).toMatchObject({ emote: 'regret' });
    expect((await ada.get(`/api/rooms/${room}/chat`)).body).toMatchObject({ remarks: [{}, {}] });
  });

  test('a guest lists their own blocks by the name at that time, and nobody else can list or undo them', async () => {
    const room = await meetAndBlock();
    await ada.post('/api/blocks', { room, seat: 1, name: 'Bob' });
    const blocks = await blocksOf(ada);
    expect(blocks).toEqual([{ id: expect.any(String), name: 'Bob', at: expect.any(Number) }]);
    expect(await blocksOf(bob)).toEqual([]);
    await bob.delete(`/api/blocks/${blocks[0]?.id}`);
    expect(await blocksOf(ada)).toEqual(blocks);
  });

  test('an empty seat, a bot, oneself and a player who has changed places can’t be blocked, and blocks are limited in number', async () => {
    const room = await meetAndBlock();
    await command(ada, room, { type: 'seat-bot', seat: 2, level: 1 });
    for (const seat of [0, 2, 3])
      expect((await ada.post('/api/blocks', { room, seat, name: 'Bob' })).body).toMatchObject({ code: 'no-such-seat' });
    expect((await ada.post('/api/blocks', { room: 'nowhere', seat: 1, name: 'Bob' })).body).toMatchObject({
      code: 'no-such-room',
    });
    const other = await ada.post('/api/blocks', { room, seat: 1, name: 'Robert' });
    expect(other.body).toMatchObject({ code: 'stale' });
    expect(await blocksOf(ada)).toHaveLength(1);
    const { id: player } = (await bob.get('/api/guests/me')).body as { id: string };
    for (let count = 0; count < MOST_BLOCKS; count++)
      await server.store.blocks.add(
        { ids: [player], blocked: `x${count}`, id: `x${count}`, name: 'X', at: count },
        MOST_BLOCKS,
      );
    const { name } = (await ada.get('/api/guests/me')).body as { name: string };
    expect((await bob.post('/api/blocks', { room, seat: 0, name })).body).toMatchObject({ code: 'too-many-blocks' });
  });

  test('a deleted guest blocks nobody any more, and is in nobody’s list', async () => {
    await meetAndBlock();
    const room = await openTable(bob);
    await command(ada, room, sit(1, 'Ada'));
    await bob.post('/api/blocks', { room, seat: 1, name: 'Ada' });
    await bob.delete('/api/guests/me');
    expect(await blocksOf(ada)).toEqual([]);
  });
});
