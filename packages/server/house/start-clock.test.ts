import { type ClockTerms, foldJournal, Host, type Room, type Terms } from '@consigliere/match';
import { embeddedDatabase } from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { validate } from '../admin/validate.ts';
import { gameOf } from '../games.ts';
import { newId } from '../id.ts';
import type { Store } from '../store/open-store.ts';
import type { HouseClock } from './clock.ts';
import { startClock } from './start-clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** When the wall clock begins to be wrong. */
const NOON = 1_700_000_000_000;
const LIVE: ClockTerms = { kind: 'live', move: 60_000, reserve: 0 };

let database: ReturnType<typeof embeddedDatabase>;
let store: Store;
let warned: string[];
beforeEach(async () => {
  database = embeddedDatabase();
  store = await database.open();
  warned = [];
});
afterEach(() => database.remove());

const start = (wall: number, node = 'new'): Promise<HouseClock> =>
  startClock({ store, node, wall: () => wall, ticks: () => wall, warn: (_, message) => warned.push(message) });

interface Wishes {
  readonly clock?: ClockTerms;
  readonly isAgainstBot?: boolean;
}

/** A match that has just begun; all its lines have the same time. */
async function play(id: string, at: number, { clock = LIVE, isAgainstBot = false }: Wishes = {}): Promise<void> {
  const host = new Host({
    store: store.rooms,
    gameOf,
    now: () => at,
    callAt: () => () => undefined,
    think: () => new Promise(() => undefined),
    announce: () => undefined,
    onFault: () => undefined,
  });
  const terms: Terms = {
    id,
    game: 'carta-nostra',
    version: gameOf('carta-nostra')?.version ?? 0,
    seats: 2,
    options: isAgainstBot ? { start: 1 } : {},
    clock,
    confirm: false,
    isPublic: true,
    language: 'en',
    owner: 'ada',
  };
  const actor = (player: string) => ({ player, id: newId() });
  const entropy = 'ab'.repeat(16);
  await host.open(terms, 'c0ffee'.padEnd(64, '0'), [
    isAgainstBot
      ? [actor('ada'), { type: 'seat-bot', seat: 1, level: 1 }]
      : [actor('bea'), { type: 'sit', seat: 1, name: 'Bea', entropy }],
    [actor('ada'), { type: 'sit', seat: 0, name: 'Ada', entropy }],
    [actor('ada'), { type: 'start' }],
  ]);
  await host.close();
}

async function read(id: string): Promise<Room> {
  const room = foldJournal(await store.rooms.read(id, 0), { gameOf });
  if (typeof room === 'string') throw new Error(room);
  return room;
}

/** A beat of the older program: what it remembered of a node could fall, and the way back counted as an outage. */
async function beatAsBefore(node: string, wall: number): Promise<void> {
  await store.outages.recordOutageUntil(wall);
  await database.query(`insert or replace into nodes (id, seen_at) values ('${node}', ${wall})`);
}

/** House time as the older program told it after a restart. */
const houseTimeBefore = async (wall: number): Promise<number> => wall - (await store.outages.readHouseTime()).closed;

/** The wall clock was wrong by some time for 18 seconds, in which the older program ran, and is right again. */
async function beWrong(by: number): Promise<void> {
  await beatAsBefore('old', NOON);
  for (let time = 2_000; time <= 18_000; time += 2_000) await beatAsBefore('old', NOON + by + time);
  for (let time = 20_000; time <= 30_000; time += 2_000) await beatAsBefore('old', NOON + time);
}

const everyTable = async () =>
  validate(
    { folder: database.folder, databaseUrl: undefined },
    { isToMigrate: false, onCount: () => undefined, onRoom: () => undefined },
  );

test.each([
  ['a day ahead', DAY, 18_000],
  ['an hour behind', -HOUR, 0],
])(
  'a store whose wall clock was %s under an older program heals when it starts: no table is ahead of house time',
  async (_, by, last) => {
    await play('frozen', NOON + last);
    const before = await store.rooms.read('frozen', 0);
    await beWrong(by);
    expect(await houseTimeBefore(NOON + 30_000)).toBeLessThan(NOON - HOUR / 2);
    const clock = await start(NOON + 60_000);
    expect(clock.now()).toBe(NOON + last);
    expect(await store.rooms.read('frozen', 0)).toEqual(before);
    expect(warned).toEqual(['outages were booked by mistake, and house time was behind: they are taken back']);
    expect(await everyTable()).toMatchObject({ rooms: 1, differing: 0 });
  },
);

test.each([
  ['a day ahead', DAY],
  ['an hour behind', -HOUR],
])('a table that was played after the wall clock had been %s has as much time left as before', async (_, by) => {
  await play('frozen', NOON);
  await beWrong(by);
  const fallen = await houseTimeBefore(NOON + 30_000);
  await play('since', fallen - 20_000);
  await play('without a clock', fallen - 20_000, { clock: { kind: 'calm' } });
  const clock = await start(NOON + 31_000);
  const { clocks, at } = await read('since');
  expect(clock.now()).toBeGreaterThanOrEqual(NOON);
  expect(clock.now() - at).toBe(21_000);
  expect(clocks.map(({ since }) => since)).toContain(at);
  expect((await read('frozen')).at).toBe(NOON);
  expect(await store.rooms.readLengths(['frozen', 'without a clock'])).toEqual(
    new Map([
      ['frozen', 4],
      ['without a clock', 4],
    ]),
  );
  expect(await everyTable()).toMatchObject({ rooms: 3, differing: 0 });
});

test('a correction is made once: the next start changes nothing', async () => {
  await play('frozen', NOON);
  await beWrong(DAY);
  const house = (await start(NOON + 60_000)).now();
  const lengths = await store.rooms.readLengths(['frozen']);
  warned = [];
  expect((await start(NOON + HOUR, 'newer')).now()).toBe(house);
  expect(await store.rooms.readLengths(['frozen'])).toEqual(lengths);
  expect(warned).toEqual([]);
});

test('outages that were real are not taken back for a table from another house: its own times are moved', async () => {
  await beatAsBefore('old', NOON - 10 * DAY);
  await beatAsBefore('old', NOON);
  const house = await houseTimeBefore(NOON);
  await play('ours', house);
  await play('theirs', house + 3 * DAY);
  await store.audit.add({ at: NOON, who: 'admin', what: 'import', room: 'theirs' });
  const clock = await start(NOON + 1_000);
  expect(clock.now()).toBe(house + 1_000);
  const [ours, theirs] = [await read('ours'), await read('theirs')];
  expect([ours.at, theirs.at]).toEqual([house, house + 1_000]);
  expect([ours.lines, theirs.lines]).toEqual([4, 5]);
  expect(theirs).toMatchObject({ askedAt: house + 1_000 });
  expect(warned).toEqual(["a table's times were moved to house time"]);
  expect(await everyTable()).toMatchObject({ rooms: 2, differing: 0 });
});

test('never more is taken back than was booked: a table that is still ahead moves its own times', async () => {
  await play('ahead', NOON + 5 * DAY);
  await beWrong(-HOUR);
  const clock = await start(NOON + 31_000);
  expect(clock.now()).toBe(NOON + 31_000);
  expect((await read('ahead')).at).toBe(NOON + 31_000);
});

test('a table that was moved plays on: the bot that was waited for answers', async () => {
  await start(NOON - DAY);
  await play('ahead', NOON + DAY, { clock: { kind: 'none' }, isAgainstBot: true });
  const clock = await start(NOON, 'other');
  let time = clock.now();
  const later: [number, () => void][] = [];
  const host = new Host({
    store: store.rooms,
    gameOf,
    now: () => time,
    callAt: (at, then) => {
      later.push([at, then]);
      return () => undefined;
    },
    think: async ({ actions }) => actions[0],
    announce: () => undefined,
    onFault: (_, fault) => {
      throw fault;
    },
  });
  const { lines } = await read('ahead');
  await host.wakeUp();
  for (let turns = 0; turns < 20 && (await read('ahead')).lines === lines; turns++) {
    time += 100;
    for (const [at, then] of later.splice(0)) at <= time ? then() : later.push([at, then]);
    await host.look('ahead');
  }
  expect((await read('ahead')).lines).toBeGreaterThan(lines);
  await host.close();
});

test('house time goes on from the newest line of a killed node', async () => {
  await start(NOON);
  await play('busy', NOON + 1_900);
  expect((await start(NOON + HOUR, 'next')).now()).toBe(NOON + 1_900);
  expect(warned).toEqual([]);
});
