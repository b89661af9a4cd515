import { describe, expect, test } from 'vitest';
import { PLANTED_FAULTS } from './planted-faults.ts';
import { simulate } from './simulation.ts';

const seedsFrom = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => String(first + at));

test('forty seeds with all faults bring no violation', async () => {
  const jumps = new Set<string>();
  const tell = (text: string): void => {
    const [, jump] = /the wall clock of node \d jumps by (-?\d+) ms/.exec(text) ?? [];
    if (jump !== undefined) jumps.add(jump);
  };
  for (const seed of seedsFrom(1, 40)) expect(await simulate(seed, tell)).toMatchObject({ seed, violations: [] });
  expect([...jumps]).toEqual(expect.arrayContaining(['86400000', '-86400000', '3000', '-3000']));
}, 120_000);

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
    for (const seed of seedsFrom(1, 200)) {
      const { violations } = await simulate(seed, undefined, faults);
      for (const violation of violations) found.add(violation.name);
      if (found.has(name)) break;
    }
    expect([...found]).toContain(name);
  });
});
