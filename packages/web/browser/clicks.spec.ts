import { expect, type Page, test } from '@playwright/test';
import { confirming, over, sitDown } from './middle.ts';

/** What glows on the drawn board, and its large buttons: Pass, End the turn. */
const targets = (page: Page) => page.locator('.cn [data-place].legal:visible, .cn .chief:visible');
/** What a card asks that can do several things. */
const choices = (page: Page) => page.locator('.explanation.pinned .answer');

/** Presses something, another each time, and says what kind of thing it was. */
async function press(page: Page, turn: number): Promise<string> {
  const patience = { timeout: 2000 };
  if ((await confirming(page).count()) > 0) {
    await confirming(page).first().click(patience);
    return 'confirm';
  }
  const asked = await choices(page).count();
  if (asked > 0) {
    await choices(page)
      .nth(turn % asked)
      .click(patience);
    return 'choice';
  }
  const count = await targets(page).count();
  const target = targets(page).nth((turn * 7) % Math.max(1, count));
  const place = await target.getAttribute('data-place', patience);
  const name = (await target.getAttribute('class')) ?? '';
  await target.click(patience);
  return place?.split('-')[0] ?? name.match(/cn-\w+/)?.[0] ?? name;
}

test('a whole match of Carta Nostra by clicks on the drawn board alone', async ({ page }) => {
  test.setTimeout(400_000);
  await sitDown(page, 'carta-nostra');
  const pressed = new Set<string>();
  for (let turn = 0; turn < 1500; turn++) {
    await expect(targets(page).or(choices(page)).or(confirming(page)).or(over(page)).first()).toBeVisible({
      timeout: 60_000,
    });
    if ((await over(page).count()) > 0) break;
    // The house may have moved on between a look and a click: then there is another look.
    pressed.add(await press(page, turn).catch(() => 'too late'));
  }
  await expect(page.locator('.result table').first()).toBeVisible();
  await expect(page.locator('.answers')).toHaveCount(0);
  expect([...pressed]).toEqual(expect.arrayContaining(['hand', 'choice', 'cn-pass', 'cn-end']));
});
