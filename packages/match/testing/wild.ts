import { cartaNostra } from '@consigliere/games/carta-nostra';
import { corleonesEmpire } from '@consigliere/games/corleones-empire';
import { derPate } from '@consigliere/games/der-pate';
import type { Game, Shape } from '@consigliere/kernel';
import { random, sfc32 } from '@consigliere/kernel/host';
import { sitdown } from '@consigliere/kernel/sitdown';
import type { Command } from '../room/commands.ts';
import type { Decided } from '../room/decide.ts';
import type { SharedClock } from '../room/terms.ts';
import { anyGame, PLAYERS, TestTable } from './table.ts';

const NONE = { kind: 'none' } as const;
const CLOCKS: readonly SharedClock[] = [
  NONE,
  { kind: 'live', move: 4000, reserve: 9000 },
  { kind: 'correspondence', bank: 20_000, increment: 2000 },
];

/** A random command of a player: mostly an answer, sometimes anything else. */
function commandOf(table: TestTable, seat: number, n: (n: number) => number): Command {
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
    { type: 'vacation', vacation: { from: table.now, until: table.now + n(60_000) } },
    { type: 'vacation', vacation: null },
    // A table without a clock stays one: tests look for it.
    ...(table.room.terms.clock.kind === 'none'
      ? []
      : ([{ type: 'wish', wish: 'clock', clock: CLOCKS[1 + n(2)] ?? NONE }] as const)),
  ];
  const whim = whims[n(whims.length * 3)];
  return whim ?? { ...table.answerWith(actions[n(actions.length)]), isSure: n(2) === 0 };
}

/** Called around each command. */
export type Look = (table: TestTable, player: string, act: () => Decided) => void;

/** A match with random commands of everybody. */
export function wild(game: Game<Shape>, seed: number, look: Look = (_table, _player, act) => act()): TestTable {
  const rng = sfc32(seed);
  const n = (most: number): number => random(rng, '', Math.max(1, most));
  const clock = CLOCKS[seed % CLOCKS.length] ?? { kind: 'none' };
  const table = TestTable.playing(game, ['person', 'person', 1], { confirm: seed !== 2, clock });
  table.choose = actions => actions[n(actions.length)];
  for (let tries = 0; table.room.phase === 'playing' && tries < 250; tries++) {
    if (n(4) === 0) table.wait(n(8000));
    const awaited = table.waiting.filter(seat => seat < 2);
    const seat = n(4) === 0 || awaited.length === 0 ? n(2) : (awaited[n(awaited.length)] ?? 0);
    const command = commandOf(table, seat, n);
    const player = PLAYERS[seat] ?? '';
    look(table, player, () => table.try(player, command));
  }
  if (table.room.isPaused) table.do(PLAYERS[0], { type: 'resume' });
  if (table.room.phase === 'playing' && n(2) === 0) table.try(PLAYERS[0], { type: 'wish', wish: 'end' });
  return table;
}

/** Every game, with some seeds. */
export const WILD = [anyGame(sitdown), anyGame(cartaNostra), anyGame(derPate), anyGame(corleonesEmpire)].flatMap(game =>
  [1, 2, 3, 4].map(seed => [game.id, seed, game] as const),
);
