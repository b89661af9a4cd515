import { expect, type Page } from '@playwright/test';
import { canPress, clickOnce } from './clicks.ts';

/** The lesson's coach, and its words at the end. */
export const coach = (page: Page) => page.locator('.coach:not(.ended)');
export const lessonEnd = (page: Page) => page.locator('.coach.ended');

/** The name of the step that is shown; null: none. */
export const getStep = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.coach')?.dataset.step ?? null);

/** A choice that the last press has opened, and the buttons that complete an answer. */
const OPENED = '.explanation.pinned .answer, .dock .confirm';

/** Presses the middle of the thing that the coach points at; once that is picked up, of the next one. */
async function pressLit(page: Page, nth: number): Promise<void> {
  // Another step may have come meanwhile: then the caller looks again.
  const ring = page.locator('.spotlight .ring').nth(nth);
  const box = await ring.boundingBox({ timeout: 1000 }).catch(() => null);
  if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Does what the coach asks for; without a coach, or where it leaves the choice, anything. */
async function takeStep(page: Page, step: string | null, turn: number): Promise<void> {
  const next = coach(page).locator('.chief');
  if (step !== null && (await next.count()) > 0) return next.click();
  const isOpen = (await page.locator(`${OPENED}, .ce-seal`).count()) > 0;
  const isPointed = (await page.locator('.coach[data-points]').count()) > 0;
  if (step === null || isOpen || !isPointed) {
    // By the time that something can be pressed, another step may have come: it is looked at first.
    const isNext = async (): Promise<boolean> => (await getStep(page)) !== step || (await lessonEnd(page).count()) > 0;
    await expect.poll(async () => (await isNext()) || (await canPress(page))).toBe(true);
    if (!(await isNext())) await clickOnce(page, turn);
    return;
  }
  const held = await page.locator('.stage .held, .dock .held').count();
  await pressLit(page, held);
  // The step is taken, or the press has picked something up or opened a choice.
  const hasChanged = async (): Promise<boolean> =>
    (await getStep(page)) !== step ||
    (await page.locator(OPENED).count()) > 0 ||
    (await page.locator('.stage .held, .dock .held').count()) !== held;
  await expect.poll(hasChanged).toBe(true);
}

/** Takes a whole lesson by clicks. Returns the names of its steps in their order. */
export async function takeLesson(page: Page, look: (step: string) => Promise<void> = async () => undefined) {
  const steps: string[] = [];
  for (let turn = 0; turn < 400; turn++) {
    await expect(coach(page).or(lessonEnd(page)).or(page.locator('.dock.asks')).first()).toBeVisible();
    if ((await lessonEnd(page).count()) > 0) return steps;
    const step = await getStep(page);
    if (step !== null && !steps.includes(step)) {
      steps.push(step);
      await look(step);
    }
    await takeStep(page, step, turn);
  }
  throw new Error('the lesson does not end');
}

/** The things that the coach lies over and mustn't: lit ones and, unless it is only read, the buttons of the dock. */
export const findCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const card = document.querySelector('.coach')?.getBoundingClientRect();
    if (card === undefined) return [];
    const isCovered = (each: Element): boolean => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      // The ring around a thing is five pixels wide.
      return left + 5 < card.right && card.left < right - 5 && top + 5 < card.bottom && card.top < bottom - 5;
    };
    const isRead = document.querySelector('.coach .chief') !== null;
    const parts = document.querySelectorAll(isRead ? '.spotlight .ring' : '.spotlight .ring, .dock .buttons button');
    const covered = [...parts].filter(isCovered).map(each => each.textContent || 'something lit');
    const isInside = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight;
    return isInside ? covered : [...covered, 'the edge of the window'];
  });
