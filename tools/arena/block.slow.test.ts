import { expect, test } from 'vitest';
import { type Block, playBlock, seatedAt } from './block.ts';
import { estimate } from './statistics.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);

/** Deals of one game for these bots. */
const blocks = (bots: readonly string[], deals: number, game = 'carta-nostra'): Block[] =>
  upTo(deals).map(deal => playBlock({ game, bots, budget: { iterations: 8 }, key: `deal ${deal}` }));

test.each([2, 3, 4, 5])('with %d bots each one sits in each seat once', seats => {
  const rotations = upTo(seats).map(rotation => upTo(seats).map(seat => seatedAt(seat, rotation, seats)));
  for (const table of rotations) expect(table.toSorted()).toEqual(upTo(seats));
  for (const seat of upTo(seats)) expect(rotations.map(table => table[seat]!).toSorted()).toEqual(upTo(seats));
});

test.each([
  ['carta-nostra', 3],
  ['corleones-empire', 2],
])('identical bots in %s for %d win all matches together, and not the same seat in every rotation', (game, seats) => {
  const bots = upTo(seats).map(() => 'random');
  const played = blocks(bots, 6, game);
  for (const { won } of played) expect(sum(won)).toBeCloseTo(1, 12);
  expect(new Set(played.map(({ won }) => won.join())).size).toBeGreaterThan(1);
});

test('the interval of identical bots contains their fair share', () => {
  const played = blocks(['random', 'random', 'random'], 40);
  for (const bot of [0, 1, 2]) {
    const { mean, margin } = estimate(played.map(({ won }) => won[bot]!));
    expect(Math.abs(mean - 1 / 3)).toBeLessThanOrEqual(margin + 1e-12);
  }
});

test('the wins of a deal add up to one, and so do the comparisons of two bots', () => {
  for (const { won, before } of blocks(['greedy', 'random', 'flat:4', 'random'], 3)) {
    expect(sum(won)).toBeCloseTo(1, 12);
    for (const a of upTo(4))
      for (const b of upTo(4)) expect(before[a]![b]! + before[b]![a]!).toBeCloseTo(a === b ? 0 : 1, 12);
  }
});

test('counts belong to the bot, wherever it sits', () => {
  const [first] = blocks(['greedy', 'random', 'random'], 1);
  const [last] = blocks(['random', 'random', 'greedy'], 1);
  expect(last!.won[2]).toBeGreaterThan(0.6);
  expect(first!.won[0]).toBeGreaterThan(0.6);
  expect(first!.score[0]).toBeGreaterThan(first!.score[1]!);
  expect(first!.before[0]![1]).toBeGreaterThan(0.6);
  expect(first!.milliseconds[0]).toBeGreaterThan(0);
});

test("the same deal is played the same way again, another deal isn't", () => {
  const bots = ['random', 'greedy', 'random'];
  const [one, two] = blocks(bots, 2);
  const [again] = blocks(bots, 1);
  const told = ({ won, before, score, answers }: Block): unknown => ({ won, before, score, answers });
  expect(told(again!)).toEqual(told(one!));
  expect(told(two!)).not.toEqual(told(one!));
});
