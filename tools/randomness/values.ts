import { eitherWay } from './chi-squared.ts';
import type { Test } from './shuffles.ts';

/** Larger numbers of values are counted in so many groups of equal size, or one for each if they are no more. */
const GROUPS = 1024;
/** Up to so many values, pairs that follow each other are counted, too. */
const MOST_FOR_PAIRS = 16;

/** Draws of 0 … n − 1: whether every value comes as often, and after every value. */
export function testValues(what: string, n: number, count: number, drawn: (index: number) => number): readonly Test[] {
  const groups = n <= GROUPS ? n : groupsOf(n);
  const values = new Float64Array(groups);
  const pairs = new Float64Array(n <= MOST_FOR_PAIRS ? n * n : 0);
  let before = 0;
  for (let index = 0; index < count; index++) {
    const value = drawn(index);
    const group = n <= GROUPS ? value : Math.floor(value / (n / groups));
    values[group] = (values[group] as number) + 1;
    // Each draw is in one pair only, so that pairs are independent.
    if (index % 2 === 1 && pairs.length > 0) pairs[before * n + value] = (pairs[before * n + value] as number) + 1;
    before = value;
  }
  const tests = [{ what: `${what}: every value of ${n}`, p: pOfCounts(values) }];
  return pairs.length === 0
    ? tests
    : [...tests, { what: `${what}: every pair of values of ${n}`, p: pOfCounts(pairs) }];
}

/** The largest number of groups that divides n. */
function groupsOf(n: number): number {
  for (let groups = GROUPS; ; groups--) if (n % groups === 0) return groups;
}

function pOfCounts(counts: Float64Array): number {
  const total = counts.reduce((sum, each) => sum + each, 0);
  const expected = total / counts.length;
  return eitherWay(
    counts.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0),
    counts.length - 1,
  );
}
