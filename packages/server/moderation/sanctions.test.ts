import {
  fastClock,
  newId,
  openTestServer,
  TEST_DATABASES,
  TestClient,
  type TestDatabase,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Fanout, NodeMessage } from '../fanout/fanout.ts';
import { openModeration } from './moderation.ts';

const ENTROPY = 'ab'.repeat(16);
const DAY = 24 * 3600 * 1000;
const DEED = { who: 'the operator', why: 'insults' };
const sit = (seat: number, name: string) => ({ type: 'sit', seat, name, entropy: ENTROPY }) as const;

/** Two ends of the connection between two nodes. */
function pairOfFanouts(): readonly [Fanout, Fanout] {
  const listeners: ((news: NodeMessage, node: string) => void)[][] = [[], []];
  const end = (node: 0 | 1): Fanout => ({
    announce: news => {
      for (const then of listeners[1 - node] ?? []) setImmediate(then, news, `${node}`);
    },
    onMessage: then => void listeners[node]?.push(then),
    onReconnect: () => undefined,
    close: async () => undefined,
  });
  return [end(0), end(1)];
}

describe.each(TEST_DATABASES)('muted and banned people, %s', (_, make) => {
  let database: TestDatabase;
  let server: TestServer;
  /** Another node over the same store. */
  let node: TestServer;
  let ada: TestClient;
  let eve: TestClient;
  let eveId: string;
  let fanout: Fanout;
  /** Whether the nodes hear of each other. */
  let isConnected: boolean;

  beforeEach(async () => {
    database = await make();
    isConnected = true;
    const clock = fastClock();
    const [one, two] = pairOfFanouts();
    fanout = { ...one, announce: news => isConnected && one.announce(news) };
    server = await openTestServer({ database, clock, fanout: one });
    node = await openTestServer({ database, clock, fanout: two });
    [ada, eve] = [await TestClient.asGuest(server.address), await TestClient.asGuest(server.address)];
    eveId = String((await eve.get('/api/guests/me')).body.id);
  });
  afterEach(async () => {
    await node.server.close();
    await node.host.close();
    await server.close();
  });

  const moderation = () => {
    const { store, host, clock, server: own } = server;
    return openModeration({ store, host, fanout, clock, reload: own.refreshSanctions });
  };
  const ban = (days: number | null = 7, network?: string) =>
    moderation().impose(eveId, { kind: 'ban', days, network, ...DEED });
  const mute = () => moderation().impose(eveId, { kind: 'mute', days: 1, ...DEED });
  const lift = (kind: 'mute' | 'ban') => moderation().lift(eveId, kind, DEED);

  const openTable = async (owner: TestClient, others: readonly object[] = [{ kind: 'open' }]): Promise<string> => {
    const seats = [{ kind: 'me' }, ...others];
    return String((await owner.post('/api/rooms', { game: 'carta-nostra', seats })).body.room);
  };
  const command = async (guest: TestClient, room: string, wanted: object): Promise<string> => {
    const { status, body } = await guest.post(`/api/rooms/${room}/commands`, { id: newId(), command: wanted });
    return status === 200 ? 'done' : String(body.code);
  };
  const chairsOf = async (room: string) =>
    ((await ada.get(`/api/rooms/${room}`)).body as { seen: { chairs: Record<string, unknown>[] } }).seen.chairs;
  /** A running match of Ada and Eve. */
  const play = async (): Promise<string> => {
    const room = await openTable(ada);
    await command(eve, room, sit(1, 'Eve'));
    expect(await command(ada, room, { type: 'start' })).toBe('done');
    return room;
  };

  test('a banned guest opens no table, takes no seat and opens no socket, and reads why and until when', async () => {
    const room = await openTable(ada);
    const began = server.clock.wall();
    expect(await ban()).toBe('done');
    expect((await eve.post('/api/rooms', { game: 'carta-nostra', seats: [{ kind: 'me' }] })).body).toMatchObject({
      code: 'banned',
    });
    expect(await command(eve, room, sit(1, 'Eve'))).toBe('banned');
    expect((await eve.get('/api/rooms/mine')).status).toBe(403);
    await expect(eve.openSocket()).rejects.toThrow('status 403');
    const { body } = await eve.get('/api/guests/ban');
    expect(body).toEqual({ ban: { why: 'insults', at: expect.any(Number), until: expect.any(Number) } });
    const { until } = (body as { ban: { until: number } }).ban;
    expect(until - began).toBeGreaterThanOrEqual(7 * DAY);
    expect((await ada.get('/api/guests/ban')).body).toEqual({ ban: null });
  });

  test('a ban closes open sockets at once, here and at every other node', async () => {
    const here = await eve.openSocket();
    const there = await new TestClient(node.address, { cookie: eve.headers.cookie ?? '' }).openSocket();
    const others = await ada.openSocket();
    await ban(null);
    await Promise.all([here.closed, there.closed]);
    const again = new TestClient(node.address, { cookie: eve.headers.cookie ?? '' });
    await expect(again.openSocket()).rejects.toThrow('status 403');
    others.send({ type: 'ping' });
    await others.next('pong');
    await others.close();
  });

  test('a node that is told nothing reads a ban with its next look, and lets the guest in again when it is lifted', async () => {
    const there = new TestClient(node.address, { cookie: eve.headers.cookie ?? '' });
    isConnected = false;
    await ban();
    expect((await there.get('/api/rooms/mine')).status).toBe(200);
    await node.server.refreshSanctions();
    expect((await there.get('/api/rooms/mine')).body).toMatchObject({ code: 'banned' });
    expect(await lift('ban')).toBe('done');
    expect(await lift('ban')).toBe('nothing-to-do');
    await node.server.refreshSanctions();
    expect((await there.get('/api/rooms/mine')).status).toBe(200);
    expect((await eve.get('/api/rooms/mine')).status).toBe(200);
  });

  test('a ban ends by itself when its time is up', async () => {
    await ban(1);
    expect((await eve.get('/api/rooms/mine')).status).toBe(403);
    server.clock.pass(DAY);
    expect((await eve.get('/api/rooms/mine')).status).toBe(200);
  });

  test('a stand-in plays for a banned player in a running match, who takes the seat back when the ban is over', async () => {
    const room = await play();
    const gathering = await openTable(ada);
    await command(eve, gathering, sit(1, 'Eve'));
    await ban();
    expect(await chairsOf(room)).toMatchObject([{}, { sitter: 'person', name: 'Eve', isAway: true, hasLeft: true }]);
    expect(await chairsOf(gathering)).toMatchObject([{}, { sitter: 'nobody' }]);
    await lift('ban');
    expect(await command(eve, room, { type: 'back' })).toBe('done');
    expect(await chairsOf(room)).toMatchObject([{}, { isAway: false, hasLeft: false }]);
  });

  test('a match that the banned player plays against bots alone isn’t ended, and the owner’s rights pass on at others', async () => {
    const alone = await openTable(eve, [{ kind: 'bot', level: 1 }]);
    expect(await command(eve, alone, { type: 'start' })).toBe('done');
    const shared = await openTable(eve);
    await command(ada, shared, sit(1, 'Ada'));
    await ban();
    const seen = async (room: string) => (await ada.get(`/api/rooms/${room}`)).body.seen;
    expect(await seen(alone)).toMatchObject({ phase: 'playing', chairs: [{ hasLeft: true }, {}] });
    expect(await seen(shared)).toMatchObject({ phase: 'gathering', isOwner: true });
  });

  test('seats that a crash has left to a banned player are given up by the next run of the house', async () => {
    const room = await play();
    const sanction = {
      id: 'x'.repeat(16),
      kind: 'ban',
      guest: eveId,
      name: 'Eve',
      at: 0,
      until: null,
      ...DEED,
    } as const;
    await server.store.sanctions.add(sanction, [{ kind: 'guest', value: eveId }]);
    expect(await chairsOf(room)).toMatchObject([{}, { isAway: false }]);
    await server.server.prune();
    expect(await chairsOf(room)).toMatchObject([{}, { hasLeft: true }]);
    expect(await server.store.sanctions.listPending()).toEqual([]);
  });

  test('a banned person can save everything that the server has of them', async () => {
    await ban();
    const { status, body } = await eve.get('/api/guests/me/export');
    expect(status).toBe(200);
    expect(body).toMatchObject({ guest: { id: eveId } });
  });

  test('a banned person can delete themselves, and stays banned by their devices when they come as somebody new', async () => {
    const transfer = (await eve.post('/api/transfers', {})).body as { secret: string };
    const phone = new TestClient(server.address);
    await phone.post('/api/transfers/redeem', { secret: transfer.secret });
    await ban();
    expect((await eve.delete('/api/guests/me')).status).toBe(200);
    expect((await eve.post('/api/guests', {})).body).toMatchObject({ code: 'banned' });
    expect((await phone.post('/api/guests', {})).body).toMatchObject({ code: 'banned' });
    expect((await phone.get('/api/guests/ban')).body).toMatchObject({ ban: { why: 'insults' } });
    expect((await new TestClient(server.address).post('/api/guests', {})).status).toBe(200);
    expect(await server.store.sanctions.list(9)).toMatchObject([{ name: '' }]);
  });

  test('a device keeps a ban when it signs in as another guest by a link', async () => {
    const { secret } = (await ada.post('/api/transfers', {})).body as { secret: string };
    await ban();
    await eve.get('/api/guests/ban');
    expect(eve.headers.cookie).toMatch(/__Host-ban=\w{16}/);
    const others = new TestClient(server.address, {
      cookie: `${eve.headers.cookie}`.replace(/__Host-guest=[^;]*;? ?/, ''),
    });
    expect((await others.post('/api/transfers/redeem', { secret })).body).toMatchObject({ code: 'banned' });
  });

  test('a neighbouring host can’t ban a player by a cookie of its own', async () => {
    await ban();
    await eve.get('/api/guests/ban');
    const [, id = ''] = /__Host-ban=(\w{16})/.exec(eve.headers.cookie ?? '') ?? [];
    const cookie = `${ada.headers.cookie}; ban=${id}`;
    const over = (protocol: string) =>
      new TestClient(server.address, { cookie, 'x-forwarded-proto': protocol }).get('/api/rooms/mine');
    expect((await over('http')).body).toMatchObject({ code: 'banned' });
    expect((await over('https')).status).toBe(200);
  });

  test('a banned network’s other people are let in again elsewhere', async () => {
    await ban(7, '198.51.100.0/24');
    const askFrom = async (client: TestClient, remoteAddress: string) => {
      const headers = { host: server.address, cookie: client.headers.cookie ?? '' };
      return server.server.app.inject({ url: '/api/rooms/mine', headers, remoteAddress });
    };
    const there = await askFrom(ada, '198.51.100.7');
    expect(there.json()).toMatchObject({ code: 'banned' });
    expect(there.headers['set-cookie']).toBeUndefined();
    expect((await askFrom(ada, '203.0.113.7')).statusCode).toBe(200);
    expect((await askFrom(eve, '198.51.100.7')).headers['set-cookie']).toMatch(/^__Host-ban=/);
  });

  test('a network is banned only if it is named, and only together with the guest', async () => {
    await ban(7, '127.0.0.0/8');
    expect((await ada.get('/api/rooms/mine')).body).toMatchObject({ code: 'banned' });
    expect((await ada.get('/api/guests/ban')).body).toMatchObject({ ban: { why: 'insults' } });
    await lift('ban');
    expect((await ada.get('/api/rooms/mine')).status).toBe(200);
  });

  test('a muted player is refused with a reason in chat and emotes, plays on, and speaks again when it is lifted', async () => {
    const room = await play();
    const socket = await eve.openSocket();
    socket.send({ type: 'watch', room, from: 0 });
    await socket.next('seen');
    await mute();
    socket.send({ type: 'say', room, id: newId(), text: 'unheard' });
    expect(await socket.next('refused')).toMatchObject({ code: 'muted' });
    socket.send({ type: 'emote', room, id: newId(), emote: 'salute' });
    expect(await socket.next('refused')).toMatchObject({ code: 'muted' });
    expect((await eve.get(`/api/rooms/${room}/chat`)).body).toMatchObject({ remarks: [] });
    await lift('mute');
    socket.send({ type: 'say', room, id: newId(), text: 'heard' });
    expect(await socket.next('chat')).toMatchObject({ text: 'heard' });
    await socket.close();
  });

  test('a renamed player has another name at every table and in the chat, and a hidden message is empty', async () => {
    const room = await play();
    const [socket, hers] = [await eve.openSocket(), await ada.openSocket()];
    for (const each of [socket, hers]) {
      each.send({ type: 'watch', room, from: 0 });
      await each.next('seen');
    }
    socket.send({ type: 'say', room, id: newId(), text: 'a bad word' });
    await hers.next('chat');
    const { store, host, clock } = server;
    const sent: unknown[] = [];
    const sendAgain = async (...message: unknown[]) => void sent.push(message);
    const office = openModeration({ store, host, clock, fanout: { announce: () => undefined }, sendAgain });
    expect(await office.rename(eveId, DEED)).toBe('done');
    await hers.next('seen', ({ seen }) => !['', 'Eve'].includes(seen.chairs[1]?.name ?? ''));
    await office.hide(room, 0, DEED);
    expect(sent).toEqual([[room, 0]]);
    const { remarks } = (await ada.get(`/api/rooms/${room}/chat`)).body as {
      remarks: { name: string; text: string }[];
    };
    expect(remarks).toMatchObject([{ text: '' }]);
    expect(JSON.stringify([remarks, await chairsOf(room)])).not.toContain('Eve');
    for (const each of [socket, hers]) await each.close();
  });

  test('every action is in the audit with the guest and the reason, and an unknown guest is refused', async () => {
    await mute();
    await ban(null);
    await lift('ban');
    expect(await moderation().impose('nobody', { kind: 'ban', days: 1, ...DEED })).toBe('no-such-guest');
    expect(await moderation().rename('nobody', DEED)).toBe('no-such-guest');
    const deeds = await server.store.audit.list(9);
    expect(deeds.map(({ what }) => what)).toEqual(['lift a ban', 'ban for good', 'mute for 1 day']);
    expect(deeds[0]).toMatchObject({ who: 'the operator', guest: eveId, why: 'insults', room: null });
  });
});
