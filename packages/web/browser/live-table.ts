import type { WatchTerms } from '@consigliere/match';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectWhole } from './driver.ts';

const MINUTE = 60_000;
/** A clock that doesn't run out during a test. */
const CALM_CLOCK = { kind: 'live', move: 10 * MINUTE, reserve: 10 * MINUTE } as const;
/** Days for each move. */
export const POST_CLOCK = { kind: 'correspondence', bank: 3 * 24 * 60 * MINUTE, increment: 0 } as const;
/** The shortest clock. */
export const SHORT_CLOCK = { kind: 'live', move: 5000, reserve: 0 } as const;

interface LiveTableOptions {
  readonly clock?: typeof CALM_CLOCK | typeof SHORT_CLOCK | typeof POST_CLOCK;
  readonly chairs?: number;
  /** How many chairs are left for friends. Bots sit on the rest. */
  readonly open?: number;
  /** How many milliseconds late spectators see the match; null: nobody can watch; absent: live. */
  readonly watch?: WatchTerms;
}

/** Opens a table of Carta Nostra on the server by the API, which offers more than the pages (such as a short clock), and goes there. */
export async function openTable(
  page: Page,
  { clock = CALM_CLOCK, chairs = 2, open = 1, watch = 0 }: LiveTableOptions = {},
): Promise<void> {
  const { request } = page.context();
  const headers = { origin: new URL((await request.get('/health')).url()).origin };
  await request.post('/api/guests', { data: { language: 'en' }, headers });
  const others = Array.from({ length: chairs - 1 }, (_, at) =>
    at < open ? { kind: 'open' } : { kind: 'bot', level: 1 },
  );
  const data = { game: 'carta-nostra', name: 'Ada', clock, watch, seats: [{ kind: 'me' }, ...others] };
  const made = await request.post('/api/rooms', { data, headers });
  await page.goto(`/table/${(await made.json()).room}`);
}

/** Opens the table, or another address of its server, in a browser that has never been there. */
export async function openStranger(page: Page, browser: Browser, path = new URL(page.url()).pathname): Promise<Page> {
  const stranger = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await stranger.goto(new URL(path, page.url()).href);
  return stranger;
}

/** Opens another browser, in which Bea sits down at the table. */
export async function join(page: Page, browser: Browser): Promise<Page> {
  const friend = await openStranger(page, browser);
  await friend.getByLabel('Your name at this table').fill('Bea');
  await friend.getByText('Sit here').first().click();
  await expect(page.locator('.chair.person').nth(1)).toContainText('Bea');
  return friend;
}

/** Opens a table for two people and starts the match. */
export async function playTogether(page: Page, browser: Browser, table: LiveTableOptions = {}): Promise<Page> {
  await openTable(page, table);
  const friend = await join(page, browser);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const each of [page, friend]) await expect(each.locator('.hand h2')).toBeVisible();
  for (const each of [page, friend]) await expectWhole(each);
  return friend;
}

/** Waits until one of two players can move, and returns who that is. */
export async function findMover(page: Page, friend: Page): Promise<{ readonly mover: Page; readonly other: Page }> {
  const isMover = (each: Page): Promise<boolean> => each.locator('.cn-end').isVisible();
  await expect.poll(async () => (await isMover(page)) || (await isMover(friend))).toBe(true);
  return (await isMover(page)) ? { mover: page, other: friend } : { mover: friend, other: page };
}
