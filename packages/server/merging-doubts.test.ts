import {
  newId,
  openTestServer,
  TEST_DATABASES,
  TestClient,
  type TestDatabase,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const sit = (seat: number, name: string) => ({ type: 'sit', seat, name, entropy: 'ab'.repeat(16) });
const ME = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
const OTHERS = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }];

describe.each(TEST_DATABASES)('merging guests while a table can’t be opened, %s', (_, make) => {
  let database: TestDatabase;
  let server: TestServer;
  let phone: TestClient;
  let computer: TestClient;
  let bob: TestClient;
  let secret: string;

  beforeEach(async () => {
    database = await make();
    server = await openTestServer({ database });
    phone = await TestClient.asGuest(server.address, { name: 'Ada' });
    computer = await TestClient.asGuest(server.address, { name: 'Adele' });
    bob = await TestClient.asGuest(server.address, { name: 'Bob' });
    secret = String((await phone.post('/api/transfers', {})).body.secret);
  });
  afterEach(() => server.close());

  const merge = () => computer.post('/api/transfers/redeem', { secret, merges: true });
  const openTable = async (client: TestClient, seats = ME): Promise<string> =>
    String((await client.post('/api/rooms', { game: 'carta-nostra', seats })).body.room);
  const run = async (client: TestClient, room: string, command: object): Promise<void> => {
    const { body } = await client.post(`/api/rooms/${room}/commands`, { id: newId(), command });
    expect(body).not.toHaveProperty('code');
  };
  const ownersOf = async () => [...(await server.store.guests.readOwners())];
  /** Changes what is stored of a table that nobody has open. */
  const damage = async (room: string, line: number, body: string): Promise<void> => {
    await server.store.lobby.count();
    await database.query(`update lines set body = '${body}' where room = '${room}' and number = ${line}`);
    server.host.drop(room);
  };
  const expectRefused = async (room: string): Promise<void> => {
    const { status, body } = await merge();
    expect([status, body]).toMatchObject([409, { code: 'closed-table', tables: [{ room, game: 'carta-nostra' }] }]);
    expect(await ownersOf()).toEqual([]);
  };

  test('is refused where both have sat at a damaged table; nothing changes, and it works once the table is gone', async () => {
    const room = await openTable(phone);
    await run(computer, room, sit(1, 'Adele'));
    await run(computer, room, { type: 'leave' });
    await damage(room, 2, '{}');
    await expectRefused(room);
    const [{ lines = 0 } = {}] = await server.store.lobby.listAll({ limit: 9 });
    expect(await server.store.rooms.remove(room, lines)).toBe(true);
    expect((await merge()).status).toBe(200);
  });

  test('is refused where one has sat at a damaged table whose beginning doesn’t say any more who has opened it', async () => {
    const room = await openTable(phone, OTHERS);
    await run(computer, room, sit(1, 'Adele'));
    await damage(room, 0, '{"type":"opened"}');
    await expectRefused(room);
  });

  test('is refused where one has sat at a table that is known to be damaged, since the other’s trace may be lost', async () => {
    const room = await openTable(phone);
    await damage(room, 1, '{}');
    expect((await bob.get(`/api/rooms/${room}`)).body.code).toBe('damaged');
    await expectRefused(room);
  });

  test('is refused while the table’s row in the lists makes no sense', async () => {
    const room = await openTable(phone);
    await run(computer, room, sit(1, 'Adele'));
    await server.store.lobby.count();
    await database.query(`update rooms set phase = 'plaxing' where id = '${room}'`);
    expect((await merge()).body).toMatchObject({ code: 'seated-twice', tables: [{ room }] });
  });

  test('is refused while a table of both is frozen', async () => {
    const room = await openTable(phone);
    await run(computer, room, sit(1, 'Adele'));
    await server.store.lobby.setStanding(room, { phase: 'frozen', wake: null });
    await expectRefused(room);
  });

  test('is taken back when a table is found to be damaged only after it was written', async () => {
    const room = await openTable(phone);
    await run(computer, room, sit(1, 'Adele'));
    await run(computer, room, { type: 'leave' });
    const { merges } = server.store;
    const write = merges.merge;
    Object.assign(merges, {
      merge: async (...of: Parameters<typeof write>) => {
        await damage(room, 2, '{}');
        return write(...of);
      },
    });
    await expectRefused(room);
  });

  test('tells first about tables that can be left', async () => {
    const [shared, damaged] = [await openTable(phone), await openTable(phone)];
    await run(computer, shared, sit(1, 'Adele'));
    await run(computer, damaged, sit(1, 'Adele'));
    await damage(damaged, 2, '{}');
    expect((await merge()).body).toMatchObject({ code: 'seated-twice', tables: [{ room: shared }] });
    await run(computer, shared, { type: 'leave' });
    await expectRefused(damaged);
  });

  test('isn’t stopped by damaged tables of others, nor by one where the match was over', async () => {
    const [his, hers] = [await openTable(bob), await openTable(phone)];
    await run(computer, hers, sit(1, 'Adele'));
    await run(bob, hers, sit(2, 'Bob'));
    await run(phone, hers, { type: 'start' });
    await run(phone, hers, { type: 'wish', wish: 'end' });
    for (const each of [computer, bob]) await run(each, hers, { type: 'vote', yes: true });
    for (const room of [his, hers]) await damage(room, 1, '{}');
    for (const room of [his, hers]) expect((await bob.get(`/api/rooms/${room}`)).body.code).toBe('damaged');
    expect((await merge()).status).toBe(200);
    expect(await ownersOf()).toHaveLength(1);
  });
});
