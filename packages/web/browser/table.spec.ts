import { OVER } from '@consigliere/match';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectWhole, giveAnswers, hurry, sitDown } from './driver.ts';
import { playTogether } from './live-table.ts';
import { openPosition } from './open-position.ts';
import { listPositions, showPosition } from './positions.ts';
import { test } from './test.ts';
import { makeTestPosition } from './test-positions.ts';

/** A table on the server with two people and a bot. */
const together = (page: Page, browser: Browser): Promise<Page> => playTogether(page, browser, { chairs: 3 });

const menu = (page: Page) => page.getByRole('button', { name: /^Table/ });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

test('parts that don’t arrive are loaded again, and the table can be played meanwhile', async ({ page }) => {
  const LATER = /assets\/(follow|previewer)-/;
  await hurry(page);
  await page.goto('/new/der-pate');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.route(LATER, route => route.abort());
  const refused = page.waitForEvent('requestfailed', each => each.url().includes('previewer-'));
  await page.getByRole('button', { name: 'Play now' }).click();
  await expectWhole(page);
  await giveAnswers(page, 1);
  await refused;
  const consequences = page.locator('.prompt .answer small');
  await expect(page.locator('.prompt .answer').first()).toBeVisible();
  await expect(consequences).toHaveCount(0);
  await page.unroute(LATER);
  await expect(consequences.first()).toBeVisible();
});

test('chat reaches the others, is counted until it is read, and is hidden from players who have muted its author', async ({
  page,
  browser,
}) => {
  const friend = await together(page, browser);
  const say = async (text: string) => {
    await page.getByLabel('Message the table').fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.locator('.remarks')).toContainText(text);
  };
  await page.getByRole('tab', { name: 'Chat' }).click();
  // Phones magnify the page when a field with smaller letters gets the focus.
  await expect(page.getByLabel('Message the table')).toHaveCSS('font-size', '16px');
  await say('Good evening.');
  await say('<b>Two</b>');
  await expect(friend.getByRole('tab', { name: /Chat 2/ })).toBeVisible();
  await friend.getByRole('tab', { name: /Chat/ }).click();
  await expect(friend.locator('.remarks')).toContainText('<b>Two</b>');
  await expect(friend.locator('.drawer .unread')).toHaveCount(0);
  await press(friend, /^Mute/);
  await expect(friend.getByRole('button', { name: /^Unmute/ })).toBeVisible();
  await say('Three');
  await press(friend, /^Unmute/);
  await expect(friend.getByRole('button', { name: /^Mute/ })).toBeVisible();
  await say('Four');
  await expect(friend.locator('.remarks')).toContainText('Four');
  await expect(friend.locator('.remarks')).not.toContainText('Three');
  await friend.close();
});

test('a player who leaves chooses the stand-in, everybody sees since when it plays, and one press takes the seat back', async ({
  page,
  browser,
}) => {
  const friend = await together(page, browser);
  await menu(friend).click();
  await press(friend, 'Leave the table …');
  const sheet = friend.getByRole('dialog', { name: 'Leave the table' });
  await expect(sheet).toContainText('When you’re back, press “Take my seat back”');
  await expect(sheet.getByRole('radio', { name: /^3 · / })).toBeChecked();
  await press(friend, 'Stay');
  await expect(sheet).toHaveCount(0);
  await menu(friend).click();
  await press(friend, 'Leave the table …');
  await sheet.getByRole('radio', { name: /^5 · / }).check();
  await sheet.getByRole('button', { name: 'Leave the table' }).click();
  await expect(friend.locator('.stand-in')).toBeVisible();
  await expect(
    page.locator('.player .state').filter({ hasText: /Away since \d\d:\d\d, stand-in playing/ }),
  ).toBeVisible();
  await menu(page).click();
  await expect(page.getByRole('button', { name: /takes over .* seat/ })).toBeVisible();
  await press(friend, 'Take my seat back');
  await expect(friend.locator('.stand-in')).toHaveCount(0);
  await friend.close();
});

test('a pause needs everybody, and anybody ends it', async ({ page, browser }) => {
  const friend = await together(page, browser);
  await menu(page).click();
  await press(page, 'Pause');
  await expect(page.getByText('The others have been asked.')).toBeVisible();
  await press(friend, 'Agree');
  for (const each of [page, friend]) await expect(each.locator('#question')).toHaveText('The match is paused.');
  await press(friend, 'Continue');
  await expect(page.locator('#question')).not.toHaveText('The match is paused.');
  await friend.close();
});

test('a standing order is given in the menu, shown as long as it is in force, and lifted by a press', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByText('Play now').first().click();
  await menu(page).click();
  await page.locator('.menu summary').click();
  await press(page, 'Never ask me');
  await expect(page.locator('.menu')).toContainText('Active: Never ask me');
  await page.locator('.menu').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.locator('.menu summary')).toBeVisible();
});

test('Undo is there only once there is something to take back, and R restarts the turn', async ({ page }) => {
  const undo = page.locator('.dock .undo');
  const answers = page.locator('.list-moves');
  await sitDown(page, 'corleones-empire');
  await expect(answers).toBeVisible();
  await expect(undo).toHaveCount(0);
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: 'turn' }));
  await expect(answers).toBeVisible();
  const before = (await answers.textContent()) ?? '';
  await page.locator('.stage [data-answers^="city"]').first().click();
  await expect(answers).not.toHaveText(before);
  await expect(undo).toHaveText('Undo');
  await page.keyboard.press('r');
  await expect(answers).toHaveText(before);
});

test('an answer to a decision that is gone is refused in a sentence, not by a code', async ({ page }) => {
  // The answer arrives as if the match had gone on in the meantime.
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { readonly command?: { readonly type: string } }) {
      const isAnswer = message.command?.type === 'answer';
      postMessage.call(this, isAnswer ? { ...message, command: { ...message.command, branch: 1000 } } : message);
    };
  });
  const [turn] = listPositions({ game: 'carta-nostra', players: 3, kinds: ['turn'] });
  await showPosition(page, turn?.link ?? '');
  await page.locator('.stage [data-answers^="city"]').first().click();
  await expect(page.locator('.dock .refusal')).toHaveText(
    'That didn’t work: Something has changed in the meantime, so this decision is gone. Look again, then decide.',
  );
});

test('after the end the match can be watched, and the same people play again', async ({ page }) => {
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: OVER }));
  await expect(page.locator('a[href^="/replay/local/"]').first()).toBeVisible();
  const before = page.url();
  await press(page, 'Rematch, one seat on');
  await expect(page).not.toHaveURL(before);
  await expect(page.locator('.hand h2')).toBeVisible();
});

test('? lists the keys of the table, each line of the log names its rule', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Play now').first().click();
  await expect(page.locator('.log li .rule').first()).toHaveAttribute('href', /^\/rules\/carta-nostra#CN-\d+$/);
  await expectWhole(page);
  // Whatever has the focus would be explained instead.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0);
});

test('a player who wants to confirm every answer is asked after each press, can take it back, and no turn ends by itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await hurry(page);
  await page.goto('/settings');
  await page.getByRole('group', { name: 'Confirm' }).getByLabel('Every answer').check();
  const [turn] = listPositions({ game: 'carta-nostra', players: 3, kinds: ['turn'] });
  await showPosition(page, turn?.link ?? '');
  const chip = page.locator('.dock .choice').first();
  const question = page.locator('#question');
  const before = (await question.textContent()) ?? '';
  await chip.click();
  await expect(page.locator('.dock .confirm')).toBeVisible();
  await page.locator('.dock .undo').click();
  await expect(question).toHaveText(before);
  await expect(page.locator('.dock .confirm')).toHaveCount(0);
  await chip.click();
  await page.locator('.dock .confirm').click();
  await expect(question).not.toHaveText(before);
  await expect(page.locator('.dock .confirm')).toHaveCount(0);
  await expect(page.locator('.last-step')).toHaveCount(0);
});
