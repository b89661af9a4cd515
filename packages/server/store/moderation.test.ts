import { TEST_DATABASES, type TestDatabase } from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from './open-store.ts';
import type { Report } from './reports.ts';
import type { Sanction } from './sanctions.ts';

describe.each(TEST_DATABASES)('reports, sanctions and the audit, %s', (_, make) => {
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

  const report = (id: string, change: Partial<Report> = {}): Omit<Report, 'verdict'> => {
    const about = { reported: 'eve', room: 'r', kind: 'remark', number: 3, name: 'Eve', words: 'a word' } as const;
    const { verdict: _none, ...rest } = change;
    return { id, at: 1, reporter: 'ada', ...about, reason: 'abuse', note: '', ...rest };
  };
  const listOpen = async () => (await store.reports.list({ isOpen: true, limit: 10 })).map(({ id }) => id);

  test('a report of the same thing by the same guest is stored once, and there is a limit for all of them', async () => {
    expect(await store.reports.add(report('one'), 3)).toBe(true);
    expect(await store.reports.add(report('again'), 3)).toBe(true);
    expect(await store.reports.add(report('behaviour', { kind: 'behaviour', number: null, at: 2 }), 3)).toBe(true);
    expect(await store.reports.add(report('twice', { kind: 'behaviour', number: null, at: 2 }), 3)).toBe(true);
    expect(await store.reports.add(report('other', { reporter: 'bob', at: 3 }), 3)).toBe(true);
    expect(await store.reports.add(report('more', { reporter: 'cleo' }), 3)).toBe(false);
    expect(await listOpen()).toEqual(['other', 'behaviour', 'one']);
    expect(await store.reports.countOpen()).toBe(3);
  });

  test('an operator reads how many have reported a person, and how much of a reporter’s reports was dismissed', async () => {
    await store.reports.add(report('one'), 9);
    await store.reports.add(report('two', { number: 4, at: 2 }), 9);
    await store.reports.add(report('three', { reporter: 'bob', at: 3 }), 9);
    expect(await store.reports.close('one', 'dismissed', 9)).toBe(true);
    expect(await store.reports.close('one', 'acted', 9)).toBe(false);
    const [latest, second] = await store.reports.list({ isOpen: true, limit: 10 });
    expect(latest).toEqual({
      ...report('three', { reporter: 'bob', at: 3 }),
      verdict: null,
      reporters: 2,
      made: 1,
      dismissed: 0,
    });
    expect(second).toMatchObject({ id: 'two', reporters: 2, made: 2, dismissed: 1 });
    expect(await store.reports.list({ isOpen: true, limit: 10, after: { at: 3, id: 'three' } })).toHaveLength(1);
    expect(await store.reports.closeAbout(['eve'], 'acted', 9)).toBe(2);
    expect(await store.reports.list({ isOpen: false, limit: 10 })).toMatchObject([
      { id: 'three', verdict: 'acted' },
      { id: 'two', verdict: 'acted' },
      { id: 'one', verdict: 'dismissed' },
    ]);
  });

  test('reports go when their time is up, with the person they are about, and with their reporter', async () => {
    await store.reports.add(report('old'), 9);
    await store.reports.add(report('by-bob', { reporter: 'bob', at: 5 }), 9);
    await store.reports.add(report('about-bob', { reported: 'bob', at: 5 }), 9);
    await store.reports.add(report('other', { reported: 'cleo', at: 5 }), 9);
    expect(await store.reports.prune(2, true)).toBe(1);
    expect(await store.reports.prune(2, false)).toBe(1);
    await store.people.forget(['bob'], 6);
    expect(await listOpen()).toEqual(['other']);
    await store.people.forget(['cleo'], 6);
    expect(await listOpen()).toEqual([]);
  });

  const sanction = (id: string, change: Partial<Sanction> = {}): Omit<Sanction, 'endedAt'> => {
    const { endedAt: _none, ...rest } = change;
    return { id, kind: 'ban', guest: 'eve', name: 'Eve', why: 'insults', who: 'admin', at: 1, until: 10, ...rest };
  };
  const currentAt = async (now: number) => (await store.sanctions.listCurrent(now)).map(({ id }) => id);

  test('a sanction counts until its time is up or it is lifted, and a new start of the server finds it', async () => {
    const marks = [
      { kind: 'guest', value: 'eve' },
      { kind: 'device', value: 'hash' },
    ] as const;
    await store.sanctions.add(sanction('week'), marks);
    await store.sanctions.add(sanction('mute', { kind: 'mute', at: 2, until: null }), marks);
    await store.close();
    store = await database.open();
    const [first] = await store.sanctions.listCurrent(9);
    expect(first).toMatchObject({ ...sanction('week'), endedAt: null });
    expect(first?.marks.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual(marks.toReversed());
    expect(await currentAt(9)).toEqual(['week', 'mute']);
    expect(await currentAt(10)).toEqual(['mute']);
    expect(await store.sanctions.lift('ban', ['bob'], 5)).toEqual([]);
    expect(await store.sanctions.lift('ban', ['bob', 'eve'], 5)).toEqual(['week']);
    expect(await currentAt(6)).toEqual(['mute']);
    expect((await store.sanctions.list(9)).map(({ id, endedAt }) => [id, endedAt])).toEqual([
      ['mute', null],
      ['week', 5],
    ]);
    expect(await store.sanctions.list(9, { at: 2, id: 'mute' })).toHaveLength(1);
  });

  test('a ban is pending until its seats are given up, and outlasts the deletion of the person, without the name', async () => {
    await store.sanctions.add(sanction('ban'), [{ kind: 'guest', value: 'eve' }]);
    await store.sanctions.add(sanction('mute', { kind: 'mute' }), []);
    expect(await store.sanctions.listPending()).toMatchObject([{ id: 'ban', marks: [{ value: 'eve' }] }]);
    await store.sanctions.finish('ban');
    expect(await store.sanctions.listPending()).toEqual([]);
    await store.people.forget(['eve'], 2);
    expect(await store.sanctions.list(9)).toMatchObject([{ name: '' }, { name: '' }]);
    expect(await store.sanctions.prune(10, false)).toBe(0);
    expect(await store.sanctions.prune(11, true)).toBe(2);
    expect(await store.sanctions.prune(11, false)).toBe(2);
    expect(await store.sanctions.list(9)).toEqual([]);
  });

  test('the audit is listed page by page, the newest first, and entries that belong to no table go after a time', async () => {
    const deed = { who: 'admin', what: 'ban', room: null };
    await store.audit.add({ ...deed, at: 1, guest: 'eve', why: 'insults' });
    await store.audit.add({ ...deed, at: 2, what: 'show', room: 'r' });
    await store.audit.add({ ...deed, at: 3 });
    const page = await store.audit.list(2);
    expect(page.map(({ at }) => at)).toEqual([3, 2]);
    expect(await store.audit.list(2, page.at(-1)?.number)).toEqual([
      { number: 0, ...deed, at: 1, guest: 'eve', why: 'insults' },
    ]);
    expect(await store.audit.prune(3, true)).toBe(1);
    expect(await store.audit.prune(3, false)).toBe(1);
    expect((await store.audit.list(9)).map(({ at }) => at)).toEqual([3, 2]);
  });
});
