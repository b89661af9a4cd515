import { random, sfc32 } from '@consigliere/kernel/host';
import { describe, expect, test } from 'vitest';
import {
  brierScore,
  calibrationError,
  errorFloor,
  type Forecast,
  fitScale,
  type JudgedChance,
  listChances,
  logLoss,
} from './statistics.ts';

const GRAIN = 2 ** 30;

function luckFrom(seed: string): () => number {
  const rng = sfc32(seed);
  return () => random(rng, '', GRAIN) / GRAIN;
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Evaluations for which σ(a + b · logit) is the true chance, with their outcomes. */
function made(count: number, [a, b]: readonly [number, number]): JudgedChance[] {
  const luck = luckFrom(`${a} ${b}`);
  return Array.from({ length: count }, () => {
    const x = 6 * luck() - 3;
    return { chance: logistic(x), came: luck() < logistic(a + b * x) ? 1 : 0 };
  });
}

describe('fitting the two numbers', () => {
  test.each<[number, number]>([
    [0, 1],
    [0.35, 0.73],
    [-0.3, 1.9],
  ])('data made with a = %d and b = %d give them back', (a, b) => {
    const [fittedA, fittedB] = fitScale(made(40_000, [a, b]));
    expect(Math.abs(fittedA - a)).toBeLessThan(0.05);
    expect(Math.abs(fittedB - b)).toBeLessThan(0.05);
  });

  test('shared wins and certainties can be fitted too', () => {
    const chances = [0, 0.2, 0.5, 0.8, 1].flatMap(chance => [
      { chance, came: chance },
      { chance, came: 0.5 },
    ]);
    const [a, b] = fitScale(chances);
    expect(a).toBeCloseTo(0, 6);
    expect(b).toBeGreaterThan(0);
    expect(b).toBeLessThan(1);
  });
});

describe('calibration error', () => {
  test('it is 0 where chances come true as often as they say, bin by bin', () => {
    const chances = Array.from({ length: 100 }, (_, i) => {
      const chance = (Math.floor(i / 10) + 0.5) / 10;
      return { chance, came: chance };
    });
    expect(calibrationError(chances)).toBeCloseTo(0, 12);
  });

  test('chances that are all 10 points too low are an error of 0.1', () => {
    const chances = Array.from({ length: 50 }, (_, i) => ({ chance: i / 100, came: i / 100 + 0.1 }));
    expect(calibrationError(chances)).toBeCloseTo(0.1, 12);
  });

  test('bins that are off in opposite directions don’t cancel out', () => {
    const chances = [0.2, 0.8].flatMap(chance => Array.from({ length: 50 }, () => ({ chance, came: 0.5 })));
    expect(calibrationError(chances)).toBeCloseTo(0.3, 12);
  });
});

/** Perfectly calibrated forecasts for three seats. */
function perfect(count: number): Forecast[] {
  const luck = luckFrom('perfect');
  return Array.from({ length: count }, (_, match) => {
    const weights = [luck(), luck(), luck()];
    const all = weights.reduce((sum, each) => sum + each, 0);
    const chances = weights.map(each => each / all);
    const [first = 0, second = 0] = chances;
    const drawn = luck();
    const winner = drawn < first ? 0 : drawn < first + second ? 1 : 2;
    return { match, chances, came: chances.map((_, seat) => (seat === winner ? 1 : 0)) };
  });
}

describe('the floor', () => {
  test('a perfectly calibrated forecast shows about the floor, and more matches lower both', () => {
    for (const [count, most] of [
      [300, 0.06],
      [10_000, 0.01],
    ] as const) {
      const forecasts = perfect(count);
      const floor = errorFloor(forecasts, luckFrom('floor'));
      expect(floor).toBeGreaterThan(0);
      expect(floor).toBeLessThan(most);
      expect(calibrationError(listChances(forecasts))).toBeLessThan(2 * floor);
    }
  });

  test('an overconfident forecast is well above it', () => {
    const bold = perfect(3000).map(each => {
      const squares = each.chances.map(chance => chance ** 3);
      const all = squares.reduce((sum, square) => sum + square, 0);
      return { ...each, chances: squares.map(square => square / all) };
    });
    expect(calibrationError(listChances(bold))).toBeGreaterThan(4 * errorFloor(bold, luckFrom('floor')));
  });

  test("forecasts of one match share its outcome, so they don't show less error than separate matches", () => {
    const apart = perfect(600);
    const alike = apart.map((each, index) => ({
      ...each,
      match: index % 60,
      chances: apart[index % 60]?.chances ?? [],
    }));
    expect(errorFloor(alike, luckFrom('floor'))).toBeGreaterThan(2 * errorFloor(apart, luckFrom('floor')));
  });

  test("the chance that nobody wins is one minus the sum of the seats' chances", () => {
    const nobody: Forecast[] = Array.from({ length: 100 }, (_, match) => ({ match, chances: [0, 0], came: [0, 0] }));
    expect(errorFloor(nobody, luckFrom('floor'))).toBe(0);
  });
});

test('Brier score and log-loss of a coin are 1/4 and log 2; certainty that comes true costs nearly nothing', () => {
  const coin = [0, 1].map(came => ({ chance: 0.5, came }));
  expect([brierScore(coin), logLoss(coin)]).toEqual([0.25, expect.closeTo(Math.log(2), 12)]);
  const sure = [0, 1].map(came => ({ chance: came, came }));
  expect(brierScore(sure)).toBe(0);
  expect(logLoss(sure)).toBeLessThan(0.002);
});
