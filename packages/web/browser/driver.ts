import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';

/** The answers in the list. */
const answers = (page: Page) => page.locator('.answers .answer');

/** Switches the language: at a table in its settings, elsewhere at the top of the page. */
export async function switchLanguage(page: Page, language: 'en' | 'de' | 'nl'): Promise<void> {
  if ((await page.locator('.menu-button').count()) === 0) {
    const bar = page.getByRole('banner');
    await bar.getByRole('combobox', { name: /^(Language|Sprache|Taal)$/ }).selectOption(language);
    return;
  }
  await openSettings(page);
  await page.getByRole('radio', { name: LANGUAGE_NAMES[language] }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.settings-sheet')).toHaveCount(0);
}

const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch', nl: 'Nederlands' } as const;

/** Opens the settings at a table. */
export async function openSettings(page: Page): Promise<void> {
  await page.locator('.menu-button').click();
  await page.getByRole('button', { name: /^(Settings|Einstellungen|Instellingen)$/ }).click();
  await expect(page.locator('.settings-sheet')).toBeVisible();
}

/** Turns off pauses: bots answer at once. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('consigliere.speed', 'instant'));
}

/** The games, in the order of the front page, each with how many can play it. */
export const GAMES = [
  { index: 0, id: 'carta-nostra', name: 'Carta Nostra', players: [2, 3, 4, 5] },
  { index: 1, id: 'der-pate', name: 'Der Pate', players: [2, 3, 4] },
  { index: 2, id: 'corleones-empire', name: 'Corleone’s Empire', players: [2, 3, 4, 5] },
] as const;

/** Waits until a table has all that is loaded after its board, such as its keys: they arrange where the Tab key stops. */
export const expectWhole = (page: Page, table = '.table'): Promise<void> =>
  page.locator(`${table} .menu-button[tabindex]`).waitFor({ state: 'attached' });

/** Starts a match against bots on this device, without pauses. */
export async function sitDown(page: Page, game: string, players = 2): Promise<void> {
  await hurry(page);
  await page.goto(`/new/${game}`);
  await page.getByRole('radio', { name: `${players}`, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.stage > *').first().waitFor();
  await expectWhole(page);
}

/** Waits for a decision, a confirmation, a curtain or the end, opens the list of answers, and returns which of them it is. */
async function waitForDecision(page: Page): Promise<'asked' | 'held' | 'curtain' | 'over'> {
  const curtain = page.locator('.curtain');
  const held = page.locator('.dock .confirm');
  const over = page.locator('.result');
  const folded = page.locator('.list-moves');
  await answers(page).or(held).or(over).or(folded).or(curtain).first().waitFor({ timeout: 60_000 });
  if ((await curtain.count()) > 0) return 'curtain';
  if ((await over.count()) > 0) return 'over';
  if ((await held.count()) > 0) return 'held';
  if ((await answers(page).count()) === 0) await folded.click({ timeout: 1000 }).catch(() => undefined);
  return 'asked';
}

/** Answers by the list until the match is over. `pick` chooses an answer, `lift` lifts the curtain for the next player, `isEnough` ends it early. */
export async function playToTheEnd(
  page: Page,
  pick: (count: number, turn: number) => number,
  lift: () => Promise<void> = () => Promise.reject(new Error('nobody shares this screen')),
  isEnough: () => boolean = () => false,
): Promise<number> {
  for (let turn = 0; turn < 2000; turn++) {
    if (isEnough()) return turn;
    const now = await waitForDecision(page);
    if (now === 'over') return turn;
    if (now === 'curtain') await lift();
    else if (now === 'held')
      await page
        .locator('.dock .confirm')
        .first()
        .click({ timeout: 5000 })
        .catch(() => undefined);
    else {
      const count = await answers(page).count();
      if (count === 0) continue;
      await answers(page)
        .nth(Math.min(count - 1, pick(count, turn)))
        .click({ timeout: 2000 })
        .catch(() => undefined);
    }
  }
  throw new Error('the match does not end');
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(
    within: string,
    options: { readonly resultTypes: readonly string[]; readonly runOnly?: readonly string[] },
  ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

/** The rules of axe that look at colours: all that can change when only the colour scheme does. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/** Returns axe's findings in the page or a part of it, by rule and element; `rules`: only by these rules. */
export async function violations(page: Page, part = 'html', rules?: readonly string[]): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ([within, runOnly]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const found = await axe.run(within, { resultTypes: ['violations'], ...(runOnly && { runOnly }) });
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    [part, rules] as const,
  );
}

/** The button that confirms an answer. */
const confirming = (page: Page): Locator => page.locator('.dock .confirm');

/** Gives some first answers by keys, so that the table is in the middle of a match. */
export async function giveAnswers(page: Page, answers: number): Promise<void> {
  const asked = page.locator('.list-moves');
  for (let given = 0; given < answers; given++) {
    await asked.or(confirming(page)).first().waitFor({ timeout: 60_000 });
    if (given === 0) await asked.click();
    await page.keyboard.press((await confirming(page).count()) > 0 ? 'd' : '1');
  }
  await asked.or(confirming(page)).first().waitFor({ timeout: 60_000 });
}

/** Finds buttons that are too small for a finger. Answers on the board have larger controls too (fit.ts), and the log is in the menu. */
export const findTooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const reach = (element: Element, pseudo: string): number =>
      Number.parseFloat(getComputedStyle(element, pseudo).height) || 0;
    return [...document.querySelectorAll('button, summary, .button')]
      .filter(
        each =>
          each.checkVisibility({ visibilityProperty: true }) &&
          each.closest('.stage, .log, .newest, .recap-line') === null,
      )
      .filter(each => Math.max(each.getBoundingClientRect().height, reach(each, '::before')) < 43.5)
      .map(each => `${each.className}: ${each.textContent?.trim().slice(0, 30)}`);
  });

/** Doubles the font size of the page. */
export const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    dispatchEvent(new Event('resize'));
  });

/** Switches the colour scheme and finishes the colour transitions. */
export async function switchScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
}
