import { expect, type Page, test } from '@playwright/test';
import { hurry, playToTheEnd, violations } from './driver.ts';

/** Two presses from the front page: the choices with two people on this device, and the start. */
async function sitDown(page: Page, game: number, names: readonly [string, string] = ['Ada', 'Bea']): Promise<void> {
  await page.goto('/');
  await page.getByText('Around this device').nth(game).click();
  await page.getByLabel('Name on chair 1').fill(names[0]);
  await page.getByLabel('Name on chair 2').fill(names[1]);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/play\/\w+$/);
}

const curtain = (page: Page) => page.locator('.curtain');

test('two presses on the landing page and two people share the screen', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Around this device').first().click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(curtain(page)).toBeVisible();
});

for (const [index, game] of ['Carta Nostra', 'Der Pate', 'Corleone’s Empire'].entries())
  test(`a whole match of ${game} with two people before one screen: a curtain whenever it changes hands`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await hurry(page);
    await sitDown(page, index);
    const called: string[] = [];
    await playToTheEnd(
      page,
      (count, turn) => (turn * 7) % count,
      async () => {
        // Nothing of whoever sat there before is behind it.
        expect(await page.locator('.table, .board, .log').count()).toBe(0);
        const name = /Hand over to (Ada|Bea)/.exec((await curtain(page).textContent()) ?? '')?.[1] ?? '';
        await page.getByRole('button', { name: `I am ${name}` }).click();
        await expect(page.locator('.table')).toBeVisible();
        await expect(page.locator('.panel h2').filter({ hasText: '· you' })).toContainText(name);
        called.push(name);
      },
    );
    expect(new Set(called)).toEqual(new Set(['Ada', 'Bea']));
    expect(called.every((name, at) => name !== called[at - 1])).toBe(true);
    // The end belongs to nobody: everybody looks.
    await expect(page.locator('.result table')).toBeVisible();
    await expect(page.locator('.panel h2').filter({ hasText: '· you' })).toHaveCount(0);
  });

test('the curtain keeps the focus, is lifted by the keyboard, and says nothing but who is next', async ({ page }) => {
  await hurry(page);
  await sitDown(page, 0);
  await expect(curtain(page)).toBeVisible();
  const name = /Hand over to (Ada|Bea)/.exec((await curtain(page).textContent()) ?? '')?.[1] ?? '';
  await expect(curtain(page)).toHaveText(
    `Hand over to ${name}Everybody else looks out of the window.I am ${name}All tables`,
  );
  await expect(page.getByRole('dialog', { name: `Hand over to ${name}` })).toBeVisible();
  const lift = page.getByRole('button', { name: `I am ${name}` });
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
  await sitDown(page, 0);
  await expect(curtain(page)).toBeVisible();
  await page.getByRole('button', { name: /I am/ }).evaluate(button => {
    const down = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    if (button.dispatchEvent(down)) (button as HTMLButtonElement).click();
  });
  await expect(curtain(page)).toBeVisible();
});

test('after a reload in the middle of a decision the curtain is down, and the decision is the same behind it', async ({
  page,
}) => {
  await hurry(page);
  await sitDown(page, 1);
  await page.getByRole('button', { name: /I am/ }).click();
  await expect(page.locator('.who')).toContainText(/\w/);
  const asked = await page.locator('.who').textContent();
  await page.reload();
  await expect(curtain(page)).toBeVisible();
  expect(await page.locator('.table').count()).toBe(0);
  await page.getByRole('button', { name: /I am/ }).click();
  await expect(page.locator('.who')).toHaveText(asked ?? '');
});

test('alone on the device there is no curtain', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await page.getByText('Play now').first().click();
  await expect(page.locator('.who')).toContainText(/\w/);
  await expect(curtain(page)).toHaveCount(0);
});
