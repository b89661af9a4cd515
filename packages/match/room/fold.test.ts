import { replay } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { foldJournal } from '../host/journal.ts';
import { recordOf } from '../record.ts';
import { WILD as ROWS, wild } from '../testing/wild.ts';
import type { Room } from './room.ts';

/** A room as text, without the rules, which aren't data. */
const textOf = (room: Room): string => JSON.stringify(room, (name, value) => (name === 'rules' ? undefined : value));

test.each(ROWS)('%s: folding the journal gives the live room, and its match replays (%i)', (_id, seed, game) => {
  const table = wild(game, seed);
  const room = foldJournal(table.journal, { gameOf: () => game });
  if (typeof room === 'string') throw new Error(room);
  expect(textOf(room)).toBe(textOf(table.room));
  expect(table.journal.length).toBeGreaterThan(20);
  const courses = [...replay(table.match.rules, recordOf(table.match))];
  expect(courses.at(-1)).toMatchObject({ ok: true });
  expect(courses.at(-1)).toMatchObject({ value: { state: table.match.course.state } });
});

test.each(ROWS.filter(([, seed]) => seed === 1))(
  '%s: what is drafted, kept or ordered is shown to nobody else (%i)',
  (_id, seed, game) => {
    let kept = 0;
    wild(game, seed, (table, player, act) => {
      const { room } = table;
      const before = table.othersSee(player);
      const decided = act();
      const isSecret = decided.ok && ['answered', 'undone', 'ordered'].includes(decided.line?.type ?? '');
      if (!isSecret || table.match.deeds.length > room.match!.deeds.length) return;
      if (room.chairs.some(each => each.player === player && each.isAway)) return;
      kept++;
      expect(table.othersSee(player)).toBe(before);
    });
    expect(kept).toBeGreaterThan(3);
  },
);

test('the wild matches have every kind of line', () => {
  const types = ROWS.flatMap(([, seed, game]) =>
    wild(game, seed).journal.map(({ body }) => (JSON.parse(body) as { type: string }).type),
  );
  expect([...new Set(types)].sort()).toEqual(
    [
      'opened sat bot started answered confirmed undone released ordered wished voted resumed',
      'nudged stood-in back left vacationed',
    ]
      .join(' ')
      .split(' ')
      .sort(),
  );
});
