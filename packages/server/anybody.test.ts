import type { RoomView } from '@consigliere/match';
import { newId, openTestServer, TEST_DATABASES, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const SEATS = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
const MAIL = { kind: 'correspondence', bank: 3_600_000, increment: 0 };

describe.each(TEST_DATABASES)('playing with anybody, %s', (_name, database) => {
  let server: TestServer;
  let guests: TestClient[];

  beforeEach(async () => {
    server = await openTestServer({ database: await database() });
    guests = await Promise.all(Array.from({ length: 4 }, () => TestClient.asGuest(server.address)));
  });
  afterEach(() => server.close());

  const guest = (nth: number): TestClient => guests[nth] ?? expect.fail();
  const ask = async (client: TestClient, wanted: object = {}): Promise<string> => {
    const { status, body } = await client.post('/api/rooms/anybody', { game: 'carta-nostra', ...wanted });
    expect(status).toBe(200);
    return String(body.room);
  };
  const see = async (room: string): Promise<RoomView> =>
    (await guest(0).get(`/api/rooms/${room}`)).body.seen as RoomView;
  const command = (client: TestClient, room: string, wanted: object) =>
    client.post(`/api/rooms/${room}/commands`, { id: newId(), command: wanted });
  const addEntropy = async (client: TestClient, room: string) =>
    command(client, room, { type: 'add-entropy', round: (await see(room)).entropyRound, entropy: newId() });
  const open = async (client: TestClient, table: object = {}): Promise<string> => {
    server.clock.pass(10);
    const made = await client.post('/api/rooms', { game: 'carta-nostra', seats: SEATS, isPublic: true, ...table });
    return String(made.body.room);
  };
  const sitters = async (room: string) => (await see(room)).chairs.map(({ sitter }) => sitter);

  test('two strangers who press at once meet at a public table that says when bots fill it', async () => {
    const [one, other] = await Promise.all([ask(guest(0)), ask(guest(1))]);
    expect(one).toBe(other);
    const { terms, chairs } = await see(one);
    expect(terms).toMatchObject({ isPublic: true, fillsAt: server.clock.now() + 90_000, clock: { kind: 'live' } });
    expect(chairs.map(({ sitter }) => sitter)).toEqual(['person', 'person', 'nobody']);
    expect(new Set(chairs.map(({ name }) => name)).size).toBe(3);
  });

  test('nobody comes: bots fill the table at that time, and the match begins once the guest is ready', async () => {
    const room = await ask(guest(0));
    await addEntropy(guest(0), room);
    server.clock.pass(90_000);
    await expect.poll(() => sitters(room)).toEqual(['person', 'bot', 'bot']);
    await addEntropy(guest(0), room);
    expect(await see(room)).toMatchObject({ phase: 'playing' });
  });

  test('a full table begins by itself', async () => {
    const room = await ask(guest(0));
    for (const each of [1, 2]) expect(await ask(guest(each))).toBe(room);
    for (const each of [0, 1, 2]) await addEntropy(guest(each), room);
    await expect.poll(async () => (await see(room)).phase).toBe('playing');
    expect(await sitters(room)).toEqual(['person', 'person', 'person']);
  });

  test('the fullest table is taken, of another game none, nor one by post, a private one or a full one', async () => {
    await open(guest(0), { game: 'der-pate' });
    await open(guest(0), { clock: MAIL });
    await open(guest(0), { isPublic: false });
    await open(guest(0), { seats: [{ kind: 'me' }, { kind: 'bot' }] });
    await open(guest(0));
    const fuller = await open(guest(0), { seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(await ask(guest(1), { name: 'Bea' })).toBe(fuller);
    expect((await see(fuller)).chairs[1]?.name).toBe('Bea');
  });

  test('a guest who presses again gets the same table, and a table that keeps the guest out is passed over', async () => {
    const room = await ask(guest(0));
    expect(await ask(guest(0))).toBe(room);
    expect(await ask(guest(1))).toBe(room);
    await command(guest(0), room, { type: 'clear', seat: 1, isBarred: true });
    expect(await ask(guest(1))).not.toBe(room);
  });

  test('a table whose people have gone is passed over', async () => {
    const room = await open(guest(0));
    server.clock.pass(20_000);
    expect(await ask(guest(1))).not.toBe(room);
    const socket = await guest(0).openSocket();
    socket.send({ type: 'watch', room, from: 0 });
    await socket.next('here', ({ seats }) => seats.includes(0));
    server.clock.pass(20_000);
    expect(await ask(guest(2))).toBe(room);
    await socket.close();
  });

  test('tables whose people have gone do not hide the one at which somebody waits', async () => {
    for (let nth = 0; nth < 12; nth++) await open(guest(0));
    server.clock.pass(20_000);
    const room = await ask(guest(1));
    expect(await ask(guest(2))).toBe(room);
  });

  test('a guest who comes back to their own table finds it again, though nobody has it open', async () => {
    const room = await ask(guest(0));
    server.clock.pass(20_000);
    expect(await ask(guest(0))).toBe(room);
  });

  test('two guests of whom one has blocked the other are not seated at one table', async () => {
    const [ada, bob, eve] = [guest(0), guest(1), guest(2)];
    const met = await ask(ada);
    expect([await ask(bob), await ask(eve)]).toEqual([met, met]);
    const { chairs } = await see(met);
    expect((await bob.post('/api/blocks', { room: met, seat: 2, name: chairs[2]?.name })).status).toBe(200);
    const room = await open(ada);
    expect(await ask(bob)).toBe(room);
    const apart = await ask(eve);
    expect(apart).not.toBe(room);
    await command(bob, room, { type: 'leave' });
    await command(ada, room, { type: 'leave' });
    expect(await ask(bob)).not.toBe(apart);
  });

  test('an unknown game is refused, and so is a device that is not a guest', async () => {
    const wrong = await guest(0).post('/api/rooms/anybody', { game: 'chess' });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'no-such-game' } });
    const stranger = new TestClient(server.address);
    expect(await stranger.post('/api/rooms/anybody', { game: 'carta-nostra' })).toMatchObject({
      status: 401,
      body: { code: 'no-guest' },
    });
  });
});
