import { expect, test } from '@playwright/test';

/** Bytes as they are sent, from the landing page to a board of Carta Nostra against bots, rules and bots included. */
const MOST_CODE = 100_000;
const MOST_ALL = 160_000;

// What is kept for later in the background is not on the way to a board.
test.use({ serviceWorkers: 'block' });

test('the way to a board is light', async ({ page, context }) => {
  const code = new Map<string, number>();
  const rest = new Map<string, number>();
  const weighing: Promise<void>[] = [];
  context.on('response', response => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') || response.status() !== 200) return;
    weighing.push(
      // What the worker is made of has no size of its own: every file says how long it is.
      response.headerValue('content-length').then(length => {
        (/\.(js|css)$/.test(pathname) ? code : rest).set(pathname, Number(length));
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
  expect([...code].filter(([name]) => name.includes('worker')).map(([, size]) => size > 0)).toEqual([true]);
  expect(sum(code)).toBeLessThanOrEqual(MOST_CODE);
  expect(sum(code) + sum(rest)).toBeLessThanOrEqual(MOST_ALL);
});
