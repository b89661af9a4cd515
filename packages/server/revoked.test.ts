import { embeddedDatabase, fastClock, openTestServer, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Fanout, NodeMessage } from './fanout/fanout.ts';

const DAY = 24 * 3600 * 1000;

let nodes: readonly [TestServer, TestServer];
/** Whether the nodes hear of each other. */
let isConnected: boolean;
let ada: TestClient;

beforeEach(async () => {
  isConnected = true;
  const [database, clock] = [embeddedDatabase(), fastClock()];
  const listeners: ((news: NodeMessage, node: string) => void)[][] = [[], []];
  const open = (node: 0 | 1): Promise<TestServer> => {
    const fanout: Fanout = {
      announce: news => {
        if (isConnected) for (const then of listeners[1 - node] ?? []) setImmediate(then, news, `${node}`);
      },
      onMessage: then => void listeners[node]?.push(then),
      onReconnect: () => undefined,
      close: async () => undefined,
    };
    return openTestServer({ database, clock, fanout });
  };
  nodes = [await open(0), await open(1)];
  ada = await TestClient.asGuest(nodes[0].address, { name: 'Ada' });
});
afterEach(async () => {
  const [one, two] = nodes;
  await two.server.close();
  await two.host.close();
  await one.close();
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

test('a device that is removed at one node is disconnected from the others at once', async () => {
  const [phone, other] = [await newPhone(nodes[1]), await newPhone(nodes[1])];
  const [socket, kept] = [await phone.client.openSocket(), await other.client.openSocket()];
  await remove(phone);
  await socket.closed;
  await expectAnswer(kept);
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
    listMuted: async (guest: string) => {
      await remove(phone);
      return listMuted(guest);
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
