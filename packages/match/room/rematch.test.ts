import { cartaNostra } from '@consigliere/games/carta-nostra';
import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { anyGame, entropyOf, TestTable } from '../testing/table.ts';
import { apply, openRoom } from './apply.ts';
import { decide } from './decide.ts';
import { RARE_PARTS } from './rare-commands.ts';
import { RARE_LINES } from './rare-lines.ts';
import { rematchOf } from './rematch.ts';
import type { Room } from './room.ts';
import { viewRoom } from './room-view.ts';

const AGAIN = { id: 'again', seed: 'ab'.repeat(32), rotate: false } as const;

/** A match that was voted to end. */
const ended = (): TestTable =>
  TestTable.playing(sitdown, ['person', 4, 'person'], { confirm: true, language: 'de' })
    .do('ada', { type: 'wish', wish: 'end' })
    .do('cleo', { type: 'vote', yes: true });

function again(table: TestTable, rotate: boolean): Room {
  const lines = rematchOf(table.room, 'ada', { ...AGAIN, rotate });
  if (typeof lines === 'string') throw new Error(lines);
  const [opening, ...others] = lines;
  const { rules, names } = table.room;
  return others.reduce((room, line) => apply(room, line, 0, RARE_LINES), openRoom(rules.game, opening, 0, names));
}
const chairs = (room: Room) =>
  viewRoom(room, null).chairs.map(({ sitter, name, level, isKept }) => [sitter, name, level, isKept]);

test('a rematch has the same terms, the chairs of its people are kept, and its bots sit there already', () => {
  const table = ended();
  const room = again(table, false);
  expect(room.terms).toEqual({ ...table.room.terms, id: 'again' });
  expect(chairs(room)).toEqual([
    ['person', 'ada', 0, true],
    ['bot', '', 4, false],
    ['person', 'cleo', 0, true],
  ]);
});

test('rotated, everybody sits one chair further clockwise', () => {
  expect(chairs(again(ended(), true))).toEqual([
    ['person', 'cleo', 0, true],
    ['person', 'ada', 0, true],
    ['bot', '', 4, false],
  ]);
});

test('a player sits down on the chair that is kept for them, with new entropy, and nobody else does', () => {
  const room = again(ended(), true);
  const sit = (player: string, seat: number) =>
    decide(
      room,
      { player, id: player },
      { type: 'sit', seat, name: player, entropy: entropyOf(9) },
      { at: 0, rare: RARE_PARTS },
    );
  expect(sit('dan', 0)).toMatchObject({ ok: false, code: 'seat-taken' });
  expect(sit('ada', 0)).toMatchObject({ ok: false, code: 'already-seated' });
  expect(decide(room, { player: 'ada', id: '1' }, { type: 'start' }, { at: 0, rare: RARE_PARTS })).toMatchObject({
    code: 'not-full',
  });
  const sat = sit('ada', 1);
  expect(sat.ok && viewRoom(sat.room, null).chairs[1]?.isKept).toBe(false);
});

test("there is no rematch of a match that isn't over, nor for a guest who hasn't played", () => {
  expect(rematchOf(TestTable.playing(sitdown, ['person', 1, 1]).room, 'ada', AGAIN)).toBe('not-over');
  expect(rematchOf(new TestTable(anyGame(sitdown)).write({ type: 'cancelled' }).room, 'ada', AGAIN)).toBe('not-over');
  expect(rematchOf(ended().room, 'dan', AGAIN)).toBe('not-seated');
});

test('CN-2 the last winner starts the rematch, in whichever seat', () => {
  const table = TestTable.playing(cartaNostra, ['person', 1, 1]);
  table.choose = actions => actions.find(({ type }) => type === 'city') ?? actions.at(-1);
  for (let tries = 0; table.room.phase === 'playing' && tries < 2000; tries++)
    if (table.waiting.includes(0)) table.answer(0);
    else table.wait(1500);
  const winner = table.seen(null).match!.result!.place.indexOf(1);
  const startOf = (rotate: boolean) => again(table, rotate).terms.options.start;
  expect(table.seen(null).match!.result!.place.filter(place => place === 1)).toHaveLength(1);
  expect(startOf(false)).toBe(winner);
  expect(startOf(true)).toBe((winner + 1) % 3);
});
