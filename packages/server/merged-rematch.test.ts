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

interface Seen {
  readonly seat: number | null;
  readonly isOwner: boolean;
  readonly phase: string;
  readonly entropyRound: number;
  readonly chairs: readonly { readonly sitter: string; readonly name: string; readonly isKept: boolean }[];
}

describe.each(TEST_DATABASES)('a rematch of a person who has two chairs there, %s', (_, make) => {
  let database: TestDatabase;
  let server: TestServer;
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

  const run = async (client: TestClient, room: string, command: object): Promise<string> => {
    const { status, body } = await client.post(`/api/rooms/${room}/commands`, { id: newId(), command });
    return status === 200 ? 'done' : String(body.code);
  };
  const look = async (client: TestClient, room: string): Promise<Seen> =>
    ((await client.get(`/api/rooms/${room}`)).body as { seen: Seen }).seen;

  /** Opens the rematch of a match in which Ada's two guests and Bob have played, after the two have become one. */
  const openRematch = async (owner: TestClient): Promise<string> => {
    const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
    const room = String((await owner.post('/api/rooms', { game: 'carta-nostra', seats })).body.room);
    const people = [
      [phone, 'Ada'],
      [computer, 'Adele'],
      [bob, 'Bob'],
    ] as const;
    for (const [seat, [client, name]] of people.entries())
      expect(await run(client, room, sit(seat, name))).toBe('done');
    expect(await run(owner, room, { type: 'start' })).toBe('done');
    await run(bob, room, { type: 'wish', wish: 'end' });
    for (const client of [phone, computer]) await run(client, room, { type: 'vote', yes: true });
    const { secret } = (await phone.post('/api/transfers', {})).body as { secret: string };
    expect((await computer.post('/api/transfers/redeem', { secret, merges: true })).status).toBe(200);
    const again = await bob.post(`/api/rooms/${room}/rematch`, { id: newId(), rotate: false });
    return String(again.body.room);
  };

  /** Starts a match as a page does: a change of the seats has made everybody's entropy invalid. */
  const start = async (owner: TestClient, room: string): Promise<void> => {
    const { entropyRound: round } = await look(owner, room);
    for (const client of [phone, bob])
      expect(await run(client, room, { type: 'add-entropy', round, entropy: newId() })).toBe('done');
    expect(await run(owner, room, { type: 'start' })).toBe('done');
  };

  test('keeps both chairs, of which the person takes one; the owner gives the other away, and the match begins', async () => {
    const room = await openRematch(bob);
    const { seat } = await look(phone, room);
    expect(seat).toBe(0);
    expect(await run(phone, room, sit(0, 'Ada'))).toBe('done');
    expect(await run(bob, room, sit(2, 'Bob'))).toBe('done');
    expect((await look(bob, room)).chairs).toMatchObject([
      { name: 'Ada', isKept: false },
      { name: 'Adele', isKept: true },
      { name: 'Bob', isKept: false },
    ]);
    expect(await run(computer, room, sit(1, 'Adele'))).toBe('already-seated');
    expect(await run(bob, room, { type: 'clear', seat: 1 })).toBe('done');
    expect(await run(bob, room, { type: 'seat-bot', seat: 1, level: 1 })).toBe('done');
    await start(bob, room);
    expect(await look(computer, room)).toMatchObject({ phase: 'playing', seat: 0 });
  });

  test.each([
    ['goes on', () => phone, 0],
    ['was merged', () => computer, 1],
  ])(
    'is owned by the person, whichever of the two has opened the first table: the one that %s',
    async (_, owner, seat) => {
      const room = await openRematch(owner());
      for (const client of [phone, computer]) expect(await look(client, room)).toMatchObject({ seat, isOwner: true });
      expect(await run(phone, room, sit(seat, 'Ada'))).toBe('done');
      expect(await run(bob, room, sit(2, 'Bob'))).toBe('done');
      expect(await run(phone, room, { type: 'clear', seat: 1 - seat })).toBe('done');
      expect(await run(phone, room, { type: 'seat-bot', seat: 1 - seat, level: 1 })).toBe('done');
      await start(phone, room);
      expect(await look(computer, room)).toMatchObject({ phase: 'playing', seat });
    },
  );

  test('lets the person sit in one chair, even if one of two devices sits down late with what it knew before', async () => {
    const room = await openRematch(bob);
    expect(await run(phone, room, sit(0, 'Ada'))).toBe('done');
    const { host } = server;
    const command = host.command.bind(host);
    let outcomes: readonly string[] = [];
    Object.assign(host, {
      command: async (...of: Parameters<typeof command>) => {
        Object.assign(host, { command });
        outcomes = [await run(computer, room, { type: 'leave' }), await run(computer, room, sit(1, 'Adele'))];
        return command(...of);
      },
    });
    await run(phone, room, sit(0, 'Ada'));
    expect(outcomes).toEqual(['done', 'done']);
    await expect
      .poll(async () => (await look(bob, room)).chairs.map(({ sitter }) => sitter), { timeout: 10_000 })
      .toEqual(['person', 'nobody', 'person']);
  });
});
