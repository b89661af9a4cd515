import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { appendOf, embeddedDatabase } from '@consigliere/trials/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from './open-store.ts';
import { FILE } from './sqlite.ts';

let database: ReturnType<typeof embeddedDatabase>;
let store: Store;
beforeEach(async () => {
  database = embeddedDatabase();
  store = await database.open();
});
afterEach(() => database.remove());

/** The number of rows in the tables, read without the store, which would move the log. */
const counted = async () => {
  const [row] = await database.query(
    'select (select count(*) from log) as log, (select count(*) from rooms) as rooms, (select count(*) from lines) as lines',
  );
  return row;
};

test('a commit is one row of the log, and in the tables after a query', async () => {
  await Promise.all(['a', 'b', 'c'].map(room => store.rooms.append(appendOf(room, 0))));
  await store.rooms.append(appendOf('a', 1));
  expect(await counted()).toEqual({ log: 2, rooms: 0, lines: 0 });
  expect(await store.lobby.find('a')).toMatchObject({ lines: 2, players: ['ada', 'bob'], awaited: ['ada'] });
  expect(await counted()).toEqual({ log: 0, rooms: 3, lines: 4 });
});

const ASKED: Readonly<Record<string, () => Promise<unknown>>> = {
  'a journal is read': () => store.rooms.read('r', 0),
  'lengths are asked': () => store.rooms.readLengths(['r']),
  'rooms are claimed': () => store.rooms.claim(0, 1, 1),
  'rooms without their states are looked for': () => store.rooms.findOutdatedStates(),
  'states are kept': () => store.rooms.saveLatestStates(),
  'the lobby is looked at': () => store.lobby.listPublic({ limit: 1 }),
  'a player lists their rooms': () => store.lobby.listOwn(['ada'], 1),
  'rooms are counted': () => store.lobby.count(),
  'a journal is checked': () => store.lobby.findBrokenLine('r'),
  'a room is frozen': () => store.lobby.setStanding('r', { phase: 'frozen', wake: null }),
  'a copy is made': () => store.backup(join(database.folder, 'copy.db')),
  'the store is closed': () => store.close(),
};

test.each(Object.keys(ASKED))('everything acknowledged is in the tables when %s', async when => {
  await store.rooms.append(appendOf('r', 0, { bodies: ['1', '2'] }));
  await ASKED[when]?.();
  expect(await counted()).toEqual({ log: 0, rooms: 1, lines: 2 });
});

test('a query of other tables leaves the log alone', async () => {
  await store.rooms.append(appendOf('r', 0));
  await store.outages.recordHeartbeat('node', 1);
  await store.guests.findById('ada');
  expect(await counted()).toEqual({ log: 1, rooms: 0, lines: 0 });
});

test("with an empty log a query doesn't wait for a writer", async () => {
  await store.rooms.append(appendOf('r', 0));
  expect(await store.rooms.readLengths(['r'])).toEqual(new Map([['r', 1]]));
  const other = new DatabaseSync(join(database.folder, FILE));
  other.exec('begin immediate');
  expect(await store.rooms.readLengths(['r'])).toEqual(new Map([['r', 1]]));
  other.exec('rollback');
  other.close();
});

test('a log that gets too long is moved by the commit that makes it so', async () => {
  const bodies = Array.from({ length: 2000 }, (_, index) => `${index}`);
  await store.rooms.append(appendOf('r', 0, { bodies }));
  expect(await counted()).toEqual({ log: 1, rooms: 0, lines: 0 });
  await store.rooms.append(appendOf('s', 0, { bodies: bodies.slice(0, 100) }));
  expect(await counted()).toEqual({ log: 0, rooms: 2, lines: 2100 });
});

test('moving many entries at once gives the same tables as moving each', async () => {
  const step = fc.record({
    room: fc.constantFrom('a', 'b', 'c'),
    bodies: fc.array(fc.json(), { minLength: 1, maxLength: 3 }),
    facts: fc.record({
      phase: fc.constantFrom('gathering' as const, 'playing' as const, 'over' as const),
      isPublic: fc.boolean(),
      players: fc.subarray(['ada', 'bob', 'cid', 'eve'], { minLength: 1 }),
      card: fc.constantFrom('{}', '{"full":true}'),
    }),
    wake: fc.option(fc.nat(100)),
    hold: fc.nat(100),
    isAsked: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
      const [late, prompt] = [embeddedDatabase(), embeddedDatabase()];
      const told: unknown[] = [];
      for (const { query, open, remove, isPrompt } of [
        { ...late, isPrompt: false },
        { ...prompt, isPrompt: true },
      ]) {
        const one = await open();
        const lengths = new Map<string, number>();
        for (const [at, { room, facts, isAsked, ...rest }] of steps.entries()) {
          const expected = lengths.get(room) ?? 0;
          const awaited = facts.players.slice(1);
          const append = appendOf(room, expected, { at, ...rest, facts: { ...facts, awaited } });
          expect(await one.rooms.append(append)).toBe('done');
          lengths.set(room, expected + rest.bodies.length);
          if (isPrompt || isAsked) await one.lobby.count();
        }
        for (const room of lengths.keys()) expect(await one.lobby.findBrokenLine(room)).toBeUndefined();
        await one.close();
        told.push(
          await query('select * from rooms order by id'),
          await query('select * from lines order by room, number'),
          await query('select * from seats order by room, player'),
        );
        await remove();
      }
      expect(told.slice(0, 3)).toEqual(told.slice(3));
    }),
    { numRuns: 20 },
  );
});

test('a move that fails halfway leaves everything as it was, and is repeated', async () => {
  await Promise.all(['a', 'b', 'c'].map(room => store.rooms.append(appendOf(room, 0))));
  await database.query(
    "create trigger no_b before insert on lines when new.room = 'b' begin select raise(abort, 'no b'); end",
  );
  await expect(store.lobby.count()).rejects.toThrow('no b');
  expect(await counted()).toEqual({ log: 1, rooms: 0, lines: 0 });
  expect(await store.rooms.append(appendOf('a', 1))).toBe('done');
  await database.query('drop trigger no_b');
  expect(await store.rooms.read('a', 0)).toHaveLength(2);
  expect(await counted()).toEqual({ log: 0, rooms: 3, lines: 4 });
});

test('another process finds the waiting log, writes to the same room, and both continue', async () => {
  await store.rooms.append(appendOf('r', 0));
  await store.rooms.append(appendOf('r', 1));
  const other = await database.open();
  expect(await other.rooms.append(appendOf('r', 1))).toBe('conflict');
  expect(await other.rooms.append(appendOf('r', 2, { facts: { players: ['bob'] } }))).toBe('done');
  expect(await store.rooms.append(appendOf('r', 2))).toBe('conflict');
  expect(await store.rooms.append(appendOf('r', 3, { facts: { players: ['bob', 'eve'] } }))).toBe('done');
  expect(await other.rooms.append(appendOf('r', 4, { facts: { players: ['bob', 'eve'] } }))).toBe('done');
  expect(await store.lobby.findBrokenLine('r')).toBeUndefined();
  expect(await other.lobby.find('r')).toMatchObject({ lines: 5, players: ['bob', 'eve'] });
});

test('a room frozen by another process stays frozen: no earlier entry is moved over it', async () => {
  await store.rooms.append(appendOf('r', 0, { wake: 5 }));
  const other = await database.open();
  await other.lobby.setStanding('r', { phase: 'frozen', wake: null });
  expect(await store.lobby.find('r')).toMatchObject({ phase: 'frozen', lines: 1 });
  expect(await store.rooms.claim(10, 9, 1)).toEqual([]);
});

test("a room made here isn't made again by another process, or the other way round", async () => {
  const other = await database.open();
  expect(await store.rooms.append(appendOf('here', 0))).toBe('done');
  expect(await other.rooms.append(appendOf('here', 0))).toBe('conflict');
  expect(await other.rooms.append(appendOf('there', 0))).toBe('done');
  expect(await store.rooms.append(appendOf('there', 0))).toBe('conflict');
  expect(await store.lobby.count()).toBe(2);
});

test("a process doesn't take its own move for another process's write", async () => {
  store.hasChangedElsewhere();
  await store.rooms.append(appendOf('r', 0));
  await store.lobby.count();
  expect(store.hasChangedElsewhere()).toBe(false);
});

test('a copy of the file is complete, its tables too', async () => {
  await store.rooms.append(appendOf('r', 0));
  const folder = join(database.folder, 'copy');
  mkdirSync(folder);
  await store.backup(join(folder, 'consigliere.db'));
  const copy = new DatabaseSync(join(folder, 'consigliere.db'), { readOnly: true });
  expect(copy.prepare('select room, number from lines').all()).toEqual([{ room: 'r', number: 0 }]);
  copy.close();
});
