import { readFile } from 'node:fs/promises';
import type { PublishedId } from '@consigliere/games';
import { OVER } from '@consigliere/match';
import { expect, type Page } from '@playwright/test';
import { switchLanguage, violations } from './driver.ts';
import { importMatch, openPosition } from './open-position.ts';
import { showPosition } from './positions.ts';
import { test } from './test.ts';
import { CLOSING, findEnd, makeTestPosition } from './test-positions.ts';

/** Opens a match shortly before its end, and ends it with the list of answers. */
const endMatch = async (page: Page, game: PublishedId, players: number): Promise<void> =>
  playOn(page, (await makeTestPosition({ game, players, kind: CLOSING })).link);

/** Opens a position and gives the first answer until the match is over. Time passes only when the test says so. */
async function playOn(page: Page, link: string): Promise<void> {
  await page.clock.install();
  // Bots answer without pauses, but the end is shown as it usually is.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const { documentElement } = document;
      const slowDown = (): void => {
        if (documentElement.dataset.speed === 'instant') documentElement.dataset.speed = 'normal';
      };
      new MutationObserver(slowDown).observe(documentElement, { attributes: true });
      slowDown();
    }),
  );
  await showPosition(page, link);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const over = page.locator('.over');
  await expect(async () => {
    await page.clock.runFor(20);
    if ((await over.count()) === 0) await answerByKey(page);
    await expect(over).toHaveCount(1, { timeout: 30 });
  }).toPass({ timeout: 60_000, intervals: [20] });
}

async function answerByKey(page: Page): Promise<void> {
  if ((await page.locator('.dock .confirm').count()) > 0) return page.keyboard.press('d');
  if ((await page.locator('.list-moves').count()) === 0) return;
  await page.keyboard.press((await page.locator('.prompt .answer').count()) === 0 ? 'l' : '1');
}

/** Lets time pass until a scene has begun: effects run a little later. */
async function expectScene(page: Page, scene: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.locator('.over')).toHaveAttribute('data-scene', scene, { timeout: 30 });
  }).toPass({ intervals: [20] });
  await page.clock.runFor(100);
}

const PHONES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
] as const;

/** The winner's scene is seen whole in a window of this size. */
async function expectToFit(page: Page, size: (typeof PHONES)[number]): Promise<void> {
  await page.setViewportSize(size);
  const hidden = () => page.locator('.winner-scene').evaluate(scene => scene.scrollHeight - scene.clientHeight);
  await expect.poll(hidden, `${size.width}`).toBe(0);
  await expect(page.getByRole('button', { name: 'Score sheet' })).toBeInViewport({ ratio: 1 });
}

test('the last move is seen, the board dims, the winner is named with the reason and all totals, and nothing closes by itself', async ({
  page,
}) => {
  await endMatch(page, 'corleones-empire', 3);
  const over = page.locator('.over');
  const scene = page.locator('.winner-scene');
  await expectScene(page, 'move');
  // Nothing lies over the board yet.
  await expect(over).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.clock.runFor(900);
  await expect(over).toHaveAttribute('data-scene', 'move');
  await expectScene(page, 'dim');
  await expect(over).toBeEmpty();
  await page.clock.runFor(500);
  await expect(over).toHaveAttribute('data-scene', 'dim');
  await expectScene(page, 'winner');
  await expect(scene.getByRole('heading')).toHaveText(/win/);
  await page.clock.runFor(100);
  await expect(scene.getByRole('heading')).toBeFocused();
  await expect(scene).toContainText('Most money');
  await expect(scene.locator('.standings li')).toHaveCount(3);
  const totals = await scene.locator('.standings b').allTextContents();
  const sums = totals.map(total => Number(total.replace('$', '')));
  expect(sums).toEqual(sums.toSorted((a, b) => b - a));
  await expect(scene.locator('.standings .own')).toContainText('you');
  // A screen reader is told the result once; then it reads the heading.
  await expect(page.locator('[aria-live] p').filter({ hasText: 'The game is over' })).toHaveCount(1);
  await page.clock.runFor(60_000);
  await expect(over).toHaveAttribute('data-scene', 'winner');
  await page.clock.resume();
  expect(await violations(page, '.table')).toEqual([]);
  await expect(scene.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await scene.getByRole('button', { name: 'Score sheet' }).click();
  await expect(page.locator('.result table')).toBeVisible();
  await expect(page.locator('.winner')).toBeFocused();
  const played = page.url();
  await page.getByRole('button', { name: 'Rematch', exact: true }).click();
  await expect(page.locator('.over')).toHaveCount(0);
  await expect(page).not.toHaveURL(played);
  await expect(page.locator('.stage > *').first()).toBeVisible();
});

test('Enter, Space and Escape go on, and the lines of the score sheet come a quarter of a second apart until a key or a click shows all', async ({
  page,
}) => {
  await endMatch(page, 'carta-nostra', 3);
  await expectScene(page, 'move');
  await page.keyboard.press('Escape');
  await expectScene(page, 'winner');
  // Without motion the sign is simply on.
  const motion = () => page.locator('.neon').evaluate(sign => getComputedStyle(sign).animationName);
  expect(await motion()).toBe('neon-on');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.keyboard.press('Space');
  await expectScene(page, 'sheet');
  const sheet = page.locator('.result');
  const delays = () =>
    sheet.locator('.revealed').evaluateAll(lines =>
      lines.map(line => {
        const { animationName, animationDelay } = getComputedStyle(line);
        return animationName === 'none' ? null : Number.parseFloat(animationDelay);
      }),
    );
  expect((await delays()).slice(0, 2)).toEqual([0, 0.25]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await delays()).slice(0, 2)).toEqual([null, null]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await sheet.click({ position: { x: 5, y: 5 } });
  await page.clock.runFor(100);
  await expect(sheet).toHaveClass('result at-once');
  expect((await delays()).slice(0, 2)).toEqual([null, null]);
});

test('the winner and the ways on fit phones in both directions, and other opponents get a table of the same game and size', async ({
  page,
}) => {
  await endMatch(page, 'corleones-empire', 5);
  await page.keyboard.press('Enter');
  await expectScene(page, 'winner');
  await page.clock.resume();
  for (const size of PHONES) await expectToFit(page, size);
  await page.keyboard.press('Enter');
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await expect(page.locator('.end-ways .button')).toHaveCount(4);
    for (const way of await page.locator('.end-ways .button').all()) await expect(way).toBeInViewport({ ratio: 1 });
    // A key shows all lines of the sheet at once.
    await page.keyboard.press('Shift');
    expect(await violations(page, '.over')).toEqual([]);
  }
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: 'Other opponents' }).click();
  await expect(page).toHaveURL(/\/new\/corleones-empire\?players=5$/);
  await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked();
});

declare global {
  interface Window {
    /** Every text that is written on a canvas. */
    painted: string[];
  }
}

/** Notes what is written on pictures. To be called before the page is loaded. */
async function notePainted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.painted = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function paint(text, ...where) {
      window.painted.push(text);
      fillText.call(this, text, ...where);
    };
  });
}

/** Saves the picture of the result and reads what is written on it. */
async function readPicture(page: Page): Promise<readonly string[]> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  await saving;
  return page.evaluate(() => window.painted);
}

for (const { title, winners, verdict, sign } of [
  {
    title: 'two bots that win together are both seen and named by the winner’s scene, the score sheet and the picture',
    winners: [1, 2],
    verdict: /^(.+) and (.+) share the win$/,
    sign: /^(.+) and (.+)$/,
  },
  {
    title: 'a player who shares the win is told so, and the picture names them for others',
    winners: [0, 2],
    verdict: /^(You) and (.+) share the win$/,
    sign: /^(Ada) and (.+)$/,
  },
])
  test(title, async ({ page }) => {
    await notePainted(page);
    await page.addInitScript(() => localStorage.setItem('consigliere.name', 'Ada'));
    await playOn(page, findEnd({ game: 'corleones-empire', players: 3, winners }));
    await page.keyboard.press('Enter');
    await expectScene(page, 'winner');
    await page.clock.resume();
    const scene = page.locator('.winner-scene');
    await expect(scene.getByRole('heading')).toHaveText(verdict);
    const [, one = '', other = ''] = verdict.exec((await scene.getByRole('heading').textContent()) ?? '') ?? [];
    await expect(scene.locator('.champion-crest > .crest')).toHaveCount(2);
    await expect(scene.locator('.champion-crest .face')).toHaveCount(winners.filter(seat => seat > 0).length);
    await expect(scene).toContainText('Equal in everything that counts, so the win is shared.');
    const totals = await scene.locator('.standings b').allTextContents();
    expect(totals[0]).toBe(totals[1]);
    expect(await violations(page, '.over')).toEqual([]);
    for (const size of PHONES) await expectToFit(page, size);

    await scene.getByRole('button', { name: 'Score sheet' }).click();
    const sheet = page.locator('.result');
    await expect(sheet.locator('.winner')).toHaveText(`${one} and ${other} share the win.`);
    await expect(sheet.locator('.winner .crest')).toHaveCount(2);
    await expect(sheet.locator('.is-place td')).toHaveText(winners[0] === 0 ? ['1', '3', '1'] : ['3', '1', '1']);

    const painted = await readPicture(page);
    expect(painted).toContain('share the win');
    const named = painted.map(text => sign.exec(text)).find(found => found !== null);
    expect(painted).toEqual(expect.arrayContaining([named?.[1], named?.[2]]));
    expect(named?.[2]).toBe(other);
  });

test('a match that nobody wins says so in each language, shows no winner’s crest, and offers the ways on', async ({
  page,
}) => {
  await notePainted(page);
  await playOn(page, findEnd({ game: 'der-pate', players: 3, winners: [] }));
  await page.keyboard.press('Enter');
  await expectScene(page, 'winner');
  await page.clock.resume();
  const scene = page.locator('.winner-scene');
  await expect(scene.getByRole('heading')).toHaveText('Nobody wins');
  await expect(scene).toContainText('Nobody finished the KO track, so everybody loses.');
  await expect(scene.locator('.champion-crest')).toHaveCount(0);
  await expect(scene.locator('.standings li')).toHaveCount(3);
  expect(await violations(page, '.over')).toEqual([]);
  await expect(scene.getByRole('button', { name: 'Rematch' })).toBeVisible();

  await scene.getByRole('button', { name: 'Score sheet' }).click();
  const sheet = page.locator('.result');
  await expect(sheet.locator('.winner .crest')).toHaveCount(0);
  await expect(sheet.locator('.is-place td')).toHaveText(['–', '–', '–']);
  expect(await readPicture(page)).toContain('Nobody wins');
  const ways = page.locator('.end-ways');
  for (const [language, verdict, why, ...names] of [
    ['en', 'Nobody wins.', 'so everybody loses.', 'Rematch', 'Other opponents', 'Home'],
    ['de', 'Niemand gewinnt.', 'also verlieren alle.', 'Revanche', 'Andere Gegner', 'Startseite'],
    ['nl', 'Niemand wint.', 'dus iedereen verliest.', 'Revanche', 'Andere tegenstanders', 'Startpagina'],
  ] as const) {
    await switchLanguage(page, language);
    await expect(sheet.locator('.winner')).toHaveText(verdict);
    await expect(sheet.locator('.why-won')).toContainText(why);
    for (const name of names) await expect(ways.getByText(name, { exact: true })).toBeVisible();
  }
  await ways.getByText('Revanche', { exact: true }).click();
  await expect(page.locator('.over')).toHaveCount(0);
  await expect(page.locator('.stage > *').first()).toBeVisible();
});

test('the result can be saved as a picture, offline too', async ({ page, context }) => {
  await openPosition(page, await makeTestPosition({ game: 'der-pate', players: 3, kind: OVER }));
  await expect(page.locator('.course')).toBeVisible();
  await context.setOffline(true);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('der-pate.png');
  const bytes = await readFile(await saved.path());
  // The size of a PNG stands in its first chunk.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('the end page says why a player has won in the language that was chosen last', async ({ page }) => {
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: OVER }));
  await expect(page.locator('.winner')).toContainText('wins');
  for (const [language, why] of [
    ['de', 'Alle fünf'],
    ['nl', 'Alle vijf'],
  ] as const) {
    await switchLanguage(page, language);
    await expect(page.locator('.why-won')).toContainText(why);
  }
});

test('after the end there are a score sheet, lines through the match, chances, and a way from a turning point into the replay', async ({
  page,
}) => {
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: OVER }));

  const sheet = page.locator('.result');
  await expect(sheet.locator('table')).toBeVisible();
  await expect(sheet.locator('.winner')).toContainText('wins');
  await expect(sheet.getByRole('row', { name: /^Kinds in the city/ })).toContainText('5/5');
  await expect(sheet.getByRole('link', { name: 'Rule CN-5' })).toHaveAttribute('href', '/rules/carta-nostra#CN-5');

  // A finished match that is opened again shows everything at once.
  await expect(sheet).toHaveClass('result at-once');

  const course = page.locator('.course');
  await expect(course.getByRole('img', { name: /^Kinds in the city, turn by turn.*: 5/ })).toBeVisible();
  await course.getByText('As a table').first().click();
  await expect(course.getByRole('table').getByRole('row', { name: /^End/ })).toContainText('5');

  const estimate = course.getByRole('button', { name: 'Estimate chances' });
  // Inside the page: on a busy machine the estimate may be complete before a test could press Stop.
  await estimate.evaluate(
    (button: HTMLElement) =>
      new Promise<void>(stopped => {
        new MutationObserver((_, observer) => {
          if (button.textContent !== 'Stop') return;
          observer.disconnect();
          button.click();
          stopped();
        }).observe(button, { childList: true, characterData: true, subtree: true });
        button.focus();
        button.click();
      }),
  );
  await expect(estimate).toBeFocused();
  await expect(course.getByRole('progressbar')).toHaveCount(0);
  await estimate.click();
  await expect(course.getByText('The estimate is complete.')).toBeVisible({ timeout: 120_000 });
  await expect(course.getByRole('img', { name: /^Chance of winning, turn by turn.*: 100%/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as file' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^carta-nostra-.*\.json$/);

  const swing = course.locator('.swings a').first();
  const moment = (await swing.getAttribute('href'))?.replace(/.*#/, '') ?? '';
  await swing.click();
  await expect(page).toHaveURL(new RegExp(`/replay/local/[\\w-]+#${moment}$`));
  await expect(page.getByRole('slider')).toHaveValue(moment);
  await expect(page.locator('.course .now')).toHaveCount(1);
});

test('the end of a match is never wider than the phone, even with long names', async ({ page }) => {
  const name = 'W'.repeat(24);
  const moment = await makeTestPosition({ game: 'der-pate', players: 4, kind: OVER, name });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(() => {
    const look = (): void => {
      const { dataset, scrollWidth } = document.documentElement;
      dataset.widest = `${Math.max(Number(dataset.widest ?? 0), scrollWidth)}`;
      requestAnimationFrame(look);
    };
    addEventListener('DOMContentLoaded', look);
  });
  await importMatch(page, moment);
  await page.goto(`/play/${moment.room}`);
  await expect(page.locator('.course .line-chart')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-widest', '360');
});
