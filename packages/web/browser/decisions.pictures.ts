import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { clickOnce, glance } from './clicks.ts';
import { hurry } from './driver.ts';
import { type Picture, smallPng } from './small-png.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/screenshots');

/** The kinds of decisions, by game: of the two large ones those that look different. */
const DECISIONS = {
  'carta-nostra': ['turn', 'window', 'recruit', 'kidnap', 'limit'],
  'der-pate': ['settle', 'turn', 'takeover', 'banker', 'event'],
  'corleones-empire': ['family', 'turn', 'front', 'use', 'bid', 'bribe', 'tribute'],
} as const;

/** A desktop is shown smaller than it is: in a page of ours it is looked at in passing. */
const WAYS = [
  {
    name: 'desktop',
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 0.75,
    locales: { 'carta-nostra': 'en-GB', 'der-pate': 'en-GB', 'corleones-empire': 'en-GB' },
    colorScheme: 'light',
  },
  {
    name: 'phone',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 1,
    locales: { 'carta-nostra': 'de-DE', 'der-pate': 'nl-NL', 'corleones-empire': 'de-DE' },
    colorScheme: 'dark',
  },
] as const;

/** So many steps into a match there is something on the table; what is asked once only is asked before. */
const SOON = 12;
const AT_ONCE: readonly string[] = ['settle', 'family'];
/** So many matches, and steps of one, until everything has been asked. */
const MATCHES = 8;
const STEPS = 160;

/** What a picture shows, point by point; a browser is what reads it. */
async function pointsOf(page: Page, png: Buffer): Promise<Picture> {
  const { width, height, text } = await page.evaluate(async data => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const { width, height } = image;
    const brush = new OffscreenCanvas(width, height).getContext('2d');
    brush?.drawImage(image, 0, 0);
    const points = brush?.getImageData(0, 0, width, height).data ?? [];
    let text = '';
    for (let at = 0; at < points.length; at += 8192) text += String.fromCharCode(...points.slice(at, at + 8192));
    return { width, height, text };
  }, png.toString('base64'));
  return { width, height, points: Buffer.from(text, 'latin1') };
}

async function takePicture(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
  await expect(page.locator('.explanation')).toHaveCount(0);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const reader = await page.context().newPage();
  writeFileSync(join(FOLDER, `${name}.png`), smallPng(await pointsOf(reader, png)));
  await reader.close();
}

/** Whoever only passes has too many cards in the end: every second match goes so. */
async function idle(page: Page): Promise<boolean> {
  const passing = page.locator('.cn-pass, .cn-end, .status .buttons .chief:not([aria-disabled="true"])').first();
  return (
    (await passing.count()) > 0 &&
    passing.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    )
  );
}

/** Plays until each of these has been asked, and takes a picture of each. */
async function visit(browser: Browser, way: (typeof WAYS)[number], game: keyof typeof DECISIONS): Promise<string[]> {
  const { name, locales, ...use } = way;
  const left = new Set<string>(DECISIONS[game]);
  for (let match = 0; match < MATCHES && left.size > 0; match++) {
    const page = await (await browser.newContext({ ...use, locale: locales[game] })).newPage();
    await hurry(page);
    await page.goto(`/now/${game}`);
    for (let step = 0; step < STEPS && left.size > 0; step++) {
      const { is } = await glance(page);
      if (is === 'over') break;
      const asked = (await page.locator('.status').getAttribute('data-asked')) ?? '';
      if (is !== 'which' && left.has(asked) && (step >= SOON || match > 2 || AT_ONCE.includes(asked))) {
        await takePicture(page, `phase-${game}-${asked}-${name}`);
        left.delete(asked);
      }
      if (match % 2 === 0 || !(await idle(page))) await clickOnce(page, step + match * 29);
    }
    await page.context().close();
  }
  return [...left];
}

for (const way of WAYS)
  for (const game of ['carta-nostra', 'der-pate', 'corleones-empire'] as const)
    test(`every decision of ${game}, ${way.name}`, async ({ browser }) => {
      test.setTimeout(900_000);
      expect(await visit(browser, way, game)).toEqual([]);
    });
