import { expect, test } from 'vitest';
import { endProgress, keepProgress } from '../../lessons/progress.ts';
import { groupTables, localRow, serverRow } from './rows.ts';

const kept = (id: string, phase: string, isMyTurn: boolean, updatedAt: number) =>
  localRow({ id, game: 'der-pate', phase, isMyTurn, names: [], updatedAt });

test('tables that wait for the guest come first, on this device newest first', () => {
  const rows = [kept('a', 'playing', false, 9), kept('b', 'playing', true, 1), kept('c', 'playing', true, 5)];
  const { awaited, running, done } = groupTables([...rows, kept('d', 'over', true, 7)]);
  expect([awaited, running, done].map(each => each.map(({ room }) => room))).toEqual([['c', 'b'], ['a'], ['d']]);
});

test('the nearest deadline comes first, then the table that has waited longest, and those of this device last', () => {
  const there = (room: string, updatedAt: number, deadline: number | null = null) =>
    serverRow({
      ...{ room, game: 'der-pate', phase: 'playing', seats: [], clock: 'correspondence', language: 'en', createdAt: 1 },
      ...{ updatedAt, deadline, isAwaited: true },
    });
  const rows = [kept('device', 'playing', true, 1), there('new', 9), there('later', 1, 200), there('old', 3)];
  const { awaited } = groupTables([...rows, there('soon', 8, 100), kept('here', 'playing', true, 5)]);
  expect(awaited.map(({ room }) => room)).toEqual(['soon', 'later', 'old', 'new', 'here', 'device']);
});

test('a table on the server shows its players and the number of free chairs', () => {
  const chair = (sitter: string, name = '') => ({ sitter, name, level: 0 });
  const row = serverRow({
    room: 'r',
    game: 'carta-nostra',
    phase: 'gathering',
    seats: [chair('person', 'Ada'), chair('bot', 'Elmo'), chair('nobody'), chair('nobody')],
    clock: 'none',
    language: 'en',
    createdAt: 1,
    updatedAt: 2,
  });
  expect(row).toMatchObject({ href: '/table/r', names: ['Ada'], free: 2, isAwaited: false, isHere: false });
});

test('a lesson is continued on the lesson page, and one that was left like any match', () => {
  keepProgress('der-pate', { room: 'lesson-abc', done: ['aim'] });
  const list = () => ['abc', 'lesson-abc'].map(id => kept(id, 'playing', true, 1).href);
  expect(list()).toEqual(['/play/abc', '/learn/der-pate']);
  endProgress('der-pate');
  expect(list()).toEqual(['/play/abc', '/play/lesson-abc']);
});
