import { replay, rulesOfRecord } from '@consigliere/kernel/host';
import { checkLuck, parseLuck, parseRecord } from '@consigliere/match';
import {
  newId,
  openTestServer,
  playToTheEnd,
  TEST_DATABASES,
  TestClient,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gameOf } from './games.ts';

const ENTROPY = 'ab'.repeat(16);
interface MadeRoom {
  readonly room: string;
  readonly commitment: string;
  readonly entropyRound: number;
}

const ONE_CLICK = {
  game: 'carta-nostra',
  seats: [{ kind: 'bot', level: 1 }, { kind: 'me' }, { kind: 'bot' }],
  start: true,
};

describe.each(TEST_DATABASES)('a match, %s', (_, make) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer({ database: await make() });
  });
  afterEach(() => server.close());

  test('a table draws its seed before its creator adds entropy, then the match begins at once', async () => {
    const ada = await TestClient.asGuest(server.address, { name: 'Ada' });
    expect(await ada.post('/api/rooms', { ...ONE_CLICK, entropy: ENTROPY })).toMatchObject({ status: 400 });
    const sent = await fetch(`http://${server.address}/api/rooms`, {
      method: 'POST',
      headers: { ...ada.headers, 'content-type': 'application/json' },
      body: JSON.stringify(ONE_CLICK),
    });
    const { room, commitment, entropyRound: round } = (await sent.json()) as MadeRoom;
    const seen = async () => (await ada.get(`/api/rooms/${room}`)).body.seen;
    expect(await seen()).toMatchObject({ phase: 'gathering', isStarting: true, commitment, entropyRound: round });
    const command = { type: 'add-entropy', round, entropy: ENTROPY };
    expect(await ada.post(`/api/rooms/${room}/commands`, { id: newId(), command })).toMatchObject({ status: 200 });
    expect(await seen()).toMatchObject({ phase: 'playing', commitment });
  });

  test('one click opens a running match, which is played to its end, and its luck can be verified', async () => {
    const ada = await TestClient.asGuest(server.address, { name: 'Ada' });
    const { room } = (await ada.post('/api/rooms', ONE_CLICK)).body as { room: string };
    expect((await ada.get(`/api/rooms/${room}`)).body).toMatchObject({ seen: { phase: 'playing', seat: 1 } });
    expect((await ada.get(`/api/rooms/${room}/record`)).body).toMatchObject({ code: 'not-over' });
    const socket = await ada.openSocket();
    socket.send({ type: 'watch', room, from: 0 });
    const end = await playToTheEnd(socket, room);
    expect(end.seen.phase).toBe('over');
    expect(end.seen.match?.result).not.toBeNull();

    const { body } = await ada.get(`/api/rooms/${room}/record`);
    const [record, luck] = [parseRecord(body.record), parseLuck(body.luck)];
    if (!record.ok || !luck.ok) throw new Error('what is published cannot be read');
    expect(checkLuck(luck.value, record.value)).toEqual([]);
    const [, entropy = ''] = luck.value.entropy;
    expect(luck.value).toMatchObject({ entropy: [null, expect.any(String), null], levels: [1, null, 3] });
    const rules = rulesOfRecord(gameOf('carta-nostra')!, record.value);
    expect(rules.ok && [...replay(rules.value, record.value)].every(({ ok }) => ok)).toBe(true);
    expect((await ada.get('/api/rooms/mine')).body).toMatchObject({ rooms: [{ room, isAwaited: false }] });
    expect(server.logged.filter(each => JSON.parse(each).level >= 50)).toEqual([]);
    const before = JSON.stringify(socket.received.slice(0, socket.received.indexOf(end))) + server.logged.join('');
    for (const secret of [luck.value.seed, record.value.seed, String(entropy)]) expect(before).not.toContain(secret);
    await socket.close();
  });

  test('two guests meet at one table by its link', async () => {
    const [ada, bob] = [
      await TestClient.asGuest(server.address),
      await TestClient.asGuest(server.address, { name: 'Bob' }),
    ];
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { room } = (await ada.post('/api/rooms', { game: 'carta-nostra', seats, isPublic: true, speed: 'slow' }))
      .body as {
      room: string;
    };
    expect((await bob.get('/api/rooms')).body).toMatchObject({ rooms: [{ room, phase: 'gathering' }], next: null });
    const [hers, his] = [await ada.openSocket(), await bob.openSocket()];
    for (const socket of [hers, his]) socket.send({ type: 'watch', room, from: 0 });
    expect(await his.next('seen', ({ seen }) => seen.seat === null)).toMatchObject({
      seen: { terms: { speed: 'slow' } },
    });
    const early = hers.command(room, { type: 'start' });
    expect(await hers.next('refused')).toEqual({ type: 'refused', id: early, code: 'not-full', rule: null });
    his.command(room, { type: 'sit', seat: 1, name: 'Bob', entropy: ENTROPY });
    await his.next('done');
    expect(await his.next('seen')).toMatchObject({ seen: { seat: 1 } });
    await hers.next('here', ({ seats }) => seats.length === 2);
    his.command(room, { type: 'start' });
    expect(await his.next('refused')).toMatchObject({ code: 'not-owner' });
    hers.command(room, { type: 'start' });
    const ends = await Promise.all([playToTheEnd(hers, room), playToTheEnd(his, room)]);
    expect(ends.map(({ seen }) => seen.phase)).toEqual(['over', 'over']);
    expect(ends[0].seen.luck).toEqual(ends[1].seen.luck);
    const { guest } = await (await bob.openSocket()).next('hello');
    expect(JSON.stringify(hers.received)).not.toContain(guest.id);
    await Promise.all([hers.close(), his.close()]);
  });

  test('a client that reconnects gets the chapters it is missing', async () => {
    const ada = await TestClient.asGuest(server.address);
    const { room } = (await ada.post('/api/rooms', { ...ONE_CLICK, seats: ONE_CLICK.seats.slice(0, 2) })).body as {
      room: string;
    };
    const first = await ada.openSocket();
    first.send({ type: 'watch', room, from: 0 });
    const asked = await first.next('seen', ({ seen }) => String(seen.match?.waiting) === '1');
    await first.close();
    const second = await ada.openSocket();
    second.send({ type: 'watch', room, from: asked.seen.chapters - 1 });
    const { seen } = await second.next('seen');
    expect(seen.chapters - (seen.match?.heard.length ?? 0)).toBe(asked.seen.chapters - 1);
    expect(seen.match?.view).toEqual(asked.seen.match?.view);
    await second.close();
  });

  test('a rematch seats the same players at another table', async () => {
    const ada = await TestClient.asGuest(server.address);
    const { room } = (await ada.post('/api/rooms', ONE_CLICK)).body as { room: string };
    const again = () => ada.post(`/api/rooms/${room}/rematch`, { id: newId() });
    expect((await again()).body).toMatchObject({ code: 'not-over' });
    const socket = await ada.openSocket();
    socket.send({ type: 'watch', room, from: 0 });
    await playToTheEnd(socket, room);
    const next = (await again()).body as { room: string };
    expect(await socket.next('seen')).toMatchObject({ room, seen: { rematch: next.room } });
    expect((await again()).body).toEqual(next);
    socket.send({ type: 'watch', room: next.room, from: 0 });
    expect(await socket.next('seen')).toMatchObject({ room: next.room, seen: { phase: 'gathering', seat: 2 } });
    socket.command(next.room, { type: 'sit', seat: 2, name: 'Ada', entropy: ENTROPY });
    await socket.next('done');
    socket.command(next.room, { type: 'start' });
    expect(await socket.next('seen', ({ seen }) => seen.phase === 'playing')).toMatchObject({ room: next.room });
    await socket.close();
  });

  test('a repeated command is applied once and acknowledged again', async () => {
    const ada = await TestClient.asGuest(server.address);
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const { room } = (await ada.post('/api/rooms', { game: 'carta-nostra', seats })).body as { room: string };
    const socket = await ada.openSocket();
    const [id, command] = [newId(), { type: 'sit', seat: 1, name: 'Ada', entropy: ENTROPY } as const];
    for (const _again of [1, 2]) {
      socket.command(room, command, id);
      expect(await socket.next('done')).toEqual({ type: 'done', id });
    }
    expect(await ada.post(`/api/rooms/${room}/commands`, { id, command })).toMatchObject({ status: 200, body: { id } });
    expect(await server.store.rooms.read(room, 0)).toHaveLength(2);
    expect((await ada.post(`/api/rooms/${room}/commands`, { id: newId(), command })).body).toMatchObject({
      code: 'already-seated',
    });
    await socket.close();
  });
});
