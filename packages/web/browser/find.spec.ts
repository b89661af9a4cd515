import { type Browser, expect, type Page } from '@playwright/test';
import { switchLanguage } from './driver.ts';
import { expectSound } from './in-view.ts';
import { openServer } from './own-server.ts';
import { test } from './test.ts';

/** Tests about public tables need a server on which nobody else opens any. */
async function withServer(
  use: (server: Awaited<ReturnType<typeof openServer>>) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const server = await openServer(settings);
  try {
    await use(server);
  } finally {
    await server.kill();
  }
}

type OwnServer = Awaited<ReturnType<typeof openServer>>;

const newPage = async (browser: Browser, server: OwnServer): Promise<Page> =>
  (await browser.newContext(server.context)).newPage();

/** Opens a public table as a guest of the page's browser. Returns its address. */
async function openPublicTable(page: Page, server: OwnServer, table: object = {}): Promise<string> {
  const { request } = page.context();
  const headers = { origin: server.url };
  await request.post('/api/guests', { data: { language: 'en' }, headers });
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const data = { game: 'carta-nostra', name: 'Ada', isPublic: true, seats, ...table };
  return `/table/${(await (await request.post('/api/rooms', { data, headers })).json()).room}`;
}

test('open tables are filtered, a link keeps the filters, and an empty list says what to do', async ({ browser }) => {
  await withServer(async server => {
    const ada = await newPage(browser, server);
    await openPublicTable(ada, server, { game: 'der-pate', language: 'de' });
    const mail = { kind: 'correspondence', bank: 3_600_000, increment: 0 };
    const path = await openPublicTable(ada, server, { clock: mail });
    const page = await newPage(browser, server);
    await page.goto('/tables');
    await page.getByRole('link', { name: 'Find a game' }).click();
    await expect(page.getByText('2 tables are waiting for players')).toBeVisible();
    await page.getByLabel('Clock').selectOption('Correspondence');
    await expect(page.locator('.row')).toHaveCount(1);
    await expect(page.locator('.row')).toHaveText(/Carta Nostra\s*Ada\s*2 seats free\W+Correspondence\W+English/);
    await expectSound(page);
    await expect(page).toHaveURL(/\/find\?clock=correspondence$/);
    await page.reload();
    await expect(page.locator('.row')).toHaveCount(1);
    await page.getByLabel('Free seats').selectOption('3 or more');
    await expect(page.getByText('No matching table is waiting for players right now.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open your own table' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all open tables' }).press('Enter');
    await expect(page.locator('.row')).toHaveCount(2);
    await expect(page).toHaveURL(/\/find$/);
    await switchLanguage(page, 'de');
    await expect(page.getByRole('heading', { name: 'Offene Tische' })).toBeVisible();
    await page.locator('.row', { hasText: 'Carta Nostra' }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await Promise.all([ada.context().close(), page.context().close()]);
  });
});

test('two strangers press “Play with anybody” at once and meet at one table, which starts by itself', async ({
  browser,
}) => {
  await withServer(async server => {
    const pages = await Promise.all([newPage(browser, server), newPage(browser, server), newPage(browser, server)]);
    const press = async (page: Page) => {
      await page.goto('/');
      await page.getByRole('link', { name: /^Play with anybody.*Carta Nostra$/ }).press('Enter');
      await expect(page).toHaveURL(/\/table\/\w+$/);
    };
    const [one, other, last] = pages;
    if (one === undefined || other === undefined || last === undefined) throw new Error('three pages');
    await Promise.all([press(one), press(other)]);
    expect(one.url()).toBe(other.url());
    for (const page of [one, other]) {
      await expect(page.locator('.chair.person')).toHaveCount(2);
      await expect(page.locator('.countdown')).toHaveText(/^Bots take the free seats in (?:2 minutes|\d+ seconds)\.$/);
    }
    await expectSound(one);
    await switchLanguage(one, 'de');
    await expect(one.locator('.countdown')).toContainText(/^Bots übernehmen in \d.* die freien Plätze\.$/);
    await last.goto('/find');
    await last.getByRole('link', { name: 'Carta Nostra', exact: true }).click();
    for (const page of pages) await expect(page.locator('.hand h2')).toBeVisible();
    await Promise.all(pages.map(page => page.context().close()));
  });
});

test('nobody comes: bots take the free seats when the time is up, and the match starts', async ({ browser }) => {
  await withServer(
    async server => {
      const page = await newPage(browser, server);
      await page.goto('/anybody/carta-nostra');
      await expect(page.locator('.countdown')).toBeVisible();
      await expect(page.locator('.hand h2')).toBeVisible();
      await expect(page.locator('.player')).toHaveCount(3);
      await page.context().close();
    },
    { FILL_AFTER: '4' },
  );
});

test('a guest who doesn’t want to wait starts with bots', async ({ browser }) => {
  await withServer(async server => {
    const page = await newPage(browser, server);
    await page.goto('/anybody/carta-nostra');
    await page.getByRole('button', { name: 'Start now with bots' }).click();
    await expect(page.locator('.hand h2')).toBeVisible();
    await page.goto('/anybody/chess');
    await expect(page.getByText('We don’t have that game here. Choose one from the home page.')).toBeVisible();
    await page.context().close();
  });
});
