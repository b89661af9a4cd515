import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { hurry } from './driver.ts';
import { listPositions, showPosition } from './positions.ts';
import { test } from './test.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/screenshots');

/** Shown in documents smaller than on a screen. */
const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.75, locale: 'en-GB' } as const;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 } as const;
const DARK = { colorScheme: 'dark' } as const;

type Wanted = Omit<Parameters<typeof listPositions>[0], 'kinds'> & { readonly kind: string };

const position =
  ({ kind, ...table }: Wanted) =>
  async (page: Page): Promise<void> => {
    const [found] = listPositions({ ...table, kinds: [kind] });
    await showPosition(page, found?.link ?? '');
    await expect(page.locator('.table')).toHaveAttribute('data-asked', kind);
  };

const path =
  (address: string, shown: string) =>
  async (page: Page): Promise<void> => {
    await hurry(page);
    await page.goto(address);
    await expect(page.locator(shown).first()).toBeVisible();
  };

/** The pictures that README.md and docs/look.md show: `npm run browser -- --pictures` takes them again. */
const PICTURES = {
  landing: [DESKTOP, path('/', 'main')],
  'learn-carta-nostra': [DESKTOP, path('/learn/carta-nostra', '.coach')],
  'carta-nostra-window': [DESKTOP, position({ game: 'carta-nostra', players: 4, kind: 'window' })],
  'carta-nostra-dark': [{ ...DESKTOP, ...DARK }, position({ game: 'carta-nostra', players: 3, kind: 'turn' })],
  'carta-nostra-phone-de': [
    { ...PHONE, locale: 'de-DE' },
    position({ game: 'carta-nostra', players: 3, kind: 'kidnap' }),
  ],
  'corleones-empire-desktop': [DESKTOP, position({ game: 'corleones-empire', players: 4, kind: 'turn' })],
  'corleones-empire-dark': [{ ...DESKTOP, ...DARK }, position({ game: 'corleones-empire', players: 5, kind: 'use' })],
  'corleones-empire-bid': [DESKTOP, position({ game: 'corleones-empire', players: 3, kind: 'bid' })],
  'corleones-empire-phone': [
    { ...PHONE, locale: 'en-GB' },
    position({ game: 'corleones-empire', players: 3, kind: 'tribute' }),
  ],
  'der-pate-desktop': [DESKTOP, position({ game: 'der-pate', players: 4, kind: 'turn' })],
  'der-pate-dark': [{ ...DESKTOP, ...DARK }, position({ game: 'der-pate', players: 3, kind: 'takeover' })],
  'der-pate-phone': [{ ...PHONE, ...DARK, locale: 'nl-NL' }, position({ game: 'der-pate', players: 3, kind: 'event' })],
} as const;

for (const [name, [use, show]] of Object.entries(PICTURES))
  test(name, async ({ browser }) => {
    const context = await browser.newContext(use);
    const page = await context.newPage();
    await show(page);
    await page.evaluate(async () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo(0, 0);
      await document.fonts.ready;
    });
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled', caret: 'hide' });
    await context.close();
  });
