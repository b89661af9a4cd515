import { expect, type Page } from '@playwright/test';
import { hurry } from './driver.ts';
import { test } from './test.ts';

// The pages are kept by the service worker, as on a player's device.
test.use({ serviceWorkers: 'allow' });

/** The things a test observes in the page. */
interface ObservedPage {
  isHidden: boolean;
  sounds: number;
  notices: string[];
}
declare global {
  var watched: ObservedPage;
}

/** Counts sounds and notifications, and lets the test hide the page. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.watched = { isHidden: false, sounds: 0, notices: [] };
    Object.defineProperty(document, 'hidden', { get: () => globalThis.watched.isHidden });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (when) {
      globalThis.watched.sounds++;
      start.call(this, when);
    };
    ServiceWorkerRegistration.prototype.showNotification = async title => {
      globalThis.watched.notices.push(title);
    };
  });
}

const sounds = (page: Page): Promise<number> => page.evaluate(() => globalThis.watched.sounds);

test('the window says whose turn it is, in its name and its icon', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Consigliere');
  await page.getByText('Play now').first().click();
  await expect(page.locator('.list-moves')).toBeVisible();
  await expect(page).toHaveTitle('● Your turn — Carta Nostra');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon-turn.svg');
  await page.goBack();
  await expect(page).toHaveTitle('Consigliere');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon.svg');
});

test('a match plays sounds, M turns them off and says so, and the page remembers it', async ({ page }) => {
  await watch(page);
  await hurry(page);
  await page.goto('/');
  await page.getByText('Play now').first().click();
  await expect(page.locator('.list-moves')).toBeVisible();
  await page.locator('.list-moves').click();
  // Some answers make no sound, so it answers until one does.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('1');
        await page.keyboard.press('d');
        return sounds(page);
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  await page.keyboard.press('m');
  await expect(page.locator('.notify')).toContainText('Sound off');
  await page.goto('/settings');
  await expect(page.getByRole('group', { name: 'Sound' }).getByLabel('Off')).toBeChecked();
});

test('a player on another page is notified of their turn, if they have allowed it', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await watch(page);
  await hurry(page);
  await page.goto('/settings');
  await page.getByRole('group', { name: 'Notify me' }).getByLabel('Yes').click();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/');
  await page.getByText('Play now').first().click();
  await expect(page.locator('.list-moves')).toBeVisible();
  await page.locator('.list-moves').click();
  await page.evaluate(() => {
    globalThis.watched.isHidden = true;
  });
  // Plays until it's another player's turn and then this player's again.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('d');
        await page.keyboard.press('p');
        await page.keyboard.press('1');
        return page.evaluate(() => globalThis.watched.notices);
      },
      { timeout: 60_000 },
    )
    .toContain('Your turn');
});

test('if the browser denies notifications, the page says so and resets the choice', async ({ page }) => {
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await page.goto('/settings');
  const choice = page.getByRole('group', { name: 'Notify me' });
  await choice.getByLabel('Yes').click();
  await expect(page.getByText('The browser blocks notifications')).toBeVisible();
  await expect(choice.getByLabel('No')).toBeChecked();
});
