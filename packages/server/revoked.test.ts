import {
  embeddedDatabase,
  fastClock,
  newId,
  openTestServer,
  postgresDatabase,
  TestClient,
  type TestDatabase,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Fanout, NodeMessage } from './fanout/fanout.ts';
import { redisFanout } from './fanout/redis.ts';
import type { GuestIds } from './store/guests.ts';

const DAY = 24 * 3600 * 1000;

/** A store, and the connections of two nodes to each other. */
interface House {
  readonly database: TestDatabase;
  readonly fanouts: readonly [Fanout, Fanout];
}

function makeHouseInProcess(): House {
  const listeners: ((news: NodeMessage, node: string) => void)[][] = [[], []];
  const end = (node: 0 | 1): Fanout => ({
    announce: news => {
      for (const then of listeners[1 - node] ?? []) setImmediate(then, news, `${node}`);
    },
    onMessage: then => void listeners[node]?.push(then),
    onReconnect: () => undefined,
    close: async () => undefined,
  });
  return { database: embeddedDatabase(), fanouts: [end(0), end(1)] };
}

/** Resolves when the second node hears the first. A message that comes before it has subscribed is lost, so it is repeated. */
async function untilHeard(from: Fanout, to: Fanout): Promise<void> {
  const heard = new Promise<void>(resolve => to.onMessage(() => resolve()));
  const again = setInterval(() => from.announce({ type: 'names', room: 'none' }), 20);
  await heard;
  clearInterval(again);
}

async function makeHouseOver(databaseUrl: string, redisUrl: string): Promise<House> {
  const fail = (fault: unknown): never => {
    throw fault;
  };
  const fanouts = [redisFanout(redisUrl, 'one', fail), redisFanout(redisUrl, 'two', fail)] as const;
  await Promise.all([untilHeard(fanouts[0], fanouts[1]), untilHeard(fanouts[1], fanouts[0])]);
  return { database: await postgresDatabase(databaseUrl), fanouts };
}

const { DATABASE_URL: postgres, REDIS_URL: redis } = process.env;
const HOUSES: readonly (readonly [string, () => Promise<House>])[] = [
  ['in one process', async () => makeHouseInProcess()],
  ...(postgres === undefined || redis === undefined
    ? []
    : [['over PostgreSQL and Redis', () => makeHouseOver(postgres, redis)] as const]),
];

describe.each(HOUSES)('two nodes %s', (_, makeHouse) => {
  let nodes: readonly [TestServer, TestServer];
  let fanouts: House['fanouts'];
  /** Whether the nodes hear of each other. */
  let isConnected: boolean;
  let ada: TestClient;

  beforeEach(async () => {
    isConnected = true;
    const house = await makeHouse();
    const [{ database }, clock] = [house, fastClock()];
    fanouts = house.fanouts;
    const open = (fanout: Fanout): Promise<TestServer> => {
      const announce: Fanout['announce'] = news => isConnected && fanout.announce(news);
      return openTestServer({ database, clock, fanout: { ...fanout, announce } });
    };
    nodes = [await open(fanouts[0]), await open(fanouts[1])];
    ada = await TestClient.asGuest(nodes[0].address, { name: 'Ada' });
  });
  afterEach(async () => {
    const [one, two] = nodes;
    await two.server.close();
    await two.host.close();
    await one.close();
    await Promise.all(fanouts.map(fanout => fanout.close()));
  });

  /** Another device of Ada's, or a program, and the id under which she can remove it. */
  interface Elsewhere {
    readonly id: string;
    readonly client: TestClient;
  }

  async function newPhone({ address }: TestServer): Promise<Elsewhere> {
    const before = await listIds();
    const { secret } = (await ada.post('/api/transfers', {})).body as { secret: string };
    const client = new TestClient(address);
    await client.post('/api/transfers/redeem', { secret });
    const [id = ''] = (await listIds()).filter(each => !before.includes(each));
    return { id, client };
  }

  async function newProgram({ address }: TestServer): Promise<Elsewhere> {
    const { id, token } = (await ada.post('/api/tokens', {})).body as { id: string; token: string };
    return { id, client: new TestClient(address, { authorization: `Bearer ${token}` }) };
  }

  const listIds = async (): Promise<readonly string[]> =>
    ((await ada.get('/api/tokens')).body as { tokens: { id: string }[] }).tokens.map(({ id }) => id);

  const remove = async ({ id }: Elsewhere): Promise<void> =>
    expect((await ada.delete(`/api/tokens/${id}`)).status).toBe(200);

  /** Tells that a socket is open: it is answered. */
  async function expectAnswer(socket: Awaited<ReturnType<TestClient['openSocket']>>): Promise<void> {
    socket.send({ type: 'ping' });
    await socket.next('pong');
  }

  test.each([
    ['device', newPhone],
    ['program', newProgram],
  ])('a %s that is removed is disconnected at once, from every socket it has, and nothing else is', async (_, add) => {
    const [removed, other] = [await add(nodes[0]), await add(nodes[0])];
    const sockets = [await removed.client.openSocket(), await removed.client.openSocket()];
    const kept = [await other.client.openSocket(), await ada.openSocket()];
    await remove(removed);
    await Promise.all(sockets.map(({ closed }) => closed));
    for (const socket of kept) await expectAnswer(socket);
    await expect(removed.client.openSocket()).rejects.toThrow('status 401');
  });

  test.each([
    ['device', newPhone],
    ['program', newProgram],
  ])('a %s that is removed at one node is disconnected from the other at once', async (_, add) => {
    const [removed, other] = [await add(nodes[1]), await add(nodes[1])];
    const [socket, kept] = [await removed.client.openSocket(), await other.client.openSocket()];
    await remove(removed);
    await socket.closed;
    await expectAnswer(kept);
  });

  test('the first device is disconnected from the other node at once when it is removed or signs out', async () => {
    const bea = await TestClient.asGuest(nodes[1].address, { name: 'Bea' });
    const phone = await newPhone(nodes[1]);
    const hers = new TestClient(nodes[1].address, { cookie: ada.headers.cookie ?? '' });
    const [socket, page, kept] = [await hers.openSocket(), await bea.openSocket(), await phone.client.openSocket()];
    const [id] = (await listIds()).filter(each => each !== phone.id);
    const phoneHere = new TestClient(nodes[0].address, { cookie: phone.client.headers.cookie ?? '' });
    expect((await phoneHere.delete(`/api/tokens/${id}`)).status).toBe(200);
    await socket.closed;
    const beaHere = new TestClient(nodes[0].address, { cookie: bea.headers.cookie ?? '' });
    const { tokens } = (await beaHere.get('/api/tokens')).body as { tokens: readonly { id: string }[] };
    expect((await beaHere.delete(`/api/tokens/${tokens[0]?.id}`)).status).toBe(200);
    await page.closed;
    await expectAnswer(kept);
  });

  test('a player who is deleted at one node is disconnected from the other at once, on every device and by every program', async () => {
    const bea = await TestClient.asGuest(nodes[1].address, { name: 'Bea' });
    const [phone, program] = [await newPhone(nodes[1]), await newProgram(nodes[1])];
    const sockets = [await phone.client.openSocket(), await program.client.openSocket()];
    const kept = await bea.openSocket();
    expect((await ada.delete('/api/guests/me')).status).toBe(200);
    await Promise.all(sockets.map(({ closed }) => closed));
    await expectAnswer(kept);
    for (const { client } of [phone, program]) await expect(client.openSocket()).rejects.toThrow('status 401');
  });

  test('two guests who become one at one node are disconnected from the other at once, and come back as one', async () => {
    const bea = await TestClient.asGuest(nodes[1].address, { name: 'Bea' });
    const cleo = await TestClient.asGuest(nodes[1].address, { name: 'Cleo' });
    const [hers, kept] = [await bea.openSocket(), await cleo.openSocket()];
    const page = await new TestClient(nodes[1].address, { cookie: ada.headers.cookie ?? '' }).openSocket();
    const phone = await newPhone(nodes[1]);
    const { secret } = (await bea.post('/api/transfers', {})).body as { secret: string };
    await ada.post('/api/transfers/redeem', { secret, merges: true });
    await Promise.all([page.closed, hers.closed]);
    await expectAnswer(kept);
    const again = await phone.client.openSocket();
    expect(await again.next('hello')).toMatchObject({ guest: { name: 'Bea' } });
    await again.close();
  });

  test('a merge that a node wasn’t told about is noticed by its next check', async () => {
    const bea = await TestClient.asGuest(nodes[1].address, { name: 'Bea' });
    const [hers, phone] = [await bea.openSocket(), await newPhone(nodes[1])];
    const his = await phone.client.openSocket();
    isConnected = false;
    const { secret } = (await bea.post('/api/transfers', {})).body as { secret: string };
    const adaHere = new TestClient(nodes[0].address, { cookie: ada.headers.cookie ?? '' });
    await adaHere.post('/api/transfers/redeem', { secret, merges: true });
    for (const each of [hers, his]) await expectAnswer(each);
    await nodes[1].server.dismissRevoked();
    await Promise.all([hers.closed, his.closed]);
  });

  /** Makes Ada a part of another guest during the next handshake. */
  async function mergeInHandshake(into: TestClient): Promise<void> {
    const { secret } = (await into.post('/api/transfers', {})).body as { secret: string };
    const { mutes } = nodes[0].store;
    const { listMuted } = mutes;
    Object.assign(mutes, {
      listMuted: async (ids: GuestIds) => {
        Object.assign(mutes, { listMuted });
        await ada.post('/api/transfers/redeem', { secret, merges: true });
        return listMuted(ids);
      },
    });
  }

  test('a guest who becomes a part of another during a handshake is connected as that one', async () => {
    const bea = await TestClient.asGuest(nodes[0].address, { name: 'Bea' });
    const phone = await newPhone(nodes[0]);
    await mergeInHandshake(bea);
    const socket = await phone.client.openSocket();
    expect(await socket.next('hello')).toMatchObject({ guest: { name: 'Bea' } });
    await socket.close();
  });

  test('a guest who becomes a part of another during a handshake isn’t sent the words of those whom that one has muted', async () => {
    const comes = (name: string) => TestClient.asGuest(nodes[0].address, { name });
    const [bea, cleo, dora] = [await comes('Bea'), await comes('Cleo'), await comes('Dora')];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const room = String((await bea.post('/api/rooms', { game: 'carta-nostra', seats })).body.room);
    const speakers = [
      [cleo, 'Cleo', 'unheard'],
      [dora, 'Dora', 'heard'],
    ] as const;
    for (const [at, [client, name]] of speakers.entries()) {
      const command = { type: 'sit', seat: at + 1, name, entropy: 'ab'.repeat(16) };
      await client.post(`/api/rooms/${room}/commands`, { id: newId(), command });
    }
    await bea.post('/api/mutes', { room, seat: 1, muted: true });
    const phone = await newPhone(nodes[0]);
    await mergeInHandshake(bea);
    const socket = await phone.client.openSocket();
    socket.send({ type: 'watch', room, from: 0 });
    await socket.next('seen');
    for (const [client, , text] of speakers) {
      const own = await client.openSocket();
      own.send({ type: 'say', room, id: newId(), text });
      await own.next('done');
      await own.close();
    }
    expect(await socket.next('chat')).toMatchObject({ name: 'Dora', text: 'heard' });
    await socket.close();
  });

  test('a removal or a deletion that a node wasn’t told about is noticed by its next check', async () => {
    const phone = await newPhone(nodes[1]);
    const bea = await TestClient.asGuest(nodes[1].address, { name: 'Bea' });
    const [socket, page] = [await phone.client.openSocket(), await bea.openSocket()];
    const kept = await new TestClient(nodes[1].address, { cookie: ada.headers.cookie ?? '' }).openSocket();
    isConnected = false;
    await remove(phone);
    const beaElsewhere = new TestClient(nodes[0].address, { cookie: bea.headers.cookie ?? '' });
    expect((await beaElsewhere.delete('/api/guests/me')).status).toBe(200);
    for (const each of [socket, page]) await expectAnswer(each);
    await nodes[1].server.dismissRevoked();
    await Promise.all([socket.closed, page.closed]);
    await expectAnswer(kept);
  });

  test('a device that is removed during its handshake isn’t connected', async () => {
    const phone = await newPhone(nodes[0]);
    const { mutes } = nodes[0].store;
    const { listMuted } = mutes;
    // The last thing that is read of a guest before the socket is opened.
    Object.assign(mutes, {
      listMuted: async (ids: GuestIds) => {
        await remove(phone);
        return listMuted(ids);
      },
    });
    await expect(phone.client.openSocket()).rejects.toThrow('status 401');
  });

  test('a program whose token has expired is disconnected by the next check', async () => {
    const [program, page] = [await (await newProgram(nodes[0])).client.openSocket(), await ada.openSocket()];
    nodes[0].clock.pass(366 * DAY);
    await nodes[0].server.dismissRevoked();
    await program.closed;
    await expectAnswer(page);
  });
});
