import type { RoomView, WatchTerms } from '@consigliere/match';
import type { WireCommand } from '@consigliere/protocol';
import {
  newId,
  openTestServer,
  TEST_DATABASES,
  TestClient,
  type TestDatabase,
  type TestServer,
  type TestSocket,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newLimits } from './limits.ts';

const DELAY = 60_000;
const NOBODY = null;

describe.each(TEST_DATABASES)('with the %s database', (_name, makeDatabase) => {
  let database: TestDatabase;
  let server: TestServer;
  let [ada, bob, eve]: TestClient[] = [];
  beforeEach(async () => {
    database = await makeDatabase();
    server = await openTestServer({ database });
    ada = await TestClient.asGuest(server.address, { name: 'Ada' });
    bob = await TestClient.asGuest(server.address, { name: 'Bob' });
    eve = await TestClient.asGuest(server.address, { name: 'Eve' });
  });
  afterEach(() => server.close());

  const must = (client: TestClient | undefined): TestClient => {
    if (client === undefined) throw new Error('there is no such client');
    return client;
  };

  const run = (client: TestClient | undefined, room: string, command: WireCommand) =>
    must(client).post(`/api/rooms/${room}/commands`, { id: newId(), command });

  const see = async (client: TestClient | undefined, room: string): Promise<{ now: number; seen: RoomView }> =>
    (await must(client).get(`/api/rooms/${room}`)).body as { now: number; seen: RoomView };

  /** Opens a table for Ada and Bob. */
  async function open(watch: WatchTerms, more: object = {}): Promise<string> {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { body } = await must(ada).post('/api/rooms', {
      game: 'carta-nostra',
      seats,
      watch,
      isPublic: true,
      ...more,
    });
    return body.room as string;
  }

  async function start(room: string): Promise<void> {
    await run(bob, room, { type: 'sit', seat: 1, name: 'Bob', entropy: newId() });
    expect(await run(ada, room, { type: 'start' })).toMatchObject({ status: 200 });
    expect((await see(ada, room)).seen.phase).toBe('playing');
  }

  async function openAndStart(watch: WatchTerms): Promise<string> {
    const room = await open(watch);
    await start(room);
    return room;
  }

  /** Ada or Bob gives an answer that everybody sees. */
  async function answer(room: string): Promise<void> {
    for (const client of [ada, bob]) {
      const { seen } = await see(client, room);
      const { prompt, branch } = seen.match ?? {};
      const pick = prompt?.actions[0];
      if (pick === undefined || prompt === null || prompt === undefined || branch === undefined) continue;
      const picks = [{ ...pick }];
      const answered = await run(client, room, { type: 'answer', decision: prompt.id, branch, picks, isSure: true });
      expect(answered.status).toBe(200);
      return;
    }
    throw new Error('nobody is asked');
  }

  async function watch(client: TestClient | undefined, room: string): Promise<TestSocket> {
    const socket = await must(client).openSocket();
    socket.send({ type: 'watch', room, from: 0 });
    return socket;
  }

  /** Everything that a socket has got so far. */
  async function flush(socket: TestSocket): Promise<TestSocket['received']> {
    for (let turn = 0; turn < 5; turn++) await new Promise(resolve => setImmediate(resolve));
    socket.send({ type: 'ping' });
    await socket.next('pong');
    return socket.received.filter(({ type }) => type !== 'pong' && type !== 'hello');
  }

  test('a delayed spectator is sent the match that long after it was played, with the time of then', async () => {
    const room = await open(DELAY);
    const hers = await watch(eve, room);
    expect((await hers.next('seen')).seen).toMatchObject({ phase: 'gathering', terms: { watch: DELAY } });
    await start(room);
    const began = server.clock.now();
    await answer(room);
    server.clock.pass(DELAY - 1);
    for (const message of await flush(hers))
      if (message.type === 'seen') expect(message.seen).toMatchObject({ phase: 'gathering', match: null, chapters: 0 });
    server.clock.pass(1);
    const late = await hers.next('seen', ({ seen }) => seen.phase === 'playing');
    expect([late.seen.seat, late.now <= began]).toEqual([null, true]);
  });

  test('nothing of the present reaches a delayed spectator: no presence, no chat, no emote, no request', async () => {
    const room = await openAndStart(DELAY);
    server.clock.pass(DELAY);
    const hers = await watch(eve, room);
    await hers.next('seen');
    const his = await watch(bob, room);
    await his.next('seen');
    const before = (await flush(hers)).length;
    await answer(room);
    his.send({ type: 'say', room, id: newId(), text: 'Ada has the Don.' });
    his.send({ type: 'emote', room, id: newId(), emote: 'salute' });
    his.send({ type: 'sign', room, sign: 'typing' });
    await his.next('emote');
    expect((await flush(hers)).slice(before)).toEqual([]);
    expect((await must(eve).get(`/api/rooms/${room}/chat`)).body).toEqual({ remarks: [], muted: [] });
    expect((await see(eve, room)).seen.chapters).toBe(1);
    server.clock.pass(DELAY);
    expect(await hers.next('chat')).toMatchObject({ text: 'Ada has the Don.', seat: 1 });
    expect(await flush(hers)).not.toContainEqual(expect.objectContaining({ type: 'emote' }));
    expect((await see(eve, room)).seen.chapters).toBe(2);
    expect((await must(eve).get(`/api/rooms/${room}/chat`)).body.remarks).toHaveLength(1);
  });

  test('muting and blocking tell a delayed spectator who sat there, not who sits there', async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }];
    const { body } = await must(ada).post('/api/rooms', { game: 'der-pate', seats, watch: DELAY, start: true });
    const room = body.room as string;
    server.clock.pass(DELAY);
    await run(bob, room, { type: 'ask-seat', seat: 1, name: 'Bob' });
    const [request] = (await see(ada, room)).seen.seatRequests;
    await run(ada, room, { type: 'admit', request: request?.number ?? -1, yes: true });
    expect((await see(bob, room)).seen.seat).toBe(1);
    const codes = async () => [
      (await must(eve).post('/api/mutes', { room, seat: 1, muted: true })).body.code,
      (await must(eve).post('/api/blocks', { room, seat: 1, name: 'Bob' })).body.code,
    ];
    expect(await codes()).toEqual(['no-such-seat', 'no-such-seat']);
    server.clock.pass(DELAY);
    expect(await codes()).toEqual([undefined, undefined]);
  });

  test('guests who may not watch a table can neither mute nor block there', async () => {
    const room = await openAndStart(NOBODY);
    const muted = await must(eve).post('/api/mutes', { room, seat: 1, muted: true });
    const blocked = await must(eve).post('/api/blocks', { room, seat: 1, name: 'Bob' });
    expect([muted.body.code, blocked.body.code]).toEqual(['no-spectators', 'no-spectators']);
    expect((await must(ada).post('/api/blocks', { room, seat: 1, name: 'Bob' })).status).toBe(200);
  });

  test('requests for the chat of the past are limited, because each may read the whole journal', async () => {
    const room = await openAndStart(DELAY);
    const { clock } = server;
    await server.server.close();
    await server.host.close();
    server = await openTestServer({ database, clock, limits: newLimits() });
    eve = new TestClient(server.address, { cookie: must(eve).headers.cookie ?? '' });
    const codes: unknown[] = [];
    for (let nth = 0; nth <= 30; nth++) codes.push((await must(eve).get(`/api/rooms/${room}/chat`)).body.code);
    expect(codes.slice(-2)).toEqual([undefined, 'too-fast']);
    bob = new TestClient(server.address, { cookie: must(bob).headers.cookie ?? '' });
    expect((await must(bob).get(`/api/rooms/${room}/chat`)).status).toBe(200);
  });

  test('when the late spectators have gone, nothing more is read for them', async () => {
    const room = await openAndStart(DELAY);
    server.clock.pass(DELAY);
    const hers = await watch(eve, room);
    await hers.next('seen');
    const his = await watch(bob, room);
    his.send({ type: 'say', room, id: newId(), text: 'Salute.' });
    await his.next('done');
    hers.send({ type: 'unwatch', room });
    await flush(hers);
    const reading = vi.spyOn(server.host, 'lookPast');
    server.clock.pass(DELAY);
    await flush(his);
    expect(reading).not.toHaveBeenCalled();
  });

  test("a page that shows the past isn't counted as a common screen of the table", async () => {
    const room = await openAndStart(DELAY);
    server.clock.pass(DELAY);
    const his = await watch(bob, room);
    await his.next('here');
    const hers = await must(eve).openSocket();
    hers.send({ type: 'watch', room, from: 0, isScreen: true });
    await hers.next('seen');
    const here = (await flush(his)).flatMap(message => (message.type === 'here' ? [message.hasScreen] : []));
    expect(new Set(here)).toEqual(new Set([false]));
  });

  test('after a restart a spectator sees the same past, and what waits comes in time', async () => {
    const room = await openAndStart(DELAY);
    server.clock.pass(DELAY);
    await answer(room);
    const his = await watch(bob, room);
    await his.next('seen');
    his.send({ type: 'say', room, id: newId(), text: 'Salute.' });
    await his.next('done');
    const clock = server.clock;
    await server.server.close();
    await server.host.close();
    server = await openTestServer({ database, clock });
    eve = new TestClient(server.address, { cookie: must(eve).headers.cookie ?? '' });
    const hers = await watch(eve, room);
    expect((await hers.next('seen')).seen).toMatchObject({ phase: 'playing', chapters: 1 });
    clock.pass(DELAY);
    expect(await hers.next('chat')).toMatchObject({ text: 'Salute.' });
    const chapters = (await flush(hers)).flatMap(message => (message.type === 'seen' ? [message.seen.chapters] : []));
    expect(chapters).toEqual([1, 2]);
  });

  test('a table that nobody can watch refuses guests from the start on, and its lobby is open to them', async () => {
    const room = await open(NOBODY);
    const hers = await watch(eve, room);
    expect((await hers.next('seen')).seen.phase).toBe('gathering');
    await start(room);
    expect(await hers.next('closed')).toEqual({ type: 'closed', room, code: 'no-spectators' });
    expect(JSON.stringify(hers.received)).not.toContain('"playing"');
    hers.send({ type: 'watch', room, from: 0 });
    expect(await hers.next('closed')).toEqual({ type: 'closed', room, code: 'no-spectators' });
    for (const path of ['', '/chat', '/record'])
      expect(await must(eve).get(`/api/rooms/${room}${path}`)).toMatchObject({
        status: 403,
        body: { code: 'no-spectators' },
      });
    expect(await new TestClient(server.address).get(`/api/rooms/${room}`)).toMatchObject({ status: 403 });
    expect((await see(bob, room)).seen.phase).toBe('playing');
  });

  test('a match that not everybody may watch leaves the public list when it begins', async () => {
    const listed = async () =>
      ((await must(eve).get('/api/rooms')).body.rooms as { room: string }[]).map(each => each.room);
    const rooms = [await open(0), await open(DELAY), await open(NOBODY)];
    expect((await listed()).sort()).toEqual([...rooms].sort());
    for (const room of rooms) await start(room);
    expect(await listed()).toEqual([rooms[0]]);
  });

  test('a record is sent to spectators when they have seen the end, and to players at once', async () => {
    const room = await openAndStart(DELAY);
    server.clock.pass(DELAY);
    await server.host.note(room, () => ({ type: 'cancelled' }));
    const record = async (client: TestClient | undefined) =>
      (await must(client).get(`/api/rooms/${room}/record`)).status;
    expect([await record(ada), await record(eve)]).toEqual([200, 409]);
    server.clock.pass(DELAY - 1);
    expect(await record(eve)).toBe(409);
    server.clock.pass(1);
    expect(await record(eve)).toBe(200);
  });

  test('every command of a spectator who sees the past is refused alike, whatever is going on', async () => {
    const room = await openAndStart(DELAY);
    const commands = [
      { type: 'sit', seat: 1, name: 'Eve' },
      { type: 'start' },
      { type: 'wish', wish: 'end' },
      { type: 'own' },
      { type: 'nudge', seat: 0 },
    ] as const;
    const codes = async () => Promise.all(commands.map(async command => (await run(eve, room, command)).body.code));
    expect(new Set(await codes())).toEqual(new Set(['not-seated']));
    await server.host.note(room, () => ({ type: 'cancelled' }));
    expect(new Set(await codes())).toEqual(new Set(['not-seated']));
    expect((await must(eve).post(`/api/rooms/${room}/rematch`, { id: newId() })).body.code).toBe('not-seated');
  });

  test('a late friend who is let in sees the present from then on, and a delayed guest sees the own request at once', async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }];
    const { body } = await must(ada).post('/api/rooms', { game: 'der-pate', seats, watch: DELAY, start: true });
    const room = body.room as string;
    server.clock.pass(DELAY);
    const hers = await watch(eve, room);
    await hers.next('seen');
    expect(await run(eve, room, { type: 'ask-seat', seat: 1, name: 'Eve' })).toMatchObject({ status: 200 });
    expect((await hers.next('seen')).seen).toMatchObject({ askedSeat: 1, seatRequests: [] });
    const [request] = (await see(ada, room)).seen.seatRequests;
    const admit = { type: 'admit', request: request?.number ?? -1, yes: true } as const;
    expect(await run(ada, room, admit)).toMatchObject({ status: 200 });
    const { seen, now } = await hers.next('seen', each => each.seen.seat === 1);
    expect([seen.match?.view.own !== null, now]).toEqual([true, server.clock.now()]);
  });

  test('a late friend whom nothing is shown can ask for a bot’s seat, sees nothing of the match meanwhile, and plays once let in', async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 2 }];
    const { body } = await must(ada).post('/api/rooms', { game: 'der-pate', seats, watch: NOBODY, start: true });
    const room = body.room as string;
    const late = async () => (await must(eve).get(`/api/rooms/${room}/late`)).body;
    const nothing = { game: 'der-pate', askedSeat: null, isBarred: false, sees: false };
    expect(await late()).toEqual({ ...nothing, seats: [{ seat: 1, level: 2 }] });
    expect(await run(eve, room, { type: 'ask-seat', seat: 1, name: 'Eve' })).toMatchObject({ status: 200 });
    expect(await late()).toMatchObject({ askedSeat: 1, sees: false });
    expect((await must(eve).get(`/api/rooms/${room}`)).body).toMatchObject({ code: 'no-spectators' });
    const [request] = (await see(ada, room)).seen.seatRequests;
    await run(ada, room, { type: 'admit', request: request?.number ?? -1, yes: true });
    expect(await late()).toEqual({ ...nothing, seats: [], sees: true });
    expect((await see(eve, room)).seen.seat).toBe(1);
  });

  test('a late friend who was declined where nobody can watch reads so, and a match that is over has no seats to ask for', async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 2 }];
    const { body } = await must(ada).post('/api/rooms', { game: 'der-pate', seats, watch: NOBODY, start: true });
    const room = body.room as string;
    await run(eve, room, { type: 'ask-seat', seat: 1, name: 'Eve' });
    const [request] = (await see(ada, room)).seen.seatRequests;
    await run(ada, room, { type: 'admit', request: request?.number ?? -1, yes: false });
    expect((await must(eve).get(`/api/rooms/${room}/late`)).body).toMatchObject({ isBarred: true, askedSeat: null });
    await server.host.note(room, () => ({ type: 'cancelled' }));
    expect((await must(eve).get(`/api/rooms/${room}/late`)).body).toMatchObject({ seats: [] });
  });

  test('a common screen is a spectator, so its owner can neither set a delay nor shut spectators out', async () => {
    const room = await open(0, { seats: [{ kind: 'open' }, { kind: 'open' }], screen: true });
    for (const watch of [DELAY, NOBODY])
      expect((await run(ada, room, { type: 'change-terms', watch })).body).toMatchObject({ code: 'screen-watches' });
    expect(await run(ada, room, { type: 'change-terms', watch: 0 })).toMatchObject({ status: 200 });
    expect((await see(eve, room)).seen.terms.watch).toBe(0);
  });

  test('a table on a common screen is opened for everybody to watch, or not at all', async () => {
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    for (const watch of [DELAY, NOBODY])
      expect(
        (await must(ada).post('/api/rooms', { game: 'carta-nostra', seats, screen: true, watch })).body,
      ).toMatchObject({ code: 'screen-watches' });
    for (const watch of [5, -60_000, 60_000.5, 999_999_999, 'nobody', {}])
      expect((await must(ada).post('/api/rooms', { game: 'carta-nostra', seats, watch })).body).toMatchObject({
        code: 'bad-message',
      });
  });
});
