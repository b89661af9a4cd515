import { expect } from '@playwright/test';
import { clickOnce } from './clicks.ts';
import { hurry, violations } from './driver.ts';
import { test } from './test.ts';

test('the lesson of Corleone’s Empire ends after two acts, says what comes next, and its match can be played on', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await hurry(page);
  await page.goto('/learn/corleones-empire');
  const end = page.locator('.tips.ended');
  for (let turn = 0; turn < 400 && (await end.count()) === 0; turn++) await clickOnce(page, turn);
  await expect(end.getByRole('heading')).toHaveText('Now you know how it works');
  await expect(end.getByRole('listitem')).toHaveCount(3);
  await expect(end).toContainText('The last act');
  await expect(page.locator('.bar .ce-place')).toContainText('Act III');
  expect(await violations(page)).toEqual([]);
  // It's the same after a reload. When the match is played on, there are tips again.
  await page.reload();
  await end.getByRole('button', { name: 'Finish this match' }).click();
  await expect(end).toHaveCount(0);
  const tip = page.locator('.tips .tip');
  // Which tip comes depends on the deal and the bribes; it comes with the next prompt.
  for (let turn = 0; turn < 60 && (await tip.textContent()) === ''; turn++) await clickOnce(page, turn);
  await expect(tip).toContainText('Tip');
  const told = (await tip.textContent()) ?? '';
  await page.reload();
  await expect(tip).toHaveText(told);
});
