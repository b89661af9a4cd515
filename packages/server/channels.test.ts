import { newId, openTestServer, Receiver, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newLimits } from './limits.ts';

const PUBLIC_URL = 'https://play.example.org';

let receiver: Receiver;
let opened: TestServer | undefined;
beforeEach(async () => {
  receiver = new Receiver();
  await receiver.open();
});
afterEach(async () => {
  receiver.close();
  await opened?.close();
  opened = undefined;
});

async function addWebhook(client: TestClient, path = '/hook') {
  const answer = await client.post('/api/channels', { kind: 'webhook', address: `http://${receiver.host}${path}` });
  expect(answer.status).toBe(200);
  return answer.body as { id: string; secret: string };
}

const setUp = async (own: { readonly publicUrl?: string } = { publicUrl: PUBLIC_URL }) => {
  const house = await openTestServer({ ...own, outgoingHosts: [receiver.host], limits: newLimits() });
  opened = house;
  return { house, ada: await TestClient.asGuest(house.address, { language: 'en' }) };
};

test('without PUBLIC_URL everything about it is off', async () => {
  const { house, ada } = await setUp({});
  expect(house.server.news).toBeNull();
  expect((await ada.get('/health')).body).toMatchObject({ on: { publicUrl: false, channels: [], passkeys: false } });
  expect((await ada.get('/api/channels')).body).toEqual({
    isOn: false,
    kinds: [],
    pushKey: null,
    channels: [],
    quietHours: null,
  });
  expect((await ada.post('/api/channels', { kind: 'webhook', address: 'https://example.org/' })).body.code).toBe(
    'no-such-page',
  );
  expect((await ada.post('/api/quiet-hours', { quietHours: null })).body.code).toBe('no-such-page');
});

test('with it, the health page says only that it is on', async () => {
  const { ada } = await setUp();
  const { body } = await ada.get('/health');
  expect(body).toMatchObject({
    on: { publicUrl: true, channels: ['webhook', 'discord', 'slack', 'matrix', 'push'], passkeys: true },
  });
  expect(JSON.stringify(body)).not.toContain('example.org');
});

test.each(['http://example.org/', 'https://127.0.0.1/', 'https://a:b@example.org/', 'https://example.org:25/', 'x'])(
  '%s is refused in a sentence, and nothing is stored',
  async address => {
    const { ada } = await setUp();
    const { status, body } = await ada.post('/api/channels', { kind: 'webhook', address });
    expect([status, body.code]).toEqual([400, 'bad-webhook']);
    expect((await ada.get('/api/channels')).body).toMatchObject({ channels: [] });
  },
);

test('a guest has three webhooks, sees and removes only their own', async () => {
  const { house, ada } = await setUp();
  const made = [await addWebhook(ada), await addWebhook(ada, '/b'), await addWebhook(ada, '/c')];
  expect((await ada.post('/api/channels', { kind: 'webhook', address: `http://${receiver.host}/d` })).body.code).toBe(
    'too-many-channels',
  );
  const eve = await TestClient.asGuest(house.address);
  const id = made[0]?.id;
  expect((await eve.delete(`/api/channels/${id}`)).body.code).toBe('no-such-channel');
  expect((await eve.post(`/api/channels/${id}/test`)).body.code).toBe('no-such-channel');
  expect((await eve.get('/api/channels')).body).toMatchObject({ channels: [] });
  expect((await ada.delete(`/api/channels/${id}`)).status).toBe(200);
  expect((await ada.delete(`/api/channels/${id}`)).body.code).toBe('no-such-channel');
});

test('requests that come together do not get past the number of webhooks either', async () => {
  const { house, ada } = await setUp();
  const address = `http://${receiver.host}/`;
  // None of the requests goes on before all of them have looked.
  const { list } = house.store.channels;
  const all = Promise.withResolvers<void>();
  let looks = 0;
  vi.spyOn(house.store.channels, 'list').mockImplementation(async guest => {
    const found = await list(guest);
    if (++looks === 6) all.resolve();
    await all.promise;
    return found;
  });
  await Promise.all(Array.from({ length: 6 }, () => ada.post('/api/channels', { kind: 'webhook', address })));
  const { channels } = (await ada.get('/api/channels')).body as { channels: unknown[] };
  expect(channels.length).toBeLessThanOrEqual(3);
});

test('test messages are limited', async () => {
  const { ada } = await setUp();
  const { id } = await addWebhook(ada);
  const codes: unknown[] = [];
  for (let times = 0; times < 12; times++) codes.push((await ada.post(`/api/channels/${id}/test`)).body.code);
  expect(codes).toContain('too-fast');
  expect(receiver.received.length).toBeLessThanOrEqual(10);
});

test('somebody who comes as many guests adds no more channels for that', async () => {
  const { house } = await setUp();
  const codes: unknown[] = [];
  for (let guests = 0; guests < 5; guests++) {
    const eve = await TestClient.asGuest(house.address);
    for (let times = 0; times < 9; times++)
      codes.push((await eve.post('/api/channels', { kind: 'webhook', address: 'x' })).body.code);
  }
  expect(codes).toEqual([...Array(40).fill('bad-webhook'), ...Array(5).fill('too-fast')]);
});

test('a time zone that nobody knows is refused', async () => {
  const { ada } = await setUp();
  const quietHours = { from: 1, to: 2, timeZone: 'Mars/Olympus' };
  expect((await ada.post('/api/quiet-hours', { quietHours })).body.code).toBe('bad-time-zone');
  expect((await ada.get('/api/channels')).body).toMatchObject({ quietHours: null });
});

test('receivers that hang hold up eight senders at most, and a later round does not wait for them', async () => {
  const { house, ada } = await setUp();
  const others = [await TestClient.asGuest(house.address), await TestClient.asGuest(house.address)];
  for (const client of [ada, ...others]) for (const path of ['/a', '/b', '/c']) await addWebhook(client, path);
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const clock = { kind: 'correspondence', bank: 3_600_000, increment: 0 };
  const { room } = (await ada.post('/api/rooms', { game: 'carta-nostra', seats, clock })).body;
  const run = (client: TestClient, command: object) =>
    client.post(`/api/rooms/${room}/commands`, { id: newId(), command });
  for (const [at, client] of others.entries())
    await run(client, { type: 'sit', seat: at + 1, name: `${at}`, entropy: `${at + 1}`.repeat(32) });
  await run(ada, { type: 'start' });
  receiver.status = 'hang';
  await house.server.news?.derive();
  const hanging = house.server.news?.deliver();
  await expect.poll(() => receiver.received.length).toBe(8);
  await house.server.news?.deliver();
  expect(receiver.received).toHaveLength(8);
  receiver.close();
  await house.server.news?.close();
  await hanging;
});

test('guests whose receivers hang don’t keep the news of others', async () => {
  const quick = new Receiver();
  await quick.open();
  const quickHost = quick.host.replace('127.0.0.1', 'localhost');
  const house = await openTestServer({
    publicUrl: PUBLIC_URL,
    outgoingHosts: [receiver.host, quickHost],
    limits: newLimits(),
  });
  opened = house;
  const startTable = async (clients: readonly TestClient[]): Promise<void> => {
    const seats = clients.map((_, at) => ({ kind: at === 0 ? 'me' : 'open' }));
    const clock = { kind: 'correspondence', bank: 3_600_000, increment: 0 };
    const [owner, ...others] = clients;
    const room = (await owner?.post('/api/rooms', { game: 'carta-nostra', seats, clock }))?.body.room;
    const run = (client: TestClient | undefined, command: object) =>
      client?.post(`/api/rooms/${room}/commands`, { id: newId(), command });
    for (const [at, client] of others.entries())
      await run(client, { type: 'sit', seat: at + 1, name: `${at}`, entropy: `${at + 1}`.repeat(32) });
    await run(owner, { type: 'start' });
    await house.server.news?.derive();
  };
  const people = await Promise.all(Array.from({ length: 5 }, () => TestClient.asGuest(house.address)));
  const [ada, bea, ...hanging] = people;
  for (const client of hanging) for (const path of ['/a', '/b', '/c']) await addWebhook(client, path);
  await startTable(hanging);
  receiver.status = 'hang';
  const first = house.server.news?.deliver();
  await expect.poll(() => receiver.received.length).toBe(8);
  house.clock.pass(5000);
  receiver.dropConnections();
  await expect.poll(() => receiver.received.length).toBe(9);
  // Everything that has failed is due again before the others' news.
  house.clock.pass(59_000);
  await ada?.post('/api/channels', { kind: 'webhook', address: `http://${quickHost}/` });
  await startTable([ada, bea].filter(each => each !== undefined));
  const second = house.server.news?.deliver();
  await expect.poll(() => quick.kinds).toContain('started');
  for (const each of [receiver, quick]) each.close();
  await house.server.news?.close();
  await Promise.all([first, second]);
});
