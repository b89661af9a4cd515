import { de as derPateGerman } from '@consigliere/games/der-pate/text/de';
import { en as derPate } from '@consigliere/games/der-pate/text/en';
import { nl as derPateDutch } from '@consigliere/games/der-pate/text/nl';
import { expect } from '@playwright/test';
import { readNames } from './names.ts';
import { listPositions, showPosition } from './positions.ts';
import { test } from './test.ts';

test('what a die would bring on a field is described before anything is pointed at', async ({ page }) => {
  const [turn] = listPositions({ game: 'der-pate', players: 3, kinds: ['turn'] });
  await showPosition(page, turn?.link ?? '');
  await page.locator('.question').focus();
  const findFields = async () => (await readNames(page)).nodes.filter(({ spot }) => /^field-1-business/.test(spot));
  await expect
    .poll(async () => (await findFields()).map(({ description }) => description).join(' '))
    .toMatch(/Place the black die on Business: .*\$\d/);
});

test('in forced colours the four dice, and the fields that take them, differ by a letter', async ({ page }) => {
  for (const { dice } of [derPate, derPateGerman, derPateDutch])
    expect(new Set(dice.map(colour => colour.charAt(0))).size).toBe(4);
  await page.emulateMedia({ forcedColors: 'active' });
  const [turn] = listPositions({ game: 'der-pate', players: 3, kinds: ['turn'] });
  await showPosition(page, turn?.link ?? '');
  await expect(page.locator('.dp-die')).toHaveCount(4);
  const letters = await page.evaluate(() => {
    const dice = [...document.querySelectorAll('.dp-die .dp-letter')].map(each =>
      getComputedStyle(each).display === 'none' ? 'unseen' : (each.textContent ?? ''),
    );
    const fields = [...document.querySelectorAll('.dp-ahead .dp-colour')].map(
      each => getComputedStyle(each, '::before').content.match(/"(\w)"/)?.[1] ?? 'unseen',
    );
    return { dice: dice.toSorted(), fields: [...new Set(fields)].toSorted() };
  });
  expect(letters).toEqual({ dice: ['b', 'g', 'r', 'w'], fields: ['b', 'g', 'r', 'w'] });
});
