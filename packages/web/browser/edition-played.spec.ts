import { expect, type Page } from '@playwright/test';
import { glance } from './clicks.ts';
import { hurry } from './driver.ts';
import { test } from './test.ts';

interface EditionChange {
  readonly game: string;
  readonly path: string;
  readonly value: string;
  /** How the list of changes names it. */
  readonly said: string;
  /** Checks that the change is seen on the board. */
  readonly seen: (page: Page) => Promise<void>;
}

const CHANGES: readonly EditionChange[] = [
  {
    game: 'der-pate',
    path: 'business.gambling.pay',
    value: '7000',
    said: '$5,000 → $7,000',
    // Gambling stands at two places of the street.
    seen: page => expect(page.locator('.dp-business .dp-pay', { hasText: '$7,000' })).toHaveCount(2),
  },
  {
    game: 'corleones-empire',
    path: 'thugsOfTwo',
    value: '2',
    said: '3 → 2',
    // Two Thugs and the Don, once everybody leads a family.
    seen: async page => {
      if ((await glance(page)).is === 'lit') await page.locator('[data-answers^="family"]').first().click();
      await expect(page.locator('.hand .ce-spare')).toHaveCount(3);
    },
  },
];

/** Changes a value of the box and goes on to the choices of a table that is played with it. */
async function change(page: Page, { game, path, value }: EditionChange): Promise<void> {
  await hurry(page);
  await page.goto(`/edition/${game}`);
  const field = page.locator(`[data-path="${path}"] input`);
  await field.evaluate(each => each.closest('details')?.setAttribute('open', ''));
  await field.fill(value);
  await page.getByLabel('Edition name').fill('House rules');
  await page.getByRole('button', { name: 'Play with this edition' }).click();
  await expect(page.getByRole('combobox', { name: 'Edition', exact: true })).toHaveValue('House rules');
}

/** Expects the table to name the edition and its difference. */
async function expectEditionNote(page: Page, said: string): Promise<void> {
  await page.getByText('Edition: “House rules”').click();
  await expect(page.locator('.edition-note')).toContainText(said);
}

for (const changed of CHANGES) {
  test(`an edition of ${changed.game} is played with on this device`, async ({ page }) => {
    await change(page, changed);
    await page.locator('.submit .chief').click();
    await expectEditionNote(page, changed.said);
    await changed.seen(page);
  });

  test(`an edition of ${changed.game} is played with on the server, and a guest who comes by the link sees it`, async ({
    page,
    browser,
  }) => {
    await change(page, changed);
    await page.getByRole('radio', { name: 'Online' }).check({ force: true });
    await page.locator('.submit .chief').click();
    await expect(page).toHaveURL(/\/table\/\w+$/);
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(page.url());
    await expectEditionNote(guest, changed.said);
    await guest.context().close();
    await page.getByText('Fill with bots and start').click();
    await changed.seen(page);
  });
}
