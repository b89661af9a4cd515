import { expect, test } from 'vitest';
import { sitdown } from '../sitdown/sitdown.ts';
import { FAULTS } from './faults/index.ts';
import { laws, missing } from './index.ts';

/** The laws a game breaks in a number of matches. */
function broken(game: typeof sitdown, matches: number): Set<number> {
  const report = laws(game, { seed: 'faults', seats: 3, matches, bound: 500 });
  const found = new Set<number>(report.failures.map(({ law }) => law));
  if (missing(game, new Set(report.seen)).length > 0) found.add(9);
  return found;
}

test('a sound game breaks no law', () => {
  expect([...broken(sitdown, 100)]).toEqual([]);
});

test('at least twenty faults are kept', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(20);
});

test.each(FAULTS.map(fault => [fault.name, fault] as const))('the laws catch %s', (_name, fault) => {
  const found = broken(fault.game, 40);
  expect(
    fault.laws.some(law => found.has(law)),
    `broke laws ${[...found]}, expected one of ${fault.laws}`,
  ).toBe(true);
});
