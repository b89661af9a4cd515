import { TEST_DATABASES, type TestDatabase } from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from './open-store.ts';

const MOST = 9;

describe.each(TEST_DATABASES)('merging guests in the store, %s', (_, make) => {
  let database: TestDatabase;
  let store: Store;
  /** Another node's. */
  let other: Store;
  beforeEach(async () => {
    database = await make();
    store = await database.open();
    other = await database.open();
    for (const id of ['a', 'b', 'c', 'd'])
      await store.guests.create({ id, tokenHash: id, name: id, language: 'en', createdAt: 1, seenAt: 1 });
  });
  afterEach(async () => {
    await other.close();
    await store.close();
    await database.remove();
  });

  const ownersOf = async () => Object.fromEntries(await store.guests.readOwners());

  test('a guest goes with everything that was merged into it, and there are no chains', async () => {
    expect(await store.merges.merge('a', 'b', MOST)).toEqual(['a']);
    expect((await store.merges.merge('b', 'c', MOST)).toSorted()).toEqual(['a', 'b']);
    expect(await ownersOf()).toEqual({ a: 'c', b: 'c' });
    expect((await store.guests.findById('c'))?.ids).toEqual(['c', 'a', 'b']);
    expect(await store.guests.listOwners(['a', 'b', 'd'])).toHaveLength(2);
  });

  test('a guest who is a part of another, or gone, is neither merged nor merged into', async () => {
    await store.merges.merge('a', 'b', MOST);
    for (const [from, into] of [
      ['a', 'c'],
      ['c', 'a'],
      ['b', 'a'],
      ['a', 'b'],
      ['b', 'b'],
      ['b', 'nobody'],
      ['nobody', 'b'],
    ] as const)
      expect(await store.merges.merge(from, into, MOST)).toEqual([]);
    expect(await ownersOf()).toEqual({ a: 'b' });
  });

  test('of A into B and B into A at two nodes at once, one is done', async () => {
    for (let times = 0; times < 5; times++) {
      const done = await Promise.all([store.merges.merge('a', 'b', MOST), other.merges.merge('b', 'a', MOST)]);
      const [[from] = []] = done.filter(merged => merged.length > 0);
      expect(done.map(merged => merged.length).toSorted()).toEqual([0, 1]);
      expect(await ownersOf()).toEqual(from === 'a' ? { a: 'b' } : { b: 'a' });
      const into = from === 'a' ? 'b' : 'a';
      expect(await other.merges.split({ from: from ?? '', into })).toBe(true);
    }
  });

  test('a ring of merges at once leaves no chain', async () => {
    await Promise.all([
      store.merges.merge('a', 'b', MOST),
      other.merges.merge('b', 'c', MOST),
      store.merges.merge('c', 'd', MOST),
      other.merges.merge('d', 'a', MOST),
    ]);
    const owners = await ownersOf();
    for (const owner of Object.values(owners)) expect(owners[owner]).toBeUndefined();
  });

  test('merges at two nodes at once, one of them into what goes along with the other, don’t wait for each other forever', async () => {
    for (let times = 0; times < 30; times++) {
      await store.merges.merge('a', 'c', MOST);
      const done = await Promise.all([store.merges.merge('c', 'd', MOST), other.merges.merge('d', 'a', MOST)]);
      expect(done.map(merged => merged.length)).toEqual([2, 0]);
      await database.query('update guests set owner = null, merging = null');
    }
  });

  test('a person has no more ids than allowed, however they come together', async () => {
    await store.merges.merge('a', 'b', 2);
    expect(await store.merges.merge('b', 'c', 2)).toEqual([]);
    expect(await store.merges.merge('c', 'b', 2)).toEqual([]);
    expect(await store.merges.merge('c', 'b', 3)).toEqual(['c']);
  });

  test('a merge that is taken back leaves everything as it was', async () => {
    await store.merges.merge('a', 'b', MOST);
    await store.merges.merge('c', 'd', MOST);
    for (const [from, into] of [
      ['a', 'b'],
      ['c', 'd'],
    ] as const)
      await store.merges.confirm({ from, into });
    await store.merges.merge('b', 'd', MOST);
    expect(await ownersOf()).toEqual({ a: 'd', b: 'd', c: 'd' });
    expect(await store.merges.split({ from: 'b', into: 'd' })).toBe(true);
    expect(await ownersOf()).toEqual({ a: 'b', c: 'd' });
    expect(await store.merges.split({ from: 'b', into: 'd' })).toBe(false);
  });

  test('a merge is pending until it is final, and can’t be taken back afterwards', async () => {
    await store.merges.merge('a', 'b', MOST);
    await store.merges.confirm({ from: 'a', into: 'b' });
    expect(await store.merges.split({ from: 'a', into: 'b' })).toBe(false);
    expect(await store.merges.listPending()).toEqual([]);
    await store.merges.merge('b', 'c', MOST);
    const [pending] = await other.merges.listPending();
    expect({ ...pending, merged: pending?.merged.toSorted() }).toEqual({ from: 'b', into: 'c', merged: ['a', 'b'] });
    expect(await store.merges.split({ from: 'a', into: 'c' })).toBe(false);
    await other.merges.confirm({ from: 'b', into: 'c' });
    expect(await store.merges.listPending()).toEqual([]);
    expect(await ownersOf()).toEqual({ a: 'c', b: 'c' });
  });

  test('what belongs to a person moves to the owner, whose own comes first, however often it is moved', async () => {
    const hours = (from: number) => ({ from, to: 9, timeZone: 'UTC' });
    await store.channels.setQuietHours('a', hours(1));
    await store.channels.setQuietHours('b', hours(2));
    await store.channels.setQuietHours('c', hours(3));
    await store.mails.noteMailed('a', ['r', 's']);
    await store.mails.noteMailed('b', ['r']);
    await store.profiles.setSecret('a', 'secret');
    await store.merges.merge('a', 'b', MOST);
    await store.merges.merge('c', 'd', MOST);
    await store.merges.moveBelongings();
    expect(await store.channels.findQuietHours('c')).toEqual(hours(3));
    expect(await store.profiles.findBySecret('secret')).toBeDefined();
    for (const { from, into } of await store.merges.listPending()) await store.merges.confirm({ from, into });
    for (let times = 0; times < 2; times++) await store.merges.moveBelongings();
    expect(await store.channels.findQuietHours('b')).toEqual(hours(2));
    expect(await store.channels.findQuietHours('d')).toEqual(hours(3));
    expect(await store.mails.listMailed('b', ['r', 's'])).toEqual(new Set(['r', 's']));
    expect(await store.profiles.findBySecret('secret')).toBeUndefined();
    for (const table of ['quiet_hours', 'mailed_tables', 'profiles'])
      expect(await database.query(`select guest from ${table} where guest in ('a', 'c')`)).toEqual([]);
  });

  test('a message that was dropped comes back after the merge too, and one that two nodes have derived is there once', async () => {
    const message = (id: string, event: string, guest: string) => ({
      ...{ id, room: 'r', event, guest, channel: 'w', kind: 'turn', body: '{}', createdAt: 1, dueAt: 1 },
    });
    await store.news.add(message('1', 'turn', 'a'));
    await store.news.settle(['1'], 'dropped', 2);
    await store.news.add(message('2', 'end', 'a'));
    await store.news.add(message('3', 'end', 'b'));
    await store.merges.merge('a', 'b', MOST);
    await store.merges.confirm({ from: 'a', into: 'b' });
    for (let times = 0; times < 2; times++) await store.merges.moveBelongings();
    await store.news.add(message('4', 'turn', 'b'));
    const rows = await database.query('select event, guest, status from outgoing order by event');
    expect(rows).toEqual([
      { event: 'end', guest: 'b', status: 'waiting' },
      { event: 'turn', guest: 'b', status: 'waiting' },
    ]);
  });

  test('a guest who becomes a part of a person that is being deleted is deleted too', async () => {
    await store.merges.merge('a', 'b', MOST);
    expect((await store.people.forget(['b'], 5)).toSorted()).toEqual(['a', 'b']);
    expect(await store.merges.merge('c', 'b', MOST)).toEqual([]);
    expect(await ownersOf()).toEqual({ a: 'b' });
    expect(await store.guests.findById('a')).toBeUndefined();
  });
});
