import { World } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { drawJob, takeable, takeCard } from './piles.ts';
import { DONE, thug } from './testing/answers.ts';
import { kindNamed } from './testing/cards.ts';
import { noneLeft, took } from './testing/expected-events.ts';
import { position, type Scene } from './testing/position.ts';
import { after, events, hand, jobs, piles } from './testing/scene.ts';
import type { CorleonesEmpire } from './types.ts';

/** A scene after player 0 has taken cards, one after the other. */
function taking(scene: Scene, ...kinds: readonly string[]): Scene {
  const { rules, state } = scene;
  const notices: Scene['notices'][number][] = [];
  const table = new World<CorleonesEmpire>(rules, state, notices);
  for (const kind of kinds) takeCard(table, 'CE-I1', 0, kindNamed(kind));
  return { rules, state, notices };
}

test.each([
  ['$5', { $5: 1 }, '$5'],
  ['$5', { $5: 0 }, '$3'],
  ['$5', { $5: 0, $3: 0 }, '$2'],
  ['$5', { $5: 0, $3: 0, $2: 0 }, '$1'],
  ['$3', { $3: 0 }, '$2'],
  ['$3', { $3: 0, $2: 0 }, '$1'],
  ['$2', { $2: 0 }, '$1'],
  ['$1', { $1: 1 }, '$1'],
])('CE-24 %s with %o in the piles: %s is taken', (wanted, left, kind) => {
  const scene = position({ piles: left });
  const before = piles(scene);
  const done = taking(scene, wanted);
  expect([hand(done, 0), events(done)]).toEqual([kind, [took(0, kind, kind === wanted ? null : wanted)]]);
  expect(piles(done)).toEqual({ ...before, [kind]: (before[kind] ?? 0) - 1 });
});

test.each([
  ['$1', { $1: 0 }],
  ['$2', { $1: 0, $2: 0 }],
  ['$3', { $1: 0, $2: 0, $3: 0 }],
  ['$5', { $1: 0, $2: 0, $3: 0, $5: 0 }],
  ['gun', { gun: 0 }],
  ['blood-money', { 'blood-money': 0 }],
  ['booze', { booze: 0 }],
  ['narcotics', { narcotics: 0 }],
])('CE-24 %s with %o in the piles: nothing, never a higher value or another good', (wanted, left) => {
  const scene = position({ piles: left });
  const before = piles(scene);
  const done = taking(scene, wanted);
  expect([hand(done, 0), events(done), piles(done)]).toEqual(['', [noneLeft(0, wanted)], before]);
  expect(takeable(scene.state.open, kindNamed(wanted))).toBe(-1);
});

test('CE-24 the last card of a pile and then the next lower value', () => {
  const done = taking(position({ piles: { $5: 1, $3: 1 } }), '$5', '$5', '$5');
  expect([hand(done, 0), piles(done)]).toEqual(['$2 $3 $5', { ...piles(position()), $5: 0, $3: 0, $2: 29 }]);
  expect(events(done)).toEqual([took(0, '$5'), took(0, '$3', '$5'), took(0, '$2', '$5')]);
});

test('CE-C9 the piles: thirty cards of each value and eight of each good, or 20, 35, 30 and 35 by option', () => {
  const goods = { gun: 8, 'blood-money': 8, booze: 8, narcotics: 8 };
  expect(piles(position())).toEqual({ $1: 30, $2: 30, $3: 30, $5: 30, ...goods });
  const uneven = position({ options: { 'money-split': 'uneven' } });
  expect(piles(uneven)).toEqual({ $1: 20, $2: 35, $3: 30, $5: 35, ...goods });
});

test('CE-24 jobs come from the top of the deck; from an empty deck and discard pile none', () => {
  const scene = position({ deck: 'heist skim' });
  const table = new World<CorleonesEmpire>(scene.rules, scene.state);
  expect(jobs([drawJob(table) ?? -1])).toBe('heist:GZZ');
  expect(jobs([drawJob(table) ?? -1])).toBe('skim:Z');
  expect(drawJob(table)).toBe(undefined);
});

test('CE-24 a reshuffled deck is played from in its new order, all of it', () => {
  const scene = position({ deck: '', jobDiscard: 'skim heist rough-up offer' });
  const notices: Scene['notices'][number][] = [];
  const table = new World<CorleonesEmpire>(scene.rules, scene.state, notices);
  const drawn = [1, 2, 3, 4].map(() => drawJob(table) ?? -1);
  expect(jobs(drawn.toSorted((a, b) => a - b))).toBe('rough-up:G offer:MMG heist:GZZ skim:Z');
  expect(drawJob(table)).toBe(undefined);
  expect(events({ ...scene, notices })).toEqual([{ type: 'reshuffled', cards: 4 }]);
});

test('CE-23 there is no change: unused icons leave piles and hand as they were', () => {
  const scene = position({ hands: ['5×$1 gun'] });
  const done = after(scene, [0, thug('bar')], [0, DONE]);
  expect([hand(done, 0), piles(done)]).toEqual([hand(scene, 0), piles(scene)]);
});
