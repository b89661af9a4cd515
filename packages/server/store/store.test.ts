import { appendOf, embeddedDatabase, postgresDatabase, type TestDatabase } from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from './open-store.ts';

const url = process.env.DATABASE_URL;
const PLACES: readonly (readonly [name: string, make: () => Promise<TestDatabase>])[] = [
  ['embedded', async () => embeddedDatabase()],
  ...(url === undefined ? [] : [['PostgreSQL', () => postgresDatabase(url)] as const]),
];

const guest = { id: 'ada', tokenHash: 'h1', name: 'Ada', language: 'en', createdAt: 1, seenAt: 1 };

/** Tables that version 2 didn't have. */
const LATER_TABLES = [
  ...['channels', 'passkeys', 'challenges', 'quiet_hours', 'news_cursors', 'outgoing'],
  ...['calendars', 'sanctions', 'sanction_marks', 'reports', 'finished', 'finished_players'],
  ...['recovery_codes', 'mail_requests', 'mailed_tables'],
  ...['profiles', 'log', 'invitations', 'bot_tables', 'records', 'codes'],
  ...['blocks', 'set_aside', 'names', 'deleted'],
];

describe.each(PLACES)('the store, %s', (_, make) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await make();
    store = await database.open();
  });
  afterEach(() => database.remove());

  test('lines are read as they were appended, from any number on', async () => {
    const bodies = ['{"type":"made"}', '{"text":"\\u0000 ü 🎲 \\"\\\\"}'];
    expect(await store.rooms.append(appendOf('r', 0, { bodies, at: 7 }))).toBe('done');
    expect(await store.rooms.append(appendOf('r', 2, { bodies: ['{}'], at: 9 }))).toBe('done');
    const lines = [
      { number: 0, at: 7, body: bodies[0] },
      { number: 1, at: 8, body: bodies[1] },
      { number: 2, at: 9, body: '{}' },
    ];
    expect(await store.rooms.read('r', 0)).toEqual(lines);
    expect(await store.rooms.read('r', 2)).toEqual(lines.slice(2));
    expect(await store.rooms.read('r', 3)).toEqual([]);
    expect(await store.rooms.read('nowhere', 0)).toEqual([]);
  });

  test('the lengths of several rooms come in one query', async () => {
    expect(await store.rooms.readLengths([])).toEqual(new Map());
    await store.rooms.append(appendOf('a', 0, { bodies: ['{}', '{}'] }));
    await store.rooms.append(appendOf('b', 0, { bodies: ['{}'] }));
    const many = Array.from({ length: 6000 }, (_, at) => `nowhere-${at}`);
    const found = await store.rooms.readLengths(['b', ...many, 'a']);
    expect([...found].toSorted()).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  test('every room is found once, page by page, and its listed phase can be changed', async () => {
    for (const room of ['c', 'a', 'b']) await store.rooms.append(appendOf(room, 0, { wake: 5 }));
    const pages = [await store.lobby.listAll({ limit: 2 }), await store.lobby.listAll({ limit: 2, after: 'b' })];
    expect(pages.map(page => page.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
    expect(await store.lobby.count()).toBe(3);
    await store.lobby.setStanding('b', { phase: 'frozen', wake: null });
    expect((await store.lobby.find('b'))?.phase).toBe('frozen');
    expect((await store.rooms.claim(10, 9, 1)).toSorted()).toEqual(['a', 'c']);
    expect((await store.lobby.listPublic({ limit: 9 })).map(({ id }) => id)).toEqual(['c', 'a']);
  });

  test('an append that expects another number of lines writes nothing', async () => {
    await store.rooms.append(appendOf('r', 0, { state: () => '"first"' }));
    await store.rooms.saveLatestStates();
    const before = [await store.lobby.find('r'), await store.rooms.read('r', 0)];
    for (const expected of [0, 2]) {
      const late = appendOf('r', expected, { state: () => '"late"', wake: 1, facts: { players: ['eve'] } });
      expect(await store.rooms.append(late)).toBe('conflict');
    }
    expect(await store.rooms.append(appendOf('nowhere', 1))).toBe('conflict');
    await store.rooms.saveLatestStates();
    expect([await store.lobby.find('r'), await store.rooms.read('r', 0)]).toEqual(before);
    expect(await store.lobby.find('nowhere')).toBeUndefined();
  });

  test('of two appends at once to one room one is done, whether the room exists or not', async () => {
    for (const expected of [0, 1]) {
      const both = [
        store.rooms.append(appendOf('r', expected, { bodies: ['"one"'] })),
        store.rooms.append(appendOf('r', expected, { bodies: ['"other"'] })),
      ];
      expect(await Promise.all(both)).toEqual(['done', 'conflict']);
    }
    expect((await store.rooms.read('r', 0)).map(({ body }) => body)).toEqual(['"one"', '"one"']);
  });

  test('of two nodes that append at once one succeeds, and both write the other rooms', async () => {
    const other = await database.open();
    await store.rooms.append(appendOf('r', 0));
    const answers = await Promise.all([
      store.rooms.append(appendOf('r', 1)),
      store.rooms.append(appendOf('a', 0)),
      other.rooms.append(appendOf('r', 1)),
      other.rooms.append(appendOf('b', 0)),
    ]);
    expect([answers[1], answers[3]]).toEqual(['done', 'done']);
    expect([answers[0], answers[2]].sort()).toEqual(['conflict', 'done']);
    // Each one continues after the other's lines.
    expect(await store.rooms.append(appendOf('r', 2))).toBe('done');
    expect(await other.rooms.append(appendOf('r', 3))).toBe('done');
    expect(await store.lobby.findBrokenLine('r')).toBeUndefined();
  });

  test("consecutive appends needn't wait for each other", async () => {
    const answers = [0, 1, 2, 3].map(expected => store.rooms.append(appendOf('r', expected)));
    expect(await Promise.all(answers)).toEqual(['done', 'done', 'done', 'done']);
  });

  test('two hundred rooms are written at once, and one conflict among them fails no other', async () => {
    const rooms = Array.from({ length: 200 }, (_, index) => `room ${index}`);
    await store.rooms.append(appendOf('room 77', 0));
    const answers = await Promise.all(rooms.map(room => store.rooms.append(appendOf(room, 0))));
    expect(answers.map((answer, index) => (answer === 'done' ? -1 : index)).filter(index => index >= 0)).toEqual([77]);
    const again = await Promise.all(rooms.map(room => store.rooms.append(appendOf(room, 1, { bodies: ['1', '2'] }))));
    expect(new Set(again)).toEqual(new Set(['done']));
    for (const room of rooms) expect(await store.rooms.read(room, 0)).toHaveLength(3);
  });

  test('an append without a line is refused and fails no other', async () => {
    const empty = store.rooms.append(appendOf('r', 0, { bodies: [] }));
    const fine = store.rooms.append(appendOf('s', 0));
    await expect(empty).rejects.toThrow('brings no line');
    expect(await fine).toBe('done');
  });

  test('a line that was changed later is found', async () => {
    for (const expected of [0, 2, 4]) {
      await store.rooms.append(appendOf('r', expected, { bodies: [`"${expected}"`, '"and"'] }));
    }
    expect(await store.lobby.findBrokenLine('r')).toBeUndefined();
    const [row] = await database.query("select head from rooms where id = 'r'");
    const [last] = await database.query("select hash from lines where room = 'r' and number = 5");
    expect(row?.head).toBe(last?.hash);
    await database.query(`update lines set body = '"forged"' where room = 'r' and number = 3`);
    expect(await store.lobby.findBrokenLine('r')).toBe(3);
  });

  test('acknowledged lines are there when the database is opened again, and the journal continues', async () => {
    const append = (expected: number) => store.rooms.append(appendOf('r', expected, { state: () => `${expected}` }));
    for (const expected of [0, 1, 2]) expect(await append(expected)).toBe('done');
    // Not closed: opening it again finds what a crash would leave.
    const again = await database.open();
    expect(await again.rooms.read('r', 0)).toHaveLength(3);
    expect(await again.lobby.find('r')).toMatchObject({ lines: 3, players: ['ada', 'bob'] });
    expect(await again.rooms.append(appendOf('r', 3, { facts: { players: ['bob'] } }))).toBe('done');
    expect(await again.lobby.findBrokenLine('r')).toBeUndefined();
    expect(await again.lobby.find('r')).toMatchObject({ players: ['bob'], awaited: [] });
  });

  test('states are saved later than lines, only the latest, and never an older one over a newer one', async () => {
    const other = await database.open();
    const known = async () => {
      const { lines, state, stateLines } = (await store.lobby.find('r')) ?? {};
      return { lines, state, stateLines };
    };
    await store.rooms.append(appendOf('r', 0, { state: () => '0' }));
    await store.rooms.append(appendOf('r', 1, { state: () => '1' }));
    expect(await known()).toEqual({ lines: 2, state: null, stateLines: 0 });
    expect(await store.rooms.findOutdatedStates()).toEqual(['r']);
    await other.rooms.append(appendOf('r', 2, { state: () => '2' }));
    await other.rooms.saveLatestStates();
    await store.rooms.saveLatestStates();
    expect(await known()).toEqual({ lines: 3, state: '2', stateLines: 3 });
    expect(await store.rooms.findOutdatedStates()).toEqual([]);
    await store.rooms.append(appendOf('r', 3, { state: () => '3' }));
    await store.rooms.saveStates([{ room: 'r', lines: 4, state: '"folded"' }]);
    expect(await known()).toEqual({ lines: 4, state: '"folded"', stateLines: 4 });
  });

  test('however many states are saved, other work gets its turn in between', async () => {
    for (let number = 0; number < 120; number++)
      await store.rooms.append(appendOf(`${number}`, 0, { state: () => '0' }));
    let turns = 0;
    const count = (): void => {
      turns++;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    await store.rooms.saveLatestStates();
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(2);
    expect(await store.rooms.findOutdatedStates()).toEqual([]);
  });

  test('closing waits for what is under way', async () => {
    const answer = store.rooms.append(appendOf('r', 0));
    await store.close();
    expect(await answer).toBe('done');
    const again = await database.open();
    expect(await again.lobby.find('r')).toMatchObject({ lines: 1, stateLines: 1 });
    await expect(store.rooms.append(appendOf('r', 1))).rejects.toThrow();
  });

  test('a room is claimed once, earliest first, and again when the lease is over', async () => {
    const other = await database.open();
    for (const wake of [30, 10, 20, 500]) await store.rooms.append(appendOf(`wakes at ${wake}`, 0, { wake }));
    await store.rooms.append(appendOf('never wakes', 0));
    expect(await store.rooms.claim(100, 1, 50)).toEqual(['wakes at 10']);
    const both = await Promise.all([store.rooms.claim(100, 9, 50), other.rooms.claim(100, 9, 50)]);
    expect(both.flat().sort()).toEqual(['wakes at 20', 'wakes at 30']);
    expect(await other.rooms.claim(149, 9, 50)).toEqual([]);
    expect((await other.rooms.claim(150, 9, 50)).toSorted()).toEqual(['wakes at 10', 'wakes at 20', 'wakes at 30']);
  });

  test('a writer may lease the room for a time', async () => {
    await store.rooms.append(appendOf('r', 0, { wake: 10, leaseUntil: 80 }));
    expect(await store.rooms.claim(79, 9, 50)).toEqual([]);
    expect(await store.rooms.claim(80, 9, 50)).toEqual(['r']);
    await store.rooms.append(appendOf('r', 1, { wake: 90 }));
    expect(await store.rooms.claim(90, 9, 50)).toEqual(['r']);
  });

  test('public rooms that gather or play are listed page by page, newest first', async () => {
    const make = (room: string, at: number, facts = {}) => store.rooms.append(appendOf(room, 0, { at, facts }));
    await make('a', 1);
    await make('b', 2, { phase: 'gathering' });
    await make('c', 2);
    await make('secret', 3, { isPublic: false });
    await make('over', 4, { phase: 'over' });
    const first = await store.lobby.listPublic({ limit: 2 });
    expect(first.map(({ id }) => id)).toEqual(['c', 'b']);
    const second = await store.lobby.listPublic({ limit: 2, after: first.at(-1) });
    const row = { id: 'a', game: 'carta-nostra', phase: 'playing', isPublic: true, card: '{}' };
    expect(second).toEqual([{ ...row, createdAt: 1, updatedAt: 1, lines: 1, names: [null, null] }]);
    await Promise.all(Array.from({ length: 60 }, (_, index) => make(`more ${index}`, 9)));
    expect(await store.lobby.listPublic({ limit: 1000 })).toHaveLength(50);
  });

  test("a player's list begins with the rooms that wait for them, then those with news", async () => {
    const make = (room: string, at: number, awaited: string[]) =>
      store.rooms.append(appendOf(room, 0, { at, facts: { awaited } }));
    await make('old', 1, ['bob']);
    await make('older', 0, ['bob', 'ada']);
    await make('new', 5, ['ada']);
    await store.rooms.append(appendOf('left', 0));
    await store.rooms.append(appendOf('left', 1, { facts: { players: ['ada'] } }));
    const rooms = async () => (await store.lobby.listOwn(['bob'], 9)).map(({ id, isAwaited }) => [id, isAwaited]);
    expect(await rooms()).toEqual([
      ['old', true],
      ['older', true],
      ['new', false],
    ]);
    await store.rooms.append(appendOf('older', 1, { at: 9, facts: { awaited: ['ada'] } }));
    expect(await rooms()).toEqual([
      ['old', true],
      ['older', false],
      ['new', false],
    ]);
  });

  test('lists show when a room last changed for everybody, not when its last line was written', async () => {
    await store.rooms.append(appendOf('r', 0, { at: 5, bodies: ['"seen"', '"hidden"'], changedAt: 5 }));
    expect(await store.lobby.listPublic({ limit: 9 })).toMatchObject([{ createdAt: 5, updatedAt: 5 }]);
    await store.rooms.append(appendOf('r', 2, { at: 9 }));
    await store.rooms.append(appendOf('r', 3, { at: 12, changedAt: 2 }));
    expect(await store.lobby.listOwn(['ada'], 9)).toMatchObject([{ createdAt: 5, updatedAt: 9 }]);
  });

  test('a guest is found by the hash of the token, and may change', async () => {
    await store.guests.create(guest);
    const alone = { owner: null, ids: ['ada'] };
    expect(await store.guests.findByToken('h1')).toEqual({ ...guest, ...alone });
    expect(await store.guests.findByToken('h2')).toBeUndefined();
    await expect(store.guests.create({ ...guest, id: 'eve' })).rejects.toThrow();
    await store.guests.update('ada', { name: 'Augusta', seenAt: 5 });
    await store.guests.update('ada', { tokenHash: 'h2' });
    await store.guests.update('ada', {});
    expect(await store.guests.findByToken('h1')).toBeUndefined();
    expect(await store.guests.findById('ada')).toEqual({
      ...guest,
      ...alone,
      ...{ name: 'Augusta', seenAt: 5, tokenHash: 'h2' },
    });
  });

  test('a transfer is redeemed once, and not after its time', async () => {
    await store.transfers.add({ hash: 'x', guest: 'ada', room: null, expiresAt: 100 }, 0);
    await store.transfers.add({ hash: 'y', guest: 'ada', room: 'r', expiresAt: 100 }, 0);
    expect(await store.transfers.redeem('x', 99)).toEqual({ guest: 'ada', room: null, expiresAt: 100 });
    expect(await store.transfers.redeem('x', 99)).toBeUndefined();
    expect(await store.transfers.redeem('y', 100)).toBeUndefined();
    await store.transfers.add({ hash: 'z', guest: 'ada', room: 'r', expiresAt: 200 }, 100);
    expect(await database.query('select hash from transfers')).toEqual([{ hash: 'z' }]);
  });

  test('a token of a program stands for its guest until it is revoked', async () => {
    const token = { tokenHash: 't', guest: 'ada', kind: 'program', name: 'Robo', createdAt: 1 } as const;
    await store.tokens.add(token);
    expect(await store.tokens.find('t')).toEqual({ ...token, seenAt: 1 });
    await store.tokens.touch('t', 7);
    expect(await store.tokens.list(['ada'])).toEqual([{ ...token, seenAt: 7 }]);
    expect(await store.tokens.revoke(['bea'], 't')).toEqual([]);
    expect(await store.tokens.revoke(['ada'], 't')).toEqual(['t']);
    expect(await store.tokens.find('t')).toBeUndefined();
  });

  test('chat messages in a room are numbered, even when two arrive at once', async () => {
    const other = await database.open();
    const remark = { at: 1, player: 'ada', name: 'Ada', text: 'hello' };
    const said = [0, 1, 2, 3].map(id => (id % 2 ? store : other).chat.add('r', { ...remark, id: `${id}` }));
    expect((await Promise.all(said)).map(({ number }) => number).toSorted()).toEqual([0, 1, 2, 3]);
    expect(await store.chat.add('s', { ...remark, id: '0' })).toEqual({ number: 0, isNew: true });
    const last = { ...remark, number: 3 };
    expect(await store.chat.read('r', 2, 9)).toEqual([{ ...remark, number: 2 }, last]);
    expect(await store.chat.read('r', 2, 1)).toEqual([{ ...remark, number: 2 }]);
  });

  test('a chat message sent again with the same id, at once or after a restart, appears once; another player may use that id', async () => {
    const [remark, other] = [{ id: 'x', at: 1, player: 'ada', name: 'Ada', text: 'hello' }, await database.open()];
    const said = await Promise.all([store, other, store].map(each => each.chat.add('r', remark)));
    expect(said.filter(({ isNew }) => isNew)).toEqual([{ number: 0, isNew: true }]);
    await store.close();
    const reopened = await database.open();
    expect(await reopened.chat.add('r', remark)).toEqual({ number: 0, isNew: false });
    expect(await reopened.chat.findNumber('r', 'ada', 'x')).toBe(0);
    expect(await reopened.chat.findNumber('r', 'bob', 'x')).toBeUndefined();
    expect(await reopened.chat.add('r', { ...remark, player: 'bob' })).toEqual({ number: 1, isNew: true });
    expect(await reopened.chat.add('r', { ...remark, id: 'y' })).toEqual({ number: 2, isNew: true });
  });

  test('a muted player stays muted until unmuted', async () => {
    for (const muted of ['eve', 'bob', 'eve']) await store.mutes.mute(['ada'], muted);
    expect(await store.mutes.listMuted(['ada'])).toEqual(['bob', 'eve']);
    await store.mutes.unmute(['ada'], 'bob');
    expect(await store.mutes.listMuted(['ada'])).toEqual(['eve']);
    expect(await store.mutes.listMuted(['eve'])).toEqual([]);
  });

  test('audit entries are in order', async () => {
    const deed = { at: 5, who: 'admin', what: 'frozen', room: 'r' };
    const other = await database.open();
    await Promise.all([store.audit.add({ ...deed, room: null }), other.audit.add({ ...deed, room: 's' })]);
    await store.audit.add(deed);
    await store.audit.add({ ...deed, at: 5, what: 'thawed' });
    expect(await store.audit.listForRoom('r')).toMatchObject([deed, { ...deed, what: 'thawed' }]);
  });

  test('opening again changes nothing', async () => {
    await store.rooms.append(appendOf('r', 0));
    await store.rooms.flush();
    const before = [await database.query('select * from meta'), await database.query('select * from rooms')];
    await Promise.all([database.open(), database.open()]);
    expect([await database.query('select * from meta'), await database.query('select * from rooms')]).toEqual(before);
  });

  test('an older database: states move to their own table, and the chat stays', async () => {
    await store.rooms.append(appendOf('r', 0, { state: () => '"before"' }));
    await store.rooms.append(appendOf('new', 0));
    await store.close();
    for (const statement of [
      'alter table rooms add column state text',
      'alter table rooms add column state_lines bigint not null default 0',
      'update rooms set state = states.state, state_lines = states.lines from states where states.room = rooms.id',
      "update rooms set state_lines = 0 where id = 'new'",
      'drop table states',
      ...LATER_TABLES.map(table => `drop table ${table}`),
      'alter table audit drop column guest',
      'alter table audit drop column why',
      'drop index rooms_open',
      'drop index tokens_guest',
      'drop index guests_owner',
      'alter table guests drop column owner',
      'alter table guests drop column merging',
      'alter table tokens drop column seen_at',
      'alter table tokens drop column kind',
      'alter table tokens drop column name',
      'drop index chat_player',
      'drop index chat_said',
      'alter table chat drop column said',
      "update meta set value = '2' where key = 'version'",
    ])
      await database.query(statement);
    const remark = { at: 1, player: 'ada', name: 'Ada', text: 'before' };
    await database.query(
      "insert into chat (room, number, at, player, name, text) values ('r', 0, 1, 'ada', 'Ada', 'before')",
    );
    const again = await database.open();
    expect(await again.chat.read('r', 0, 9)).toEqual([{ ...remark, number: 0 }]);
    expect(await again.chat.add('r', { ...remark, id: 'x' })).toEqual({ number: 1, isNew: true });
    expect(await again.lobby.find('r')).toMatchObject({ state: '"before"', stateLines: 1 });
    expect(await again.lobby.find('new')).toMatchObject({ state: null, stateLines: 0 });
    await again.close();
  });

  test('a database of a newer program is refused and left alone', async () => {
    await database.query("update meta set value = '999' where key = 'version'");
    await expect(database.open()).rejects.toMatchObject({ code: 'newer-version' });
    expect(await database.query("select value from meta where key = 'version'")).toEqual([{ value: '999' }]);
  });
});
