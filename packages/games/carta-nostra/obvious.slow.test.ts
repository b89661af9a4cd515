import { flaw, mistakes } from '@consigliere/bots/testing/obvious';
import { expect, test } from 'vitest';
import { obvious } from './testing/obvious/index.ts';

test('there are enough obvious positions, and each leaves a choice', () => {
  expect(obvious.length).toBeGreaterThanOrEqual(60);
  expect(obvious.flatMap(position => flaw(position) ?? [])).toEqual([]);
});

test.for(obvious)('bots see the obvious: $name', position => {
  expect(mistakes(position)).toEqual([]);
});
