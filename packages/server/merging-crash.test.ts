import {
  newId,
  openTestServer,
  TEST_DATABASES,
  TestClient,
  type TestDatabase,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const ENTROPY = 'ab'.repeat(16);
const ORIGIN = 'https://play.example.org';

describe.each(TEST_DATABASES)('a merge after whose writing the server has crashed, %s', (_, make) => {
  let database: TestDatabase;
  let server: TestServer;
  let phone: TestClient;
  let computer: TestClient;
  let ada: string;
  let adele: string;

  beforeEach(async () => {
    database = await make();
    server = await openTestServer({ database, publicUrl: ORIGIN });
    phone = await TestClient.asGuest(server.address, { name: 'Ada' });
    computer = await TestClient.asGuest(server.address, { name: 'Adele' });
    [ada, adele] = [await idOf(phone), await idOf(computer)];
  });
  afterEach(() => server.close());

  const idOf = async (client: TestClient): Promise<string> => String((await client.get('/api/guests/me')).body.id);
  const linkOf = async (client: TestClient): Promise<string> =>
    String((await client.post('/api/transfers', {})).body.secret);
  const merge = async (from: TestClient, into: TestClient): Promise<number> =>
    (await from.post('/api/transfers/redeem', { secret: await linkOf(into), merges: true })).status;
  const ownersOf = async () => Object.fromEntries(await server.store.guests.readOwners());
  const openTable = async (client: TestClient, seats = [{ kind: 'me' }, { kind: 'open' }]): Promise<string> =>
    String((await client.post('/api/rooms', { game: 'carta-nostra', seats })).body.room);
  /** Sits down as at another node, which has looked for the merge before it was written. */
  const sitUnseen = (room: string, player: string): Promise<void> => {
    const command = { type: 'sit', seat: 1, name: 'Adele', entropy: ENTROPY } as const;
    return server.host.command(room, { player, id: newId() }, command, ({ ok }) => expect(ok).toBe(true));
  };
  const playersOf = async (room: string) => (await server.store.lobby.find(room))?.players.toSorted();

  /** Merges the computer's guest into the phone's, up to the statement that writes it. */
  const crashMerging = async (before = async () => {}): Promise<void> => {
    const { merges } = server.store;
    const write = merges.merge;
    Object.assign(merges, {
      merge: async (...of: Parameters<typeof write>) => {
        Object.assign(merges, { merge: write });
        await before();
        await write(...of);
        throw new Error('the server has crashed');
      },
    });
    expect(await merge(computer, phone)).toBe(500);
    expect(await ownersOf()).toMatchObject({ [adele]: ada });
  };

  test('is taken back by the next run of the house where both sit by now, and each keeps the seat', async () => {
    const room = await openTable(phone);
    await crashMerging(() => sitUnseen(room, adele));
    await server.server.prune();
    expect(await ownersOf()).toEqual({});
    expect(await playersOf(room)).toEqual([ada, adele].toSorted());
    expect([await idOf(phone), await idOf(computer)]).toEqual([ada, adele]);
  });

  test('is taken back where one of them owns the table without a seat', async () => {
    const room = await openTable(phone, [{ kind: 'open' }, { kind: 'open' }]);
    await crashMerging(() => sitUnseen(room, adele));
    await server.server.prune();
    expect(await ownersOf()).toEqual({});
  });

  test('is taken back with everything that was merged before', async () => {
    const further = await TestClient.asGuest(server.address, { name: 'Adelheid' });
    const adelheid = await idOf(further);
    expect(await merge(further, computer)).toBe(200);
    const room = await openTable(phone);
    await crashMerging(() => sitUnseen(room, adele));
    expect(await ownersOf()).toEqual({ [adele]: ada, [adelheid]: ada });
    await server.server.prune();
    expect(await ownersOf()).toEqual({ [adelheid]: adele });
  });

  test('is finished otherwise: what belongs to the person has moved, and other nodes are told', async () => {
    const quietHours = { from: 3, to: 4, timeZone: 'UTC' };
    await computer.post('/api/quiet-hours', { quietHours });
    await crashMerging();
    const socket = await phone.openSocket();
    await server.server.prune();
    await socket.closed;
    expect((await phone.get('/api/channels')).body).toMatchObject({ quietHours });
    expect(await server.store.merges.listPending()).toEqual([]);
    await server.server.prune();
    expect(await ownersOf()).toEqual({ [adele]: ada });
  });

  test('is taken back when the person tries again at once, so that the device isn’t taken for the other guest’s', async () => {
    const [room] = [await openTable(phone), await openTable(computer)];
    await crashMerging(() => sitUnseen(room, adele));
    const again = { secret: await linkOf(phone), merges: true };
    const { body } = await computer.post('/api/transfers/redeem', again);
    expect(body).toMatchObject({ code: 'seated-twice', tables: [{ room }] });
    expect([await idOf(phone), await idOf(computer)]).toEqual([ada, adele]);
    expect(await ownersOf()).toEqual({});
  });

  test('is told as it stands if the next run of another house settles it first', async () => {
    const room = await openTable(phone);
    const { merges } = server.store;
    const write = merges.merge;
    const settleFirst = (then: () => Promise<void>): void => {
      Object.assign(merges, {
        merge: async (...of: Parameters<typeof write>) => {
          Object.assign(merges, { merge: write });
          const merged = await write(...of);
          await server.server.prune();
          await then();
          return merged;
        },
      });
    };
    settleFirst(() => sitUnseen(room, adele));
    expect(await merge(computer, phone)).toBe(200);
    expect(await ownersOf()).toEqual({ [adele]: ada });

    const [third, fourth] = [await TestClient.asGuest(server.address), await TestClient.asGuest(server.address)];
    const shared = await openTable(third);
    const [thirdId, fourthId] = [await idOf(third), await idOf(fourth)];
    settleFirst(async () => undefined);
    const { merge: settling } = merges;
    Object.assign(merges, {
      merge: async (...of: Parameters<typeof write>) => {
        await sitUnseen(shared, fourthId);
        return settling(...of);
      },
    });
    expect(await merge(fourth, third)).toBe(409);
    expect(await ownersOf()).toEqual({ [adele]: ada });
    expect(await playersOf(shared)).toEqual([thirdId, fourthId].toSorted());
  });

  test('is taken back before the person is merged with a third', async () => {
    const room = await openTable(phone);
    await crashMerging(() => sitUnseen(room, adele));
    const third = await TestClient.asGuest(server.address, { name: 'Third' });
    expect(await merge(phone, third)).toBe(200);
    expect(await ownersOf()).toEqual({ [ada]: await idOf(third) });
  });
});
