import { cartaNostra } from '@consigliere/games/carta-nostra';
import { sitdown } from '@consigliere/kernel/sitdown';
import { describe, expect, test } from 'vitest';
import { foldJournal } from '../host/journal.ts';
import { anyGame, entropyOf, TestTable } from '../testing/table.ts';
import { luckOf } from './luck-terms.ts';

const turns = (): TestTable => TestTable.playing(cartaNostra, ['person', 'person', 2]);
const folded = (table: TestTable) =>
  foldJournal(table.journal, { gameOf: () => table.room.rules.game }, table.room.names);

describe('a late friend', () => {
  const ask = { type: 'ask-seat', seat: 2, name: ' Cleo ' } as const;

  test("asks for a bot's chair, and everybody sees the name but only the guest sees that it is theirs", () => {
    const table = turns().do('cleo', ask);
    const [request] = table.room.seatRequests;
    expect(table.seen('ada').seatRequests).toEqual([{ number: request?.number, name: 'Cleo', seat: 2 }]);
    expect([table.seen('cleo').askedSeat, table.seen('ada').askedSeat]).toEqual([2, null]);
    expect(JSON.stringify(table.seen('ada'))).not.toContain('"player"');
  });

  test("gets the chair with the owner's consent, and from then on what that seat knows", () => {
    const table = turns().do('cleo', ask);
    const luck = luckOf(table.room);
    const request = table.room.seatRequests[0]?.number ?? -1;
    expect(table.seen('cleo').match?.view.own).toBeNull();
    expect(table.refusal('bea', { type: 'admit', request, yes: true })).toBe('not-owner');
    table.do('ada', { type: 'admit', request, yes: true });
    expect(table.seen('cleo')).toMatchObject({ seat: 2, askedSeat: null, seatRequests: [] });
    expect(table.seen('cleo').match?.view.own).not.toBeNull();
    expect(table.seen('ada').chairs[2]).toMatchObject({ sitter: 'person', name: 'Cleo', isAway: false });
    expect(luckOf(table.room)).toEqual(luck);
    expect(folded(table)).toEqual(table.room);
  });

  test("can't ask again after the owner has declined", () => {
    const table = turns().do('cleo', ask);
    table.do('ada', { type: 'admit', request: table.room.seatRequests[0]?.number ?? -1, yes: false });
    expect(table.seen('cleo')).toMatchObject({ askedSeat: null, isBarred: true });
    expect(table.refusal('cleo', ask)).toBe('barred');
    expect(table.refusal('ada', { type: 'admit', request: 99, yes: true })).toBe('no-request');
  });

  test.each([
    ['the chair of a player who is there', 'cleo', { ...ask, seat: 1 }, 'seat-taken'],
    ['a chair that the table does not have', 'cleo', { ...ask, seat: 7 }, 'no-such-seat'],
    ['a second chair', 'bea', ask, 'already-seated'],
    ['a chair without a name', 'cleo', { ...ask, name: ' ' }, 'bad-name'],
  ] as const)("can't ask for %s", (_what, player, command, code) => {
    expect(turns().refusal(player, command)).toBe(code);
  });

  test('asks once: another request of the same guest replaces it, and only eight guests can ask', () => {
    const table = turns().do('cleo', ask);
    const { lines } = table.room;
    table.do('cleo', ask).do('cleo', ask);
    expect(table.room.lines).toBe(lines);
    expect(table.seen('ada').seatRequests).toHaveLength(1);
    for (let count = 2; count <= 8; count++) table.do(`guest ${count}`, ask);
    expect(table.refusal('one more', ask)).toBe('request-open');
  });

  test('takes the chair of a player who has left, who can come back only until then', () => {
    const table = turns().do('bea', { type: 'leave' });
    table.do('cleo', { ...ask, seat: 1 });
    table.do('ada', { type: 'admit', request: table.room.seatRequests[0]?.number ?? -1, yes: true });
    expect(table.refusal('bea', { type: 'back' })).toBe('not-seated');
  });

  test("doesn't get a chair whose player is back", () => {
    const table = turns().do('bea', { type: 'leave' });
    table.do('cleo', { ...ask, seat: 1 }).do('bea', { type: 'back' });
    const request = table.room.seatRequests[0]?.number ?? -1;
    expect(table.refusal('ada', { type: 'admit', request, yes: true })).toBe('seat-taken');
  });
});

describe('the owner', () => {
  test('who clears a chair that is empty writes no line', () => {
    const table = gathering();
    const { lines } = table.room;
    table.do('ada', { type: 'clear', seat: 2 }).do('ada', { type: 'clear', seat: 2, isBarred: true });
    expect(table.room.lines).toBe(lines);
  });

  const gathering = (): TestTable => new TestTable(anyGame(sitdown), { seats: 3, owner: 'ada' });
  const sit = (seat: number) => ({ type: 'sit', seat, name: `${seat}`, entropy: entropyOf(seat) }) as const;

  test('passes the rights on to the next person who is there by leaving a running match', () => {
    const table = turns().do('ada', { type: 'leave' });
    expect([table.seen('ada').isOwner, table.seen('bea').isOwner]).toEqual([false, true]);
    expect(table.seen('bea').ownerSeat).toBe(1);
    expect(folded(table)).toEqual(table.room);
  });

  test('keeps them where nobody else is there', () => {
    const table = TestTable.playing(cartaNostra, ['person', 1, 2]).do('ada', { type: 'leave' });
    expect(table.seen('ada').isOwner).toBe(true);
  });

  test('who has vanished from a lobby is followed by the next connected player, who asks for it', () => {
    const table = gathering().do('ada', sit(0)).do('bea', sit(1)).do('cleo', sit(2));
    table.attendance = { seats: [1, 2], left: [[0, table.now]], since: table.now, absentAfter: 120_000 };
    expect(table.refusal('bea', { type: 'own' })).toBe('not-owner');
    table.now += 120_000;
    expect(table.refusal('cleo', { type: 'own' })).toBe('not-owner');
    table.do('bea', { type: 'own' });
    expect(table.seen('bea').isOwner).toBe(true);
    table.do('bea', { type: 'start' });
  });

  test('can send somebody away from a lobby for good', () => {
    const table = gathering().do('ada', sit(0)).do('bea', sit(1));
    table.do('ada', { type: 'clear', seat: 1, isBarred: true });
    expect(table.refusal('bea', sit(1))).toBe('barred');
    expect(table.seen('bea').isBarred).toBe(true);
  });

  test('of a table on a common screen is the first player who sits down', () => {
    const table = new TestTable(anyGame(sitdown), { seats: 3, owner: 'screen', screen: true });
    expect(table.seen('screen')).toMatchObject({ isOwner: true, ownerSeat: null, terms: { screen: true } });
    table.do('bea', sit(1)).do('cleo', sit(2));
    expect([table.seen('screen').isOwner, table.seen('bea').isOwner, table.seen('cleo').isOwner]).toEqual([
      false,
      true,
      false,
    ]);
    table.do('bea', { type: 'seat-bot', seat: 0, level: 1 }).do('bea', { type: 'start' });
    expect(folded(table)).toEqual(table.room);
  });
});

test('a player who leaves chooses the level of the stand-in', () => {
  const table = turns().do('bea', { type: 'leave', standIn: 5 });
  expect(table.room.chairs[1]?.standIn).toBe(5);
  expect(table.refusal('ada', { type: 'leave', standIn: 6 })).toBe('bad-level');
});

test('the level that a player has chosen on leaving also counts when they are absent later', () => {
  const table = turns().do('bea', { type: 'leave', standIn: 5 }).do('bea', { type: 'back' });
  expect(table.room.chairs[1]).toMatchObject({ isAway: false, hasLeft: false, standIn: 5 });
  table.do('bea', { type: 'leave' });
  expect(table.room.chairs[1]?.standIn).toBe(5);
  expect(folded(table)).toEqual(table.room);
});
