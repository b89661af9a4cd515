import { cartaNostra } from '@consigliere/games/carta-nostra';
import { expect, test } from 'vitest';
import { PLAYERS, type Sitter, TestTable } from '../testing/table.ts';
import { nextAtScreen } from './screen.ts';

const PASS = { type: 'pass' } as const;
const device = (sitters: readonly Sitter[]): TestTable =>
  TestTable.playing(cartaNostra, sitters, { options: { start: 1 }, clock: { kind: 'calm' } });

/** A table at the moment when all others may react to a job of seat 1. */
function atWindow(sitters: readonly Sitter[]): TestTable {
  const table = device(sitters);
  table.choose = actions => actions.find(({ type }) => type === 'job') ?? actions[0];
  while (table.match.course.state.flow.at(-1)?.kind !== 'window') table.answer(table.waiting[0] ?? 1);
  return table;
}

test('the player who is asked comes to the screen', () => {
  const { room } = device(['person', 'person', 1]);
  expect([nextAtScreen(room, null), nextAtScreen(room, 0), nextAtScreen(room, 1)]).toEqual([1, 1, 1]);
});

test('while only bots are asked nobody changes places', () => {
  const { room } = device(['person', 1, 'person']);
  expect([nextAtScreen(room, 2), nextAtScreen(room, null)]).toEqual([2, null]);
});

test('CN-20 in a reaction window all people come one after the other in the order of their chairs', () => {
  const table = atWindow(['person', 'person', 'person', 'person']);
  const order: (number | null)[] = [];
  for (let left = table.waiting.length; left > 0; left--) {
    const seat = nextAtScreen(table.room, 1);
    order.push(seat);
    if (left > 1) table.do(PLAYERS[seat ?? 1] ?? '', table.answerWith(PASS));
  }
  expect(order).toEqual([0, 2, 3]);
});

test("CN-20 a player with a standing order isn't called to the screen", () => {
  const table = atWindow(['person', 'person', 'person']).do('ada', { type: 'order', order: 'always' });
  expect(nextAtScreen(table.room, 1)).toBe(2);
});

test('a player asked for consent comes to the screen before one asked for an answer', () => {
  const table = device(['person', 'person', 'person']).do('bea', { type: 'wish', wish: 'pause' });
  expect(nextAtScreen(table.room, 1)).toBe(0);
  table.do('ada', { type: 'vote', yes: true });
  expect(nextAtScreen(table.room, 0)).toBe(2);
  table.do('cleo', { type: 'vote', yes: true });
  expect([nextAtScreen(table.room, 2), nextAtScreen(table.room, null)]).toEqual([2, 0]);
});

test('after the end nobody is called to the screen', () => {
  const table = device(['person', 'person']).write({ type: 'cancelled' });
  expect(nextAtScreen(table.room, 1)).toBeNull();
});

test("a player who has left isn't called: a bot stands in", () => {
  const table = device(['person', 'person', 'person']).do('bea', { type: 'leave' });
  expect(nextAtScreen(table.room, 0)).toBe(0);
});
