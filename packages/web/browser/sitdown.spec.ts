import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { playToTheEnd, sitDown, violations } from './driver.ts';
import { test } from './test.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');

/** Builds the client with the unpublished games, as CONSIGLIERE_GAMES=sitdown does, and serves it: matches against bots need no other server. */
async function serveAllGames(): Promise<PreviewServer> {
  const outDir = mkdtempSync(join(tmpdir(), 'consigliere-sitdown-'));
  const shared = { root: ROOT, logLevel: 'error', build: { outDir, emptyOutDir: true } } as const;
  await build({ ...shared, configFile: join(ROOT, 'vite.config.ts'), define: { __UNPUBLISHED__: 'true' } });
  return preview({ ...shared, configFile: false, preview: { port: 0 } });
}

test('a match of Sit-down is played to its end against two bots, in a build that has the unpublished games', async ({
  browser,
}) => {
  const server = await serveAllGames();
  const [baseURL] = server.resolvedUrls?.local ?? [];
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const faults: string[] = [];
  context.on('weberror', each => faults.push(each.error().message));
  const page = await context.newPage();
  await sitDown(page, 'sitdown', 3);
  await page.getByRole('dialog').getByRole('button', { name: 'Play' }).click();
  // One round by the board itself: two presses pledge and seal.
  await page.locator('.sd-hand .sd-card.legal').first().click();
  await expect(page.locator('.sd-hand .sd-card.picked')).toHaveCount(1);
  expect(await violations(page, '.table')).toEqual([]);
  await page.getByRole('button', { name: 'Seal the pledge' }).first().click();
  await playToTheEnd(page, () => 0);
  await expect(page.locator('.result')).toContainText('Cash');
  await page.goto('/rules/sitdown');
  await expect(page.locator('#S-8')).toContainText('the most cash');
  expect(faults).toEqual([]);
  await context.close();
  await server.close();
});

test('the published client has no file of an unpublished game, and none of its words', () => {
  const files = globSync('**/*.{html,js,css}', { cwd: DIST });
  expect(files.length).toBeGreaterThan(50);
  const has = /sitdown|sit-down|sd-family/i;
  expect(files.filter(file => has.test(file) || has.test(readFileSync(join(DIST, file), 'utf8')))).toEqual([]);
});
