import type { PublishedId } from '@consigliere/games';
import { OVER } from '@consigliere/match';
import { expect, type Page } from '@playwright/test';
import { findCutWords } from './cut-words.ts';
import { findTooSmall, violations } from './driver.ts';
import { findFlaws } from './flaws.ts';
import { findTooWide } from './in-view.ts';
import { findBadNames, findEnglish, readNames } from './names.ts';
import { findUntold } from './told-facts.ts';
import { type TestWindow, TIGHTEST } from './windows.ts';

export interface Decision {
  readonly game: PublishedId;
  readonly kind: string;
  readonly link: string;
}

/** Something that is true of every decision, looked at in some windows. */
export interface Look {
  readonly says: string;
  /** The windows, as width×height, touched or not. */
  readonly at: readonly string[];
  readonly isForEnd: boolean;
  find(page: Page, decision: Decision): Promise<readonly string[]>;
}

/** The windows in which most is looked at: a phone held either way, a laptop, a wide window and a narrow one. */
const PHONE = '360×640 touched';
const SIDE = '844×340 touched';
const LAPTOP = '1366×650';
const WIDE = '1440×900';
const NARROW = '768×800';

/** Windows besides those into which everything has to fit. */
export const MORE_WINDOWS: readonly TestWindow[] = [
  { width: 1440, height: 900, isTouch: false },
  { width: 768, height: 800, isTouch: false },
];

export const nameWindow = ({ width, height, isTouch }: TestWindow): string =>
  `${width}×${height}${isTouch ? ' touched' : ''}`;

/** Counts the Tab stops of the table. */
const countStops = (page: Page) =>
  page.evaluate(() => {
    const isStop = (each: Element): boolean =>
      (each instanceof HTMLElement || each instanceof SVGElement) &&
      each.tabIndex >= 0 &&
      !each.matches(':disabled') &&
      each.checkVisibility({ visibilityProperty: true });
    const stops = document.querySelectorAll(
      '.table :is(a[href], button, input, select, textarea, summary, [tabindex])',
    );
    return [...stops].filter(isStop).length;
  });

/** Finds live regions besides the two that a table has. */
async function findOtherVoices(page: Page): Promise<readonly string[]> {
  const live = await page.evaluate(() => {
    const regions = '[aria-live]:not([aria-live="off"]), [role="alert"], [role="status"], [role="log"]';
    return [...document.querySelectorAll(`.table :is(${regions})`)].map(each => each.getAttribute('aria-live'));
  });
  return live.join() === 'polite,assertive' ? [] : [`live regions: ${live.join()}`];
}

export const LOOKS: readonly Look[] = [
  { says: 'axe finds nothing', at: [PHONE, WIDE], isForEnd: true, find: page => violations(page) },
  { says: 'nothing is wider than the page', at: [PHONE, WIDE, NARROW], isForEnd: true, find: findTooWide },
  { says: 'no button is too small for a finger', at: [PHONE], isForEnd: true, find: findTooSmall },
  {
    says: 'the tree names each control, tells what it does, and who or what is where',
    at: [PHONE, SIDE, WIDE],
    isForEnd: true,
    find: async (page, decision) => {
      const tree = await readNames(page);
      return [...findBadNames(tree), ...(await findUntold(page, decision, tree))];
    },
  },
  { says: 'one region speaks politely and one at once', at: [WIDE], isForEnd: true, find: findOtherVoices },
  {
    says: 'the table has at most 12 Tab stops',
    at: [WIDE],
    isForEnd: false,
    find: async (page, { kind }) => {
      await expect.poll(() => countStops(page), kind).toBeLessThanOrEqual(12);
      return [];
    },
  },
  {
    says: 'all opponents and the newest line are in view, one button is the chief one, and every text has 12 px',
    at: [PHONE, SIDE, LAPTOP],
    isForEnd: false,
    find: findFlaws,
  },
];

/** The looks in other languages. */
export const FOREIGN_LOOKS: readonly Look[] = [
  {
    says: 'no word sticks out of its button',
    at: [PHONE, ...TIGHTEST.map(nameWindow)],
    isForEnd: false,
    find: findCutWords,
  },
  {
    says: 'every control and picture has a name, and none is English',
    at: ['360×560 touched', PHONE],
    isForEnd: true,
    find: async page => {
      const tree = await readNames(page);
      return [...findBadNames(tree), ...findEnglish(tree)];
    },
  },
];

/** Waits until a position is shown with all that is loaded after its board. */
export async function expectAsked(page: Page, kind: string): Promise<void> {
  await page.locator('.list-moves, .dock .confirm, .result').first().waitFor();
  if (kind === OVER) await expect(page.locator('.course')).toBeVisible();
  else await expect(page.locator('.dock .question').first()).toHaveText(/\w/);
}
