import { rulesOf } from '@consigliere/kernel/host';
import { perft } from '@consigliere/kernel/laws';
import { expect, test } from 'vitest';
import { derPate } from './index.ts';

test.each([
  [2, [4, 12, 24, 45, 92]],
  [3, [4, 12, 24, 60, 95]],
  [4, [4, 12, 24, 74, 111]],
])('%i players: the number of possible continuations hasn’t changed', (seats, counts) => {
  const rules = rulesOf(derPate, seats, { layout: 'fixed' });
  if (!rules.ok) throw new Error(rules.why);
  expect([...perft(rules.value, 'perft', counts.length)]).toEqual(counts);
});
