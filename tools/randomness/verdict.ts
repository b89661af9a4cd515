import type { Test } from './shuffles.ts';

/** How often a run over good chance may cry wolf: once in a thousand runs, however many tests it makes. */
const FALSE_ALARM = 0.001;

/** The tests that chance alone does not explain. */
export const suspicious = (tests: readonly Test[]): readonly Test[] =>
  tests.filter(({ p }) => !(p >= FALSE_ALARM / tests.length));

/** The last line of a run. */
export function lastLine(tests: readonly Test[]): string {
  const smallest = Math.min(1, ...tests.map(({ p }) => p));
  return `randomness: ${tests.length} tests, ${suspicious(tests).length} suspicious (smallest p ${smallest.toPrecision(2)})`;
}
