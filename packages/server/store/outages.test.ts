import { appendOf, TEST_DATABASES, type TestDatabase } from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from './open-store.ts';

describe.each(TEST_DATABASES)('house time in the store, %s', (_, make) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await make();
    store = await database.open();
  });
  afterEach(() => database.remove());

  test('time in which no node was alive is an outage, once', async () => {
    const other = await database.open();
    await store.outages.recordOutageUntil(1_000);
    expect((await store.outages.readHouseTime()).closed).toBe(0);
    await store.outages.recordHeartbeat('one', 1_000);
    await store.outages.recordHeartbeat('one', 5_000);
    await other.outages.recordOutageUntil(15_000);
    expect((await store.outages.readHouseTime()).closed).toBe(0);
    await Promise.all([store.outages.recordOutageUntil(35_000), other.outages.recordOutageUntil(35_000)]);
    expect((await other.outages.readHouseTime()).closed).toBe(30_000);
    // A node that crashed before its first tick leaves an outage of its own.
    await store.outages.recordOutageUntil(95_000);
    expect((await store.outages.readHouseTime()).closed).toBe(90_000);
    await other.outages.recordHeartbeat('two', 95_500);
    await store.outages.recordOutageUntil(96_000);
    expect((await store.outages.readHouseTime()).closed).toBe(90_000);
  });

  test('nodes that start together with different clocks record all the time in which no node was alive', async () => {
    const other = await database.open();
    await store.outages.recordHeartbeat('one', 1_000);
    await Promise.all([store.outages.recordOutageUntil(100_000), other.outages.recordOutageUntil(130_000)]);
    expect((await store.outages.readHouseTime()).closed).toBe(129_000);
  });

  test('a correction is made once, and does not count as a sign of life', async () => {
    const other = await database.open();
    await store.outages.recordHeartbeat('one', 20_000);
    await store.outages.recordOutageUntil(90_000);
    expect(await store.outages.readHouseTime()).toEqual({ sign: 90_000, closed: 70_000, isCorrected: false });
    expect(await store.outages.correct(-30_000)).toBe(true);
    expect(await other.outages.correct(-30_000)).toBe(false);
    expect(await other.outages.readHouseTime()).toEqual({ sign: 90_000, closed: 40_000, isCorrected: true });
    expect(await store.outages.lastHeartbeatBefore(89_000)).toBe(20_000);
    expect(await store.outages.lastHeartbeatBefore(19_000)).toBeUndefined();
  });

  test('the house clock knows the newest line of every unfinished table', async () => {
    await store.rooms.append(appendOf('playing', 0, { at: 5_000, wake: 6_000 }));
    await store.rooms.append(appendOf('playing', 1, { at: 7_000, wake: 8_000 }));
    await store.rooms.append(appendOf('gathering', 0, { at: 4_000, facts: { phase: 'gathering' } }));
    await store.rooms.append(appendOf('over', 0, { at: 9_000, facts: { phase: 'over' } }));
    for (const what of ['import', 'pause', 'import'])
      await store.audit.add({ at: 1, who: 'admin', what, room: 'gathering' });
    const tables = await store.outages.readTables();
    expect(tables.toSorted((one, two) => one.at - two.at)).toEqual([
      { room: 'gathering', at: 4_000, isTimed: false, isImported: true },
      { room: 'playing', at: 7_000, isTimed: true, isImported: false },
    ]);
  });
});
