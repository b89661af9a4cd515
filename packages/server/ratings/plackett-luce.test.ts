import fc from 'fast-check';
import { rate as rateByOpenskill, rating } from 'openskill';
import { expect, test } from 'vitest';
import { NEW_PLAYER, type Placed, type Rating, rate } from './plackett-luce.ts';

/** The same match, rated by openskill's own Plackett–Luce model. */
const byOpenskill = (players: readonly Placed[]): readonly Rating[] =>
  rateByOpenskill(
    players.map(({ mu, sigma }) => [rating({ mu, sigma })]),
    // It takes a rank of 0 for a missing one.
    { rank: players.map(({ place }) => place + 1) },
  ).map(([each]) => ({ mu: each?.mu ?? 0, sigma: each?.sigma ?? 0 }));

const placed = fc.record({
  mu: fc.double({ min: -20, max: 80, noNaN: true }),
  sigma: fc.double({ min: 0.5, max: 9, noNaN: true }),
  place: fc.integer({ min: 0, max: 5 }),
});

test('the update is that of openskill, for any ratings and places, shared ones too', () => {
  fc.assert(
    fc.property(fc.array(placed, { minLength: 2, maxLength: 6 }), players => {
      const expected = byOpenskill(players);
      for (const [seat, { mu, sigma }] of rate(players).entries()) {
        expect(mu).toBeCloseTo(expected[seat]?.mu ?? 0, 8);
        expect(sigma).toBeCloseTo(expected[seat]?.sigma ?? 0, 8);
      }
    }),
    { numRuns: 2000 },
  );
});

test('the same match gives the same bits on every node', () => {
  fc.assert(
    fc.property(fc.array(placed, { minLength: 2, maxLength: 6 }), players => {
      expect(rate(structuredClone(players))).toEqual(rate(players));
    }),
  );
});

test('of two new players the winner gains what the other loses, and both are known better', () => {
  const [winner, loser] = rate([
    { ...NEW_PLAYER, place: 1 },
    { ...NEW_PLAYER, place: 2 },
  ]);
  expect((winner?.mu ?? 0) + (loser?.mu ?? 0)).toBeCloseTo(50, 10);
  expect(winner?.mu).toBeGreaterThan(NEW_PLAYER.mu);
  expect(winner?.sigma).toBeLessThan(NEW_PLAYER.sigma);
});

test('a match that everybody has lost changes nobody’s mean among equals', () => {
  for (const { mu } of rate(Array.from({ length: 4 }, () => ({ ...NEW_PLAYER, place: 0 }))))
    expect(mu).toBeCloseTo(NEW_PLAYER.mu, 10);
});
