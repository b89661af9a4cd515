import { expect } from '@playwright/test';
import { lesson as cartaNostra } from '../src/games/carta-nostra/lesson/lesson.ts';
import { lesson as corleonesEmpire } from '../src/games/corleones-empire/lesson/lesson.ts';
import { lesson as derPate } from '../src/games/der-pate/lesson/lesson.ts';
import { hurry, switchLanguage, switchScheme, violations } from './driver.ts';
import { coach, findCovered, getStep, lessonEnd, takeLesson } from './lesson-clicks.ts';
import { test } from './test.ts';

const LESSONS = [
  {
    ...{ game: 'carta-nostra', steps: cartaNostra.steps, spoken: 'en', width: 1366, height: 650 },
    ...{ ended: 'Now you know how it works', next: 'der-pate' },
  },
  {
    ...{ game: 'der-pate', steps: derPate.steps, spoken: 'de', width: 360, height: 640 },
    ...{ ended: 'Jetzt weißt du, wie es geht', next: 'corleones-empire' },
  },
  {
    ...{ game: 'corleones-empire', steps: corleonesEmpire.steps, spoken: 'nl', width: 360, height: 640 },
    ...{ ended: 'Nu weet je hoe het werkt', next: 'carta-nostra' },
  },
] as const;

for (const { game, spoken, width, height, steps, ended, next } of LESSONS)
  test(`the whole lesson of ${game} by clicks, in ${spoken}, ${width} px wide: the coach covers nothing it speaks of`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await hurry(page);
    await page.addInitScript(language => localStorage.setItem('consigliere.language', language), spoken);
    await page.setViewportSize({ width, height });
    await page.goto(`/learn/${game}`);
    const taken = await takeLesson(page, async step => {
      await expect.poll(() => findCovered(page), step).toEqual([]);
    });
    // The later steps come only at their moments: somebody who presses anything may have no ally to hire.
    const led = Object.keys(steps).filter(name => steps[name]?.isFixed === true);
    expect(led.length).toBeGreaterThan(2);
    expect(taken).toEqual(expect.arrayContaining(led));
    expect(taken.length).toBeGreaterThan(led.length);
    await expect(lessonEnd(page).getByRole('heading')).toHaveText(ended);
    expect(await lessonEnd(page).getByRole('listitem').count()).toBeGreaterThan(2);
    await expect(lessonEnd(page).locator(`a[href="/learn/${next}"]`)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

test('a lesson begins on the front page, counts its steps and goes on after a reload and in another language', async ({
  page,
}) => {
  await hurry(page);
  await page.goto('/');
  await page.locator('.offers a[href="/learn/carta-nostra"]').click();
  await expect(coach(page)).toContainText('1 of 15');
  await page.keyboard.press('Enter');
  await expect(coach(page)).toContainText('2 of 15');
  await page.reload();
  await expect(coach(page)).toContainText('Only you can see these cards');
  await switchLanguage(page, 'de');
  await expect(coach(page)).toContainText('2 von 15');
  await coach(page).getByRole('button', { name: 'Regel' }).click();
  await expect(coach(page).locator('.rule').first()).toHaveAttribute('href', '/rules/carta-nostra#CN-1');
  await coach(page).getByRole('button', { name: 'Weiter' }).click();
  await expect(coach(page)).toContainText('Jetzt du: Spiel den Schmuggler');
  await page.goto('/tables');
  await page.locator('.row-link').first().click();
  await expect(page).toHaveURL(/\/learn\/carta-nostra$/);
  await expect(coach(page)).toContainText('3 von 15');
});

test('only the meant answer can be given in the first steps; later any other one, too', async ({ page }) => {
  await hurry(page);
  await page.goto('/learn/carta-nostra');
  // While a step is read, nothing is asked.
  await expect(coach(page)).toContainText('1 of 15');
  await expect(page.locator('.table [data-answers]')).toHaveCount(0);
  const answers = () =>
    page
      .locator('.table [data-answers]')
      .evaluateAll(all => [...new Set(all.flatMap(each => each.getAttribute('data-answers')?.split('|') ?? []))]);
  for (const step of ['aim', 'hand']) {
    await expect.poll(() => getStep(page)).toBe(step);
    await coach(page).getByRole('button', { name: 'Next' }).click();
  }
  await expect.poll(() => getStep(page)).toBe('city');
  await expect.poll(answers).toHaveLength(1);
  await expect(page.locator('.undo')).toHaveCount(0);
  await expect(page.locator('.spotlight .dim')).toHaveCount(1);
  await expect(page.locator('.coach[data-arrow]')).toHaveCount(1);
  for (const next of ['job', 'end', 'window', 'hitman']) {
    const box = await page.locator('.spotlight .ring').first().boundingBox();
    if (box === null) throw new Error('nothing is lit');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(() => getStep(page)).toBe(next);
  }
  await expect(page.locator('.spotlight .dim')).toHaveCount(0);
  expect((await answers()).length).toBeGreaterThan(2);
  await page.getByRole('button', { name: /^End your turn/ }).click();
  await page.locator('.dock .confirm').click();
  await expect.poll(() => getStep(page)).not.toBe('hitman');
});

test('a lesson that is left becomes a match like any other, and the next one begins with its first step', async ({
  page,
}) => {
  await hurry(page);
  await page.goto('/learn/der-pate');
  await coach(page).getByRole('button', { name: 'Leave the lesson' }).click();
  await expect(page).toHaveURL(/\/play\/lesson-/);
  await expect(page.locator('.dp-die').first()).toBeVisible();
  await expect(coach(page)).toHaveCount(0);
  await page.goto('/tables');
  await expect(page.locator('.row-link').first()).toHaveAttribute('href', /\/play\/lesson-/);
  await page.goto('/learn/der-pate');
  await expect(coach(page)).toContainText('1 of 14');
});

test('the first turn of a lesson is taken by Enter alone: the focus is always on what is meant, and each step is said once', async ({
  page,
}) => {
  await hurry(page);
  await page.goto('/learn/carta-nostra');
  await expect(coach(page)).toBeVisible();
  // Enter goes on from anywhere.
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-live="polite"] p', { hasText: 'Your hand' })).toHaveCount(1);
  const isMeant = () =>
    page.evaluate(() => document.activeElement?.closest('.coach .chief, [data-answers], .answer') !== null);
  for (const [step, next] of [
    ['hand', 'city'],
    ['city', 'job'],
    ['job', 'end'],
    ['end', 'window'],
    ['window', 'hitman'],
  ]) {
    await expect.poll(() => getStep(page)).toBe(step);
    await expect.poll(isMeant).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => getStep(page)).toBe(next);
  }
});

for (const { game } of LESSONS)
  test(`the first steps of the lesson of ${game}, on a phone in the dark and on a desk: axe, nothing wider than the page`, async ({
    page,
  }) => {
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 360, height: 640 });
    await hurry(page);
    await page.goto(`/learn/${game}`);
    await expect(coach(page)).toContainText('1 of');
    expect(await violations(page)).toEqual([]);
    expect(await isWide()).toBe(false);
    await switchScheme(page, 'light');
    await page.setViewportSize({ width: 1440, height: 800 });
    expect(await violations(page)).toEqual([]);
    for (const name of ['2 of', '3 of']) {
      await page.keyboard.press('Enter');
      await expect(coach(page)).toContainText(name);
    }
    expect(await violations(page)).toEqual([]);
    expect(await isWide()).toBe(false);
  });
