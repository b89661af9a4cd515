import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** Bytes, compressed, from the landing page to a board of Carta Nostra against bots, rules and bots included. */
const MOST_CODE = 100_000;
const MOST_ALL = 160_000;

test('the way to a board is light', async ({ page, context }) => {
  const code = new Map<string, number>();
  const rest = new Map<string, number>();
  const weighing: Promise<void>[] = [];
  context.on('response', response => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') || response.status() !== 200) return;
    weighing.push(
      response.body().then(body => {
        const isCode = /\.(js|css)$/.test(pathname);
        (isCode ? code : rest).set(pathname, pathname.endsWith('.woff2') ? body.length : gzipSync(body).length);
      }),
    );
  });
  await page.goto('/');
  await page.getByText('Play now').first().click();
  await expect(page.locator('.list-moves, .panel.awaited').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await Promise.all(weighing);
  const sum = (sizes: Map<string, number>): number => [...sizes.values()].reduce((total, size) => total + size, 0);
  test.info().annotations.push({ type: 'weight', description: `${sum(code)} of code, ${sum(rest)} of the rest` });
  console.log(`code ${sum(code)}, rest ${sum(rest)}`);
  expect([...code.keys()].some(name => name.includes('worker'))).toBe(true);
  expect(sum(code)).toBeLessThanOrEqual(MOST_CODE);
  expect(sum(code) + sum(rest)).toBeLessThanOrEqual(MOST_ALL);
});
