import { DamagedJournal } from '@consigliere/match';
import { appendOf, embeddedDatabase, TEST_DATABASES, type TestDatabase } from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from './open-store.ts';

let database: TestDatabase;
let store: Store;
afterEach(() => database.remove());

describe.each(TEST_DATABASES)('damaged rows, %s', (_, make) => {
  beforeEach(async () => {
    database = await make();
    store = await database.open();
    for (const room of ['a', 'b']) for (const expected of [0, 1, 2]) await store.rooms.append(appendOf(room, expected));
    await store.lobby.count();
  });

  test.each([
    ['has another body', `update lines set body = '"forged"' where room = 'a' and number = 1`, 'line 1 was changed'],
    ['has another hash', `update lines set hash = 'x' where room = 'a' and number = 2`, 'line 2 was changed'],
    ['is missing', `delete from lines where room = 'a' and number = 1`, 'line 1 was changed'],
    [
      'was the last and is missing',
      `delete from lines where room = 'a' and number = 2`,
      'has 2 lines and should have 3',
    ],
  ])('a room with a line that %s is closed and named, and others can be read and written', async (_, sql, why) => {
    await database.query(sql);
    await expect(store.rooms.read('a', 0)).rejects.toThrow(DamagedJournal);
    await expect(store.rooms.read('a', 0)).rejects.toThrow(why);
    const appends = [store.rooms.append(appendOf('a', 3)), store.rooms.append(appendOf('b', 3))] as const;
    await expect(appends[0]).rejects.toThrow(DamagedJournal);
    expect(await appends[1]).toBe('done');
    expect(await store.rooms.read('b', 0)).toHaveLength(4);
    expect(store.damage.findings).toEqual([{ room: 'a', message: expect.stringContaining(why) }]);
  });

  test('new lines of a room are checked against the line before them', async () => {
    expect(await store.rooms.read('a', 2)).toMatchObject([{ number: 2 }]);
    await database.query(`update lines set hash = 'x' where room = 'a' and number = 1`);
    await expect(store.rooms.read('a', 2)).rejects.toThrow('line 2 was changed');
  });

  test('a line that is there although the room does not count it closes its room, not the others of the commit', async () => {
    await database.query(`insert into lines (room, number, at, body, hash) values ('a', 3, 1, '"?"', '?')`);
    const appends = ['a', 'b'].map(room => store.rooms.append(appendOf(room, 3)));
    const outcomes = await Promise.allSettled(appends);
    await store.lobby.count();
    expect(outcomes[1]).toMatchObject({ value: 'done' });
    expect(await store.rooms.read('b', 0)).toHaveLength(4);
    await expect(store.rooms.append(appendOf('a', 4))).rejects.toThrow(DamagedJournal);
    expect(store.damage.findings.map(({ room }) => room)).toEqual(['a']);
  });

  test('a row that cannot be listed is left out of the lists, and its room is closed and named', async () => {
    await database.query(`update rooms set game = 'x', phase = 'plaxing', is_public = 1 where id = 'a'`);
    expect((await store.lobby.listOwn(['ada'], 9)).map(({ id }) => id)).toEqual(['b']);
    expect(store.damage.findings).toEqual([{ room: 'a', message: "its row in the lists can't be read" }]);
  });

  test('a table whose players cannot be listed stays in the lists and open, and is written right with the next line', async () => {
    await database.query(`update rooms set card = '{"sea' where id = 'a'`);
    const again = await database.open();
    expect((await again.lobby.listPublic({ limit: 9 })).map(({ id }) => id).sort()).toEqual(['a', 'b']);
    expect(again.damage.findings).toMatchObject([{ room: null, message: expect.stringContaining('table a') }]);
    const card = '{"seats":[]}';
    expect(await again.rooms.append(appendOf('a', 3, { facts: { card } }))).toBe('done');
    expect(await again.lobby.find('a')).toMatchObject({ card });
  });
});

describe('damaged rows of the embedded store', () => {
  beforeEach(async () => {
    database = embeddedDatabase();
    store = await database.open();
  });

  test('a log that does not fit the tables is set aside with its room, and everything else is moved', async () => {
    await store.rooms.append(appendOf('a', 0));
    await store.lobby.count();
    await Promise.all([store.rooms.append(appendOf('a', 1)), store.rooms.append(appendOf('b', 0))]);
    await database.query("update rooms set lines = 5 where id = 'a'");
    expect(await store.lobby.count()).toBe(2);
    expect(await store.rooms.read('b', 0)).toHaveLength(1);
    await expect(store.rooms.append(appendOf('a', 2))).rejects.toThrow(DamagedJournal);
    const [kept] = await database.query('select room, data from set_aside');
    expect(kept).toMatchObject({ room: 'a', data: expect.stringContaining('line 1') });
    const again = await database.open();
    expect(again.damage.findings).toMatchObject([{ room: 'a' }]);
    await expect(again.rooms.read('a', 0)).rejects.toThrow(DamagedJournal);
    await again.acceptDamage();
    expect((await database.open()).damage.findings).toEqual([]);
  });

  test.each([
    ['is not JSON', 'update log set entries = \'[["a",\' where id = (select min(id) from log)'],
    ['has a text too short', "update log set texts = 'x' where id = (select min(id) from log)"],
  ])('a row of the log that %s is set aside and reported; later entries of its rooms close them', async (_, sql) => {
    await Promise.all([store.rooms.append(appendOf('a', 0)), store.rooms.append(appendOf('b', 0))]);
    await store.rooms.append(appendOf('c', 0));
    await store.rooms.append(appendOf('a', 1));
    await database.query(sql);
    expect(await store.rooms.read('c', 0)).toHaveLength(1);
    expect(await store.lobby.count()).toBe(1);
    expect(await store.rooms.append(appendOf('d', 0))).toBe('done');
    expect(store.damage.findings).toMatchObject([
      { room: null, message: expect.stringContaining("can't be read") },
      { room: 'a' },
    ]);
    await expect(store.rooms.append(appendOf('a', 2))).rejects.toThrow(DamagedJournal);
    expect(await database.query('select count(*) as rows from log')).toEqual([{ rows: 1 }]);
  });

  test('a chat message that cannot be read is left out and reported, and the others are there', async () => {
    const remark = { at: 1, player: 'ada', name: 'Ada', text: 'hello' };
    for (const id of ['x', 'y']) await store.chat.add('a', { ...remark, id });
    await database.query("update chat set text = x'00ff' where number = 0");
    expect(await store.chat.read('a', 0, 9)).toEqual([{ ...remark, number: 1 }]);
    expect(store.damage.findings).toMatchObject([{ room: null, message: expect.stringContaining('chat') }]);
  });
});
