import { appendOf, TEST_DATABASES, type TestDatabase } from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from './open-store.ts';

describe.each(TEST_DATABASES)('tables of bots in the store, %s', (_, make) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await make();
    store = await database.open();
  });
  afterEach(() => database.remove());

  test('the alarm of a room in which no person has a seat is removed', async () => {
    await store.rooms.append(appendOf('bots', 0, { wake: 10, facts: { players: [], awaited: [] } }));
    await store.rooms.append(appendOf('people', 0, { wake: 10 }));
    await store.rooms.silenceBotTables();
    expect(await store.rooms.claim(10, 9, 1)).toEqual(['people']);
  });

  test('a table counts for its guest while bots play it alone and its match runs', async () => {
    const facts = { players: [], awaited: [] };
    for (const room of ['a', 'b', 'c', 'd']) await store.botTables.add(room, room === 'd' ? 'bob' : 'ada');
    await store.botTables.add('a', 'ada');
    await store.rooms.append(appendOf('a', 0, { facts }));
    await store.rooms.append(appendOf('b', 0, { facts: { ...facts, phase: 'over' } }));
    await store.rooms.append(appendOf('c', 0));
    expect([await store.botTables.countPlaying(['ada']), await store.botTables.countPlaying(['bob'])]).toEqual([1, 0]);
  });
});
