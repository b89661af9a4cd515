import { expect, type Page } from '@playwright/test';

/** Things that answer, or that are picked for an answer. A picked one would only be put back. */
const ANSWERS =
  ':is(.dock, .hand, .stage, .offers) :is(.legal, .answer, .choice, [data-answers], .chief:not([aria-disabled="true"])):not(.held)';
/** Answers of a thing that was pressed. */
const CHOICE = '.explanation.pinned .answer';
/** The button that opens the list of answers. */
const LIST = '.list-moves[aria-expanded="false"]';
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;
/** A table has at most this many Tab stops, and the page a few more: then the keys have gone around. */
const MOST_STOPS = 24;

/** The place of the focus: something that answers, an answer of an open choice, the button of the list, something else, or lost. */
type FocusPlace = 'answer' | 'choice' | 'list' | 'other' | 'lost';

interface Focus {
  readonly is: FocusPlace;
  /** Whether the walk that began last has been here already. */
  readonly isKnown: boolean;
}

declare global {
  interface Window {
    /** The things that had the focus since a walk with the Tab key began. */
    walked: Set<Element>;
  }
}

/** Reads the focus and notes it. `isNew`: a walk begins here. */
const findFocus = (page: Page, isNew = false): Promise<Focus> =>
  page.evaluate(
    ([answers, choice, list, begins]): Focus => {
      const { activeElement: here, body } = document;
      if (begins || window.walked === undefined) window.walked = new Set();
      if (here === null || here === body) return { is: 'lost', isKnown: false };
      const isKnown = window.walked.has(here);
      window.walked.add(here);
      const kinds = [
        ['choice', choice],
        ['answer', answers],
        ['list', list],
      ] as const;
      return { is: kinds.find(([, selector]) => here.matches(selector))?.[0] ?? 'other', isKnown };
    },
    [ANSWERS, CHOICE, LIST, isNew] as const,
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

/**
 * Moves the focus by Tab to the `nth` group with something that answers. Where there are fewer, it is the first one that the walk meets
 * again after it has gone around. Groups are entered at the thing that had the focus last: where that answers in none of them, the list
 * of answers is opened. Returns whether the focus is on something that answers.
 */
async function tabToAnswer(page: Page, nth: number): Promise<boolean> {
  let met = 0;
  await findFocus(page, true);
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const { is, isKnown } = await findFocus(page);
    if (is === 'answer' && (isKnown || met++ === nth)) return true;
    if (is !== 'list' || !isKnown || met > 0) continue;
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await findFocus(page)).is, 'the focus in the list').toBe('answer');
    return true;
  }
  return false;
}

/** Picks one of several things in each turn, evenly and without a period: a walk that repeats itself may undo for ever what it did. */
const pick = (turn: number, count: number): number => Math.floor(((turn * 0.618034) % 1) * count);

/** Moves the focus inside a group by arrow keys, as long as they lead to something that answers. */
async function moveInGroup(page: Page, turn: number): Promise<void> {
  for (let arrow = 0; arrow < turn % 4; arrow++) {
    const way = pick(turn + arrow, 4);
    await page.keyboard.press(ARROWS[way] ?? 'ArrowRight');
    if ((await findFocus(page)).is === 'answer') continue;
    await page.keyboard.press(ARROWS[(way + 2) % 4] ?? 'ArrowLeft');
    return;
  }
}

/**
 * Answers with Tab, the arrow keys, Enter and Space alone, and with something else each time. A choice must open with the focus on its
 * first answer, and the focus is never lost. Returns whether the match is over.
 */
export async function pressByTab(page: Page, turn: number): Promise<boolean> {
  const readPlace = async (): Promise<FocusPlace> => (await findFocus(page)).is;
  if ((await waitForAnswers(page)) === 'over') return true;
  if ((await page.locator(CHOICE).count()) === 0) {
    if (await tabToAnswer(page, pick(turn, 3))) await moveInGroup(page, turn);
  } else {
    await expect.poll(readPlace, 'the focus in a choice').toBe('choice');
    for (let arrow = 0; arrow < turn % 3; arrow++) await page.keyboard.press('ArrowDown');
  }
  // The table may have changed meanwhile: then the focus can be on a link that leads away.
  if (!['answer', 'choice'].includes(await readPlace())) return false;
  await page.keyboard.press(turn % 2 === 0 ? 'Enter' : 'Space');
  await expect.poll(readPlace, 'the focus').not.toBe('lost');
  return false;
}

/** Plays with Tab, the arrow keys, Enter and Space until the match is over. */
export async function endByTab(page: Page): Promise<void> {
  for (let turn = 0; turn < 2000; turn++) if (await pressByTab(page, turn)) return;
  throw new Error('the match does not end');
}
