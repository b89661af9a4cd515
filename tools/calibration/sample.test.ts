import { type Chances, estimateChances } from '@consigliere/bots';
import { games } from '@consigliere/games';
import type { Shape } from '@consigliere/kernel';
import {
  chacha20,
  dream,
  eventsFor,
  type Notice,
  random,
  result,
  sfc32,
  start,
  view,
  World,
} from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { gameOf, rulesFor } from '../lib/game.ts';
import { sampleMatches } from './sample.ts';

const together = ({ by, nobody }: Chances): number => by.reduce((sum, each) => sum + each, nobody);

const tables = Object.values(games).flatMap(({ id, seats: { min, max } }) =>
  Array.from({ length: max - min + 1 }, (_, more): [string, number] => [id, min + more]),
);

/** Samples a match of random players at regular intervals, and at its end. */
function* chancesIn(id: string, seats: number) {
  const rules = rulesFor(gameOf(id), seats, {});
  const { state, notices: first } = start(rules, chacha20('chances'));
  const notices: Notice<Shape>[] = [...first];
  const world = new World(rules, state, notices);
  const rng = sfc32('players');
  for (let answer = 0; ; answer++) {
    const [asked] = world.waiting();
    if (answer % 97 === 0 || asked === undefined) {
      const viewer = answer % seats;
      const estimate = (from: typeof state) => {
        const luck = sfc32(`${answer}`);
        const known = { rules, view: view(rules, from, viewer), heard: eventsFor(notices, viewer) };
        return estimateChances({ ...known, random: n => random(luck, '', n) }, 3);
      };
      yield {
        chances: estimate(state),
        twin: estimate(dream(rules, view(rules, state, viewer), sfc32('twin'))),
        state,
        rules,
      };
    }
    if (asked === undefined) return;
    const actions = world.legal(asked);
    world.advance(asked, actions[random(rng, '', actions.length)] ?? { type: '' });
  }
}

test.each(tables)(
  '%s for %d: chances add up to one, come from the viewer’s knowledge alone, and end in the result',
  (id, seats) => {
    let last: Chances | null = null;
    for (const { chances, twin, state, rules } of chancesIn(id, seats)) {
      expect(Math.abs(together(chances) - 1)).toBeLessThan(1e-9);
      for (const each of [...chances.by, chances.nobody]) expect(each >= 0 && each <= 1).toBe(true);
      expect(twin).toEqual(chances);
      last = chances;
      const place = result(rules, state)?.place;
      if (place === undefined) continue;
      const winners = place.filter(each => each === 1).length;
      expect(last).toEqual({ by: place.map(each => (each === 1 ? 1 / winners : 0)), nobody: winners === 0 ? 1 : 0 });
      return;
    }
    expect(last).toBe('a result');
  },
);

/** By seat, counted from the viewer: the mean chance shown before the first answer, over deals and chairs. */
function sharesAtStart(id: string, seats: number): number[] {
  const deals = 30;
  const rules = rulesFor(gameOf(id), seats, {});
  const shares = Array.from({ length: seats }, () => 0);
  for (let deal = 0; deal < deals; deal++) {
    const { state, notices } = start(rules, chacha20(`deal ${deal}`));
    const viewer = deal % seats;
    const luck = sfc32(`${deal}`);
    const known = { rules, view: view(rules, state, viewer), heard: eventsFor(notices, viewer) };
    const { by } = estimateChances({ ...known, random: n => random(luck, '', n) }, 12);
    for (let away = 0; away < seats; away++)
      shares[away] = (shares[away] ?? 0) + (by[(viewer + away) % seats] ?? 0) / deals;
  }
  return shares;
}

test.each(tables)(
  '%s for %d: before the first answer nobody is favoured, neither the viewer nor another',
  (id, seats) => {
    for (const share of sharesAtStart(id, seats)) expect(Math.abs(share - 1 / seats)).toBeLessThan(0.08);
  },
);

test('a match gives three positions, one of each third, the same ones for the same seed', () => {
  const job = {
    game: 'der-pate',
    seats: 2,
    bots: ['level1'],
    seed: 'a',
    matches: [0, 1],
    worlds: 2,
    scale: [0, 1] as const,
  };
  const samples = sampleMatches(job);
  expect(samples.map(({ match, third }) => [match, third])).toEqual(
    [0, 1].flatMap(match => [0, 1, 2].map(third => [match, third])),
  );
  for (const { came, evaluations, before, after } of samples)
    for (const list of [came, evaluations, before, after]) expect(list).toHaveLength(2);
  expect(sampleMatches(job)).toEqual(samples);
  expect(sampleMatches({ ...job, worlds: 0 }).map(({ evaluations }) => evaluations)).toEqual(
    samples.map(({ evaluations }) => evaluations),
  );
});
