import { type CartaNostra, MAFIOSI } from '@consigliere/games/carta-nostra';
import type { Action, Shape } from '@consigliere/kernel';
import { expect, type Page } from '@playwright/test';
import { device, isAsked, until } from '../src/kit/worker/testing.ts';
import { clickToTheEnd } from './clicks.ts';
import { sitDown } from './driver.ts';
import { importAndOpen, openPosition } from './open-position.ts';
import { listPositions, showPosition } from './positions.ts';
import { test } from './test.ts';
import { makeTestPosition } from './test-positions.ts';
import { openWindows, resize, TIGHTEST, WINDOWS } from './windows.ts';

test('a whole match of Carta Nostra by clicks on the drawn board alone', async ({ page }) => {
  test.setTimeout(400_000);
  await sitDown(page, 'carta-nostra');
  await clickToTheEnd(page);
});

/** Puts cards into the city as long as that can't win, then passes. */
function chooseQuietAnswer(actions: readonly Action<Shape>[]): Action<Shape> | undefined {
  const isSafe = (action: Action<CartaNostra>): boolean =>
    action.type === 'city' && MAFIOSI[action.mafioso] !== 'smuggler';
  return (actions as readonly Action<CartaNostra>[]).find(isSafe) ?? actions.at(-1);
}

/** Plays a match of two until one more turn without a moved card would end it. Returns it as a file to import. */
async function playUntilAlmostDeadEnd(room: string): Promise<string> {
  const house = device(undefined, async ({ actions }) => chooseQuietAnswer(actions), 2000)();
  const terms = {
    ...{ id: room, game: 'carta-nostra', seats: 2, options: { deck: 8 }, clock: { kind: 'calm' as const } },
    ...{ confirm: true, isPublic: false, language: 'en' as const },
  };
  await house.ask({ type: 'open', terms, chairs: [{ name: 'Ada' }, { level: 1 }], seed: '1'.padStart(64, '0') });
  const link = house.link(room);
  for (;;) {
    const { match } = await until(link, isAsked);
    const { prompt, view, branch } = match ?? {};
    if (!prompt || !view || branch === undefined) throw new Error('the match is over');
    const { stillTurns } = view.open as CartaNostra['Open'];
    if (stillTurns === 1) break;
    const picks = [chooseQuietAnswer(prompt.actions)];
    await link.do({ type: 'answer', decision: prompt.id, branch, picks, isSure: true });
  }
  link.close();
  return (await house.export([room])) ?? '';
}

test('CN-24 the table counts the turns in which no card has moved, and warns before an answer ends the match so', async ({
  page,
}) => {
  await importAndOpen(page, { room: 'still', file: await playUntilAlmostDeadEnd('still') });
  await expect(page.locator('.cn-still')).toHaveText('1 of 2 turns without a card moving CN-24');
  const end = page.locator('.cn-end');
  await expect(end).toContainText(/No card has moved for a whole round · The match ends: .*/);
  const warning = (await end.locator('small').textContent()) ?? '';
  await end.hover();
  await expect(page.locator('.foreseen')).toContainText(warning);
  await end.click();
  await page.locator('.dock .confirm').click();
  await expect(page.locator('.result, .cn-verdict').first()).toContainText(/No card has moved for a whole round/);
});

/** Opens the player's own turn and discards a card without a job: after a card in the city nothing but the end is left. */
async function leaveOneStep(page: Page): Promise<void> {
  await page.clock.install();
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: 'turn' }));
  await page.locator('.cn-hand .cn-card.legal[aria-haspopup]').first().click();
  await page.locator('.explanation .answer').last().click();
  await expect(page.locator('.cn-left')).toContainText('Job: done');
}

/** From now on time passes only when the test says so. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

test('a turn with nothing left to do ends by itself after three seconds', async ({ page }) => {
  await leaveOneStep(page);
  await stopClock(page);
  await page.locator('.cn-city .legal').first().click();
  const last = page.locator('.cn-end.last-step');
  // Effects run a little after the answer.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(last).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(2500);
  await expect(last).toBeVisible();
  await page.clock.runFor(600);
  await expect(last).toHaveCount(0);
  await expect(page.locator('.cn-left')).toHaveCount(0);
});

test('an undo stops the turn from ending by itself', async ({ page }) => {
  await leaveOneStep(page);
  await stopClock(page);
  await page.locator('.cn-city .legal').first().click();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.locator('.cn-end.last-step')).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.locator('.dock .undo').click();
  await expect(page.locator('.cn-left')).toContainText('City: available');
  await page.clock.runFor(10_000);
  await expect(page.locator('.cn-end')).toBeVisible();
  await expect(page.locator('.cn-end.last-step')).toHaveCount(0);
});

test('the turn of a player who uses the keyboard waits until it is ended', async ({ page }) => {
  await leaveOneStep(page);
  await page.locator('.cn-city .legal').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.cn-left')).toContainText('City: done');
  await page.clock.runFor(10_000);
  await expect(page.locator('.cn-end')).toBeVisible();
  await expect(page.locator('.cn-left')).toContainText('City: done');
});

test('the whole city of every player is in view, with the most players and in every window', async ({ browser }) => {
  const [turn] = listPositions({ game: 'carta-nostra', players: 5, kinds: ['turn'] });
  for (const { page, sizes } of await openWindows(browser, [...WINDOWS, ...TIGHTEST])) {
    await showPosition(page, turn?.link ?? '');
    const findHidden = () =>
      page.evaluate(() => {
        const slots = [...document.querySelectorAll<HTMLElement>(':is(.cn-slots, .cn-city) [data-spot]')];
        const isHidden = (slot: HTMLElement): boolean => {
          const { x, y, width, height } = slot.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          return hit === null || !slot.contains(hit);
        };
        return slots.length === 25 ? slots.filter(isHidden).map(slot => slot.dataset.spot) : ['not all are drawn'];
      });
    // The recap opens by itself, maybe only now, and is closed.
    const closeAndFind = async () => {
      await page.keyboard.press('Escape');
      return findHidden();
    };
    for (const size of sizes) {
      await resize(page, size);
      await expect.poll(closeAndFind, `${size.width}×${size.height}`).toEqual([]);
    }
    await page.context().close();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('in a reaction the played cards, what happens if nobody acts, the price and the hand are in view together', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    for (const isFullest of [false, true])
      for (const players of [2, 5]) {
        const [reaction] = listPositions({ game: 'carta-nostra', players, kinds: ['window'], isFullest });
        await showPosition(page, reaction?.link ?? '');
        for (const part of ['.cn-played', '.cn-says', '#question', '.cn-hand .cn-card', '.cn-pass, .cn-stop'])
          for (const each of await page.locator(part).all()) {
            await expect(each).toBeInViewport({ ratio: 0.99 });
            const isOpen = await each.evaluate(element => {
              const { x, y, width, height } = element.getBoundingClientRect();
              const hit = document.elementFromPoint(x + width / 2, y + height / 2);
              return hit !== null && element.contains(hit);
            });
            expect(isOpen, `${part}, ${players} players`).toBe(true);
          }
      }
  });

  test('a plain turn, a job and a card in the city, takes three taps: it ends by itself', async ({ page }) => {
    await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: 'turn' }));
    await page.locator('.cn-hand .cn-card.legal[aria-haspopup]').first().tap();
    await page.locator('.explanation .answer', { hasText: 'Job: send' }).first().tap();
    await expect(page.locator('.cn-left')).toContainText('Job: done');
    await page.locator('.cn-city .legal').first().tap();
    await expect(page.locator('.cn-left')).toHaveCount(0);
  });
});
