import type { Command } from '@consigliere/match';
import {
  newId,
  openTestServer,
  TEST_DATABASES,
  TestClient,
  type TestDatabase,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MOST_IDS } from './guests/merging.ts';
import { DAY } from './house/expiry.ts';
import { RATES } from './limits.ts';
import { openModeration } from './moderation/moderation.ts';

const sit = (seat: number, name: string) => ({ type: 'sit', seat, name, entropy: 'ab'.repeat(16) });

describe.each(TEST_DATABASES)('merging guests, %s', (_, make) => {
  let database: TestDatabase;
  let server: TestServer;
  /** Ada's phone, and the computer on which she has played as somebody else. */
  let phone: TestClient;
  let computer: TestClient;
  let bob: TestClient;

  beforeEach(async () => {
    database = await make();
    server = await openTestServer({ database });
    phone = await TestClient.asGuest(server.address, { name: 'Ada' });
    computer = await TestClient.asGuest(server.address, { name: 'Adele' });
    bob = await TestClient.asGuest(server.address, { name: 'Bob' });
  });
  afterEach(() => server.close());

  const idOf = async (client: TestClient): Promise<string> =>
    ((await client.get('/api/guests/me')).body as { id: string }).id;
  const linkOf = async (client: TestClient): Promise<string> =>
    ((await client.post('/api/transfers', {})).body as { secret: string }).secret;
  const redeem = (client: TestClient, secret: string, merges = true) =>
    client.post('/api/transfers/redeem', { secret, merges });
  const merge = async (client: TestClient, into: TestClient): Promise<void> =>
    expect((await redeem(client, await linkOf(into))).status).toBe(200);
  const openTable = async (client: TestClient, seats: object[] = [{ kind: 'me' }, { kind: 'open' }]): Promise<string> =>
    String((await client.post('/api/rooms', { game: 'carta-nostra', seats })).body.room);
  const run = async (client: TestClient, room: string, command: object): Promise<string> => {
    const { status, body } = await client.post(`/api/rooms/${room}/commands`, { id: newId(), command });
    return status === 200 ? 'done' : String(body.code);
  };
  const tablesOf = async (client: TestClient): Promise<readonly string[]> =>
    ((await client.get('/api/rooms/mine')).body as { rooms: { room: string }[] }).rooms.map(({ room }) => room).sort();
  const seatOf = async (client: TestClient, room: string): Promise<unknown> =>
    ((await client.get(`/api/rooms/${room}`)).body as { seen: { seat: number | null } }).seen.seat;
  /** Sits down as at another node, which has looked for the merge before it was written. */
  const sitUnseen = (room: string, player: string): Promise<void> => {
    const command = { type: 'sit', seat: 1, name: 'Adele', entropy: 'ab'.repeat(16) } as const;
    return server.host.command(room, { player, id: newId() }, command, ({ ok }) => expect(ok).toBe(true));
  };
  /** A running match of a guest and Bob, who sits in the second seat. */
  const play = async (client: TestClient): Promise<string> => {
    const room = await openTable(client);
    await run(bob, room, sit(1, 'Bob'));
    expect(await run(client, room, { type: 'start' })).toBe('done');
    return room;
  };

  test('every device of both guests is one person from then on, with the tables and the name of the one it signed in as', async () => {
    const tablet = new TestClient(server.address);
    await redeem(tablet, await linkOf(computer));
    const rooms = [await openTable(phone), await openTable(computer)].sort();
    const [ada, adele] = [await idOf(phone), await idOf(computer)];
    const { status, body } = await redeem(computer, await linkOf(phone));
    expect([status, body]).toEqual([200, { guest: { id: ada, name: 'Ada', language: 'en' }, room: null }]);
    for (const device of [phone, computer, tablet]) {
      expect((await device.get('/api/guests/me')).body).toMatchObject({ id: ada, name: 'Ada' });
      expect(await tablesOf(device)).toEqual(rooms);
    }
    const { tokens } = (await phone.get('/api/tokens')).body as { tokens: object[] };
    expect(tokens).toHaveLength(3);
    expect(await server.store.guests.readOwners()).toEqual(new Map([[adele, ada]]));
  });

  test('a device that signs in without it stops being the guest it was, who stays somebody else', async () => {
    const room = await openTable(computer);
    const tablet = new TestClient(server.address);
    await redeem(tablet, await linkOf(computer));
    expect((await redeem(computer, await linkOf(phone), false)).status).toBe(200);
    expect(await tablesOf(computer)).toEqual([]);
    expect(await tablesOf(tablet)).toEqual([room]);
    expect(await server.store.guests.readOwners()).toEqual(new Map());
  });

  test('a recovery code merges too, and the codes of both work', async () => {
    const codeOf = async (client: TestClient) =>
      ((await client.post('/api/recovery-code')).body as { code: string }).code;
    const codes = [await codeOf(phone), await codeOf(phone), await codeOf(computer)];
    const use = (client: TestClient, code = '') => client.post('/api/recovery-code/use', { code, merges: true });
    expect((await use(computer, codes[1])).status).toBe(200);
    const lost = new TestClient(server.address);
    expect((await use(lost, codes[2])).body).toMatchObject({ name: 'Ada' });
    const latest = await codeOf(phone);
    expect((await phone.delete('/api/recovery-code')).status).toBe(200);
    expect((await use(new TestClient(server.address), latest)).status).toBe(404);
  });

  test('a recovery code for which a merge was refused at last works again, unless there is a new one by then', async () => {
    const room = await openTable(phone);
    const adele = await idOf(computer);
    const makeCode = async () => String((await phone.post('/api/recovery-code')).body.code);
    const use = (client: TestClient, code: string, merges = true) =>
      client.post('/api/recovery-code/use', { code, merges });
    const { merges } = server.store;
    const { merge: write } = merges;
    const refuseLate = (meanwhile: () => Promise<unknown>): void => {
      Object.assign(merges, {
        merge: async (...of: Parameters<typeof write>) => {
          Object.assign(merges, { merge: write });
          await meanwhile();
          await sitUnseen(room, adele);
          return write(...of);
        },
      });
    };
    const first = await makeCode();
    refuseLate(async () => undefined);
    expect((await use(computer, first)).body.code).toBe('seated-twice');
    await run(computer, room, { type: 'leave' });
    let second = '';
    refuseLate(async () => {
      second = await makeCode();
    });
    expect((await use(computer, first)).body.code).toBe('seated-twice');
    expect((await use(new TestClient(server.address), first)).status).toBe(404);
    expect((await use(new TestClient(server.address), second)).status).toBe(200);
  });

  test('a guest who hasn’t been seen for long isn’t deleted with what has just been merged into it', async () => {
    const { code } = (await phone.post('/api/recovery-code')).body;
    server.clock.pass(500 * DAY);
    const fresh = await TestClient.asGuest(server.address, { name: 'Fresh' });
    expect((await fresh.post('/api/recovery-code/use', { code, merges: true })).status).toBe(200);
    await server.server.prune();
    await server.server.prune();
    expect((await fresh.get('/api/guests/me')).body).toMatchObject({ name: 'Ada' });
  });

  test('the person plays on at the tables of both, in requests and on sockets, each with the seat there', async () => {
    const [first, second] = [await play(phone), await play(computer)];
    await merge(computer, phone);
    for (const device of [phone, computer])
      for (const room of [first, second]) expect(await seatOf(device, room)).toBe(0);
    expect(await run(phone, second, { type: 'leave' })).toBe('done');
    expect(await run(computer, second, { type: 'back' })).toBe('done');
    const [socket, his] = [await phone.openSocket(), await bob.openSocket()];
    for (const each of [socket, his]) each.send({ type: 'watch', room: second, from: 0 });
    expect((await socket.next('seen')).seen.seat).toBe(0);
    await his.next('seen');
    socket.send({ type: 'say', room: second, id: newId(), text: 'hello' });
    expect(await his.next('chat')).toMatchObject({ name: 'Adele', seat: 0 });
    socket.send({ type: 'emote', room: second, id: newId(), emote: 'salute' });
    expect(await his.next('emote')).toMatchObject({ seat: 0 });
    const command = socket.command(second, { type: 'leave' } satisfies Command);
    expect(await socket.next('done', ({ id }) => id === command)).toBeDefined();
    for (const each of [socket, his]) await each.close();
  });

  test('a socket follows when the person is another of the guests at a table than before', async () => {
    const room = await openTable(bob);
    await run(phone, room, sit(1, 'Ada'));
    await run(phone, room, { type: 'leave' });
    await run(computer, room, sit(1, 'Adele'));
    await merge(computer, phone);
    const socket = await phone.openSocket();
    socket.send({ type: 'watch', room, from: 0 });
    expect((await socket.next('seen')).seen).toMatchObject({ seat: 1, chairs: [{}, { name: 'Adele' }] });
    socket.command(room, { type: 'leave' });
    await socket.next('seen', ({ seen }) => seen.seat === null);
    socket.command(room, { type: 'sit', seat: 1, name: 'Ada', entropy: 'ab'.repeat(16) });
    await socket.next('seen', ({ seen }) => seen.seat === 1 && seen.chairs[1]?.name === 'Ada');
    await socket.close();
  });

  test('the owner of a table stays its owner, whichever guest opened it', async () => {
    const room = await openTable(computer);
    await run(bob, room, sit(1, 'Bob'));
    await merge(computer, phone);
    expect(await run(phone, room, { type: 'start' })).toBe('done');
  });

  test('is refused while both sit at one table, which is named; the link isn’t used up and nothing changes', async () => {
    const room = await openTable(phone, [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
    const other = await openTable(computer);
    await run(computer, room, sit(1, 'Adele'));
    const secret = await linkOf(phone);
    const refused = await redeem(computer, secret);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'seated-twice', tables: [{ room, game: 'carta-nostra' }] });
    expect(await tablesOf(computer)).toEqual([room, other].sort());
    expect(await run(computer, room, { type: 'leave' })).toBe('done');
    expect((await redeem(computer, secret)).status).toBe(200);
  });

  test('is refused while one of them owns a table without a seat at which the other sits or has left the seat to a bot', async () => {
    const room = await openTable(phone, [{ kind: 'open' }, { kind: 'open' }]);
    await run(computer, room, sit(0, 'Adele'));
    const secret = await linkOf(phone);
    expect((await redeem(computer, secret)).body.code).toBe('seated-twice');
    await run(bob, room, sit(1, 'Bob'));
    await run(phone, room, { type: 'start' });
    await run(computer, room, { type: 'leave' });
    expect(await run(phone, room, { type: 'seat-bot', seat: 0, level: 1 })).toBe('done');
    expect((await redeem(computer, secret)).body.code).toBe('seated-twice');
  });

  test('two guests who have finished a match against each other can be one, who then sees the table once', async () => {
    const room = await openTable(phone);
    await run(computer, room, sit(1, 'Adele'));
    await run(phone, room, { type: 'start' });
    for (const each of [phone, computer]) await run(each, room, { type: 'wish', wish: 'end' });
    await run(computer, room, { type: 'vote', yes: true });
    expect((await server.store.lobby.find(room))?.phase).toBe('ended');
    await merge(computer, phone);
    expect(await tablesOf(phone)).toEqual([room]);
    expect((await phone.get(`/api/rooms/${room}/people`)).body).toEqual({ people: [] });
  });

  test('a guest who sits down just before the merge is written keeps the seat: the merge is taken back', async () => {
    const room = await openTable(phone);
    const further = await TestClient.asGuest(server.address);
    await merge(further, computer);
    const adele = await idOf(computer);
    const { merges } = server.store;
    const { merge: write } = merges;
    Object.assign(merges, {
      merge: async (...of: Parameters<typeof write>) => {
        await sitUnseen(room, adele);
        return write(...of);
      },
    });
    const secret = await linkOf(phone);
    const before = await server.store.guests.readOwners();
    expect((await redeem(computer, secret)).body).toMatchObject({ code: 'seated-twice', tables: [{ room }] });
    expect(await server.store.guests.readOwners()).toEqual(before);
    expect([await seatOf(phone, room), await seatOf(computer, room)]).toEqual([0, 1]);
    Object.assign(merges, { merge: write });
    await run(computer, room, { type: 'leave' });
    expect((await redeem(computer, secret)).status).toBe(200);
  });

  test('a guest who sits down after the merge was checked, without knowing of it, gives the seat up', async () => {
    const room = await openTable(phone);
    const secret = await linkOf(phone);
    const tablet = new TestClient(server.address);
    await redeem(tablet, await linkOf(computer));
    const { host } = server;
    const command = host.command.bind(host);
    Object.assign(host, {
      command: async (...of: Parameters<typeof command>) => {
        if (of[2].type === 'sit') expect((await redeem(computer, secret)).status).toBe(200);
        return command(...of);
      },
    });
    await run(tablet, room, sit(1, 'Adele'));
    const sitters = async () => {
      const { seen } = (await bob.get(`/api/rooms/${room}`)).body as { seen: { chairs: { sitter: string }[] } };
      return seen.chairs.map(({ sitter }) => sitter);
    };
    // The seat is given up after it was acknowledged.
    await expect.poll(sitters, { timeout: 10_000 }).toEqual(['person', 'nobody']);
  });

  test('A into B and B into A at once makes one of them the other, and leaves no chain', async () => {
    const [ada, adele] = [await idOf(phone), await idOf(computer)];
    const [first, second] = [await linkOf(phone), await linkOf(computer)];
    const answers = await Promise.all([redeem(computer, first), redeem(phone, second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const owners = [...(await server.store.guests.readOwners())];
    expect(owners).toHaveLength(1);
    expect([
      [adele, ada],
      [ada, adele],
    ]).toContainEqual(owners[0]);
    expect(await idOf(phone)).toBe(await idOf(computer));
  });

  test('guests who were merged before go along, and one person has a limited number of ids', async () => {
    for (let count = 1; count < MOST_IDS - 1; count++) await merge(await TestClient.asGuest(server.address), computer);
    await merge(computer, phone);
    const owner = await idOf(phone);
    expect(new Set((await server.store.guests.readOwners()).values())).toEqual(new Set([owner]));
    const last = await TestClient.asGuest(server.address);
    const secret = await linkOf(phone);
    expect((await redeem(last, secret)).body.code).toBe('too-many-merges');
    expect((await redeem(last, secret, false)).status).toBe(200);
  });

  test('is refused into a player who is banned: the ban would count for the other too, for good', async () => {
    const { store, host, clock, server: running } = server;
    const office = openModeration({ store, host, clock, fanout: { announce: () => undefined } });
    const secret = await linkOf(phone);
    const ban = { kind: 'ban', days: 1, who: 'the operator', why: 'insults' } as const;
    expect(await office.impose(await idOf(phone), ban)).toBe('done');
    await running.refreshSanctions();
    expect((await redeem(computer, secret)).body.code).toBe('banned');
    expect(await server.store.guests.readOwners()).toEqual(new Map());
  });

  test('is tried a limited number of times, since each time tables are opened', async () => {
    const room = await openTable(phone);
    await run(computer, room, sit(1, 'Adele'));
    const secret = await linkOf(phone);
    for (let times = 0; times < RATES.merge.points; times++)
      expect((await redeem(computer, secret)).body.code).toBe('seated-twice');
    expect((await redeem(computer, secret)).body.code).toBe('too-fast');
    expect((await redeem(computer, secret, false)).status).toBe(200);
  });

  test('a program can’t merge its guest, and a device that is nobody has nothing to merge', async () => {
    const { token } = (await computer.post('/api/tokens')).body as { token: string };
    const program = new TestClient(server.address, { authorization: `Bearer ${token}` });
    await redeem(program, await linkOf(phone));
    expect(await server.store.guests.readOwners()).toEqual(new Map());
    await merge(new TestClient(server.address), phone);
    await merge(phone, phone);
    expect(await server.store.guests.readOwners()).toEqual(new Map());
  });
});
