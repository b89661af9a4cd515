import { cartaNostra } from '@consigliere/games/carta-nostra';
import { replay } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { foldJournal } from '../host/journal.ts';
import { recordOf } from '../record.ts';
import { anyGame, PLAYERS, type TestTable } from '../testing/table.ts';
import { atWindow, PEOPLE } from '../testing/window.ts';
import type { Command } from './commands.ts';

const PASS = { type: 'pass' } as const;
const FOUR = ['person', 'person', 'person', 'person'] as const;
const UNDO = { type: 'undo' } as const;
const pass = (table: TestTable): Command => table.answerWith(PASS);

/** Everything that others are shown and told, and the time in lists. */
const others = (table: TestTable, player: string): string => `${table.othersSee(player)} ${table.room.changedAt}`;

test('CN-20 while a reaction window is open, nobody sees who has answered, withdrawn or ordered', () => {
  const table = atWindow(FOUR).do('dan', { type: 'leave' });
  const before = others(table, 'bea');
  const doers: readonly (readonly [string, Command])[] = [
    ['bea', pass(table)],
    ['bea', UNDO],
    ['bea', pass(table)],
    ['bea', { type: 'order', order: 'always' }],
  ];
  for (const [player, command] of doers) {
    table.now += 100;
    expect(others(table.do(player, command), player)).toBe(before);
  }
  expect(table.seen('bea')).toMatchObject({ match: { prompt: null, mayUndo: true, view: { picks: [PASS] } } });
  table.now += 100;
  table.do('dan', pass(table));
  expect(others(table, 'dan')).toBe(others(table.do('dan', UNDO).do('dan', pass(table)), 'dan'));
  expect(table.seen(null).chairs[3]?.isAway).toBe(true);
  expect(table.seen(null).match?.waiting).toEqual([1, 2, 3]);
});

test('CN-20 when the window closes, all answers appear at once, in the order of the seats, and no undo does', () => {
  const closed = (deeds: readonly (readonly [string, Command['type']])[]) => {
    const table = atWindow(FOUR).do('dan', { type: 'leave' });
    const from = table.seen(null).chapters;
    for (const [player, type] of deeds) table.do(player, type === 'undo' ? UNDO : pass(table));
    expect(table.seen(null).windowEnds).toBeNull();
    return { told: table.seen(null).match?.heard.slice(from), isAway: table.seen(null).chairs[3]?.isAway };
  };
  const plain = closed([
    ['bea', 'answer'],
    ['cleo', 'answer'],
    ['dan', 'answer'],
  ]);
  expect(plain.told?.map(({ by, events }) => [by, events.length > 0])).toEqual([
    [[1, 'person'], false],
    [[2, 'person'], false],
    [[3, 'person'], true],
  ]);
  expect(plain.isAway).toBe(false);
  expect(
    closed([
      ['dan', 'answer'],
      ['cleo', 'answer'],
      ['dan', 'undo'],
      ['dan', 'answer'],
      ['bea', 'answer'],
    ]),
  ).toEqual(plain);
});

test('CN-20 the player of the card is offered to undo it whether or not somebody has answered, and takes the answers along', () => {
  const table = atWindow(PEOPLE);
  const { chapters } = table.seen(null);
  expect(table.seen('ada').match?.mayUndo).toBe(true);
  const before = table.othersSee('bea');
  table.do('bea', pass(table));
  expect(table.othersSee('bea')).toBe(before);
  table.do('ada', UNDO);
  expect(table.seen(null)).toMatchObject({ windowEnds: null, chapters: chapters + 1 });
  expect(table.seen(null).match?.heard.at(-1)).toMatchObject({ undoneBy: 0 });
  expect(table.waiting).toEqual([0]);
  expectSound(table);
});

/** A window in which bea is asked and has answered something before. */
function atLaterWindow(): TestTable {
  const table = atWindow(PEOPLE);
  for (const seat of [1, 2]) table.do(PLAYERS[seat] ?? '', pass(table));
  for (let tries = 0; tries < 200; tries++) {
    if (table.match.course.state.flow.at(-1)?.kind === 'window' && table.waiting.includes(1)) return table;
    table.answer(table.waiting[0] ?? 0);
  }
  throw new Error('no such moment');
}

test('CN-20 a request to undo stays while its player answers in a window, and is withdrawn when the window closes', () => {
  const table = atLaterWindow().do('bea', { type: 'wish', wish: 'undo' });
  const before = others(table, 'bea');
  table.now += 100;
  table.do('bea', pass(table));
  expect(others(table, 'bea')).toBe(before);
  for (const seat of table.waiting) table.do(PLAYERS[seat] ?? '', pass(table));
  expect(table.seen(null).request).toBeNull();
  expectSound(table);
});

test('CN-20 an agreed undo goes back to before the window, whether or not the player has answered in it', () => {
  const agreed = (hasAnswered: boolean) => {
    const table = atLaterWindow();
    if (hasAnswered) table.do('bea', pass(table));
    table.do('bea', { type: 'wish', wish: 'undo' });
    const { request } = table.seen(null);
    for (const player of ['ada', 'cleo']) table.do(player, { type: 'vote', yes: true });
    expectSound(table);
    return { request, seen: table.othersSee('bea') };
  };
  expect(agreed(true)).toEqual(agreed(false));
});

/** The journal folds to the same room, and the record replays. */
function expectSound({ journal, room, match }: TestTable): void {
  expect(foldJournal(journal, { gameOf: () => anyGame(cartaNostra) }, room.names)).toEqual(room);
  expect([...replay(match.rules, recordOf(match))].filter(({ ok }) => !ok)).toEqual([]);
}
