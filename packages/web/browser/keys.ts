import { expect, type Page } from '@playwright/test';
import { expectWhole, hurry } from './driver.ts';

/** The prompt as a player who uses the keyboard sees it. */
interface KeyboardPrompt {
  readonly is: 'over' | 'confirm' | 'react' | 'answer';
  /** How many answers the list has. */
  readonly count: number;
  /** Everything the dock says: it changes with every answer. */
  readonly all: string;
}

/** Waits until there is something to do, or the match is over. */
async function lookForKeys(page: Page): Promise<KeyboardPrompt> {
  const found = await page.waitForFunction(
    (): KeyboardPrompt | null => {
      const list = document.querySelector('.list-moves');
      const asked = document.querySelector<HTMLElement>('.table')?.dataset.asked;
      const all = `${asked} ${document.querySelector('.dock')?.textContent}`;
      const count = Number(list?.textContent?.match(/\d+/)?.[0] ?? 0);
      if (document.querySelector('.result') !== null) return { is: 'over', count, all };
      const isHeld = document.querySelector('.dock .confirm') !== null;
      if (isHeld) return { is: 'confirm', count, all };
      if (list === null) return null;
      return { is: asked === 'window' ? 'react' : 'answer', count, all };
    },
    undefined,
    { timeout: 60_000 },
  );
  const asked = await found.jsonValue();
  if (asked === null) throw new Error('nothing is asked');
  return asked;
}

/** Whether the focus is on something of the page. */
const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

/** Opens the list of answers by its key, if it isn't open. The question may change meanwhile: then the key is pressed again. */
async function openList(page: Page): Promise<void> {
  const opened = page.locator('.prompt .answer, .dock .confirm, .result').first();
  await expect(async () => {
    if (!(await opened.isVisible())) await page.keyboard.press('l');
    await expect(opened).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

/**
 * Presses one key: D to confirm, P to pass in a reaction window, otherwise the number of an answer, a different one each time.
 * The focus is never lost.
 */
async function pressKey(page: Page, turn: number): Promise<KeyboardPrompt['is']> {
  const { is, count } = await lookForKeys(page);
  const number = 1 + ((turn * 5) % Math.min(9, Math.max(1, count)));
  if (is === 'over') return is;
  if (is === 'answer') await openList(page);
  await page.keyboard.press(is === 'confirm' ? 'd' : is === 'react' ? 'p' : `${number}`);
  // The first P of a match asks.
  if (is === 'react' && (await page.locator('.pass-ask').count()) > 0) await page.keyboard.press('p');
  await expect.poll(() => hasFocus(page), 'the focus').toBe(true);
  return is;
}

/** Answers the prompt, by keys or clicks, until the question changes. */
export async function answerUntilChanged(
  page: Page,
  kind: string,
  act: (turn: number) => Promise<unknown>,
): Promise<void> {
  const { all: before } = await lookForKeys(page);
  let turn = 0;
  await expect
    .poll(async () => {
      await act(turn++);
      return (await lookForKeys(page)).all;
    }, kind)
    .not.toBe(before);
}

/** Chooses a table for two and sits down there by the keyboard. */
export async function openByKeys(page: Page, game: string): Promise<void> {
  await hurry(page);
  await page.goto(`/new/${game}`);
  const two = page.getByRole('radio', { name: '2', exact: true });
  await two.focus();
  await page.keyboard.press('Space');
  await expect(two).toBeChecked();
  await page.getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  await expectWhole(page);
}

/** Plays by the keyboard alone until the match is over. */
export async function endByKeys(page: Page): Promise<void> {
  for (let turn = 0; turn < 1500; turn++) if ((await pressKey(page, turn)) === 'over') return;
  throw new Error('the match does not end');
}
