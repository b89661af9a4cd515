import { describe, expect, test } from 'vitest';
import { PLANTED_FAULTS } from './planted-faults.ts';
import { simulate } from './simulation.ts';

const seedsFrom = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => String(first + at));

test('forty seeds with all faults bring no violation', async () => {
  for (const seed of seedsFrom(1, 40)) expect(await simulate(seed)).toMatchObject({ seed, violations: [] });
});

/** Seeds that once failed. In 9567 a node crashed while its line was being written, so nobody announced the line. */
test.each(['9567'])('seed %s, which once failed, brings no violation', async seed => {
  expect(await simulate(seed)).toMatchObject({ seed, violations: [] });
});

test('a seed plays the same every time', async () => {
  const told = async (): Promise<string[]> => {
    const lines: string[] = [];
    await simulate('3', line => lines.push(line));
    return lines;
  };
  expect(await told()).toEqual(await told());
});

describe('a planted fault is found:', () => {
  test.each(Object.entries(PLANTED_FAULTS))('%s', async (_, [name, faults]) => {
    const found = new Set<string>();
    for (const seed of seedsFrom(1, 40)) {
      const { violations } = await simulate(seed, undefined, faults);
      for (const violation of violations) found.add(violation.name);
      if (found.has(name)) break;
    }
    expect([...found]).toContain(name);
  });
});
