import {
  answerPrompt,
  isAsked,
  NewsHouses,
  openTableOfTwo,
  PushService,
  runCommand,
  runNews,
  TEST_DATABASES,
  TestClient,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SECONDS_OF_12_HOURS = 12 * 3600;

let houses: NewsHouses;
let service: PushService;
beforeEach(async () => {
  houses = new NewsHouses();
  service = new PushService();
  await service.open();
  await houses.receiver.open();
});
afterEach(async () => {
  service.close();
  await houses.close();
});

const setUp = (make: (typeof TEST_DATABASES)[number][1]) => houses.setUp(make, { outgoingHosts: [service.host] });

async function subscribe(client: TestClient, name: string) {
  const answer = await client.post('/api/channels', service.subscribe(name));
  expect(answer.body).toMatchObject({ secret: null });
  return answer.body as { id: string };
}

const listChannels = async (client: TestClient) =>
  (await client.get('/api/channels')).body as { pushKey: string; channels: { id: string; address: string }[] };

describe.each(TEST_DATABASES)('push, %s', (_, make) => {
  test('a device gets what it is to show, encrypted for it alone and signed by the server', async () => {
    const { house, ada, bea } = await setUp(make);
    ada.headers['user-agent'] = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
    const { id } = await subscribe(ada, 'phone');
    const { pushKey, channels } = await listChannels(ada);
    expect(channels).toMatchObject([{ id, kind: 'push', address: 'Firefox, Android', isShared: false, fault: null }]);
    service.key = pushKey;
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    for (let times = 0; times < 3; times++) await runNews(house);
    expect(service.faults).toEqual([]);
    expect(service.kinds.toSorted()).toEqual(['started', 'turn']);
    const turn = service.messages.find(({ text }) => JSON.parse(text).kind === 'turn');
    const { id: message, ...shown } = JSON.parse(turn?.text ?? '');
    expect(message).toMatch(/^[0-9a-f]{32}$/);
    const url = `${NewsHouses.publicUrl}/table/${room}`;
    expect(shown).toEqual({ kind: 'turn', text: 'Carta Nostra: It’s your turn.', url });
    expect(turn?.headers).toMatchObject({ ttl: '86400', urgency: 'high' });
    const exp = Math.floor(house.clock.wall() / 1000) + SECONDS_OF_12_HOURS;
    expect(turn?.claims).toEqual({ aud: `http://${service.host}`, exp, sub: NewsHouses.publicUrl });
  });

  test('what waits at the service for one table is one message, and its topic names neither table nor guest', async () => {
    const { house, ada, bea } = await setUp(make);
    await subscribe(ada, 'phone');
    const other = await subscribe(bea, 'laptop');
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    await runNews(house);
    const topics = (device: string) =>
      new Set(service.messages.filter(each => each.device === device).map(({ headers }) => headers.topic));
    expect([topics('phone').size, topics('laptop').size]).toEqual([1, 1]);
    expect(topics('phone')).not.toEqual(topics('laptop'));
    const heads = JSON.stringify(service.messages.map(({ headers, claims }) => [headers, claims]));
    for (const secret of [room, other.id, 'Ada']) expect(heads).not.toContain(secret);
  });

  test('the key is made once for all nodes and is the same after a restart', async () => {
    const { database, house, ada } = await setUp(make);
    const other = await houses.openServer(database, house.clock);
    const nodes = [ada, new TestClient(other.address, { cookie: ada.headers.cookie ?? '' })];
    const keys = await Promise.all(nodes.map(async client => (await listChannels(client)).pushKey));
    expect(new Set(keys).size).toBe(1);
    expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(65);
  });

  test('two nodes push everything once', async () => {
    const { database, house, ada, bea } = await setUp(make);
    const other = await houses.openServer(database, house.clock, { outgoingHosts: [service.host] });
    await subscribe(ada, 'phone');
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    for (let times = 0; times < 3; times++) await Promise.all([runNews(house), runNews(other)]);
    expect(service.kinds.toSorted()).toEqual(['started', 'turn']);
  });

  test.each([404, 410])('a subscription that ended (%i) is removed with everything that waits for it', async status => {
    const { database, house, ada, bea } = await setUp(make);
    await subscribe(ada, 'phone');
    const room = await openTableOfTwo(ada, bea);
    service.status = status;
    await runCommand(ada, room, { type: 'start' });
    await runNews(house);
    expect((await listChannels(ada)).channels).toEqual([]);
    expect(await database.query('select * from outgoing')).toEqual([]);
    expect(service.messages).toHaveLength(1);
  });

  test('a test message says that a device is gone, and removes it', async () => {
    const { ada } = await setUp(make);
    const { id } = await subscribe(ada, 'phone');
    expect((await ada.post(`/api/channels/${id}/test`)).body).toEqual({ fault: null });
    expect(service.texts).toMatchObject([{ kind: 'test' }]);
    service.status = 410;
    expect((await ada.post(`/api/channels/${id}/test`)).body).toEqual({ fault: 'gone' });
    expect((await listChannels(ada)).channels).toEqual([]);
  });

  test('a device subscribes again as the same channel, and with another guest it is theirs alone', async () => {
    const { house, ada, bea } = await setUp(make);
    const device = service.subscribe('shared');
    const first = await ada.post('/api/channels', device);
    const again = await ada.post('/api/channels', device);
    expect(again.body).toEqual(first.body);
    expect((await listChannels(ada)).channels).toHaveLength(1);
    await bea.post('/api/channels', device);
    expect([(await listChannels(ada)).channels, (await listChannels(bea)).channels]).toMatchObject([[], [{}]]);
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    await runNews(house);
    expect(service.kinds).toEqual(['started']);
    while (await isAsked(ada, room)) await answerPrompt(ada, room);
    await runNews(house);
    expect(service.texts.map(({ text }) => text)).toContain('Carta Nostra: Du bist dran.');
  });

  test('a device that is removed is sent nothing more', async () => {
    const { database, house, ada } = await setUp(make);
    const { secret } = (await ada.post('/api/transfers', {})).body as { secret: string };
    const phone = new TestClient(house.address);
    await phone.post('/api/transfers/redeem', { secret });
    await subscribe(phone, 'phone');
    const { id } = await subscribe(ada, 'laptop');
    await ada.delete('/api/tokens');
    expect((await listChannels(ada)).channels).toMatchObject([{ id }]);
    await house.server.prune();
    expect(await database.query('select id from channels')).toHaveLength(1);
  });

  test('in quiet hours nothing is pushed, and a long digest fits into one message', async () => {
    const { house, ada, bea } = await setUp(make);
    await subscribe(ada, 'phone');
    // The clock of these tests begins at 0:16 in UTC.
    await ada.post('/api/quiet-hours', { quietHours: { from: 22, to: 7, timeZone: 'UTC' } });
    for (let tables = 0; tables < 12; tables++)
      await runCommand(ada, await openTableOfTwo(ada, bea), { type: 'start' });
    await runNews(house);
    expect(service.messages).toEqual([]);
    house.clock.pass(7 * HOUR);
    await runNews(house);
    await runNews(house);
    expect(service.faults).toEqual([]);
    expect(service.kinds).toEqual(['digest']);
    expect(service.texts[0]).not.toHaveProperty('news');
  });
});

const { keys } = new PushService().subscribe('any');

test.each([
  'https://example.org/push',
  'https://fcm.googleapis.com.example.org/',
  'https://evilpush.apple.com.example/',
  'https://notify.windows.com.example.org/',
  'http://fcm.googleapis.com/',
  'https://fcm.googleapis.com:22/',
  'https://user@fcm.googleapis.com/',
  'https://10.0.0.1/',
  'nonsense',
])('%s is not a push service, and nothing is stored', async endpoint => {
  const { ada } = await setUp(TEST_DATABASES[0]?.[1] ?? (() => Promise.reject(new Error('no database'))));
  const { status, body } = await ada.post('/api/channels', { kind: 'push', endpoint, keys });
  expect([status, body.code]).toEqual([400, 'bad-subscription']);
  expect((await listChannels(ada)).channels).toEqual([]);
});

test('the services of today’s browsers are known, and keys that nothing can be encrypted for are refused', async () => {
  const { ada } = await setUp(TEST_DATABASES[0]?.[1] ?? (() => Promise.reject(new Error('no database'))));
  for (const host of [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'wns2-by3p.notify.windows.com',
    'web.push.apple.com',
  ])
    expect((await ada.post('/api/channels', { kind: 'push', endpoint: `https://${host}/x`, keys })).status).toBe(200);
  const wrong = { ...keys, p256dh: 'B'.repeat(87) };
  const asked = { kind: 'push', endpoint: 'https://fcm.googleapis.com/y', keys: wrong };
  expect((await ada.post('/api/channels', asked)).body.code).toBe('bad-subscription');
});
