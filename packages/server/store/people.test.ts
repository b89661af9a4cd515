import { appendOf, TEST_DATABASES, type TestDatabase } from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from './open-store.ts';

describe.each(TEST_DATABASES)('people and names, %s', (_, make) => {
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

  const sitDown = (room = 'r') =>
    store.rooms.append({
      ...appendOf(room, 0, { facts: { players: ['ada', 'bob'] } }),
      names: [
        ['ada', 'Ada'],
        ['bob', 'Bob'],
      ],
    });
  const namesOf = async (room = 'r') => Object.fromEntries(await store.rooms.readNames(room));

  test('names are stored with the lines that bring people, or not at all', async () => {
    await sitDown();
    const late = { ...appendOf('r', 0), names: [['eve', 'Eve'] as const] };
    expect(await store.rooms.append(late)).toBe('conflict');
    expect(await namesOf()).toEqual({ ada: 'Ada', bob: 'Bob' });
    const again = { ...appendOf('r', 1, { facts: { players: ['ada', 'bob'] } }), names: [['ada', 'Lady'] as const] };
    await store.rooms.append(again);
    expect(await namesOf()).toEqual({ ada: 'Lady', bob: 'Bob' });
    expect(await store.lobby.find('r')).toMatchObject({ names: ['Lady', 'Bob'] });
  });

  test('a forgotten guest has no name, chat, token or link any more, and the others keep theirs', async () => {
    const guest = { tokenHash: 'x', language: 'en', createdAt: 1, seenAt: 1 };
    await store.guests.create({ ...guest, id: 'ada', name: 'Ada' });
    await store.tokens.add({ tokenHash: 'y', guest: 'ada', kind: 'device', name: null, createdAt: 1 });
    await store.transfers.add({ hash: 'z', guest: 'ada', room: null, expiresAt: 9 }, 1);
    await sitDown();
    for (const [player, name] of [
      ['ada', 'Ada'],
      ['bob', 'Bob'],
    ] as const)
      await store.chat.add('r', { id: player, at: 1, player, name, text: `I am ${name}` });
    await store.mutes.mute(['bob'], 'ada');
    for (const [player, blocked] of [
      ['ada', 'bob'],
      ['bob', 'ada'],
      ['bob', 'eve'],
    ] as const)
      await store.blocks.add({ ids: [player], blocked, id: `${player}-${blocked}`, name: blocked, at: 1 }, 9);
    await store.people.forget(['ada'], 5);
    expect(await namesOf()).toEqual({ ada: null, bob: 'Bob' });
    expect(await store.lobby.listAll({ limit: 9 })).toMatchObject([{ names: ['', 'Bob'] }]);
    expect(await store.chat.read('r', 0, 9)).toMatchObject([
      { player: 'ada', name: '', text: '' },
      { name: 'Bob', text: 'I am Bob' },
    ]);
    expect(await store.guests.findById('ada')).toBeUndefined();
    expect(await store.guests.findByToken('x')).toBeUndefined();
    expect(await store.tokens.find('y')).toBeUndefined();
    expect(await store.transfers.redeem('z', 2)).toBeUndefined();
    expect(await store.mutes.listMuted(['bob'])).toEqual([]);
    expect(await store.blocks.list(['ada'])).toEqual([]);
    expect(await store.blocks.listBlocked(['bob'])).toEqual(['eve']);
  });

  test('a forgotten guest stays pending until the seats are given up', async () => {
    await sitDown();
    await store.botTables.add('bots', 'ada');
    await store.people.forget(['ada'], 5);
    expect(await store.people.listPending()).toEqual(['ada']);
    expect((await store.people.listRooms('ada')).toSorted()).toEqual(['bots', 'r']);
    await store.people.finish('ada');
    expect(await store.people.listPending()).toEqual([]);
    expect(await store.people.listRooms('ada')).toEqual(['r']);
  });

  test('no later line brings the name of a forgotten guest back', async () => {
    await sitDown();
    await store.people.forget(['ada'], 5);
    const again = { ...appendOf('r', 1, { facts: { players: ['ada', 'bob'] } }), names: [['ada', 'Ada'] as const] };
    await store.rooms.append(again);
    expect(await namesOf()).toEqual({ ada: null, bob: 'Bob' });
    expect(await database.query("select name from names where player = 'ada'")).toEqual([{ name: '' }]);
  });

  test('a removed room leaves nothing behind, and its neighbour keeps everything', async () => {
    for (const room of ['r', 's']) {
      await sitDown(room);
      await store.chat.add(room, { id: 'x', at: 1, player: 'ada', name: 'Ada', text: 'hello' });
      await store.records.save(room, '{}');
      await store.audit.add({ at: 1, who: 'admin', what: 'show', room });
      await store.botTables.add(room, 'ada');
    }
    await store.rooms.saveLatestStates();
    expect(await store.rooms.remove('r', 2)).toBe(false);
    expect(await store.rooms.remove('r', 1)).toBe(true);
    expect(await store.rooms.remove('r', 1)).toBe(false);
    expect(await store.rooms.append(appendOf('r', 1))).toBe('conflict');
    const left: Record<string, number> = {};
    for (const table of ['lines', 'seats', 'states', 'names', 'chat', 'records', 'audit', 'bot_tables']) {
      const rows = await database.query(`select room from ${table}`);
      left[table] = rows.filter(({ room }) => room === 'r').length;
      expect([table, rows.some(({ room }) => room === 's')]).toEqual([table, true]);
    }
    expect(Object.values(left)).toEqual(Array(8).fill(0));
    expect(await store.lobby.find('r')).toBeUndefined();
  });

  test('the first device is listed and revoked like any other, and its guest stays', async () => {
    const guest = { id: 'ada', tokenHash: 'h1', name: 'Ada', language: 'en', createdAt: 1, seenAt: 1 };
    await store.guests.create(guest);
    await store.guests.create({ ...guest, id: 'bea', tokenHash: 'h2' });
    const first = { tokenHash: 'h1', guest: 'ada', kind: 'device', name: null, createdAt: 1, seenAt: null };
    expect(await store.tokens.list(['ada'])).toEqual([first]);
    expect(await store.tokens.revoke(['bea'], 'h1')).toEqual([]);
    expect(await store.tokens.revoke(['ada'], 'h')).toEqual(['h1']);
    expect(await store.tokens.revoke(['ada'], 'h')).toEqual([]);
    expect(await store.tokens.list(['ada'])).toEqual([]);
    expect(await store.guests.findByToken('h1')).toBeUndefined();
    expect(await store.guests.findById('ada')).toMatchObject({ name: 'Ada' });
    expect(await store.guests.findByToken('h2')).toMatchObject({ id: 'bea' });
    expect(await store.tokens.revoke(['bea'], 'h2')).toEqual(['h2']);
  });
});
