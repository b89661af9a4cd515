import type { RoomView } from '@consigliere/match';
import { allGames, newLimits, RATES } from '@consigliere/server/internals';
import { newId, TestClient } from '../testing/test-client.ts';
import { embeddedDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import type { KnownTable } from './messages.ts';

/** No limits on requests and messages, so that all of them are read; the limits on what is created stay. */
const PATIENT = {
  ...RATES,
  request: { points: 1e9, duration: 1 },
  address: { points: 1e9, duration: 1 },
  message: { points: 1e9, duration: 1 },
};

/** A server with tables that must not change, one where an attacker sits, and the secrets that attackers must never see. */
export interface HostileScene {
  readonly server: TestServer;
  readonly database: TestDatabase;
  readonly attackers: readonly TestClient[];
  /** Guest ids of the victims. */
  readonly friends: readonly string[];
  /** The victims' tables, as the attackers know them. */
  readonly tables: readonly KnownTable[];
  /** The table where the first attacker sits. */
  readonly own: KnownTable;
  readonly secrets: readonly string[];
  /** The victims' tables as an attacker may see them. */
  readonly views: ReadonlyMap<string, RoomView>;
}

const ATTACKERS = 3;

const viewOf = async (guest: TestClient, room: string): Promise<RoomView> =>
  (await guest.get(`/api/rooms/${room}`)).body.seen as RoomView;

export async function openScene(): Promise<HostileScene> {
  const database = embeddedDatabase();
  const server = await openTestServer({ database, limits: newLimits(PATIENT) });
  const { address } = server;
  const [ada, bob] = [
    await TestClient.asGuest(address, { name: 'Ada' }),
    await TestClient.asGuest(address, { name: 'Bob' }),
  ];
  const attackers: TestClient[] = [];
  for (let number = 0; number < ATTACKERS; number++)
    attackers.push(await TestClient.asGuest(address, { name: 'Mallory' }));
  const [mallory] = attackers;
  if (mallory === undefined) throw new Error('there is no attacker');
  const given: string[] = [];
  const friends: string[] = [];
  for (const friend of [ada, bob]) {
    given.push((friend.headers.cookie ?? '').split('=')[1] ?? '');
    given.push(String((await friend.post('/api/tokens')).body.token));
    given.push(String((await friend.post('/api/transfers', {})).body.secret));
    friends.push(String((await friend.get('/api/guests/me')).body.id));
  }
  const tables: KnownTable[] = [];
  for (const { id } of allGames()) tables.push(await answerOnce(await openTable(ada, bob, id), [ada, bob]));
  const unbegun = await openTable(ada, bob, 'carta-nostra', false);
  tables.push({ room: unbegun, decision: 0, picks: [{ type: 'end' }], usedId: newId() });
  const own = await answerOnce(await openTable(ada, mallory, 'carta-nostra'), [ada, mallory]);
  await server.store.rooms.flush();
  const views = new Map<string, RoomView>();
  for (const { room } of tables) views.set(room, await viewOf(mallory, room));
  const secrets = [...given, ...friends, ...(await readSecrets(database, own.room))];
  return { server, database, attackers, friends, tables, own, secrets, views };
}

async function openTable(owner: TestClient, other: TestClient, game: string, isBegun = true): Promise<string> {
  const made = await owner.post('/api/rooms', { game, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const room = String(made.body.room);
  const sit = { type: 'sit', seat: 1, name: 'Other', entropy: newId() };
  await other.post(`/api/rooms/${room}/commands`, { id: newId(), command: sit });
  if (isBegun) await owner.post(`/api/rooms/${room}/commands`, { id: newId(), command: { type: 'start' } });
  return room;
}

/** Gives one answer, so that there is a command to repeat. */
async function answerOnce(room: string, guests: readonly TestClient[]): Promise<KnownTable> {
  for (const guest of guests) {
    const { match } = await viewOf(guest, room);
    const [first] = (match?.prompt?.actions ?? []) as object[];
    if (match === null || first === undefined) continue;
    const usedId = newId();
    const decision = Number(match.prompt?.id);
    const command = { type: 'answer', decision, branch: match.branch, picks: [first] };
    await guest.post(`/api/rooms/${room}/commands`, { id: usedId, command });
    return { room, decision, picks: [first], usedId };
  }
  throw new Error(`room ${room} awaits nobody`);
}

/** Reads what the store keeps and sends to nobody: hashes of secrets, seeds and entropy. */
async function readSecrets(database: TestDatabase, own: string): Promise<string[]> {
  const hashes = await database.query(
    'select token_hash as it from guests union select token_hash from tokens union select hash from transfers',
  );
  const lines = await database.query(`select body from lines where room <> '${own}' or number = 0`);
  const luck = lines.flatMap(({ body }) => {
    const { seed, entropy } = JSON.parse(String(body)) as { seed?: string; entropy?: string };
    return [seed, entropy].filter(each => each !== undefined);
  });
  return [...hashes.map(({ it }) => String(it)), ...luck];
}
