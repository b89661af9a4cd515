import { cartaNostra } from '@consigliere/games/carta-nostra';
import { corleonesEmpire } from '@consigliere/games/corleones-empire';
import { derPate } from '@consigliere/games/der-pate';
import type { Game, Shape } from '@consigliere/kernel';
import { random, sfc32, stateHash } from '@consigliere/kernel/host';
import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { checkLuck, commitmentOf } from '../luck.ts';
import { recordOf } from '../record.ts';
import { anyGame, entropyOf, PLAYERS, SEED, TestTable } from '../testing/table.ts';

const ALL = [anyGame(sitdown), anyGame(cartaNostra), anyGame(derPate), anyGame(corleonesEmpire)];

/** Plays on until the match is over; `look` after everything that happens. */
function played(game: Game<Shape>, look: (table: TestTable) => void): TestTable {
  const table = TestTable.playing(game, ['person', 2, 'person'], { owner: PLAYERS[0] });
  const rng = sfc32(game.id);
  table.choose = actions => actions[random(rng, '', actions.length)];
  for (let tries = 0; table.room.phase === 'playing' && tries < 3000; tries++) {
    look(table);
    const person = table.waiting.find(seat => table.room.chairs[seat]?.sitter === 'person');
    if (person === undefined) table.wait(1500);
    else table.answer(person);
  }
  return table;
}

test('the commitment is visible from the beginning, and only the owner sees who the owner is', () => {
  const table = new TestTable(anyGame(sitdown), { owner: 'the-owner' });
  expect(table.seen(null).commitment).toBe(commitmentOf(SEED));
  expect(JSON.stringify(table.seen('bea'))).not.toContain('the-owner');
  expect(table.seen('the-owner').isOwner).toBe(true);
});

test.each(ALL.map(game => [game.id, game] as const))(
  '%s: no seed, entropy or hash is shown to anybody before the end; then the luck is, and it is right',
  (_id, game) => {
    let looks = 0;
    const table = played(game, now => {
      if (looks++ % 5 !== 0) return;
      const secrets = [SEED, now.match.seed, entropyOf(0), entropyOf(2), stateHash(now.match.course.state)];
      for (const viewer of [...PLAYERS, null]) {
        const text = JSON.stringify(now.seen(viewer));
        expect(secrets.filter(secret => text.includes(secret))).toEqual([]);
      }
    });
    expect(table.room.phase).toBe('over');
    expect(looks).toBeGreaterThan(5);
    const { luck } = table.seen(null);
    expect(luck).toEqual({
      commitment: table.room.commitment,
      seed: SEED,
      entropy: [entropyOf(0), null, entropyOf(2)],
      levels: [null, 2, null],
    });
    expect(checkLuck(luck!, recordOf(table.match))).toEqual([]);
  },
);

/** Everybody's view, and the time of the last change in lists. */
const publicly = (table: TestTable) => ({ seen: JSON.stringify(table.seen(null)), changedAt: table.room.changedAt });

test.each(ALL.map(game => [game.id, game] as const))(
  '%s: lists show a new time exactly when everybody sees something new, not after a draft, an order or an undo of a draft',
  (_id, game) => {
    const table = TestTable.playing(game, ['person', 2, 'person'], { owner: PLAYERS[0], confirm: true });
    const rng = sfc32(`${game.id}/lists`);
    const below = (n: number): number => random(rng, '', n);
    let hidden = 0;
    for (let tries = 0; table.room.phase === 'playing' && tries < 600; tries++) {
      const before = publicly(table);
      const at = ++table.now;
      const seat = table.waiting.find(each => table.room.chairs[each]?.sitter === 'person');
      const player = PLAYERS[[0, 2][below(2)] ?? 0] ?? '';
      const whim = below(6);
      if (whim === 0) table.try(player, { type: 'order', order: (['always', 'unless-me', null] as const)[below(3)]! });
      else if (whim === 1) table.try(player, { type: 'undo' });
      else if (seat === undefined) table.wait(1500);
      else if (whim === 2) table.try(PLAYERS[seat]!, { type: 'confirm' });
      else {
        const actions = table.actions(seat);
        table.try(PLAYERS[seat]!, table.answerWith(actions[below(actions.length)]));
      }
      const after = publicly(table);
      expect(after.changedAt >= at).toBe(after.seen !== before.seen);
      if (after.seen === before.seen) hidden++;
    }
    expect(hidden).toBeGreaterThan(20);
  },
);
