import { expect, type Page } from '@playwright/test';
import { hurry, switchLanguage } from './driver.ts';
import { openTable } from './live-table.ts';
import { test } from './test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Expects a title in three languages, and a way on. */
async function expectNotice(
  page: Page,
  titles: Readonly<Record<'en' | 'de' | 'nl', string>>,
  way: RegExp,
): Promise<void> {
  await expect(heading(page)).toHaveText(titles.en);
  await expect(page.locator('.ways').getByText(way).first()).toBeVisible();
  for (const language of ['de', 'nl', 'en'] as const) {
    await switchLanguage(page, language);
    await expect(heading(page)).toHaveText(titles[language]);
  }
}

test('a link to a missing table', async ({ page }) => {
  await page.goto('/table/nothere');
  const titles = {
    en: 'Table not found',
    de: 'Tisch nicht gefunden',
    nl: 'Tafel niet gevonden',
  };
  await expectNotice(page, titles, /All tables/);
});

test('an unknown address', async ({ page }) => {
  await page.goto('/no/where');
  await expectNotice(
    page,
    { en: 'Page not found', de: 'Seite nicht gefunden', nl: 'Pagina niet gevonden' },
    /Home page/,
  );
});

test('a link to a table that was mangled on its way', async ({ page }) => {
  await page.goto('/table/abc123).');
  await expectNotice(
    page,
    { en: 'Page not found', de: 'Seite nicht gefunden', nl: 'Pagina niet gevonden' },
    /Home page/,
  );
});

test('a match that is not on this device', async ({ page }) => {
  await page.goto('/play/nothere');
  const titles = {
    en: 'This match isn’t on this device',
    de: 'Diese Partie ist nicht auf diesem Gerät',
    nl: 'Deze partij staat niet op dit apparaat',
  };
  await expectNotice(page, titles, /Home page/);
});

test('links to a full table, to one that has started, and to one that is over', async ({ page, browser }) => {
  await openTable(page, { chairs: 3, open: 2 });
  const url = page.url();
  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  for (const chair of [2, 3]) await page.getByRole('button', { name: `Add a bot: Seat ${chair}` }).click();
  await expect(page.getByText('Everyone is here.')).toBeVisible();
  await visitor.goto(url);
  for (const [language, title, way] of [
    ['de', 'Alle Plätze sind besetzt', 'Eigenen Tisch eröffnen'],
    ['nl', 'Alle plaatsen zijn bezet', 'Eigen tafel openen'],
    ['en', 'Every seat is taken', 'Open your own table'],
  ] as const) {
    await switchLanguage(visitor, language);
    await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
    await expect(visitor.getByRole('link', { name: way })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('#question')).toBeVisible();
  await visitor.reload();
  await expectNotice(
    visitor,
    { en: 'The match has started', de: 'Die Partie läuft schon', nl: 'De partij is al begonnen' },
    /Watch/,
  );
  // Bots have nothing against it.
  const room = url.split('/').at(-1) ?? '';
  const ended = await page.evaluate(
    async ([path, id]) =>
      (
        await fetch(path ?? '', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id, command: { type: 'wish', wish: 'end' } }),
        })
      ).status,
    [`/api/rooms/${room}/commands`, 'e'.repeat(32)],
  );
  expect(ended).toBe(200);
  await visitor.reload();
  const titles = {
    en: 'This match is over',
    de: 'Diese Partie ist zu Ende',
    nl: 'Deze partij is afgelopen',
  };
  await expectNotice(visitor, titles, /See how it ended/);
  await visitor.context().close();
});

test('a link to a seat that was used already', async ({ page }) => {
  await page.goto('/transfer/used-up');
  await page.getByRole('button', { name: 'Take over the seat' }).click();
  await expect(page.getByRole('alert')).toContainText('has been used or has expired');
  await expect(page.getByRole('link', { name: 'All tables' })).toBeVisible();
});

test('a browser without workers', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
  });
  await page.goto('/');
  await page.getByText('Play now').first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'can’t run a match in the background' })).toBeVisible();
  await page.goto('/play/any');
  const titles = {
    en: 'This browser is too old',
    de: 'Dieser Browser ist zu alt',
    nl: 'Deze browser is te oud',
  };
  await expectNotice(page, titles, /Home page/);
});

test('a browser that keeps nothing: the match is played, and it is said that it ends with the page, until that has been read', async ({
  page,
}) => {
  await hurry(page);
  // Workers have an IndexedDB of their own, which is broken in the script they load.
  await page.route(/host\.worker.*\.js$/, async route => {
    const response = await route.fetch();
    const broken = 'IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); };';
    await route.fulfill({ response, body: `${broken}\n${await response.text()}` });
  });
  await page.goto('/');
  await page.getByText('Play now').first().click();
  await expect(page.locator('.strip')).toContainText('This browser isn’t saving data');
  await expect(page.locator('.list-moves')).toBeVisible();
  await switchLanguage(page, 'de');
  await expect(page.locator('.strip')).toContainText('Browser');
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await page.locator('.strip button').click();
  await expect(page.locator('.strip')).toHaveCount(0);
});

test('a browser without cookies or notes of its own still shows its pages', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await page.getByText('Play now').first().click();
  await expect(page.locator('.list-moves, .player.awaited').first()).toBeVisible();
});

test('a table on a server that does not answer', async ({ page }) => {
  await openTable(page, { chairs: 3, open: 2 });
  const url = page.url();
  await page.route('**/api/**', route => route.abort());
  await page.routeWebSocket(/.*/, socket => socket.close());
  await page.goto(url);
  await expectNotice(page, { en: 'No connection', de: 'Keine Verbindung', nl: 'Geen verbinding' }, /Try again/);
});
