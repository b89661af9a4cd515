import { TEST_DATABASES, type TestDatabase } from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from './open-store.ts';

describe.each(TEST_DATABASES)('blocks, %s', (_, make) => {
  let database: TestDatabase;
  let store: Store;

  beforeEach(async () => {
    database = await make();
    store = await database.open();
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  test('a block stays until it is removed by its maker, is listed by the name at that time, and is limited in number', async () => {
    const block = (blocked: string, at: number, name = blocked) =>
      store.blocks.add({ ids: ['ada'], blocked, id: `${blocked}-${at}`, name, at }, 2);
    expect(await block('eve', 1, 'Eve')).toBe(true);
    expect(await block('bob', 2, 'Bob')).toBe(true);
    expect(await block('eve', 3, 'Another name')).toBe(true);
    expect(await block('cleo', 4)).toBe(false);
    const blocks = [
      { id: 'bob-2', name: 'Bob', at: 2 },
      { id: 'eve-1', name: 'Eve', at: 1 },
    ];
    expect(await store.blocks.list(['ada'])).toEqual(blocks);
    expect(await store.blocks.listBlocked(['ada'])).toEqual(['bob', 'eve']);
    expect(await store.blocks.listBlocked(['eve'])).toEqual([]);
    await store.blocks.remove(['bob'], 'eve-1');
    await store.close();
    store = await database.open();
    expect(await store.blocks.list(['ada'])).toEqual(blocks);
    await store.blocks.remove(['ada'], 'eve-1');
    expect(await store.blocks.listBlocked(['ada'])).toEqual(['bob']);
    expect(await block('cleo', 5)).toBe(true);
  });
});
