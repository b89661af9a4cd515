import {
  answerPrompt,
  isAsked,
  NewsHouses,
  newId,
  openTableOfTwo,
  playToTheEnd,
  runCommand,
  runNews,
  TEST_DATABASES,
  TestClient,
  type TestDatabase,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rebuildRatings } from './admin/rebuild-ratings.ts';
import { DAY } from './house/expiry.ts';
import { openModeration } from './moderation/moderation.ts';

const sit = (seat: number, name: string) => ({ type: 'sit', seat, name, entropy: 'ab'.repeat(16) });

/** Ada has two guests: `phone` goes on, and `computer`, who is called Adele at her tables, becomes a part of it. */
describe.each(TEST_DATABASES)('a person with two guests, %s', (_, make) => {
  let houses: NewsHouses;
  let database: TestDatabase;
  let house: TestServer;
  let phone: TestClient;
  let computer: TestClient;
  let bea: TestClient;

  beforeEach(async () => {
    houses = new NewsHouses();
    await houses.receiver.open();
    const made = await houses.setUp(make);
    [database, house, phone, bea] = [made.database, made.house, made.ada, made.bea];
    computer = await TestClient.asGuest(house.address, { name: 'Adele', language: 'en' });
  });
  afterEach(() => houses.close());

  const merge = async (): Promise<void> => {
    const { secret } = (await phone.post('/api/transfers', {})).body as { secret: string };
    expect((await computer.post('/api/transfers/redeem', { secret, merges: true })).status).toBe(200);
  };
  const idOf = async (client: TestClient): Promise<string> =>
    ((await client.get('/api/guests/me')).body as { id: string }).id;
  const open = async (client: TestClient, wanted: object = {}): Promise<string> => {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    return String((await client.post('/api/rooms', { game: 'carta-nostra', seats, ...wanted })).body.room);
  };
  const command = async (client: TestClient, room: string, wanted: object): Promise<string> => {
    const { status, body } = await client.post(`/api/rooms/${room}/commands`, { id: newId(), command: wanted });
    return status === 200 ? 'done' : String(body.code);
  };
  /** A running match of a guest and Bea, who sits in the second seat. */
  const play = async (client: TestClient): Promise<string> => {
    const room = await open(client);
    await command(bea, room, sit(1, 'Bea'));
    expect(await command(client, room, { type: 'start' })).toBe('done');
    return room;
  };
  const say = async (client: TestClient, room: string, text: string): Promise<string> => {
    const socket = await client.openSocket();
    socket.send({ type: 'say', room, id: newId(), text });
    const answer = await socket.nextOfAnyType().then(() => socket.nextOfAnyType());
    await socket.close();
    return 'code' in answer ? answer.code : answer.type;
  };
  const remarksIn = async (client: TestClient, room: string): Promise<readonly string[]> =>
    ((await client.get(`/api/rooms/${room}/chat?from=0`)).body as { remarks: { text: string }[] }).remarks.map(
      ({ text }) => text,
    );

  test('reads nothing of players whom either guest has muted or blocked, and keeps them from the tables of both', async () => {
    const [first, second] = [await play(phone), await play(computer)];
    await computer.post('/api/blocks', { room: second, seat: 1, name: 'Bea' });
    await merge();
    await say(bea, first, 'unread');
    expect(await remarksIn(phone, first)).toEqual([]);
    expect(await command(bea, await open(phone), sit(1, 'Bea'))).toBe('barred');
    const { blocks } = (await phone.get('/api/blocks')).body as { blocks: { id: string }[] };
    expect(blocks).toHaveLength(1);
    await phone.delete(`/api/blocks/${blocks[0]?.id}`);
    expect(await remarksIn(phone, first)).toEqual(['unread']);
    await phone.post('/api/mutes', { room: first, seat: 1, muted: true });
    expect(await remarksIn(computer, second)).toEqual([]);
    expect((await computer.get(`/api/rooms/${second}/chat?from=0`)).body).toMatchObject({ muted: ['Bea'] });
  });

  test('can’t sit down under another id at the tables of somebody who has blocked one, who still reads the other', async () => {
    const [first, second] = [await play(phone), await play(computer)];
    await bea.post('/api/blocks', { room: second, seat: 0, name: 'Adele' });
    await merge();
    expect(await command(phone, await open(bea), sit(1, 'Ada'))).toBe('barred');
    await say(phone, first, 'read');
    await say(phone, second, 'unread');
    expect(await remarksIn(bea, first)).toEqual(['read']);
    expect(await remarksIn(bea, second)).toEqual([]);
  });

  test('gets invitations to either guest once, and invites by handles that were made for either', async () => {
    const [first, second] = [await play(phone), await play(computer)];
    const handleOf = async (client: TestClient, room: string): Promise<string> =>
      ((await client.get(`/api/rooms/${room}/people`)).body as { people: { handle: string }[] }).people[0]?.handle ??
      '';
    const invite = (client: TestClient, room: string, handle: string) =>
      client.post(`/api/rooms/${room}/invitations`, { handle });
    const [table, handles] = [await open(bea), [await handleOf(bea, first), await handleOf(bea, second)]];
    const own = await handleOf(computer, second);
    for (const handle of handles) expect((await invite(bea, table, handle)).status).toBe(200);
    await merge();
    const listed = async () => (await phone.get('/api/invitations')).body.invitations;
    expect(await listed()).toMatchObject([{ room: table }]);
    const socket = await phone.openSocket();
    const another = await open(bea);
    await invite(bea, another, handles[1] ?? '');
    expect(await socket.next('invited')).toMatchObject({ invitation: { room: another } });
    await socket.close();
    for (const room of [table, another]) await computer.delete(`/api/invitations/${room}`);
    expect(await listed()).toEqual([]);
    expect((await invite(computer, await open(phone), own)).status).toBe(200);
    expect((await bea.get('/api/invitations')).body.invitations).toHaveLength(1);
  });

  test('is banned as a whole when an operator bans either guest, and gives up the seats of both', async () => {
    const [first, second] = [await play(phone), await play(computer)];
    const adele = await idOf(computer);
    await merge();
    const { store, host, clock, server } = house;
    const office = openModeration({ store, host, clock, fanout: { announce: () => undefined } });
    const deed = { who: 'the operator', why: 'insults' };
    expect(await office.impose(adele, { kind: 'ban', days: null, ...deed })).toBe('done');
    await server.refreshSanctions();
    for (const device of [phone, computer])
      expect((await device.get('/api/rooms/mine')).body).toMatchObject({ code: 'banned' });
    for (const room of [first, second])
      expect((await bea.get(`/api/rooms/${room}`)).body).toMatchObject({ seen: { chairs: [{ hasLeft: true }, {}] } });
    expect(await office.lift(await idOf(phone), 'ban', deed)).toBe('done');
  });

  test('stays muted if one of the guests was', async () => {
    const room = await play(phone);
    const { store, host, clock, server } = house;
    const office = openModeration({ store, host, clock, fanout: { announce: () => undefined } });
    await office.impose(await idOf(computer), { kind: 'mute', days: 1, who: 'the operator', why: '' });
    await server.refreshSanctions();
    await merge();
    expect(await say(phone, room, 'unheard')).toBe('muted');
  });

  test('is deleted as a whole: no name and no word of either is left, and no device is anybody', async () => {
    const [first, second] = [await play(phone), await play(computer)];
    await say(phone, first, 'a word of Ada');
    await say(computer, second, 'a word of Adele');
    await merge();
    expect((await computer.delete('/api/guests/me')).status).toBe(200);
    expect((await phone.get('/api/guests/me')).status).toBe(401);
    for (const room of [first, second]) {
      const shown = JSON.stringify([
        (await bea.get(`/api/rooms/${room}`)).body,
        (await bea.get(`/api/rooms/${room}/chat?from=0`)).body,
      ]);
      for (const word of ['"Ada"', '"Adele"', 'a word of']) expect(shown).not.toContain(word);
    }
    expect(await house.store.people.listPending()).toEqual([]);
  });

  test('is deleted as a whole by the next run of the house if the server has crashed in between', async () => {
    const room = await play(computer);
    const [ada, adele] = [await idOf(phone), await idOf(computer)];
    await merge();
    const { people } = house.store;
    // As far as a crash lets it come, when only one of the ids was known.
    expect((await people.forget([ada], 1)).toSorted()).toEqual([ada, adele].toSorted());
    await house.server.prune();
    expect((await bea.get(`/api/rooms/${room}`)).body).toMatchObject({ seen: { chairs: [{ name: '' }, {}] } });
    expect(await people.listPending()).toEqual([]);
  });

  test('exports the tables, the words and the devices of both', async () => {
    const [first, second] = [await play(phone), await play(computer)];
    await say(computer, second, 'a word of Adele');
    await merge();
    const { body } = await phone.get('/api/guests/me/export');
    expect(body).toMatchObject({
      guest: { name: 'Ada' },
      mergedGuests: [{ name: 'Adele' }],
      chat: [{ text: 'a word of Adele' }],
    });
    const { tables } = body as unknown as {
      tables: { room: string; name: string; deeds: { line: { type: string } }[] }[];
    };
    expect(new Map(tables.map(({ room, name }) => [room, name]))).toEqual(
      new Map([
        [first, 'Ada'],
        [second, 'Adele'],
      ]),
    );
    for (const { deeds } of tables) expect(deeds.map(({ line }) => line.type)).toContain('sat');
  });

  test('stays as long as any device of both is used', async () => {
    await play(computer);
    await merge();
    const last = house.clock.wall();
    house.clock.pass(100 * DAY);
    expect(await house.server.prune()).toEqual({});
    expect(house.clock.wall() - last).toBeGreaterThan(90 * DAY);
    expect(await idOf(computer)).toBe(await idOf(phone));
  });

  test('is sent the news of the tables of both, also by a channel of the guest that was merged, and in the same quiet hours', async () => {
    const { receiver } = houses;
    await houses.addWebhook(computer);
    const quietHours = { from: 3, to: 4, timeZone: 'UTC' };
    await computer.post('/api/quiet-hours', { quietHours });
    const [first, second] = [await openTableOfTwo(phone, bea), await openTableOfTwo(computer, bea)];
    await merge();
    expect((await phone.get('/api/channels')).body).toMatchObject({ channels: [{ kind: 'webhook' }], quietHours });
    for (const room of [first, second]) await runCommand(phone, room, { type: 'start' });
    for (let times = 0; times < 4; times++) await runNews(house);
    const turns = receiver.messages
      .filter(({ kind }) => kind === 'turn')
      .map(({ url }) => String(url).split('/').at(-1));
    expect(turns.toSorted()).toEqual([first, second].toSorted());
  });

  test('sees the deadlines of both in the calendars of both', async () => {
    const urls = [(await phone.post('/api/calendar')).body.url, (await computer.post('/api/calendar')).body.url];
    const rooms = [await openTableOfTwo(phone, bea), await openTableOfTwo(computer, bea)];
    await merge();
    for (const room of rooms) await runCommand(phone, room, { type: 'start' });
    for (const url of urls) {
      const path = String(url).replace(NewsHouses.publicUrl, '');
      const text = await (await fetch(`http://${house.address}${path}`)).text();
      for (const room of rooms) expect(text.replaceAll('\r\n ', '')).toContain(`/table/${room}`);
    }
    await phone.delete('/api/calendar');
    expect(await house.store.calendars.count()).toBe(0);
  });

  test('answers for either seat, and only while it is asked', async () => {
    const room = await openTableOfTwo(computer, bea);
    await merge();
    await runCommand(phone, room, { type: 'start' });
    expect(await isAsked(phone, room)).toBe(true);
    while (await isAsked(phone, room)) await answerPrompt(phone, room);
    expect(await isAsked(bea, room)).toBe(true);
  });

  test('may leave as many tables to bots as one guest', async () => {
    const bots = [
      { kind: 'bot', level: 1 },
      { kind: 'bot', level: 1 },
    ];
    const start = (client: TestClient) => client.post('/api/rooms', { game: 'carta-nostra', seats: bots, start: true });
    for (const each of [phone, computer, computer]) expect((await start(each)).status).toBe(200);
    await merge();
    expect((await start(phone)).body).toMatchObject({ code: 'too-many-bot-tables' });
  });

  test('counts as one when two guests have reported the same player', async () => {
    const about = { kind: 'name', seat: 1, name: 'Bea' };
    for (const each of [phone, computer])
      await each.post('/api/reports', { room: await play(each), about, reason: 'abuse', note: '' });
    const list = () => house.store.reports.list({ isOpen: true, limit: 9 });
    expect(await list()).toMatchObject([{ reporters: 2, made: 1 }, { reporters: 2 }]);
    await merge();
    expect(await list()).toMatchObject([{ reporters: 1, made: 2 }, { reporters: 1 }]);
  });

  test('has one rating and one history at every node, others see no difference, and it stays when the person is deleted', async () => {
    const other = await houses.openServer(database, house.clock);
    const there = ({ headers }: TestClient) => new TestClient(other.address, { cookie: headers.cookie ?? '' });
    const ratingAfter = async (client: TestClient, room: string) =>
      (await client.get(`/api/rooms/${room}/rating`)).body as { change: { before: object; after: object } | null };
    const rooms: string[] = [];
    for (const each of [phone, computer]) {
      const room = await open(each, { isRated: true });
      await command(bea, room, sit(1, 'Bea'));
      await command(each, room, { type: 'start' });
      const sockets = [await each.openSocket(), await bea.openSocket()];
      for (const socket of sockets) socket.send({ type: 'watch', room, from: 0 });
      await Promise.all(sockets.map(socket => playToTheEnd(socket, room)));
      for (const socket of sockets) await socket.close();
      rooms.push(room);
      // Matches count in the order in which they ended.
      house.clock.pass(1000);
    }
    const [first = '', second = ''] = rooms;
    expect((await ratingAfter(there(computer), second)).change?.before).toEqual({ value: 1500, uncertainty: 500 });
    const opponentsOf = async (client: TestClient) => (await client.get('/api/profile')).body.opponents;
    const opponents = await opponentsOf(bea);
    await merge();
    const before = (await ratingAfter(phone, first)).change?.after;
    for (const client of [phone, computer, there(phone)]) {
      expect((await ratingAfter(client, second)).change?.before).toEqual(before);
      expect((await client.get('/api/profile')).body).toMatchObject({ games: [{ matches: 2, rated: 2 }] });
      expect((await client.get('/api/profile/matches')).body).toMatchObject({ matches: [{}, {}] });
    }
    expect(await opponentsOf(bea)).toEqual(opponents);
    const hers = await ratingAfter(bea, second);
    await phone.delete('/api/guests/me');
    for (const client of [bea, there(bea)]) expect(await ratingAfter(client, second)).toEqual(hers);
    expect(await rebuildRatings(house.store, 1)).toMatchObject({ changed: [], isIdentical: true });
  });

  test('the link to a profile of the guest that was merged ends, since its readers would learn who else it is', async () => {
    const { secret } = (await computer.post('/api/profile/link')).body as { secret: string };
    await merge();
    expect((await bea.get(`/api/profiles/${secret}`)).status).toBe(404);
    expect((await phone.get('/api/profile')).body).toMatchObject({ secret: null, isListed: false });
  });
});
