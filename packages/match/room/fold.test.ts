import { cartaNostra } from '@consigliere/games/carta-nostra';
import { corleonesEmpire } from '@consigliere/games/corleones-empire';
import { derPate } from '@consigliere/games/der-pate';
import { type Game, random, replay, type Shape, sfc32 } from '@consigliere/kernel';
import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { unfolded } from '../host/journal.ts';
import { recordOf } from '../record.ts';
import { anyGame, PLAYERS, Table } from '../testing/table.ts';
import type { Command } from './commands.ts';
import type { Decided } from './decide.ts';
import type { Room } from './room.ts';
import type { ClockTerms } from './terms.ts';

const CLOCKS: readonly ClockTerms[] = [
  { kind: 'none' },
  { kind: 'live', move: 4000, reserve: 9000 },
  { kind: 'correspondence', bank: 20_000, increment: 2000 },
];

/** A room as text, without the rules, which are no data. */
const textOf = (room: Room): string => JSON.stringify(room, (name, value) => (name === 'rules' ? undefined : value));

/** What somebody at the table might do now: mostly answer, sometimes anything else. */
function commandOf(table: Table, seat: number, n: (n: number) => number): Command {
  if ((table.match.drafts[seat] ?? []).length > 0 && n(3) === 0) return { type: 'confirm' };
  const actions = table.actions(seat);
  const whims: readonly Command[] = [
    { type: 'undo' },
    { type: 'confirm' },
    { type: 'wish', wish: 'undo' },
    { type: 'wish', wish: 'pause' },
    { type: 'vote', yes: true },
    { type: 'vote', yes: n(3) > 0 },
    { type: 'resume' },
    { type: 'leave' },
    { type: 'back' },
    { type: 'order', order: 'this-turn' },
    { type: 'order', order: 'unless-me' },
    { type: 'order', order: 'always' },
    { type: 'order', order: null },
  ];
  const whim = whims[n(whims.length * 3)];
  return whim ?? { ...table.answerWith(actions[n(actions.length)]), isSure: n(2) === 0 };
}

/** Is called around what somebody does. */
type Look = (table: Table, player: string, act: () => Decided) => void;

/** A match in which everybody does all kinds of things. */
function wild(game: Game<Shape>, seed: number, look: Look = (_table, _player, act) => act()): Table {
  const rng = sfc32(seed);
  const n = (most: number): number => random(rng, '', Math.max(1, most));
  const clock = CLOCKS[seed % CLOCKS.length]!;
  const table = Table.playing(game, ['person', 'person', 1], { confirm: seed !== 2, clock });
  table.choose = actions => actions[n(actions.length)];
  for (let tries = 0; table.room.phase === 'playing' && tries < 250; tries++) {
    if (n(4) === 0) table.wait(n(8000));
    const awaited = table.waiting.filter(seat => seat < 2);
    const seat = n(4) === 0 || awaited.length === 0 ? n(2) : awaited[n(awaited.length)]!;
    const command = commandOf(table, seat, n);
    look(table, PLAYERS[seat]!, () => table.try(PLAYERS[seat]!, command));
  }
  if (table.room.isPaused) table.do(PLAYERS[0], { type: 'resume' });
  if (table.room.phase === 'playing' && n(2) === 0) table.try(PLAYERS[0], { type: 'wish', wish: 'end' });
  return table;
}

const ROWS = [anyGame(sitdown), anyGame(cartaNostra), anyGame(derPate), anyGame(corleonesEmpire)].flatMap(game =>
  [1, 2, 3].map(seed => [game.id, seed, game] as const),
);

test.each(ROWS)('%s: a journal tells the room as it was live, and its match replays (%i)', (_id, seed, game) => {
  const table = wild(game, seed);
  const room = unfolded(table.journal, { gameOf: () => game });
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

test('the wild matches see every kind of line', () => {
  const types = ROWS.flatMap(([, seed, game]) =>
    wild(game, seed).journal.map(({ body }) => (JSON.parse(body) as { type: string }).type),
  );
  expect([...new Set(types)].sort()).toEqual(
    [
      'opened sat bot started answered confirmed undone released ordered wished voted resumed',
      'nudged stood-in back left',
    ]
      .join(' ')
      .split(' ')
      .sort(),
  );
});
