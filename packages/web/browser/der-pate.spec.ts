import type { DerPate } from '@consigliere/games/der-pate/rules';
import { words } from '@consigliere/games/der-pate/text';
import { LANGUAGES } from '@consigliere/kernel';
import { OVER } from '@consigliere/match';
import { expect, type Page } from '@playwright/test';
import { ICONS } from '../src/games/der-pate/board/icons.ts';
import { clickOnce, clickToTheEnd, glance } from './clicks.ts';
import { sitDown } from './driver.ts';
import { answerUntilChanged } from './keys.ts';
import { measureFit } from './measure-fit.ts';
import { openPosition } from './open-position.ts';
import { KINDS, listPositions, playLink, showPosition } from './positions.ts';
import { test } from './test.ts';
import { CLOSING, makeTestPosition } from './test-positions.ts';
import { openWindow, openWindows, resize, TIGHTEST } from './windows.ts';

/** Names and texts of all event cards as they are printed: without the numbers of their rules. */
const CARDS = LANGUAGES.flatMap(language =>
  Object.values(words[language].card).map(({ name, help }) => ({
    language,
    name,
    text: help.replace(/ \(DP-[^)]*\)/g, ''),
  })),
);

/** Finds the cards whose text doesn't fit into the note of the open event, and restores the note. */
function findTooLongCards(note: Element, cards: typeof CARDS): string[] {
  const [title, text] = [note.querySelector('b'), note.querySelector('span')];
  if (title === null || text === null) throw new Error('the note has no text');
  const before = [title.innerHTML, text.innerHTML] as const;
  const tooLong = cards.filter(card => {
    title.textContent = card.name;
    text.textContent = card.text;
    return note.scrollHeight > note.clientHeight + 1 || note.scrollWidth > note.clientWidth + 1;
  });
  [title.innerHTML, text.innerHTML] = before;
  return tooLong.map(({ name, text }) => `${name}: ${text}`);
}

const open = (page: Page): Promise<void> => sitDown(page, 'der-pate');

/** The player's decisions in a whole match in which several answers are of this kind. */
function listChoices(players: number, type: string): readonly string[] {
  const [over] = listPositions({ game: 'der-pate', players, kinds: [OVER] });
  const found: string[] = [];
  playLink(over?.link ?? '', ({ seat, actions, link }) => {
    if (seat === 0 && actions.filter(each => each.type === type).length > 1) found.push(link);
  });
  return found;
}

test('every kind of decision of Der Pate is answered by a click on the drawn board, and so is a match that ends', async ({
  page,
}) => {
  const kinds = KINDS['der-pate'].filter(kind => kind !== OVER);
  for (const { kind, link } of listPositions({ game: 'der-pate', players: 3, kinds })) {
    await showPosition(page, link);
    await answerUntilChanged(page, kind, turn => clickOnce(page, turn));
  }
  await openPosition(page, await makeTestPosition({ game: 'der-pate', players: 2, kind: CLOSING }));
  await clickToTheEnd(page);
});

test('the event of the round stands in full beside the map or in the column, and has a drawing or its text on the map', async ({
  page,
}) => {
  const [position] = listPositions({ game: 'der-pate', players: 3, kinds: ['turn'] });
  await showPosition(page, position?.link ?? '');
  for (const [width, height, note] of [
    [1280, 600, '.offers'],
    [1920, 1080, '.offers'],
    [1024, 698, '.offers'],
    [360, 640, '.dp'],
    [844, 340, '.dp'],
    [768, 954, '.dp'],
  ] as const) {
    await page.setViewportSize({ width, height });
    const shown = page.locator(`${note} > .dp-event-note`);
    await expect(shown).toBeInViewport({ ratio: 1 });
    await expect(shown).toHaveText(/\w+ .+\.$/);
    expect(await shown.evaluate(findTooLongCards, CARDS), `${width}×${height}`).toEqual([]);
    await expect(page.locator('.dp-event .dp-icon:visible, .dp-event-text:visible').first()).toBeVisible();
  }
});

/** The heights that the note of the open event has with each of the cards. The note is restored. */
function measureHeights(note: Element, cards: typeof CARDS): readonly number[] {
  const [title, text] = [note.querySelector('b')?.lastChild, note.querySelector('span')?.firstChild];
  if (!title || !text) throw new Error('the note has no text');
  const before = [title.textContent, text.textContent];
  const heights = cards.map(card => {
    [title.textContent, text.textContent] = [card.name, card.text];
    return Math.round(note.getBoundingClientRect().height);
  });
  [title.textContent = '', text.textContent = ''] = before;
  return [...new Set(heights)];
}

test('on a desktop the event has the same height with every card in every language, so that nothing below it moves', async ({
  page,
}) => {
  const [position] = listPositions({ game: 'der-pate', players: 3, kinds: ['turn'] });
  await showPosition(page, position?.link ?? '');
  for (const [width, height] of [
    [1180, 820],
    [1280, 600],
    [1366, 650],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const heights = await page.locator('.offers > .dp-event-note').evaluate(measureHeights, CARDS);
    expect(heights, `${width}×${height}`).toHaveLength(1);
  }
});

test('the whole map is in the stage at every size; from afar it has no names, and dice and figures are larger', async ({
  page,
}) => {
  const [position] = listPositions({ game: 'der-pate', players: 3, kinds: ['turn'] });
  await showPosition(page, position?.link ?? '');
  for (const [width, height, isFar] of [
    [360, 560, true],
    [844, 340, true],
    [768, 954, false],
    [1280, 600, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.dp-map.far')).toHaveCount(isFar ? 1 : 0);
    await expect(page.locator('.dp-map .dp-bar-text')).toHaveCount(isFar ? 0 : 12);
    const isWhole = await page.locator('.dp-map > svg').evaluate(map => {
      const [{ left, top, right, bottom }, stage] = [
        map.getBoundingClientRect(),
        map.closest('.stage')?.getBoundingClientRect(),
      ];
      return (
        stage !== undefined && left >= stage.left && top >= stage.top && right <= stage.right && bottom <= stage.bottom
      );
    });
    expect(isWhole, `${width}×${height}`).toBe(true);
  }
});

test('on a desktop the map has at least 680 px and nearly all of the room beside the column', async ({ page }) => {
  const [position] = listPositions({ game: 'der-pate', players: 3, kinds: ['turn'] });
  await showPosition(page, position?.link ?? '');
  for (const [width, height] of [
    [1280, 600],
    [1366, 650],
    [1440, 900],
    [1920, 1080],
    [2560, 1300],
  ] as const) {
    await page.setViewportSize({ width, height });
    const map = await page.locator('.dp-map > svg').evaluate(each => {
      const { width, height } = each.getBoundingClientRect();
      const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
      const column = Math.max(460, 0.33 * innerWidth);
      return { width, used: Math.max(width / (innerWidth - column), height / (innerHeight - bar)) };
    });
    expect(map.width, `${width}×${height}`).toBeGreaterThanOrEqual(680);
    expect(map.used, `${width}×${height}`).toBeGreaterThanOrEqual(0.92);
  }
});

test('a picked-up tile is put back by its button, and by Escape', async ({ page }) => {
  const [turn] = listChoices(3, 'cop');
  await showPosition(page, turn ?? '');
  const cop = page.locator('.dp-token.legal[data-answers*="|"]');
  const held = page.locator('.dp-token.held');
  const putBack = page.locator('.dock').getByRole('button', { name: 'Put back' });
  for (const put of [() => putBack.click(), () => page.keyboard.press('Escape')]) {
    await cop.first().click();
    await expect(held).toHaveCount(1);
    await expect(putBack).toBeInViewport({ ratio: 1 });
    await put();
    await expect(held).toHaveCount(0);
    await expect(putBack).toHaveCount(0);
  }
});

test('businesses to choose from have numbered pins on the map and chips with the price in the dock', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const [position] = listPositions({ game: 'der-pate', players: 3, kinds: ['takeover'] });
  await showPosition(page, position?.link ?? '');
  const chips = page.locator('.dock .choice');
  await expect(chips.first()).toBeVisible();
  expect(await page.locator('.dp-pin-number').allTextContents()).toEqual(
    await page.locator('.dp-chip-pin').allTextContents(),
  );
  await page.locator('.dp-map').dispatchEvent('pointerover');
  for (const chip of await chips.all()) await expect(chip).toContainText('owes 1');
  // Declining is the last answer and a plain one.
  await expect(page.locator('.dock [data-answers]').last()).toHaveAttribute('data-tray', 'decline');
  await expect(page.locator('.dock .chief')).toHaveCount(0);
});

test('the choice of a district says what each district pays', async ({ page }) => {
  const [position] = listPositions({ game: 'der-pate', players: 3, kinds: ['settle'] });
  await showPosition(page, position?.link ?? '');
  for (const chip of await page.locator('.dock .choice').all()) await expect(chip).toContainText(/(\$\d,000.*){3}/);
});

test('a picked-up die is put back by Escape', async ({ page }) => {
  const [position] = listPositions({ game: 'der-pate', players: 3, kinds: ['turn'] });
  await showPosition(page, position?.link ?? '');
  await page.locator('.dp-die.legal').first().click();
  await expect(page.locator('.dp-die.held')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.dp-die.held')).toHaveCount(0);
});

test('the preview of a die shows no imagined dice, and the dock doesn’t move under the pointer', async ({ page }) => {
  const [position] = listPositions({ game: 'der-pate', players: 3, kinds: ['turn'] });
  await page.setViewportSize({ width: 1280, height: 800 });
  await showPosition(page, position?.link ?? '');
  const field = page.locator('.dp-over.legal:not([data-answers*="|"])').first();
  await field.hover();
  await expect(page.locator('.foreseen')).toContainText(/then you roll \w+ dic?e/);
  await expect(page.locator('.foreseen')).not.toContainText('The dice show');
  const before = await field.boundingBox();
  await page.mouse.move(0, 0);
  await expect(page.locator('.foreseen')).toBeEmpty();
  expect(await field.boundingBox()).toEqual(before);
});

test('a die is picked and placed on a field by the keyboard; the field says what it brings', async ({ page }) => {
  await open(page);
  await playUntilRolled(page);
  const die = page.locator('.dp-die.legal').first();
  await die.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.dp-die.held')).toHaveAttribute('aria-pressed', 'true');
  const field = page.locator('.dp-over.legal').first();
  await expect(page.locator('.dp-over.legal')).toHaveCount(1);
  expect(await field.getAttribute('aria-description')).toMatch(/:/);
  await field.focus();
  await expect(page.locator('.foreseen')).toContainText(/\w/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.dp-die.placed')).toHaveCount(1);
});

test('pointing at a usable field, die or business shows beside it what it would bring', async ({ page }) => {
  await open(page);
  await playUntilRolled(page);
  const note = page.locator('.explanation');
  await page.locator('.dp-over.legal').first().hover();
  await expect(note.locator('.explanation-answers li').first()).toContainText(/\w/);
  expect(await note.locator('.explanation-answers small').first().textContent()).toMatch(/\w/);
  await page.mouse.move(0, 0);
  await expect(note).toHaveCount(0);
  // A die has as many answers as fields that accept it; at least one is shown.
  await page.locator('.dp-die.legal').first().focus();
  await page.keyboard.press('?');
  await expect(note.locator('.explanation-answers .answer').first()).toContainText(/\w/);
});

/** Plays until dice can be placed. */
async function playUntilRolled(page: Page): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    await glance(page);
    if ((await page.locator('.dp-die.legal').count()) === 4) return;
    await clickOnce(page, turn);
  }
  throw new Error('nobody rolls four dice');
}

test('one tap on a field places the only die that fits; of several it asks which, at the field', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await open(page);
  await playUntilRolled(page);
  const field = page.locator('.dp-over.legal').first();
  const isOne = !(await field.getAttribute('data-answers'))?.includes('|');
  await field.tap();
  if (!isOne) await page.locator('.dp-which button').first().tap();
  await expect(page.locator('.dp-die.placed')).toHaveCount(1);
  await context.close();
});

/** Waits until something of this kind moves. */
const waitForMotion = (page: Page, kind: string) =>
  page.waitForFunction(
    wanted =>
      document.getAnimations().some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches(wanted)),
    kind,
    { timeout: 60_000 },
  );

test('dice tumble when they are rolled', async ({ page }) => {
  await open(page);
  await playUntilRolled(page);
  await page.evaluate(() => {
    document.documentElement.dataset.speed = 'normal';
  });
  const tumbling = waitForMotion(page, '.dp-cube');
  await page.locator('.dp-over.legal').first().click();
  if ((await page.locator('.dp-over.held').count()) > 0) await page.locator('.dp-die.legal').first().click();
  for (let turn = 0; turn < 3; turn++)
    if ((await page.locator('.dock .chief').count()) > 0) await page.locator('.dock .chief').first().click();
  await tumbling;
});

test('with four players and in German all dice and fields, and what they bring, fit into the tightest windows without scrolling', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const placings = listChoices(4, 'place');
  expect(placings.length).toBeGreaterThan(10);
  const wrong: string[] = [];
  for (const { page, sizes } of await openWindows(browser, TIGHTEST, 'de-DE')) {
    for (const link of placings) {
      await showPosition(page, link);
      await page.locator('.stage').dispatchEvent('pointerover');
      await page.locator('.dp-gains').first().waitFor({ state: 'attached' });
      for (const size of sizes) {
        await resize(page, size);
        const { overflows } = await measureFit(page);
        const scrolled = await page.locator('.dock').evaluate(dock => dock.scrollHeight - dock.clientHeight);
        const faults = [...overflows, ...(scrolled > 1 ? [`scrolls ${scrolled} px`] : [])];
        wrong.push(...faults.map(fault => `${size.width}×${size.height} ${link}: ${fault}`));
      }
    }
    await page.context().close();
  }
  expect(wrong).toEqual([]);
});

test('a tap on a closed field tells why it takes no die, and so does its name', async ({ browser }) => {
  const [phone] = TIGHTEST;
  if (phone === undefined) throw new Error('there is no phone');
  const page = await openWindow(browser, phone);
  const [turn] = listPositions({ game: 'der-pate', players: 3, kinds: ['turn'] });
  await showPosition(page, turn?.link ?? '');
  const closed = page.locator('.dp-field.shut .dp-over').first();
  await expect(closed).toHaveAttribute('aria-label', /Not now: /);
  await closed.tap();
  await expect(page.locator('.explanation.pinned')).toContainText('Not now: ');
  await page.context().close();
});

/** A turn of the player, for which the map is in view, while two families owe the bank something. */
function findOwing(): string {
  const [over] = listPositions({ game: 'der-pate', players: 3, kinds: [OVER] });
  const turns: string[] = [];
  playLink(over?.link ?? '', ({ seat, actions, link }) => {
    if (seat === 0 && actions.some(({ type }) => type === 'roll')) turns.push(link);
  });
  const found = turns.find(link => {
    const { debts } = playLink(link).state.open as DerPate['Open'];
    return debts.filter(holders => (holders[3] ?? 0) > 0).length === 2;
  });
  if (found === undefined) throw new Error('no two families owe the bank something');
  return found;
}

/** Finds debts that are drawn without a name for those who listen, or that explain nothing to a player who points at them. */
const findNameless = (page: Page): Promise<readonly string[]> =>
  page.evaluate(debt => {
    const isSeen = (each: Element): boolean => each.checkVisibility({ visibilityProperty: true });
    const signs = [...document.querySelectorAll(`.table path[d="${debt}"]`)].map(path => path.closest('svg') ?? path);
    const atBank = [...document.querySelectorAll('.dp-bank > *')];
    if (signs.length === 0 || atBank.length === 0) return ['nothing is drawn'];
    return [...signs, ...atBank, ...document.querySelectorAll('.dp-owed')].filter(isSeen).flatMap(each => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const names = [0.1, 0.5, 0.9].map(part => {
        const hits = document.elementsFromPoint(x + part * width, y + height / 2);
        // The recap lies over the board until it is closed.
        const explained = hits.find(hit => hit.closest('.recap') === null)?.closest('[data-explains]');
        return explained?.getAttribute('aria-label') ?? explained?.textContent ?? '';
      });
      const isNamed = names.every(name => /debt|\d from /.test(name));
      return isNamed ? [] : [`${each.outerHTML.slice(0, 60)}: ${names.join('; ')}`];
    });
  }, ICONS.debt);

test('everything that is drawn for debts, at the bank too, has a name and explains itself wherever a player points at it', async ({
  page,
}) => {
  await showPosition(page, findOwing());
  const bank = page.getByRole('img', { name: /^Bank: \d from .+, \d from / });
  await expect(bank).toHaveCount(1);
  for (const [width, height] of [
    [360, 640],
    [768, 954],
    [1920, 1080],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => findNameless(page), `${width}×${height}`).toEqual([]);
  }
  await expect(page.locator('.dp-map').getByText('Bank', { exact: true })).toBeVisible();
  await page.locator('.dp-bank').hover({ force: true });
  await expect(page.locator('.explanation h3')).toHaveText(/^Bank: /);
});
