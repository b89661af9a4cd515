import { expect, test } from 'vitest';
import { sitdown } from '../sitdown/sitdown.ts';
import { FAULTS } from './faults/index.ts';
import { findMissing, laws } from './index.ts';

/** The laws a game breaks in a number of matches. */
function broken(game: typeof sitdown, matches: number): Set<number> {
  const report = laws(game, { seed: 'faults', seats: 3, matches, bound: 500 });
  const found = new Set<number>(report.failures.map(({ law }) => law));
  if (findMissing(game, new Set(report.seen)).length > 0) found.add(9);
  return found;
}

test('a sound game breaks no law', () => {
  expect([...broken(sitdown, 100)]).toEqual([]);
});

test('at least twenty faults are kept', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(20);
});

/** Most faults show in the first matches. A kind of thing that never occurs shows only in many. */
const isCaught = ({ game, laws: expected }: (typeof FAULTS)[number]): boolean =>
  laws(game, { seed: 'faults', seats: 3, matches: 4, bound: 500 }).failures.some(({ law }) => expected.includes(law)) ||
  [...broken(game, 40)].some(law => expected.some(each => each === law));

test.each(FAULTS.map(fault => [fault.name, fault] as const))('the laws catch %s', (_name, fault) => {
  expect(isCaught(fault), `one of the laws ${fault.laws} is broken`).toBe(true);
});
