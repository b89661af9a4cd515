import { createHmac } from 'node:crypto';
import {
  answerPrompt,
  BY_POST,
  embeddedDatabase,
  isAsked,
  NewsHouses,
  openTableOfTwo,
  type Receiver,
  runCommand,
  runNews,
  TEST_DATABASES,
  TestClient,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const { publicUrl: PUBLIC_URL } = NewsHouses;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let houses: NewsHouses;
let receiver: Receiver;
beforeEach(async () => {
  houses = new NewsHouses();
  receiver = houses.receiver;
  await receiver.open();
});
afterEach(() => houses.close());

describe.each(TEST_DATABASES)('news, %s', (_, make) => {
  test('a player is told once that the match has started and whose turn it is, in their own language', async () => {
    const { house, ada, bea } = await houses.setUp(make);
    await houses.addWebhook(ada);
    await houses.addWebhook(bea, '/bea');
    const room = await openTableOfTwo(ada, bea);
    await runNews(house);
    expect(receiver.kinds).toEqual([]);
    await runCommand(ada, room, { type: 'start' });
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

  test('a deadline is told in the time zone that the guest has given with the quiet hours', async () => {
    const { house, ada, bea } = await houses.setUp(make);
    await houses.addWebhook(ada);
    await ada.post('/api/quiet-hours', { quietHours: { from: 5, to: 5, timeZone: 'Asia/Tokyo' } });
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    for (let times = 0; times < 3; times++) await runNews(house);
    const turn = receiver.messages.find(({ kind }) => kind === 'turn');
    const deadline = Math.ceil((house.clock.wall() + BY_POST.bank) / MINUTE) * MINUTE;
    expect(turn).toMatchObject({ deadline });
    // The clock of these tests begins at 0:16 in UTC, on the first day of 1970.
    expect(turn?.text).toMatch(/^Carta Nostra: It’s your turn\. You have until Sunday,? 4 January at 9:17\.$/);
  });

  test('the signature over time and body can be checked with the secret that was shown once', async () => {
    const { ada } = await houses.setUp(make);
    const { id, secret } = await houses.addWebhook(ada);
    expect((await ada.post(`/api/channels/${id}/test`)).body).toEqual({ fault: null });
    const [{ headers = {}, body = '' } = {}] = receiver.received;
    const timestamp = headers['consigliere-timestamp'];
    const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    expect(headers['consigliere-signature']).toBe(`v1=${expected}`);
    expect(JSON.parse(body)).toMatchObject({
      kind: 'test',
      text: 'This is a test. News from your tables will arrive here.',
    });
    expect(JSON.stringify((await ada.get('/api/channels')).body)).not.toContain(secret);
  });

  test('what happened before a webhook was added is not sent, and what comes after is', async () => {
    const { house, ada, bea } = await houses.setUp(make);
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    await houses.addWebhook(ada);
    await houses.addWebhook(bea, '/bea');
    await runNews(house);
    expect(receiver.kinds).toEqual([]);
    while (await isAsked(ada, room)) await answerPrompt(ada, room);
    await runNews(house);
    expect(receiver.messages.map(({ text }) => text)).toEqual(['Carta Nostra: Du bist dran.']);
  });

  test('a turn that is over before the message is sent is not told', async () => {
    const { house, ada, bea } = await houses.setUp(make);
    await houses.addWebhook(ada);
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    await house.server.news?.derive();
    while (await isAsked(ada, room)) await answerPrompt(ada, room);
    await house.server.news?.deliver();
    expect(receiver.kinds).toEqual(['started']);
  });

  test('a table is read for news from the start of the match on, and again when it has new lines', async () => {
    const { house, ada, bea } = await houses.setUp(make);
    await houses.addWebhook(ada);
    await houses.addWebhook(bea, '/bea');
    const room = await openTableOfTwo(ada, bea);
    const toRead = async () => (await house.store.news.listRoomsToRead(9)).map(each => each.room);
    expect(await toRead()).toEqual([]);
    await runCommand(ada, room, { type: 'start' });
    expect(await toRead()).toEqual([room]);
    await runNews(house);
    expect(await toRead()).toEqual([]);
    await answerPrompt(ada, room);
    expect(await toRead()).toEqual([room]);
  });

  test('a live table gives people fifteen seconds to notice it themselves', async () => {
    const { house, ada, bea } = await houses.setUp(make);
    await houses.addWebhook(ada);
    const room = await openTableOfTwo(ada, bea, { kind: 'none' });
    await runCommand(ada, room, { type: 'start' });
    await runNews(house);
    expect(receiver.kinds).toEqual([]);
    house.clock.pass(15_000);
    await runNews(house);
    expect(receiver.kinds.toSorted()).toEqual(['started', 'turn']);
  });

  test('a channel that a program has added goes with its token, revoked or expired, and a device’s stays', async () => {
    const { database, house, ada, bea } = await houses.setUp(make);
    const room = await openTableOfTwo(ada, bea);
    const own = await houses.addWebhook(ada);
    const asProgram = async (path: string) => {
      const { token, id } = (await ada.post('/api/tokens')).body as { token: string; id: string };
      return {
        ...(await houses.addWebhook(new TestClient(house.address, { authorization: `Bearer ${token}` }), path)),
        token: id,
      };
    };
    const [revoked, expired] = [await asProgram('/revoked'), await asProgram('/expired')];
    await runCommand(ada, room, { type: 'start' });
    await house.server.news?.derive();
    const ids = async () => (await database.query('select id from channels')).map(({ id }) => id).toSorted();
    expect(await ids()).toEqual([own.id, revoked.id, expired.id].toSorted());
    await ada.delete(`/api/tokens/${revoked.token}`);
    expect(await ids()).toEqual([own.id, expired.id].toSorted());
    await house.server.news?.deliver();
    expect(new Set(receiver.paths)).toEqual(new Set(['/hook', '/expired']));
    house.clock.pass(366 * 24 * HOUR);
    await ada.get('/api/guests/me');
    await house.server.prune();
    expect(await ids()).toEqual([own.id]);
  });

  test('news that nobody is owed any more is forgotten after an hour, and what was sent after a week', async () => {
    const { house, ada, bea } = await houses.setUp(make);
    await houses.addWebhook(ada);
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    await house.server.news?.derive();
    while (await isAsked(ada, room)) await answerPrompt(ada, room);
    await house.server.news?.deliver();
    const counts = async (passed: number) => {
      house.clock.pass(passed);
      await house.server.prune();
      return house.store.news.countByStatus();
    };
    expect(await counts(HOUR)).toEqual({ sent: 1, dropped: 1 });
    expect(await counts(1)).toEqual({ sent: 1 });
    expect(await counts(7 * 24 * HOUR)).toEqual({});
  });

  test('a crash between adding rows and moving the cursor repeats nothing', async () => {
    const { database, house, ada, bea } = await houses.setUp(make);
    await houses.addWebhook(ada);
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    await runNews(house);
    await database.query(`delete from news_cursors where room = '${room}' returning room`);
    for (let times = 0; times < 2; times++) await runNews(house);
    expect(receiver.kinds.toSorted()).toEqual(['started', 'turn']);
  });

  test('in quiet hours nothing is sent, and when they end one digest has what still counts', async () => {
    const { house, ada, bea } = await houses.setUp(make);
    await houses.addWebhook(ada);
    // The clock of these tests begins at 0:16 in UTC.
    const quietHours = { from: 22, to: 7, timeZone: 'UTC' };
    expect((await ada.post('/api/quiet-hours', { quietHours })).body).toEqual({ quietHours });
    const rooms = [await openTableOfTwo(ada, bea), await openTableOfTwo(ada, bea)];
    for (const room of rooms) await runCommand(ada, room, { type: 'start' });
    await runNews(house);
    const [first = ''] = rooms;
    while (await isAsked(ada, first)) await answerPrompt(ada, first);
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
    const { database, house, ada, bea } = await houses.setUp(make);
    const { id } = await houses.addWebhook(ada);
    await houses.addWebhook(bea, '/bea');
    await bea.post('/api/quiet-hours', { quietHours: { from: 1, to: 2, timeZone: 'Europe/Berlin' } });
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    await house.server.news?.derive();
    await ada.delete(`/api/channels/${id}`);
    await bea.delete('/api/guests/me');
    await house.server.news?.deliver();
    expect(receiver.kinds).toEqual([]);
    for (const table of ['channels', 'quiet_hours', 'outgoing'])
      expect(await database.query(`select * from ${table}`)).toEqual([]);
  });

  test('a guest is sent sixty messages an hour at most', async () => {
    const { house, ada } = await houses.setUp(make);
    const { id } = await houses.addWebhook(ada);
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
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    await runNews(house);
    expect(receiver.kinds).toEqual([]);
    house.clock.pass(HOUR);
    await runNews(house);
    expect(receiver.kinds.toSorted()).toEqual(['started', 'turn']);
  });

  test('a removed table takes its cursor and its messages along', async () => {
    const { database, house, ada, bea } = await houses.setUp(make);
    await houses.addWebhook(ada);
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    await house.server.news?.derive();
    const [length = 0] = (await house.store.rooms.readLengths([room])).values();
    await house.store.rooms.remove(room, length);
    house.host.drop(room);
    for (const table of ['news_cursors', 'outgoing'])
      expect(await database.query(`select * from ${table}`)).toEqual([]);
  });
});

test('CN-20 a webhook that others can read gets one nameless message for a reaction window, no matter who has answered', async () => {
  const house = await houses.openServer(embeddedDatabase());
  const people = await Promise.all(['Ada', 'Bea', 'Cleo'].map(name => TestClient.asGuest(house.address, { name })));
  const [ada, ...others] = people;
  if (ada === undefined) throw new Error('nobody is there');
  await houses.addWebhook(ada, '/shared', true);
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const plan = { game: 'carta-nostra', seats, clock: BY_POST, options: { start: 0 }, confirm: false };
  const { room } = (await ada.post('/api/rooms', plan)).body as { room: string };
  for (const [at, client] of others.entries())
    await runCommand(client, room, { type: 'sit', seat: at + 1, name: `${at}`, entropy: `${at + 1}`.repeat(32) });
  await runCommand(ada, room, { type: 'start' });
  await runNews(house);
  expect(receiver.messages).toMatchObject([{ kind: 'started' }, { kind: 'waiting', seats: [0] }]);

  const asked = await playToWindow(people, room);
  expect(asked.length).toBeGreaterThan(1);
  receiver.received.length = 0;
  await runNews(house);
  const [first] = asked;
  if (first !== undefined) await answerPrompt(first, room);
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
  const house = await houses.openServer(embeddedDatabase());
  const [ada, bea] = [await TestClient.asGuest(house.address), await TestClient.asGuest(house.address)];
  await houses.addWebhook(ada, '/shared', true);
  await houses.addWebhook(bea, '/own');
  const room = await openTableOfTwo(ada, bea, BY_POST, MINUTE);
  await runCommand(ada, room, { type: 'start' });
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
    if (client !== undefined) await answerPrompt(client, room, actions => actions.find(({ type }) => type === 'job'));
  }
  throw new Error('no such moment');
}
