import {
  fastClock,
  newId,
  openTestServer,
  TEST_DATABASES,
  TestClient,
  type TestDatabase,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rebuildRatings } from './admin/rebuild-ratings.ts';
import { newLimits, RATES } from './limits.ts';

/** Programs that play a whole match by requests ask more often than people do. */
const UNHURRIED = { ...RATES, request: { points: 100_000, duration: 1 }, address: { points: 100_000, duration: 1 } };
const DAY = 24 * 3600 * 1000;
/** How long the server keeps what others see. */
const MOMENT = 10_000;

let servers: TestServer[] = [];
afterEach(async () => {
  const [first, ...others] = servers;
  for (const { server, host } of others) {
    await server.close();
    await host.close();
  }
  await first?.close();
  servers = [];
});

const openWith = async (database: TestDatabase, clock = fastClock()): Promise<TestServer> => {
  const opened = await openTestServer({ database, clock, limits: newLimits(UNHURRIED) });
  servers.push(opened);
  return opened;
};

type Seats = readonly ('Ada' | 'Bea' | number)[];

const run = (client: TestClient, room: string, command: object) =>
  client.post(`/api/rooms/${room}/commands`, { id: newId(), command });

interface Shown {
  readonly phase: string;
  readonly match: {
    readonly branch: number;
    readonly prompt: { readonly id: number; readonly actions: readonly unknown[] } | null;
  } | null;
}

const look = async (client: TestClient, room: string): Promise<Shown> =>
  (await client.get(`/api/rooms/${room}?from=100000`)).body.seen as Shown;

/** Ada opens a table, and Bea sits down if she has a seat there. The match starts. */
async function begin(
  people: Readonly<Record<'Ada' | 'Bea', TestClient>>,
  seats: Seats,
  terms: object,
): Promise<string> {
  const plan = seats.map(each =>
    typeof each === 'number' ? { kind: 'bot', level: each } : { kind: each === 'Ada' ? 'me' : 'open' },
  );
  const wanted = { game: 'der-pate', seats: plan, confirm: false, ...terms };
  const { room } = (await people.Ada.post('/api/rooms', wanted)).body as { room: string };
  const seat = seats.indexOf('Bea');
  if (seat >= 0) await run(people.Bea, room, { type: 'sit', seat, name: 'Bea', entropy: 'ab'.repeat(16) });
  await run(people.Ada, room, { type: 'start' });
  return room;
}

/** The people answer until the match is over, each time with the first of their actions. */
async function playOut(people: readonly TestClient[], room: string, most = 5000): Promise<void> {
  for (let count = 0; count < most; count++) {
    let isAsked = false;
    for (const client of people) {
      const { phase, match } = await look(client, room);
      if (phase !== 'playing') return;
      if (match === null || match.prompt === null) continue;
      isAsked = true;
      const { id, actions } = match.prompt;
      const pick = actions[count % actions.length];
      await run(client, room, { type: 'answer', decision: id, branch: match.branch, picks: [pick] });
    }
    if (!isAsked) await new Promise(resolve => setImmediate(resolve));
  }
}

interface Change {
  readonly before: { readonly value: number; readonly uncertainty: number };
  readonly after: { readonly value: number; readonly uncertainty: number };
}

const ratingAfter = async (client: TestClient, room: string) =>
  (await client.get(`/api/rooms/${room}/rating`)).body as {
    change: Change | null;
    unrated: string | null;
    code?: string;
  };

describe.each(TEST_DATABASES)('ratings, %s', (_, make) => {
  const setUp = async () => {
    const database = await make();
    const house = await openWith(database);
    const Ada = await TestClient.asGuest(house.address, { name: 'Ada' });
    const Bea = await TestClient.asGuest(house.address, { name: 'Bea' });
    return { database, house, Ada, Bea, people: { Ada, Bea } };
  };

  test('a rated match leads to changed ratings, once, however often it is derived', async () => {
    const { database, house, Ada, Bea, people } = await setUp();
    const room = await begin(people, ['Ada', 'Bea'], { isRated: true });
    expect(await ratingAfter(Ada, room)).toMatchObject({ code: 'not-over' });
    await playOut([Ada, Bea], room);
    const [ada, bea] = [await ratingAfter(Ada, room), await ratingAfter(Bea, room)];
    expect(ada.unrated).toBeNull();
    expect(ada.change?.before).toEqual({ value: 1500, uncertainty: 500 });
    expect(ada.change?.after.uncertainty).toBeLessThan(500);
    expect((ada.change?.after.value ?? 0) + (bea.change?.after.value ?? 0)).toBe(3000);
    const other = await openWith(database, house.clock);
    await Promise.all([house.server.deriveFinished(), other.server.deriveFinished()]);
    expect(await database.query('select room from finished')).toHaveLength(1);
    expect(await ratingAfter(Ada, room)).toEqual(ada);
  });

  test('reading every journal again gives identical rows and numbers, also in a store that had none', async () => {
    const { database, house, Ada, Bea, people } = await setUp();
    for (const seats of [
      ['Ada', 'Bea'],
      ['Bea', 3, 'Ada'],
    ] as const)
      await playOut([Ada, Bea], await begin(people, seats, { isRated: true }));
    await house.server.deriveFinished();
    const rows = () => database.query('select room, game, at, is_rated, body from finished order by room');
    const before = await rows();
    expect(await rebuildRatings(house.store, 1)).toMatchObject({
      matches: 2,
      rated: 2,
      added: [],
      changed: [],
      isIdentical: true,
    });
    await database.query('delete from finished');
    await database.query('delete from finished_players');
    expect(await rebuildRatings(house.store, 1)).toMatchObject({ rated: 2, changed: [], isIdentical: false });
    expect(await rows()).toEqual(before);
    expect((await rebuildRatings(house.store, 1)).isIdentical).toBe(true);
  });

  test('a row that was changed by hand is found, put right, and every node folds again', async () => {
    const { database, house, Ada, Bea, people } = await setUp();
    const room = await begin(people, ['Ada', 'Bea'], { isRated: true });
    await playOut([Ada, Bea], room);
    const asPlayed = await ratingAfter(Ada, room);
    await database.query(
      'update finished set body = replace(body, \'"unrated":null\', \'"unrated":"luck"\'), is_rated = 0',
    );
    expect((await ratingAfter(Ada, room)).unrated).toBe('luck');
    expect(await rebuildRatings(house.store, 1)).toMatchObject({ changed: [room], isIdentical: false });
    expect(await ratingAfter(Ada, room)).toEqual(asPlayed);
  });

  test('a match isn’t rated at an unrated table, after a stand-in has answered, or alone against bots', async () => {
    const { Ada, Bea, people } = await setUp();
    const unrated = await begin(people, ['Ada', 'Bea'], {});
    await playOut([Ada, Bea], unrated);
    expect(await ratingAfter(Ada, unrated)).toEqual({ change: null, unrated: 'not-agreed' });
    const left = await begin(people, ['Ada', 'Bea'], { isRated: true });
    await run(Bea, left, { type: 'leave' });
    await playOut([Ada], left);
    expect(await ratingAfter(Ada, left)).toEqual({ change: null, unrated: 'stand-in' });
    const alone = await begin(people, ['Ada', 2], { isRated: true });
    await playOut([Ada], alone);
    expect(await ratingAfter(Ada, alone)).toEqual({ change: null, unrated: 'alone' });
  });

  test('an abandoned match leaves nothing in anybody’s history', async () => {
    const { database, house, Ada, Bea, people } = await setUp();
    const room = await begin(people, ['Ada', 'Bea'], { isRated: true });
    await playOut([Ada, Bea], room, 2);
    await run(Ada, room, { type: 'wish', wish: 'end' });
    await run(Bea, room, { type: 'vote', yes: true });
    expect((await look(Ada, room)).phase).toBe('ended');
    await house.server.deriveFinished();
    expect(await database.query('select room from finished')).toEqual([]);
    expect((await ratingAfter(Ada, room)).code).toBe('not-over');
    expect((await Ada.get('/api/profile')).body).toMatchObject({ games: [], opponents: [] });
  });

  test('a deleted player stays as a nameless opponent, and nobody’s numbers change', async () => {
    const { house, Ada, Bea, people } = await setUp();
    const room = await begin(people, ['Ada', 'Bea'], { isRated: true });
    await playOut([Ada, Bea], room);
    const before = await ratingAfter(Ada, room);
    expect((await Ada.get('/api/profile')).body.opponents).toMatchObject([{ name: 'Bea', matches: 1 }]);
    await Bea.post('/api/profile/listed', { isListed: true });
    await Bea.delete('/api/guests/me');
    expect((await Ada.get('/api/profile')).body.opponents).toMatchObject([{ name: null, matches: 1 }]);
    expect(await ratingAfter(Ada, room)).toEqual(before);
    expect(await rebuildRatings(house.store, 1)).toMatchObject({ changed: [], isIdentical: true });
    expect(await house.store.profiles.listListed()).toEqual([]);
  });

  test('a finished match stays in the history when its table has gone', async () => {
    const { house, Ada, Bea, people } = await setUp();
    const room = await begin(people, ['Ada', 'Bea'], { isRated: true });
    await playOut([Ada, Bea], room);
    await ratingAfter(Ada, room);
    const [lines = 0] = (await house.store.rooms.readLengths([room])).values();
    expect(await house.store.rooms.remove(room, lines)).toBe(true);
    expect(await rebuildRatings(house.store, 1)).toMatchObject({ matches: 1, withoutTable: 1, isIdentical: true });
    expect((await Ada.get('/api/profile')).body.games).toMatchObject([{ game: 'der-pate', matches: 1, rated: 1 }]);
  });

  test('play with anybody seats nobody at a rated table', async () => {
    const { Ada, Bea } = await setUp();
    const plan = { game: 'der-pate', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true, isRated: true };
    const { room } = (await Ada.post('/api/rooms', plan)).body;
    expect((await Bea.post('/api/rooms/anybody', { game: 'der-pate' })).body.room).not.toBe(room);
  });

  /** Matches that ended on some day, as if they had been played. */
  const store = async (house: TestServer, players: readonly [string, string], count: number, at: number) => {
    for (let each = 0; each < count; each++) {
      const seats = players.map((player, seat) => ({ player, level: null, place: seat + 1, score: 10 - seat }));
      const room = `${players.join('-')}-${at}-${each}`;
      const match = { room, game: 'der-pate', at: at + each, seats, moves: 40 + each, bots: 1, unrated: null };
      await house.store.finished.add(match, at);
    }
  };
  const idOf = async (client: TestClient): Promise<string> => String((await client.get('/api/guests/me')).body.id);
  const boardOf = async (client: TestClient, query = '') =>
    (await client.get(`/api/leaderboard?game=der-pate${query}`)).body as {
      rows: { name: string; rank: number; value: number }[];
      season: string;
      seasons: string[];
      next: number | null;
    };

  test('the leaderboard has only people who want to be listed, have played five matches, and what ended before the cut', async () => {
    const { house, Ada, Bea } = await setUp();
    house.clock.pass(30 * DAY);
    const [ada, bea] = [await idOf(Ada), await idOf(Bea)];
    const yesterday = house.clock.wall() - 2 * DAY;
    await store(house, [ada, bea], 4, yesterday);
    await Ada.post('/api/profile/listed', { isListed: true });
    expect((await boardOf(Bea)).rows).toEqual([]);
    await store(house, [ada, bea], 1, yesterday + 1000);
    house.clock.pass(MOMENT);
    const [row, ...others] = (await boardOf(Bea)).rows;
    expect(others).toEqual([]);
    expect(row).toMatchObject({ name: 'Ada', rank: 1, matches: 5 });
    await store(house, [ada, bea], 3, house.clock.wall() - 1000);
    house.clock.pass(MOMENT);
    expect((await boardOf(Bea)).rows).toEqual([row]);
    house.clock.pass(DAY);
    expect((await boardOf(Bea)).rows).toMatchObject([{ name: 'Ada', matches: 8 }]);
    await Ada.post('/api/profile/listed', { isListed: false });
    expect(await boardOf(Bea)).toMatchObject({ rows: [], next: null });
  });

  test('a leaderboard has pages, and one for each season in which somebody listed has played', async () => {
    const { house } = await setUp();
    house.clock.pass(400 * DAY);
    const now = house.clock.wall();
    for (let each = 0; each < 22; each++) {
      const client = await TestClient.asGuest(house.address, { name: `Player ${each}` });
      await client.post('/api/profile/listed', { isListed: true });
      await store(house, [await idOf(client), `stranger-${each}`], 5, now - 2 * DAY - each * 10_000);
      if (each === 0) await store(house, [await idOf(client), 'stranger'], 5, now - 200 * DAY);
    }
    const asked = await TestClient.asGuest(house.address);
    const first = await boardOf(asked);
    expect([first.rows.length, first.next]).toEqual([20, 20]);
    const second = await boardOf(asked, '&after=20');
    expect([second.rows.length, second.next]).toEqual([2, null]);
    expect(first.seasons).toEqual(['1971-Q1', '1970-Q3']);
    expect((await boardOf(asked, '&season=1970-Q3')).rows).toMatchObject([{ name: 'Player 0', rank: 1 }]);
    expect((await asked.get('/api/leaderboard?game=der-pate&season=now')).status).toBe(400);
  });

  test('however often others look, what they see is computed once in ten seconds, and a link that is switched off works no more', async () => {
    const { house, Ada, Bea } = await setUp();
    house.clock.pass(30 * DAY);
    await store(house, [await idOf(Ada), await idOf(Bea)], 5, house.clock.wall() - 2 * DAY);
    await Ada.post('/api/profile/listed', { isListed: true });
    const { secret } = (await Ada.post('/api/profile/link')).body as { secret: string };
    const { profiles, finished } = house.store;
    const looks = [vi.spyOn(profiles, 'listListed'), vi.spyOn(finished, 'listOf')];
    const look = () => Promise.all([boardOf(Bea), Bea.get(`/api/profiles/${secret}`), boardOf(Bea, '&season=1969-Q1')]);
    for (let times = 0; times < 3; times++) await look();
    expect(looks.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    for (let number = 0; number < 20; number++)
      expect((await Bea.get(`/api/leaderboard?game=${number}`)).body).toMatchObject({ rows: [] });
    house.clock.pass(MOMENT);
    await look();
    expect(looks.map(({ mock }) => mock.calls.length)).toEqual([3, 2]);
    await Ada.delete('/api/profile/link');
    expect((await Bea.get(`/api/profiles/${secret}`)).body.code).toBe('no-such-profile');
  });

  test('a profile is private until it is shared by a link, which can be renewed and switched off', async () => {
    const { house, Ada, Bea } = await setUp();
    house.clock.pass(30 * DAY);
    const [ada, bea] = [await idOf(Ada), await idOf(Bea)];
    const made = async () => String((await Ada.post('/api/profile/link')).body.secret);
    const seen = async (secret: string) => (await new TestClient(house.address).get(`/api/profiles/${secret}`)).status;
    expect((await Ada.get('/api/profile')).body).toMatchObject({ isListed: false, secret: null });
    const first = await made();
    await store(house, [ada, bea], 2, house.clock.wall() - 3 * DAY);
    expect(await seen(first)).toBe(200);
    expect((await Ada.get('/api/profile')).body.secret).toBe(first);
    const second = await made();
    expect([await seen(first), await seen(second)]).toEqual([404, 200]);
    await Ada.delete('/api/profile/link');
    expect(await seen(second)).toBe(404);
    const third = await made();
    await Ada.delete('/api/guests/me');
    expect(await seen(third)).toBe(404);
  });

  test('a program doesn’t learn the link, which would outlive its token', async () => {
    const { house, Ada } = await setUp();
    const { secret } = (await Ada.post('/api/profile/link')).body;
    const { token } = (await Ada.post('/api/tokens', {})).body;
    const program = new TestClient(house.address, { authorization: `Bearer ${token}` });
    expect((await program.get('/api/profile')).body).toMatchObject({ secret: null, games: [] });
    expect((await Ada.get('/api/profile')).body.secret).toBe(secret);
  });

  test('a shared profile has no names of others, no tables, nothing of today, and no times of day', async () => {
    const { house, Ada, Bea } = await setUp();
    house.clock.pass(30 * DAY);
    const [ada, bea] = [await idOf(Ada), await idOf(Bea)];
    await store(house, [ada, bea], 3, house.clock.wall() - 3 * DAY);
    await store(house, [ada, bea], 2, house.clock.wall() - 1000);
    const { secret } = (await Ada.post('/api/profile/link')).body;
    const { body } = await new TestClient(house.address).get(`/api/profiles/${secret}`);
    expect(body).toMatchObject({ name: 'Ada', opponents: [], games: [{ matches: 3, rated: 3 }] });
    const text = JSON.stringify(body);
    for (const hidden of [ada, bea, 'Bea', `${ada}-${bea}`]) expect(text).not.toContain(hidden);
    const { matches } = body as { matches: { at: number; room: null; others: object[] }[] };
    expect(matches.map(({ at, room, others }) => [at % DAY, room, others])).toEqual(
      Array.from({ length: 3 }, () => [0, null, [{ name: null, level: null }]]),
    );
  });

  test('somebody who isn’t listed and shares nothing appears in no answer to anybody else', async () => {
    const { house, Ada, Bea } = await setUp();
    house.clock.pass(30 * DAY);
    const [ada, bea] = [await idOf(Ada), await idOf(Bea)];
    await store(house, [bea, ada], 6, house.clock.wall() - 3 * DAY);
    await Ada.post('/api/profile/listed', { isListed: true });
    const eve = await TestClient.asGuest(house.address, { name: 'Eve' });
    const { secret } = (await Ada.post('/api/profile/link')).body;
    for (const path of [
      '/api/leaderboard?game=der-pate',
      `/api/profiles/${secret}`,
      '/api/profile',
      '/api/profile/matches',
    ]) {
      const text = JSON.stringify((await eve.get(path)).body);
      expect(text).not.toContain('Bea');
      expect(text).not.toContain(bea);
    }
    expect((await eve.get(`/api/rooms/${bea}-${ada}/rating`)).status).toBe(404);
  });

  test('one’s own matches come in pages, the newest first, and nobody else’s', async () => {
    const { house, Ada, Bea } = await setUp();
    const [ada, bea] = [await idOf(Ada), await idOf(Bea)];
    await store(house, [ada, bea], 25, 1000);
    await store(house, ['stranger', bea], 1, 5000);
    type Page = { matches: { at: number; place: number }[]; next: string | null };
    const first = (await Ada.get('/api/profile/matches')).body as unknown as Page;
    const second = (await Ada.get(`/api/profile/matches?after=${first.next}`)).body as unknown as Page;
    const times = [...first.matches, ...second.matches].map(({ at }) => at);
    expect(times).toEqual(Array.from({ length: 25 }, (_, each) => 1024 - each));
    expect(second.next).toBeNull();
    expect((await Bea.get('/api/profile')).body.games).toMatchObject([{ matches: 26, wins: 0 }]);
  });
});
