import { rulesOf } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { OFFERS } from '../pages/offers.ts';
import { packOf } from './pack.ts';

test.each(OFFERS)('$game has standing orders if there are moments to react in its rules', async ({ game, seats }) => {
  const pack = await packOf(game, 'en');
  const rules = pack === null ? null : rulesOf(await pack.rules(), seats[0], {});
  expect(rules?.ok === true && rules.value.steps.some(({ silence }) => silence !== null)).toBe(pack?.hasReactions);
  expect(pack?.id).toBe(game);
});
