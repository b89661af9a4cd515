import { expect, type Page } from '@playwright/test';

/** Things that answer, or that are picked for an answer. */
const ANSWERS =
  ':is(.dock, .hand, .stage, .offers) :is(.legal, .answer, .choice, [data-answers], .chief:not([aria-disabled="true"]))';
/** Answers of a thing that was pressed. */
const CHOICE = '.explanation.pinned .answer';
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;
/** A table has at most this many Tab stops, and the page a few more: then the keys have gone around. */
const MOST_STOPS = 24;

/** The place of the focus: something that answers, an answer of an open choice, something else, or lost. */
type FocusPlace = 'answer' | 'choice' | 'other' | 'lost';

const findFocus = (page: Page): Promise<FocusPlace> =>
  page.evaluate(
    ([answers, choice]) => {
      const { activeElement: here, body } = document;
      if (here === null || here === body) return 'lost';
      return here.matches(choice) ? 'choice' : here.matches(answers) ? 'answer' : 'other';
    },
    [ANSWERS, CHOICE] as const,
  );

/** Waits until something can be pressed to answer, or the match is over. */
async function waitForAnswers(page: Page): Promise<'asked' | 'over'> {
  const found = await page.waitForFunction(
    selector =>
      document.querySelector('.result') !== null ? 'over' : document.querySelector(selector) === null ? null : 'asked',
    `${ANSWERS}, ${CHOICE}`,
    { timeout: 60_000 },
  );
  return (await found.jsonValue()) ?? 'asked';
}

/** Moves the focus by Tab to the `nth` group with something that answers, or to the last one that there is. */
async function tabToAnswer(page: Page, nth: number): Promise<boolean> {
  let met = 0;
  for (let stop = 0; stop < MOST_STOPS && met <= nth; stop++) {
    await page.keyboard.press('Tab');
    if ((await findFocus(page)) === 'answer') met++;
  }
  return met > nth;
}

/**
 * Answers with Tab, the arrow keys, Enter and Space alone, and with something else each time. A choice must open with the focus on its
 * first answer, and the focus is never lost. Returns whether the match is over.
 */
export async function pressByTab(page: Page, turn: number): Promise<boolean> {
  if ((await waitForAnswers(page)) === 'over') return true;
  if ((await page.locator(CHOICE).count()) === 0) {
    for (let nth = turn % 3; nth >= 0; nth--) if (await tabToAnswer(page, nth)) break;
    for (let arrow = 0; arrow < turn % 4; arrow++) {
      await page.keyboard.press(ARROWS[(turn + arrow) % 4] ?? 'ArrowRight');
      if ((await findFocus(page)) !== 'answer') await tabToAnswer(page, 0);
    }
  } else {
    await expect.poll(() => findFocus(page), 'the focus in a choice').toBe('choice');
    for (let arrow = 0; arrow < turn % 3; arrow++) await page.keyboard.press('ArrowDown');
  }
  // The table may have changed meanwhile: then the focus can be on a link that leads away.
  if (!['answer', 'choice'].includes(await findFocus(page))) return false;
  await page.keyboard.press(turn % 2 === 0 ? 'Enter' : 'Space');
  await expect.poll(() => findFocus(page), 'the focus').not.toBe('lost');
  return false;
}

/** Plays with Tab, the arrow keys, Enter and Space until the match is over. */
export async function endByTab(page: Page): Promise<void> {
  for (let turn = 0; turn < 2000; turn++) if (await pressByTab(page, turn)) return;
  throw new Error('the match does not end');
}
