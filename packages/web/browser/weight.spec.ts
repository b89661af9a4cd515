import { expect } from '@playwright/test';
import { builtWeights, isCode } from './built-weight.ts';
import { test } from './test.ts';

/** Bytes of the built files, gzipped as the build leaves them, from the landing page to a board of Carta Nostra against bots, rules and bots included. */
const MOST_CODE = 100_000;
const MOST_ALL = 160_000;

// What is kept for later in the background is not on the way to a board.
test.use({ serviceWorkers: 'block' });

test('the way to a board is light', async ({ page, context }) => {
  const loaded = new Set<string>();
  context.on('response', response => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/') && response.status() === 200)
      loaded.add(pathname === '/' ? '/index.html' : pathname);
  });
  await page.goto('/');
  await page.getByText('Play now').first().click();
  // What one points at explains itself: that comes after the board.
  await page.mouse.move(0, 0);
  await expect(page.locator('.list-moves, .panel.awaited').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const code = builtWeights([...loaded].filter(isCode));
  const rest = builtWeights([...loaded].filter(name => !isCode(name)));
  test.info().annotations.push({ type: 'weight', description: `${code} of code, ${rest} of the rest` });
  console.log(`code ${code}, rest ${rest}`);
  // The house plays in a worker, by rules of its own.
  expect([...loaded].filter(name => /worker|at-sight/.test(name))).toHaveLength(2);
  expect(code).toBeLessThanOrEqual(MOST_CODE);
  expect(code + rest).toBeLessThanOrEqual(MOST_ALL);
});
