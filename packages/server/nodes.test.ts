import { Host } from '@consigliere/match';
import { CLOSE } from '@consigliere/protocol';
import {
  embeddedDatabase,
  fastClock,
  newId,
  openTestServer,
  TestClient,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, expect, test } from 'vitest';
import type { Fanout, NodeMessage } from './fanout/fanout.ts';
import { redisFanout } from './fanout/redis.ts';
import { gameOf } from './games.ts';
import type { GuestIds } from './store/guests.ts';
import type { Store } from './store/open-store.ts';

/** Two ends of a connection that can be cut. */
function pair(): { ends: [Fanout, Fanout]; line: { isUp: boolean }; mend: () => void } {
  const line = { isUp: true };
  const hearers: ((news: NodeMessage, node: string) => void)[][] = [[], []];
  const returns: (() => void)[] = [];
  const end = (mine: number): Fanout => ({
    announce: news => {
      if (line.isUp) for (const then of hearers[1 - mine] ?? []) setImmediate(then, news, `${mine}`);
    },
    onMessage: then => void hearers[mine]?.push(then),
    onReconnect: then => void returns.push(then),
    close: async () => undefined,
  });
  const mend = (): void => {
    line.isUp = true;
    for (const then of returns) then();
  };
  return { ends: [end(0), end(1)], line, mend };
}

let servers: TestServer[] = [];
afterEach(async () => {
  const [one, two] = servers;
  await two?.server.close();
  await two?.host.close();
  await one?.close();
  servers = [];
});

/** Two nodes over one store, and a guest at each who watches the same table. */
async function twoNodes(ends: readonly [Fanout, Fanout]) {
  const [database, clock] = [embeddedDatabase(), fastClock()];
  for (const fanout of ends) servers.push(await openTestServer({ database, clock, fanout }));
  const [one, two] = servers as [TestServer, TestServer];
  const [ada, bob] = [await TestClient.asGuest(one.address, { name: 'Ada' }), await TestClient.asGuest(two.address)];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { room } = (await ada.post('/api/rooms', { game: 'carta-nostra', seats })).body as { room: string };
  const [hers, his] = [await ada.openSocket(), await bob.openSocket()];
  for (const line of [hers, his]) {
    line.send({ type: 'watch', room, from: 0 });
    await line.next('seen');
  }
  return { room, ada, hers, his, one, two };
}

test('moves, chat, emotes and presence at one node are seen at the other', async () => {
  const { room, hers, his } = await twoNodes(pair().ends);
  his.command(room, { type: 'sit', seat: 1, name: 'Bob', entropy: 'ab'.repeat(16) });
  expect(await hers.next('seen')).toMatchObject({ seen: { chairs: [{}, { name: 'Bob' }] } });
  await hers.next('here', ({ seats }) => String(seats) === '0,1');
  hers.command(room, { type: 'start' });
  expect(await his.next('seen', ({ seen }) => seen.phase === 'playing')).toMatchObject({ seen: { seat: 1 } });
  hers.send({ type: 'say', room, id: newId(), text: 'good luck' });
  expect(await his.next('chat')).toMatchObject({ name: 'Ada', seat: 0, text: 'good luck' });
  hers.send({ type: 'emote', room, id: newId(), emote: 'salute' });
  expect(await his.next('emote')).toMatchObject({ seat: 0, emote: 'salute' });
});

test('a player who was connected to another node and has gone is absent here too', async () => {
  const { room, hers, his, one, two } = await twoNodes(pair().ends);
  his.command(room, { type: 'sit', seat: 1, name: 'Bob', entropy: 'ab'.repeat(16) });
  await hers.next('seen');
  one.server.refresh();
  await his.next('here', ({ seats }) => String(seats) === '0,1');
  hers.command(room, { type: 'start' });
  await his.next('seen', ({ seen }) => seen.phase === 'playing');
  await hers.close();
  await his.next('here', ({ seats, left }) => String(seats) === '1' && left.length === 1);
  const standIn = { type: 'stand-in', seat: 0 } as const;
  his.command(room, standIn);
  expect(await his.next('refused')).toMatchObject({ code: 'not-owner' });
  two.clock.pass(120_000);
  his.command(room, standIn);
  await his.next('seen', ({ seen }) => seen.chairs[0]?.isAway === true);
});

test('news missed while the nodes were disconnected is read from the store', async () => {
  const { ends, line, mend } = pair();
  const { room, hers, his, one } = await twoNodes(ends);
  line.isUp = false;
  his.command(room, { type: 'sit', seat: 1, name: 'Bob', entropy: 'ab'.repeat(16) });
  await his.next('done');
  await one.server.catchUp();
  expect(await hers.next('seen')).toMatchObject({ seen: { chairs: [{}, { name: 'Bob' }] } });
  his.command(room, { type: 'leave' });
  await his.next('done');
  mend();
  expect(await hers.next('seen')).toMatchObject({ seen: { chairs: [{}, { sitter: 'nobody' }] } });
});

test('lines that a node wrote as it crashed are read at the next check', async () => {
  const { room, hers, one } = await twoNodes(pair().ends);
  const silent = new Host({
    store: one.store.rooms,
    gameOf,
    now: one.clock.now,
    callAt: one.clock.callAt,
    think: () => new Promise(() => {}),
    announce: () => {},
    onFault: () => {},
  });
  await silent.note(room, () => ({ type: 'bot', id: newId(), seat: 1, level: 3 }));
  await one.server.catchUp();
  expect(await hers.next('seen')).toMatchObject({ seen: { chairs: [{}, { sitter: 'bot' }] } });
});

test('both nodes may write: the second one reads the new lines and decides again', async () => {
  const { ends, line } = pair();
  line.isUp = false;
  const { room, hers, his } = await twoNodes(ends);
  his.command(room, { type: 'sit', seat: 1, name: 'Bob', entropy: 'ab'.repeat(16) });
  await his.next('done');
  hers.command(room, { type: 'seat-bot', seat: 1, level: 3 });
  expect(await hers.next('refused')).toMatchObject({ code: 'seat-taken' });
});

/** Resolves when a node has read blocks again. */
function learnsBlocks({ blocks }: Store): Promise<void> {
  const { listBlocked } = blocks;
  return new Promise(resolve => {
    Object.assign(blocks, {
      listBlocked: async (ids: GuestIds) => {
        const blocked = await listBlocked(ids);
        setImmediate(resolve);
        return blocked;
      },
    });
  });
}

test("a guest blocked at one node isn't heard at the other, nor after news of it was lost and the connection is back", async () => {
  const { ends, line, mend } = pair();
  const { room, ada, hers, his, two } = await twoNodes(ends);
  his.command(room, { type: 'sit', seat: 1, name: 'Bob', entropy: 'ab'.repeat(16) });
  await his.next('done');
  // Ada is connected to the second node too.
  const there = await new TestClient(two.address, { cookie: ada.headers.cookie ?? '' }).openSocket();
  there.send({ type: 'watch', room, from: 0 });
  await there.next('seen');
  const say = async (socket: typeof his, text: string) => {
    socket.send({ type: 'say', room, id: newId(), text });
    await socket.next('done');
  };
  let learned = learnsBlocks(two.store);
  expect((await ada.post('/api/blocks', { room, seat: 1, name: 'Bob' })).status).toBe(200);
  await learned;
  await say(his, 'unread');
  await say(hers, 'read');
  expect(await there.next('chat')).toMatchObject({ text: 'read' });

  line.isUp = false;
  const { blocks } = (await ada.get('/api/blocks')).body as { blocks: { id: string }[] };
  await ada.delete(`/api/blocks/${blocks[0]?.id}`);
  learned = learnsBlocks(two.store);
  mend();
  await learned;
  await say(his, 'read again');
  expect(await there.next('chat')).toMatchObject({ text: 'read again' });
});

test('a node that stops disconnects everybody so that they reconnect', async () => {
  const { hers, his, one } = await twoNodes(pair().ends);
  await one.server.close();
  expect(await hers.closed).toBe(CLOSE.restart);
  his.send({ type: 'ping' });
  await his.next('pong');
});

const redis = process.env.REDIS_URL;
if (redis !== undefined)
  test('nodes notify each other over Redis', async () => {
    const fail = (fault: unknown): never => {
      throw fault;
    };
    const ends = [redisFanout(redis, 'one', fail), redisFanout(redis, 'two', fail)] as const;
    const heard = new Promise(resolve => ends[1].onMessage((news, node) => resolve([news, node])));
    const news = { type: 'lines', room: 'r', lines: 3 } as const;
    const again = setInterval(() => ends[0].announce(news), 20);
    expect(await heard).toEqual([news, 'one']);
    clearInterval(again);
    await Promise.all(ends.map(end => end.close()));
  });
