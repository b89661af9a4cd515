import { expect, type Page } from '@playwright/test';
import { GAMES } from './driver.ts';
import { passUntil, type ShownBanner, simulate, stopClock } from './simulated.ts';
import { test } from './test.ts';

/** How long each kind of banner is shown at least at normal speed, in milliseconds, and one that hits the player. */
const LEAST: Readonly<Record<string, number>> = { icon: 600, roll: 600, move: 1200, war: 1100, lids: 2100, card: 2500 };
const AGAINST = 2200;
/** The page draws a little after its timers. */
const SLACK = 50;
/** How long the player looks at a banner before answering. */
const LOOKS = 2600;

/** Lets time pass until no other banner comes. */
async function look(page: Page): Promise<void> {
  const read = () => page.evaluate(() => window.shownBanners.length);
  for (let [before, now] = [-1, await read()]; before !== now; now = await read()) {
    before = now;
    await page.clock.runFor(LOOKS);
  }
}

/** Answers as soon as every banner has had its time. Returns whether the match is over. */
async function answerOnce(page: Page, turn: number): Promise<boolean> {
  const answers = page.locator('.prompt .answer');
  const over = '#question:text-is("The match is over")';
  const states = [over, '.dock .confirm', '.prompt .answer', '.list-moves'];
  await passUntil(page, async () => (await page.locator(states.join()).count()) > 0, 'a question', 200);
  if ((await page.locator(over).count()) > 0) return true;
  if ((await page.locator('.dock .confirm').count()) > 0) await page.keyboard.press('d');
  else if ((await answers.count()) === 0) await page.keyboard.press('l');
  else {
    await look(page);
    const count = Math.min(10, await answers.count());
    if (count > 0) await page.keyboard.press(String((1 + (turn % count)) % 10));
  }
  await page.clock.runFor(20);
  return false;
}

const leastOf = ({ hold, isHit }: ShownBanner): number => Math.max(LEAST[hold] ?? 0, isHit ? AGAINST : 0);

const timeOf = ({ from, to }: ShownBanner): number => (to ?? from) - from;

for (const { id, name } of GAMES)
  test(`every banner of a match of ${name} is shown for its time`, async ({ page }) => {
    test.setTimeout(900_000);
    await simulate(page);
    await page.goto(`/new/${id}`);
    await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(page.locator('.stage > *').first()).toBeVisible();
    await stopClock(page);
    for (let turn = 0; turn < 1500; turn++) if (await answerOnce(page, turn)) break;
    const banners = (await page.evaluate(() => window.shownBanners)).filter(({ to }) => to !== null);
    const short = banners.filter(each => timeOf(each) < leastOf(each) - SLACK);
    for (const each of banners)
      console.log(`${(timeOf(each) / 1000).toFixed(1)} s ${each.hold}${each.isHit ? '!' : ''} ${each.text}`);
    console.log(`follow: ${id} ${banners.length - short.length} of ${banners.length} banners long enough`);
    expect(short).toEqual([]);
    expect(banners.length).toBeGreaterThan(10);
  });
