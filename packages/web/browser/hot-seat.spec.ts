import { expect } from '@playwright/test';
import { hurry, violations } from './driver.ts';
import { test } from './test.ts';
import { curtain, share, sitTogether } from './together.ts';

test('two presses on the landing page and two people share the screen', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Share one device').first().click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(curtain(page)).toBeVisible();
});

test('two people share one screen, with a curtain between their turns', async ({ page }) => {
  await hurry(page);
  await sitTogether(page, 0);
  await share(page, 6);
});

test('the curtain keeps the focus, is lifted by the keyboard, and shows only the next player’s name', async ({
  page,
}) => {
  await hurry(page);
  await sitTogether(page, 0);
  await expect(curtain(page)).toBeVisible();
  const name = /Hand the device to (Ada|Bea)/.exec((await curtain(page).textContent()) ?? '')?.[1] ?? '';
  await expect(curtain(page)).toHaveText(
    `Hand the device to ${name}Everyone else, please look away.I’m ${name}All tables`,
  );
  await expect(page.getByRole('dialog', { name: `Hand the device to ${name}` })).toBeVisible();
  const lift = page.getByRole('button', { name: `I’m ${name}` });
  await expect(lift).toBeFocused();
  expect(await violations(page)).toEqual([]);
  const isInside = () =>
    page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null);
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape');
  await expect(curtain(page)).toBeVisible();
  await lift.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.table')).toBeVisible();
});

test('a key that is held down does not lift the curtain for the next', async ({ page }) => {
  await hurry(page);
  await sitTogether(page, 0);
  await expect(curtain(page)).toBeVisible();
  await page.getByRole('button', { name: /I’m/ }).evaluate(button => {
    const down = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    if (button.dispatchEvent(down)) (button as HTMLButtonElement).click();
  });
  await expect(curtain(page)).toBeVisible();
});

test('after a reload in the middle of a decision the curtain is down, and the decision is the same behind it', async ({
  page,
}) => {
  await hurry(page);
  await sitTogether(page, 1);
  await page.getByRole('button', { name: /I’m/ }).click();
  await expect(page.locator('#question')).toContainText(/\w/);
  const asked = await page.locator('#question').textContent();
  await page.reload();
  await expect(curtain(page)).toBeVisible();
  expect(await page.locator('.table').count()).toBe(0);
  await page.getByRole('button', { name: /I’m/ }).click();
  await expect(page.locator('#question')).toHaveText(asked ?? '');
});

test('a single player sees no curtain', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await page.getByText('Play now').first().click();
  await expect(page.locator('#question')).toContainText(/\w/);
  await expect(curtain(page)).toHaveCount(0);
});
