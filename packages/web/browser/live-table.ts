import { type Browser, expect, type Page } from '@playwright/test';

const MINUTE = 60_000;
/** A clock nobody runs out of in a test. */
const CALM_CLOCK = { kind: 'live', move: 10 * MINUTE, reserve: 10 * MINUTE } as const;
/** The shortest there is. */
export const SHORT_CLOCK = { kind: 'live', move: 5000, reserve: 0 } as const;

interface Table {
  readonly clock?: typeof CALM_CLOCK | typeof SHORT_CLOCK;
  /** Of how many chairs; the house sits on those that nobody takes. */
  readonly chairs?: number;
}

/** Opens a table of Carta Nostra on the server and goes there; what no page offers, such as a short clock, is asked for as a program would. */
export async function openTable(page: Page, { clock = CALM_CLOCK, chairs = 2 }: Table = {}): Promise<void> {
  await page.goto('/');
  const room = await page.evaluate(
    async plan => {
      const post = async (path: string, body: object): Promise<{ readonly room: string }> => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      await post('/api/guests', { language: 'en' });
      return (await post('/api/rooms', plan)).room;
    },
    {
      game: 'carta-nostra',
      name: 'Ada',
      clock,
      seats: [{ kind: 'me' }, { kind: 'open' }, ...Array(chairs - 2).fill({ kind: 'bot', level: 1 })],
    },
  );
  await page.goto(`/table/${room}`);
}

/** Somebody else, in a browser of his own, sits down at that table. */
export async function join(page: Page, browser: Browser): Promise<Page> {
  const friend = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await friend.goto(page.url());
  await friend.getByLabel('Your name at this table').fill('Bea');
  await friend.getByText('Sit here').first().click();
  await expect(page.locator('.chair.person').nth(1)).toContainText('Bea');
  return friend;
}

/** Two people at a table that has begun. */
export async function playTogether(page: Page, browser: Browser, table: Table = {}): Promise<Page> {
  await openTable(page, table);
  const friend = await join(page, browser);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const each of [page, friend]) await expect(each.getByRole('heading', { name: 'Your hand' })).toBeVisible();
  return friend;
}

/** Of two who play, the one whose turn it is, and the other. */
export async function inTurn(page: Page, friend: Page): Promise<{ readonly mover: Page; readonly other: Page }> {
  const isMover = (each: Page): Promise<boolean> => each.locator('.cn-end').isVisible();
  await expect.poll(async () => (await isMover(page)) || (await isMover(friend))).toBe(true);
  return (await isMover(page)) ? { mover: page, other: friend } : { mover: friend, other: page };
}
