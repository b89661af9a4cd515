import { rulesOf } from '@consigliere/kernel';
import { perft } from '@consigliere/kernel/laws';
import { expect, test } from 'vitest';
import { cartaNostra } from './index.ts';

test.each([
  [2, [13, 72, 272, 1809, 9609]],
  [3, [10, 52, 238, 1527, 7835]],
  [4, [10, 51, 253, 1637, 8549]],
])('%i players: the match can go on in as many ways as ever', (seats, counts) => {
  const rules = rulesOf(cartaNostra, seats);
  if (!rules.ok) throw new Error(rules.why);
  expect([...perft(rules.value, 'perft', counts.length)]).toEqual(counts);
});
