import { rulesOf } from '@consigliere/kernel/host';
import { perft } from '@consigliere/kernel/laws';
import { expect, test } from 'vitest';
import { cartaNostra } from './index.ts';

const ANY_CARD = {};
const OTHER_CARDS = { recruit: 'other-cards' };

test.each([
  [2, ANY_CARD, [13, 72, 273, 1821, 9652]],
  [3, ANY_CARD, [10, 52, 238, 1528, 7845]],
  [4, ANY_CARD, [10, 51, 253, 1637, 8550]],
  [2, OTHER_CARDS, [13, 72, 272, 1809, 9609]],
  [3, OTHER_CARDS, [10, 52, 238, 1527, 7835]],
  [4, OTHER_CARDS, [10, 51, 253, 1637, 8549]],
])('%i players, options %j: the match can go on in as many ways as ever', (seats, options, counts) => {
  const rules = rulesOf(cartaNostra, seats, options);
  if (!rules.ok) throw new Error(rules.why);
  expect([...perft(rules.value, 'perft', counts.length)]).toEqual(counts);
});
