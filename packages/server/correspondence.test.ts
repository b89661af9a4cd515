import {
  newId,
  openTestServer,
  startMatch,
  TEST_DATABASES,
  TestClient,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const POST = { kind: 'correspondence', bank: 3 * DAY, increment: 0, vacation: 10 } as const;

interface Listed {
  readonly room: string;
  readonly isAwaited: boolean;
  readonly deadline: number | null;
}

describe.each(TEST_DATABASES)('playing by correspondence, %s', (_name, database) => {
  let server: TestServer;
  let ada: TestClient;
  let bea: TestClient;

  beforeEach(async () => {
    server = await openTestServer({ database: await database() });
    ada = await TestClient.asGuest(server.address, { name: 'Ada' });
    bea = await TestClient.asGuest(server.address, { name: 'Bea' });
  });
  afterEach(() => server.close());

  const start = (clock: object = POST): Promise<string> =>
    startMatch([ada, bea], 'carta-nostra', { clock, options: { start: 0 } });
  const listed = async (client: TestClient, room: string): Promise<Listed | undefined> => {
    const { rooms } = (await client.get('/api/rooms/mine')).body as { rooms: Listed[] };
    return rooms.find(each => each.room === room);
  };
  const run = (client: TestClient, room: string, command: object) =>
    client.post(`/api/rooms/${room}/commands`, { id: newId(), command });
  const seen = async (client: TestClient, room: string) =>
    (await client.get(`/api/rooms/${room}`)).body.seen as {
      chapters: number;
      windowEnds: number | null;
      chairs: { vacation: { from: number; until: number } | null }[];
      match: { branch: number; view: object; prompt: { id: number; actions: { type: string }[] } | null };
    };
  const answer = async (client: TestClient, room: string, type?: string) => {
    const { match } = await seen(client, room);
    const action = match.prompt?.actions.find(each => type === undefined || each.type === type);
    if (match.prompt === null || action === undefined) return false;
    const { id: decision } = match.prompt;
    const answer = { type: 'answer', decision, branch: match.branch, picks: [action], isSure: true };
    return (await run(client, room, answer)).status === 200;
  };
  const takeVacation = (client: TestClient, from: number, until: number, id = newId()) => {
    const now = server.clock.wall();
    return client.post('/api/vacations', { id, vacation: { from: now + from * DAY, until: now + until * DAY } });
  };

  test('a list says until when the guest has to answer, and tells nobody else', async () => {
    const room = await start();
    const live = await start({ kind: 'live', move: 60_000, reserve: 0 });
    const deadline = server.clock.wall() + 3 * DAY;
    expect(await listed(ada, room)).toMatchObject({ isAwaited: true, deadline });
    expect(await listed(bea, room)).toMatchObject({ isAwaited: false, deadline: null });
    expect(await listed(ada, live)).toMatchObject({ isAwaited: true, deadline: null });
    const { rooms } = (await ada.get('/api/rooms')).body as { rooms: object[] };
    for (const each of rooms) expect(each).not.toHaveProperty('deadline');
  });

  test('in a reaction window it is the end of the window for everybody who was asked', async () => {
    const room = await start();
    for (let tries = 0; (await seen(ada, room)).windowEnds === null && tries < 60; tries++)
      for (const client of [ada, bea]) (await answer(client, room, 'job')) || (await answer(client, room));
    const { windowEnds, match } = await seen(ada, room);
    const asked = match.prompt === null ? bea : ada;
    const closed = server.clock.wall() - server.clock.now();
    expect(await listed(asked, room)).toMatchObject({ isAwaited: true, deadline: Number(windowEnds) + closed });
  });

  test('a vacation is taken at all correspondence tables at once, and moves the deadlines', async () => {
    const rooms = [await start(), await start()];
    const live = await start({ kind: 'none' });
    const deadline = server.clock.wall() + 3 * DAY;
    const id = newId();
    for (const _again of [0, 1]) expect((await takeVacation(ada, 0, 7, id)).body).toEqual({ tables: 2, refused: 0 });
    for (const room of rooms) {
      expect(await listed(ada, room)).toMatchObject({ deadline: deadline + 7 * DAY });
      const { vacation } = (await seen(bea, room)).chairs[0] ?? {};
      expect(vacation).toMatchObject({ before: 0 });
    }
    expect((await seen(bea, live)).chairs[0]?.vacation).toBeNull();
    expect((await takeVacation(ada, 0, 11)).body).toEqual({ tables: 0, refused: 2 });
    const end = { id: newId(), vacation: null };
    expect((await ada.post('/api/vacations', end)).body).toEqual({ tables: 2, refused: 0 });
    for (const room of rooms) expect(await listed(ada, room)).toMatchObject({ deadline });
    expect((await ada.post('/api/vacations', { ...end, id: newId() })).body).toEqual({ tables: 0, refused: 0 });
  });

  test('somebody who takes and ends vacations on and on is stopped', async () => {
    const strict = await openTestServer();
    const eve = await TestClient.asGuest(strict.address);
    const end = () => eve.post('/api/vacations', { id: newId(), vacation: null });
    const statuses: number[] = [];
    for (let times = 0; times < 21; times++) statuses.push((await end()).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    await strict.close();
  });

  test('a vacation is the same after a restart', async () => {
    const room = await start();
    await takeVacation(ada, 1, 3);
    server.host.drop(room);
    expect((await seen(bea, room)).chairs[0]?.vacation).toMatchObject({ before: 0 });
    expect(await listed(ada, room)).toMatchObject({ deadline: server.clock.wall() + 5 * DAY });
  });

  test('a player reads again what has happened since their last move, and nobody else does', async () => {
    const room = await start();
    while (await answer(ada, room, 'end').then(isDone => !isDone)) await answer(ada, room);
    const before = await seen(ada, room);
    server.clock.pass(5 * HOUR);
    await answer(bea, room);
    const { since } = (await ada.get(`/api/rooms/${room}/since`)).body as {
      since: { ago: number; first: { chapters: number; view: object }; later: { chapters: number }[] };
    };
    expect(since.ago).toBe(5 * HOUR);
    expect(since.first).toEqual({ chapters: before.chapters, view: before.match.view });
    expect(since.later.at(-1)?.chapters).toBe((await seen(ada, room)).chapters);
    const cleo = await TestClient.asGuest(server.address);
    expect((await cleo.get(`/api/rooms/${room}/since`)).body).toEqual({ since: null });
    expect((await new TestClient(server.address).get(`/api/rooms/${room}/since`)).status).toBe(401);
  });
});
