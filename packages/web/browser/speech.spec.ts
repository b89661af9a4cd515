import { expect, type Page } from '@playwright/test';
import { GAMES, openSettings, sitDown, violations } from './driver.ts';
import { findMover, playTogether } from './live-table.ts';
import { test } from './test.ts';

/** How long a bubble stays. */
const STAYS = 3000;

/** Holds the timers of bubbles back, so that a slow machine doesn't miss one. */
async function holdBubbles(page: Page): Promise<void> {
  await page.addInitScript(stays => {
    const { setTimeout } = globalThis;
    const held: (() => void)[] = [];
    globalThis.setTimeout = Object.assign(
      (run: () => void, after?: number) => (after === stays ? held.push(run) : setTimeout(run, after)),
      setTimeout,
    );
    addEventListener('release-bubbles', () => {
      for (const run of held.splice(0)) run();
    });
  }, STAYS);
}

const letTimePass = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event('release-bubbles')));

const bubbleOf = (page: Page) => page.locator('.speech');

/** The things that can be pressed now and lie under the bubble. */
const findCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = document.querySelector('.speech')?.getBoundingClientRect();
    if (said === undefined) return ['no bubble'];
    return [...document.querySelectorAll('.table [data-answers], .table .legal')].flatMap(target => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const isApart = left >= said.right || right <= said.left || top >= said.bottom || bottom <= said.top;
      return isApart ? [] : [target.textContent ?? ''];
    });
  });

for (const [width, height] of [
  [1366, 650],
  [360, 640],
  [844, 390],
] as const)
  test(`a bot greets the table at its seat, politely and in nobody’s way, ${width}×${height}`, async ({ page }) => {
    await holdBubbles(page);
    await page.setViewportSize({ width, height });
    for (const { id } of GAMES) {
      await sitDown(page, id, 3);
      await expect(bubbleOf(page), id).toBeVisible();
      await expect(bubbleOf(page).locator('.face'), id).toBeVisible();
      await expect(page.locator('.dock.asks'), id).toBeVisible();
      expect(await findCovered(page), id).toEqual([]);
      const said = (await bubbleOf(page).locator('q').textContent()) ?? '';
      await expect(page.locator('[aria-live=polite]'), id).toContainText(said);
      await expect(page.locator('[aria-live=assertive]'), id).not.toContainText(said);
      expect(await violations(page), id).toEqual([]);
      await letTimePass(page);
      await expect(bubbleOf(page), id).toHaveCount(0);
    }
  });

test('characters that are switched off neither show nor say anything', async ({ page }) => {
  await holdBubbles(page);
  await sitDown(page, 'carta-nostra', 3);
  await expect(bubbleOf(page)).toBeVisible();
  const said = (await bubbleOf(page).locator('q').textContent()) ?? '';
  await openSettings(page);
  await page.getByRole('group', { name: 'Characters speak' }).getByRole('radio', { name: 'No' }).click({ force: true });
  await expect(bubbleOf(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.rail .face').first()).toBeVisible();
  await expect(page.locator('.dock.asks')).toBeVisible();
  await expect(bubbleOf(page)).toHaveCount(0);
  await expect(page.locator('[aria-live=polite]')).not.toContainText(said);
});

test('a portrait and a biography explain a bot', async ({ page }) => {
  await sitDown(page, 'der-pate', 3);
  await page.locator('.rail .player:not(.own) .player-button').first().click();
  await expect(page.locator('.explanation .face')).toBeVisible();
  await expect(page.locator('.explanation')).toContainText('A tugboat captain');
});

/** Ends the turn of a player and threatens the table. */
async function threaten(page: Page, threat: string): Promise<void> {
  await page.locator('.cn-end').click();
  const confirm = page.locator('.dock .confirm');
  const offer = page.getByRole('button', { name: 'Threaten the table' });
  await expect(confirm.or(offer).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await offer.click();
  await page.getByRole('button', { name: threat }).click();
  await expect(offer).toHaveCount(0);
}

test('CN-7 a threat at the end of a turn is heard by everybody but those who have muted its player', async ({
  page,
  browser,
}) => {
  const friend = await playTogether(page, browser);
  for (const each of [page, friend]) {
    await holdBubbles(each);
    await each.reload();
  }
  const { mover, other } = await findMover(page, friend);
  await threaten(mover, 'I know where you buy your bread.');
  for (const each of [mover, other]) await expect(bubbleOf(each)).toContainText('I know where you buy your bread.');
  for (const each of [mover, other]) await letTimePass(each);
  await other.getByRole('tab', { name: /Chat/ }).click();
  await expect(other.locator('.remarks')).toContainText('I know where you buy your bread.');
  await other.getByRole('button', { name: /^Mute / }).click();
  await expect(other.getByRole('button', { name: /^Unmute / })).toBeVisible();
  await threaten(other, 'You’ll hear from my family.');
  await expect(bubbleOf(mover)).toContainText('You’ll hear from my family.');
  for (const each of [mover, other]) await letTimePass(each);
  await threaten(mover, 'Sleep well.');
  await expect(bubbleOf(mover)).toContainText('Sleep well.');
  await other.locator('.cn-end').waitFor();
  await expect(bubbleOf(other)).toHaveCount(0);
  await expect(other.locator('.remarks')).not.toContainText('Sleep well.');
  await friend.context().close();
});

test('an emote is read at its player’s seat in each reader’s language, said once, limited, muted, and can be switched off', async ({
  page,
  browser,
}) => {
  const friend = await playTogether(page, browser);
  await friend.evaluate(() => localStorage.setItem('consigliere.language', 'de'));
  for (const each of [page, friend]) {
    await holdBubbles(each);
    await each.reload();
    await each.getByRole('tab', { name: 'Chat' }).click();
  }
  // By keyboard: the focus comes back to the button.
  const emotes = page.getByRole('button', { name: 'Emotes' });
  await emotes.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Emotes' }).getByRole('button')).toHaveCount(6);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(emotes).toBeFocused();
  await expect(bubbleOf(page)).toContainText('Evening, neighbours.');
  await expect(bubbleOf(friend)).toContainText('Guten Abend, Nachbarn.');
  await expect(friend.locator('[aria-live=polite]')).toContainText('Ada sagt: Guten Abend, Nachbarn.');
  await expect(friend.locator('.remarks')).not.toContainText('Nachbarn');

  const send = async (text: string): Promise<void> => {
    await emotes.click();
    await page.getByRole('button', { name: text }).click();
  };
  await friend.getByRole('button', { name: 'Ada stummschalten' }).click();
  await expect(friend.getByRole('button', { name: 'Ada wieder hören' })).toBeVisible();
  for (const each of [page, friend]) await letTimePass(each);
  for (const _ of [2, 3]) {
    await send('I take my hat off.');
    await expect(bubbleOf(page)).toContainText('I take my hat off.');
  }
  await send('My coffee is getting cold.');
  await expect(page.locator('.chat .refusal')).toBeVisible();
  await expect(bubbleOf(friend)).toHaveCount(0);

  await openSettings(page);
  await page.getByRole('group', { name: 'Emotes' }).getByRole('radio', { name: 'Hidden' }).click({ force: true });
  await expect(bubbleOf(page)).toHaveCount(0);
  await expect(emotes).toHaveCount(0);
  await friend.context().close();
});
