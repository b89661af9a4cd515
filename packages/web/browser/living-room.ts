import { type Browser, expect, type Page } from '@playwright/test';

export const TV = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };

/** The game's table on a common screen, opened as its owner would. */
export async function openScreen(page: Page, game: string, players: number): Promise<string> {
  await page.setViewportSize(TV);
  await page.goto(`/new/${game}?players=${players}`);
  await page.getByRole('radio', { name: 'On this TV or tablet' }).check();
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.locator('.screen-letters')).toHaveText(/[A-HJ-NP-Z2-9]{5}$/);
  return (await page.locator('.screen-letters').innerText()).slice(-5);
}

/** A phone whose player types the code in small letters and sits down. */
export async function joinByCode(browser: Browser, screen: Page, code: string, name: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'en-GB' });
  const phone = await context.newPage();
  await phone.goto(new URL('/j', screen.url()).href);
  await phone.getByRole('textbox').fill(code.toLowerCase());
  await phone.getByRole('button', { name: 'Go to the table' }).click();
  await phone.getByLabel('Your name at this table').fill(name);
  await phone.getByText('Sit here').first().click();
  await expect(screen.locator('.screen-chair', { hasText: name })).toContainText('Phone connected');
  return phone;
}
