import { type Advice, copy, type Result } from '@consigliere/kernel';
import { chacha20, dream, sfc32, start, view } from '@consigliere/kernel/host';
import type { Sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import {
  type Chances,
  chancesAt,
  chancesOfResult,
  estimateChances,
  type Leaf,
  playoutForChances,
  scaleChance,
} from './chances.ts';
import { CASH, rulesWith } from './testing/sitting.ts';
import { situationOf } from './testing/situation.ts';

const rules = rulesWith({ advice: CASH });
const { state } = start(rules, chacha20('a match'));
const seat = 0;

const together = ({ by, nobody }: Chances): number => by.reduce((sum, each) => sum + each, nobody);

test('the chances of all seats add up to one, and depend only on the position and the seed', () => {
  const chances = estimateChances(situationOf(rules, state, seat, 'a'), 20);
  expect(chances.by).toHaveLength(3);
  expect(together(chances)).toBeCloseTo(1, 12);
  expect(estimateChances(situationOf(rules, copy(state), seat, 'a'), 20)).toEqual(chances);
});

test('what a seat can’t know doesn’t change the chances it estimates, its own or another’s', () => {
  const twin = dream(rules, view(rules, state, seat), sfc32('another'));
  expect(JSON.stringify([twin.own, twin.sealed])).not.toBe(JSON.stringify([state.own, state.sealed]));
  expect(estimateChances(situationOf(rules, twin, seat, 'a'), 20)).toEqual(
    estimateChances(situationOf(rules, state, seat, 'a'), 20),
  );
});

test('estimating changes neither the state nor the view', () => {
  const situation = situationOf(rules, state, seat, 'a');
  const before = JSON.stringify([state, situation]);
  estimateChances(situation, 5);
  expect(JSON.stringify([state, situation])).toBe(before);
});

/** Every player has the same evaluation, and a match is too long to be played to its end. */
const ALIKE: Advice<Sitdown> = { evaluate: () => 0.1, search: { horizon: 0, whims: 0 } };

test('seats that are worth the same have exactly the same chance, however small the evaluation', () => {
  for (const scales of [{}, { 3: [-0.4, 0.7] as const }]) {
    const { by, nobody } = estimateChances(
      situationOf(rulesWith({ advice: { ...ALIKE, chances: { scales } } }), state, seat, 'a'),
      4,
    );
    expect(new Set(by).size).toBe(1);
    expect([by[0], nobody]).toEqual([expect.closeTo(1 / 3, 12), 0]);
  }
});

test('the chance that everybody loses is subtracted before the seats share the rest', () => {
  const advice = { ...ALIKE, chances: { nobodyWins: () => 0.1 } };
  const { by, nobody } = estimateChances(situationOf(rulesWith({ advice }), state, seat, 'a'), 4);
  expect([...by, nobody]).toEqual([0.25, 0.25, 0.25, 0.25].map(each => expect.closeTo(each, 12)));
});

test('imagined matches are played on as the game says for chances, otherwise as for search', () => {
  const search = { horizon: 7, whims: 0 };
  const playing = { horizon: 1000, whims: 20 };
  expect(playoutForChances(rulesWith({ advice: { ...CASH, search, chances: { playing } } }))).toBe(playing);
  expect(playoutForChances(rulesWith({ advice: { ...CASH, search } }))).toBe(search);
});

const leaf = (by: readonly number[], changes: Partial<Leaf> = {}): Leaf => ({
  isOver: false,
  by,
  nobody: 0,
  ...changes,
});

test('an evaluation is scaled before it becomes a share; a result isn’t changed', () => {
  const [a, b] = [0.35, 0.73];
  const by = [0.1, 0.2, 0.3];
  const hopes = by.map(each => 1 / (1 + Math.exp(-(a + b * Math.log(each / (1 - each))))));
  const all = hopes.reduce((sum, each) => sum + each);
  expect(chancesAt(leaf(by), [a, b]).by).toEqual(hopes.map(each => expect.closeTo(each / all, 12)));
  expect(chancesAt(leaf([0, 1, 0], { isOver: true }), [a, b])).toEqual({ by: [0, 1, 0], nobody: 0 });
});

test('if every evaluation is 0, all seats have the same chance', () => {
  expect(chancesAt(leaf([0, 0]), undefined)).toEqual({ by: [0.5, 0.5], nobody: 0 });
});

test('scaling by 0 and 1 changes nothing, and certainty stays possible', () => {
  for (const chance of [0.01, 0.3, 0.5, 0.99]) expect(scaleChance(chance, [0, 1])).toBeCloseTo(chance, 12);
  for (const sure of [0, 1]) expect(scaleChance(sure, [0, 1])).toBeCloseTo(sure, 3);
});

test.each<[readonly number[], Chances]>([
  [[2, 1, 3], { by: [0, 1, 0], nobody: 0 }],
  [[1, 1, 3], { by: [0.5, 0.5, 0], nobody: 0 }],
  [[0, 0, 0], { by: [0, 0, 0], nobody: 1 }],
])('a match that is over gives its result, places %j', (place, chances) => {
  expect(chancesOfResult({ place })).toEqual(chances);
  const end: Result = { place, score: [], lines: [] };
  expect(estimateChances(situationOf(rulesWith({ advice: CASH, result: () => end }), state, seat, 'a'), 3)).toEqual(
    chances,
  );
});

test('an imagined match that ends with everybody losing counts for nobody', () => {
  const lost: Result = { place: [0, 0, 0], score: [], lines: [] };
  const advice = { ...CASH, search: { horizon: 10_000, whims: 10 } };
  const known = situationOf(rulesWith({ advice, result: open => (open.over ? lost : null) }), state, seat, 'a');
  expect(estimateChances(known, 3)).toEqual({ by: [0, 0, 0], nobody: 1 });
});
