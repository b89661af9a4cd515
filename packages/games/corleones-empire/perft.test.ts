import { rulesOf } from '@consigliere/kernel/host';
import { perft } from '@consigliere/kernel/laws';
import { expect, test } from 'vitest';
import { corleonesEmpire } from './index.ts';

test.each([
  [2, [18, 76, 469, 2810]],
  [3, [24, 105, 801, 5123]],
  [4, [25, 111, 893, 5720]],
  [5, [27, 121, 1037, 6801]],
])('%i players: the number of continuations hasn’t changed', (seats, counts) => {
  const rules = rulesOf(corleonesEmpire, seats, { families: 'random' });
  if (!rules.ok) throw new Error(rules.why);
  expect([...perft(rules.value, 'perft', counts.length)]).toEqual(counts);
});
