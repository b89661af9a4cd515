import type { RoomView } from '@consigliere/match';
import { fastClock, newId, openTestServer, TEST_DATABASES, TestClient } from '@consigliere/trials/testing';
import { expect, test } from 'vitest';

const WEEK = 7 * 24 * 3_600_000;

test('a list has wall-clock times, however long the server was stopped', async () => {
  const clock = fastClock();
  const server = await openTestServer({ clock: { ...clock, wall: () => clock.now() + WEEK } });
  const ada = await TestClient.asGuest(server.address);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { room } = (await ada.post('/api/rooms', { game: 'carta-nostra', seats, isPublic: true })).body;
  const opened = clock.now() + WEEK;
  clock.pass(60_000);
  for (const path of ['/api/rooms', '/api/rooms/mine'])
    expect((await ada.get(path)).body).toMatchObject({ rooms: [{ room, createdAt: opened, updatedAt: opened }] });
  await server.close();
});

test.each(TEST_DATABASES)("%s: secret answers don't move a table in anybody's list", async (_name, database) => {
  const server = await openTestServer({ database: await database() });
  const [ada, bea, stranger] = await Promise.all([1, 2, 3].map(() => TestClient.asGuest(server.address)));
  const open = async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { room } = (await ada!.post('/api/rooms', { game: 'carta-nostra', seats, isPublic: true, confirm: true }))
      .body;
    const sit = { type: 'sit', seat: 1, name: 'Bea', entropy: 'b'.repeat(64) };
    await bea!.post(`/api/rooms/${room}/commands`, { id: newId(), command: sit });
    await ada!.post(`/api/rooms/${room}/commands`, { id: newId(), command: { type: 'start' } });
    return String(room);
  };
  // The table opened last comes first in lists, as long as nothing happens at the other.
  const room = await open();
  server.clock.pass(1000);
  await open();
  const lists = async () =>
    Promise.all([ada!.get('/api/rooms/mine'), stranger!.get('/api/rooms')].map(async list => (await list).body));
  const before = await lists();
  const promptOf = async (visitor: TestClient) => {
    const { match } = ((await visitor.get(`/api/rooms/${room}`)).body.seen ?? {}) as RoomView;
    return match;
  };
  const player = (await promptOf(ada!))?.prompt == null ? bea! : ada!;
  const match = await promptOf(player);
  const answer = {
    type: 'answer',
    decision: match?.prompt?.id,
    branch: match?.branch,
    picks: ((match?.prompt?.actions ?? []) as unknown[]).slice(-1),
  };
  const held: unknown[] = [];
  for (const command of [
    { type: 'order', order: 'always' },
    answer,
    { type: 'undo' },
    { type: 'order', order: null },
  ]) {
    server.clock.pass(1000);
    expect(await player.post(`/api/rooms/${room}/commands`, { id: newId(), command })).toMatchObject({ status: 200 });
    held.push((await promptOf(player))?.held);
    expect(await lists()).toEqual(before);
  }
  expect(held).toEqual([null, answer.picks, null, null]);
  await server.close();
});
