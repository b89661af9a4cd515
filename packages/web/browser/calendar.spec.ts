import { expect } from '@playwright/test';
import { violations } from './driver.ts';
import { findTooWide } from './in-view.ts';
import { openServer } from './own-server.ts';
import { test } from './test.ts';

test('a guest makes a calendar link, replaces it and switches it off, also on a phone', async ({ browser }) => {
  const server = await openServer({ PUBLIC_URL: 'https://play.example.org' });
  const context = await browser.newContext(server.context);
  const page = await context.newPage();
  try {
    await page.goto('/');
    await page.request.post('/api/guests', { data: { name: 'Ada' }, headers: { origin: server.url } });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/settings');
    const part = page.getByRole('region', { name: 'Calendar' });
    await part.getByRole('button', { name: 'Make a link' }).click();
    const link = part.getByLabel('Calendar link');
    await expect(link).toHaveValue(/^https:\/\/play\.example\.org\/api\/calendar\/.{43}\.ics$/);
    const first = await link.inputValue();
    const read = async (url: string) => (await page.request.get(new URL(url).pathname)).status();
    expect(await read(first)).toBe(200);
    await part.getByRole('button', { name: 'Replace the link' }).click();
    await expect(part.getByRole('status').getByText('The old one doesn’t work any more.')).toBeVisible();
    await expect(link).not.toHaveValue(first);
    expect(await read(first)).toBe(404);
    const second = await link.inputValue();
    await page.reload();
    await expect(link).toHaveValue(second);
    expect(await findTooWide(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await part.screenshot({ path: test.info().outputPath('phone.png') });
    await page.setViewportSize({ width: 1366, height: 650 });
    await part.screenshot({ path: test.info().outputPath('desktop.png') });
    await part.getByRole('button', { name: 'Switch it off' }).click();
    await expect(link).toHaveCount(0);
    expect(await read(second)).toBe(404);
  } finally {
    await context.close();
    await server.kill();
  }
});
