import { expect, type Page } from '@playwright/test';
import { playToTheEnd } from './driver.ts';

/** Opens a match for two people on this device from the front page. */
export async function sitTogether(
  page: Page,
  game: number,
  names: readonly [string, string] = ['Ada', 'Bea'],
): Promise<void> {
  await page.goto('/');
  await page.getByText('Share one device').nth(game).click();
  await page.getByLabel('Name for seat 1').fill(names[0]);
  await page.getByLabel('Name for seat 2').fill(names[1]);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/play\/\w+$/);
}

export const curtain = (page: Page) => page.locator('.curtain');

/** Plays a match of Ada and Bea on one screen until it is over or has changed hands often enough. */
export async function share(page: Page, handovers = Number.POSITIVE_INFINITY): Promise<void> {
  const called: string[] = [];
  const lift = async (): Promise<void> => {
    // Nothing of the player before is behind the curtain.
    expect(await page.locator('.table, .stage, .log').count()).toBe(0);
    const name = /Hand the device to (Ada|Bea)/.exec((await curtain(page).textContent()) ?? '')?.[1] ?? '';
    await page.getByRole('button', { name: `I’m ${name}` }).click();
    await expect(page.locator('.table')).toBeVisible();
    await expect(page.locator('.player.own .player-name')).toContainText(name);
    called.push(name);
  };
  await playToTheEnd(
    page,
    (count, turn) => (turn * 7) % count,
    lift,
    () => called.length >= handovers,
  );
  expect(new Set(called)).toEqual(new Set(['Ada', 'Bea']));
  expect(called.every((name, at) => name !== called[at - 1])).toBe(true);
}

/** Plays to the end, which is shown to everybody. */
export async function shareToTheEnd(page: Page): Promise<void> {
  await share(page);
  await expect(page.locator('.result table')).toBeVisible();
  await expect(page.locator('.player.own .player-name')).toHaveCount(0);
}
