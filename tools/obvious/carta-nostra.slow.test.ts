import { expect, test } from 'vitest';
import { flaw, mistakes } from './ask.ts';
import { choices } from './carta-nostra/choices.ts';
import { economy } from './carta-nostra/economy.ts';
import { reactions } from './carta-nostra/reactions.ts';
import { stopping } from './carta-nostra/stopping.ts';
import { winning } from './carta-nostra/winning.ts';

const POSITIONS = [...winning, ...stopping, ...economy, ...reactions, ...choices];

test('there are enough positions, and each leaves a choice', () => {
  expect(POSITIONS.length).toBeGreaterThanOrEqual(60);
  expect(POSITIONS.flatMap(position => flaw(position) ?? [])).toEqual([]);
});

test.for(POSITIONS)('$name', position => {
  expect(mistakes(position)).toEqual([]);
});
