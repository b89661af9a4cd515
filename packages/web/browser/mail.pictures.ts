import { join } from 'node:path';
import { GAME_IDS } from '@consigliere/games/list';
import { expect, test } from '@playwright/test';
import { hurry } from './driver.ts';

const FOLDER = join(import.meta.dirname, '../public/pictures');

/** The games' pictures in mails, whose programs show no drawings of ours: `npm run browser -- --pictures mail` takes them again. */
test('pictures of the games', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1640, height: 900 }, colorScheme: 'light' });
  const page = await context.newPage();
  await hurry(page);
  await page.goto('/');
  for (const game of GAME_IDS) {
    const picture = page.locator(`.art-${game}`);
    await expect(picture.locator('svg').first()).toBeVisible();
    // As high for its width as a mail shows it, and before everything else.
    await picture.evaluate((element: HTMLElement) => {
      const at = { position: 'fixed', inset: '0 auto auto 0', zIndex: '9' };
      Object.assign(element.style, { ...at, width: '480px', height: '176px', border: '0', borderRadius: '0' });
      document.body.append(element);
    });
    await picture.screenshot({ path: join(FOLDER, `${game}.png`), scale: 'css' });
  }
  await context.close();
});
