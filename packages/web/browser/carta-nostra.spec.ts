import { type CartaNostra, MAFIOSI } from '@consigliere/games/carta-nostra';
import type { Action, Shape } from '@consigliere/kernel';
import { expect } from '@playwright/test';
import { device, isAsked, until } from '../src/kit/worker/testing.ts';
import { clickToTheEnd } from './clicks.ts';
import { sitDown } from './driver.ts';
import { importAndOpen } from './open-position.ts';
import { test } from './test.ts';

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
  await page.locator('.buttons .chief').click();
  await expect(page.locator('.result, .cn-verdict').first()).toContainText(/No card has moved for a whole round/);
});
