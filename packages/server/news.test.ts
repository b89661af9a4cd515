import { createHmac } from 'node:crypto';
import type { WatchTerms } from '@consigliere/match';
import {
  embeddedDatabase,
  fastClock,
  newId,
  openTestServer,
  Receiver,
  TEST_DATABASES,
  TestClient,
  type TestDatabase,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeNews } from './admin/describe-news.ts';

const PUBLIC_URL = 'https://play.example.org';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BY_POST = { kind: 'correspondence', bank: 3 * 24 * HOUR, increment: HOUR } as const;

let receiver: Receiver;
let servers: TestServer[] = [];
beforeEach(async () => {
  receiver = new Receiver();
  await receiver.open();
});
afterEach(async () => {
  receiver.close();
  const [first, ...others] = servers;
  for (const { server, host } of others) {
    await server.close();
    await host.close();
  }
  await first?.close();
  servers = [];
});

const openWith = async (database: TestDatabase, clock = fastClock()): Promise<TestServer> => {
  const options = { database, clock, publicUrl: PUBLIC_URL, outgoingHosts: [receiver.host] };
  const opened = await openTestServer(options);
  servers.push(opened);
  return opened;
};

/** Derives and sends, as a server does every second. */
async function runNews({ server }: TestServer): Promise<void> {
  await server.news?.derive();
  await server.news?.deliver();
}

async function addWebhook(client: TestClient, path = '/hook', isShared = false) {
  const answer = await client.post('/api/webhooks', { address: `http://${receiver.host}${path}`, isShared });
  expect(answer.status).toBe(200);
  return answer.body as { id: string; secret: string };
}

/** A table of two people; the second sits down as well. */
async function openTable(ada: TestClient, bea: TestClient, clock: object = BY_POST, watch: WatchTerms = 0) {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const plan = { game: 'carta-nostra', seats, clock, watch, options: { start: 0 }, confirm: false };
  const { room } = (await ada.post('/api/rooms', plan)).body as { room: string };
  await bea.post(`/api/rooms/${room}/commands`, {
    id: newId(),
    command: { type: 'sit', seat: 1, name: 'Bea', entropy: 'ab'.repeat(16) },
  });
  return room;
}

const run = (client: TestClient, room: string, command: object) =>
  client.post(`/api/rooms/${room}/commands`, { id: newId(), command });

type Actions = readonly { readonly type: string }[];

/** The player who is asked gives the wanted answer, or the last one there is. */
async function answer(client: TestClient, room: string, choose: (actions: Actions) => unknown = () => undefined) {
  const { seen } = (await client.get(`/api/rooms/${room}`)).body as {
    seen: { match: { branch: number; prompt: { id: number; actions: Actions } | null } };
  };
  const { branch, prompt } = seen.match;
  const pick = choose(prompt?.actions ?? []) ?? prompt?.actions.at(-1);
  expect((await run(client, room, { type: 'answer', decision: prompt?.id, branch, picks: [pick] })).status).toBe(200);
}

const isAsked = async (client: TestClient, room: string): Promise<boolean> => {
  const { seen } = (await client.get(`/api/rooms/${room}`)).body as { seen: { match: { prompt: unknown } } };
  return seen.match.prompt !== null;
};

describe.each(TEST_DATABASES)('news, %s', (_, make) => {
  const setUp = async () => {
    const database = await make();
    const house = await openWith(database);
    const ada = await TestClient.asGuest(house.address, { name: 'Ada', language: 'en' });
    const bea = await TestClient.asGuest(house.address, { name: 'Bea', language: 'de' });
    return { database, house, ada, bea };
  };

  test('a player is told once that the match has started and whose turn it is, in their own language', async () => {
    const { house, ada, bea } = await setUp();
    await addWebhook(ada);
    await addWebhook(bea, '/bea');
    const room = await openTable(ada, bea);
    await runNews(house);
    expect(receiver.kinds).toEqual([]);
    await run(ada, room, { type: 'start' });
    for (let times = 0; times < 3; times++) await runNews(house);
    const texts = receiver.messages.map(({ text }) => text).toSorted();
    expect(texts).toEqual([
      'Carta Nostra: Die Partie hat begonnen.',
      'Carta Nostra: It’s your turn.',
      'Carta Nostra: The match has started.',
    ]);
    const turn = receiver.messages.find(({ kind }) => kind === 'turn');
    const { id, deadline, ...rest } = turn ?? {};
    expect(rest).toEqual({
      kind: 'turn',
      text: 'Carta Nostra: It’s your turn.',
      game: 'carta-nostra',
      url: `${PUBLIC_URL}/table/${room}`,
    });
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(deadline).toBe(Math.ceil((house.clock.wall() + BY_POST.bank) / MINUTE) * MINUTE);
  });

  test('the signature over time and body can be checked with the secret that was shown once', async () => {
    const { ada } = await setUp();
    const { id, secret } = await addWebhook(ada);
    expect((await ada.post(`/api/webhooks/${id}/test`)).body).toEqual({ fault: null });
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const timestamp = headers['consigliere-timestamp'];
    const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    expect(headers['consigliere-signature']).toBe(`v1=${expected}`);
    expect(JSON.parse(body)).toMatchObject({ kind: 'test', text: 'This is a test message. Your webhook works.' });
    expect(JSON.stringify((await ada.get('/api/webhooks')).body)).not.toContain(secret);
  });

  test('what happened before a webhook was added is not sent, and what comes after is', async () => {
    const { house, ada, bea } = await setUp();
    const room = await openTable(ada, bea);
    await run(ada, room, { type: 'start' });
    await addWebhook(ada);
    await addWebhook(bea, '/bea');
    await runNews(house);
    expect(receiver.kinds).toEqual([]);
    while (await isAsked(ada, room)) await answer(ada, room);
    await runNews(house);
    expect(receiver.messages.map(({ text }) => text)).toEqual(['Carta Nostra: Du bist dran.']);
  });

  test('a turn that is over before the message is sent is not told', async () => {
    const { house, ada, bea } = await setUp();
    await addWebhook(ada);
    const room = await openTable(ada, bea);
    await run(ada, room, { type: 'start' });
    await house.server.news?.derive();
    while (await isAsked(ada, room)) await answer(ada, room);
    await house.server.news?.deliver();
    expect(receiver.kinds).toEqual(['started']);
  });

  test('a table is read for news from the start of the match on, and again when it has new lines', async () => {
    const { house, ada, bea } = await setUp();
    await addWebhook(ada);
    await addWebhook(bea, '/bea');
    const room = await openTable(ada, bea);
    const toRead = async () => (await house.store.news.listRoomsToRead(9)).map(each => each.room);
    expect(await toRead()).toEqual([]);
    await run(ada, room, { type: 'start' });
    expect(await toRead()).toEqual([room]);
    await runNews(house);
    expect(await toRead()).toEqual([]);
    await answer(ada, room);
    expect(await toRead()).toEqual([room]);
  });

  test('a live table gives people fifteen seconds to notice it themselves', async () => {
    const { house, ada, bea } = await setUp();
    await addWebhook(ada);
    const room = await openTable(ada, bea, { kind: 'none' });
    await run(ada, room, { type: 'start' });
    await runNews(house);
    expect(receiver.kinds).toEqual([]);
    house.clock.pass(15_000);
    await runNews(house);
    expect(receiver.kinds.toSorted()).toEqual(['started', 'turn']);
  });

  test('two nodes over one store send everything once', async () => {
    const { database, house, ada, bea } = await setUp();
    const other = await openWith(database, house.clock);
    await addWebhook(ada);
    await addWebhook(bea, '/bea');
    const room = await openTable(ada, bea);
    await run(ada, room, { type: 'start' });
    for (let times = 0; times < 3; times++) await Promise.all([runNews(house), runNews(other)]);
    expect(receiver.kinds.toSorted()).toEqual(['started', 'started', 'turn']);
    const ids = receiver.messages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a node that dies while it sends leaves its message to another one, with the same id', async () => {
    const { database, house, ada, bea } = await setUp();
    await addWebhook(ada);
    const room = await openTable(ada, bea);
    await run(ada, room, { type: 'start' });
    await house.server.news?.derive();
    // As a node does that is killed after it has sent and before it could note it.
    const claimed = await house.store.news.claim(house.clock.now(), house.clock.now() + MINUTE);
    expect(claimed).toBeDefined();
    const other = await openWith(database, house.clock);
    await runNews(other);
    expect(receiver.kinds).toEqual([]);
    house.clock.pass(MINUTE);
    await runNews(other);
    expect(receiver.kinds.toSorted()).toEqual(['started', 'turn']);
    expect(receiver.messages.map(({ id }) => id)).toContain(claimed?.id);
  });

  test('a crash between adding rows and moving the cursor repeats nothing', async () => {
    const { database, house, ada, bea } = await setUp();
    await addWebhook(ada);
    const room = await openTable(ada, bea);
    await run(ada, room, { type: 'start' });
    await runNews(house);
    await database.query(`delete from news_cursors where room = '${room}' returning room`);
    for (let times = 0; times < 2; times++) await runNews(house);
    expect(receiver.kinds.toSorted()).toEqual(['started', 'turn']);
  });

  test('a receiver that fails is tried again later and later, and then it is a dead letter', async () => {
    const { house, ada, bea } = await setUp();
    const { id } = await addWebhook(ada);
    const room = await openTable(ada, bea);
    receiver.status = 500;
    await run(ada, room, { type: 'start' });
    await runNews(house);
    expect(receiver.received).toHaveLength(1);
    expect((await ada.get('/api/webhooks')).body).toMatchObject({ webhooks: [{ id, fault: 'status' }] });
    for (let days = 0; days < 4; days++)
      for (let hours = 0; hours < 24; hours++) {
        house.clock.pass(HOUR);
        await runNews(house);
      }
    const dead = await house.store.news.listDead(10);
    expect(dead.length).toBeGreaterThan(0);
    expect(dead[0]).toMatchObject({ fault: 'status', attempts: 6, channel: id });
    expect(receiver.received.length).toBeLessThan(20);
    const described = (await describeNews(house.store, PUBLIC_URL)).join('\n');
    expect(described).toContain(`PUBLIC_URL  ${PUBLIC_URL}`);
    expect(described).toContain(`to ${receiver.host}`);
    expect(described).not.toContain('/hook');
    receiver.status = 200;
    expect((await ada.post(`/api/webhooks/${id}/test`)).body).toEqual({ fault: null });
    expect((await ada.get('/api/webhooks')).body).toMatchObject({ webhooks: [{ id, fault: null }] });
  });

  test('in quiet hours nothing is sent, and when they end one digest has what still counts', async () => {
    const { house, ada, bea } = await setUp();
    await addWebhook(ada);
    // The clock of these tests begins at 0:16 in UTC.
    const quietHours = { from: 22, to: 7, timeZone: 'UTC' };
    expect((await ada.post('/api/quiet-hours', { quietHours })).body).toEqual({ quietHours });
    const rooms = [await openTable(ada, bea), await openTable(ada, bea)];
    for (const room of rooms) await run(ada, room, { type: 'start' });
    await runNews(house);
    const [first = ''] = rooms;
    while (await isAsked(ada, first)) await answer(ada, first);
    house.clock.pass(6 * HOUR);
    await runNews(house);
    expect(receiver.kinds).toEqual([]);
    house.clock.pass(HOUR);
    await runNews(house);
    await runNews(house);
    expect(receiver.kinds).toEqual(['digest']);
    const [{ news, text } = {}] = receiver.messages as { news?: { kind: string }[]; text?: string }[];
    expect(news?.map(({ kind }) => kind).toSorted()).toEqual(['started', 'started', 'turn']);
    expect(text).toContain('There are 3 things to catch up on.');
  });

  test('a removed webhook and a deleted guest are sent nothing more, and leave nothing behind', async () => {
    const { database, house, ada, bea } = await setUp();
    const { id } = await addWebhook(ada);
    await addWebhook(bea, '/bea');
    await bea.post('/api/quiet-hours', { quietHours: { from: 1, to: 2, timeZone: 'Europe/Berlin' } });
    const room = await openTable(ada, bea);
    await run(ada, room, { type: 'start' });
    await house.server.news?.derive();
    await ada.delete(`/api/webhooks/${id}`);
    await bea.delete('/api/guests/me');
    await house.server.news?.deliver();
    expect(receiver.kinds).toEqual([]);
    for (const table of ['webhooks', 'quiet_hours', 'outgoing'])
      expect(await database.query(`select * from ${table}`)).toEqual([]);
  });

  test('a guest is sent sixty messages an hour at most', async () => {
    const { house, ada } = await setUp();
    const { id } = await addWebhook(ada);
    const guest = String((await ada.get('/api/guests/me')).body.id);
    const now = house.clock.now();
    for (let number = 0; number < 60; number++) {
      const row = { id: `${number}`, room: 'r', event: `${number}`, guest, channel: id, kind: 'turn', body: '{}' };
      await house.store.news.add({ ...row, createdAt: now, dueAt: now });
    }
    await house.store.news.settle(
      Array.from({ length: 60 }, (_, number) => `${number}`),
      'sent',
      now,
    );
    const bea = await TestClient.asGuest(house.address);
    const room = await openTable(ada, bea);
    await run(ada, room, { type: 'start' });
    await runNews(house);
    expect(receiver.kinds).toEqual([]);
    house.clock.pass(HOUR);
    await runNews(house);
    expect(receiver.kinds.toSorted()).toEqual(['started', 'turn']);
  });

  test('a removed table takes its cursor and its messages along', async () => {
    const { database, house, ada, bea } = await setUp();
    await addWebhook(ada);
    const room = await openTable(ada, bea);
    await run(ada, room, { type: 'start' });
    await house.server.news?.derive();
    const [length = 0] = (await house.store.rooms.readLengths([room])).values();
    await house.store.rooms.remove(room, length);
    house.host.drop(room);
    for (const table of ['news_cursors', 'outgoing'])
      expect(await database.query(`select * from ${table}`)).toEqual([]);
  });
});

test('CN-20 a webhook that others can read gets one nameless message for a reaction window, no matter who has answered', async () => {
  const house = await openWith(embeddedDatabase());
  const people = await Promise.all(['Ada', 'Bea', 'Cleo'].map(name => TestClient.asGuest(house.address, { name })));
  const [ada, ...others] = people;
  if (ada === undefined) throw new Error('nobody is there');
  await addWebhook(ada, '/shared', true);
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const plan = { game: 'carta-nostra', seats, clock: BY_POST, options: { start: 0 }, confirm: false };
  const { room } = (await ada.post('/api/rooms', plan)).body as { room: string };
  for (const [at, client] of others.entries())
    await run(client, room, { type: 'sit', seat: at + 1, name: `${at}`, entropy: `${at + 1}`.repeat(32) });
  await run(ada, room, { type: 'start' });
  await runNews(house);
  expect(receiver.messages).toMatchObject([{ kind: 'started' }, { kind: 'waiting', seats: [0] }]);

  const asked = await playToWindow(people, room);
  expect(asked.length).toBeGreaterThan(1);
  receiver.received.length = 0;
  await runNews(house);
  const [first] = asked;
  if (first !== undefined) await answer(first, room);
  await runNews(house);
  expect(receiver.messages).toHaveLength(1);
  const [{ id: _id, ...rest } = {}] = receiver.messages;
  expect(rest).toEqual({
    kind: 'waiting',
    text: 'Carta Nostra: Waiting for answers.',
    game: 'carta-nostra',
    url: `${PUBLIC_URL}/table/${room}`,
  });
});

test('a webhook that others can read hears of a match that is watched late as late as spectators do', async () => {
  const house = await openWith(embeddedDatabase());
  const [ada, bea] = [await TestClient.asGuest(house.address), await TestClient.asGuest(house.address)];
  await addWebhook(ada, '/shared', true);
  await addWebhook(bea, '/own');
  const room = await openTable(ada, bea, BY_POST, MINUTE);
  await run(ada, room, { type: 'start' });
  await runNews(house);
  expect(receiver.kinds).toEqual(['started']);
  house.clock.pass(MINUTE);
  await runNews(house);
  expect(receiver.kinds).toEqual(['started', 'started']);
  await house.host.note(room, () => ({ type: 'cancelled' }));
  await runNews(house);
  expect(receiver.kinds.slice(2)).toEqual(['over']);
  house.clock.pass(MINUTE);
  await runNews(house);
  expect(receiver.kinds.slice(2)).toEqual(['over', 'over']);
});

/** Everybody does a job if possible, until several may react to one. Returns those who are asked. */
async function playToWindow(people: readonly TestClient[], room: string): Promise<readonly TestClient[]> {
  for (let steps = 0; steps < 200; steps++) {
    const asked: TestClient[] = [];
    for (const client of people) if (await isAsked(client, room)) asked.push(client);
    if (asked.length > 1) return asked;
    const [client] = asked;
    if (client !== undefined) await answer(client, room, actions => actions.find(({ type }) => type === 'job'));
  }
  throw new Error('no such moment');
}
