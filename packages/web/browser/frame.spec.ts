import type { PublishedId } from '@consigliere/games';
import { HELD } from '@consigliere/match';
import { expect, type Page } from '@playwright/test';
import { clickOnce } from './clicks.ts';
import { enlarge, hurry } from './driver.ts';
import { findTooWide } from './in-view.ts';
import { KINDS, listPositions, showPosition } from './positions.ts';
import { test } from './test.ts';
import { openWindow, windowOf } from './windows.ts';

const GAMES = Object.keys(KINDS) as PublishedId[];

/** Notes the places of stage, rail, offers and hand in every frame from now on, but not while a tribute is asked for: see fit.ts. */
const watchPlaces = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Record<string, string[]> = {};
    const look = (): void => {
      const table = document.querySelector('.table:not([data-asked="tribute"])');
      for (const part of table?.querySelectorAll(':scope > :is(.stage, .rail, .offers, .hand)') ?? []) {
        const { x, y, width, height } = part.getBoundingClientRect();
        const place = [x, y, width, height].map(Math.round).join(' ');
        const where = `${part.classList[0]}, ${innerWidth}×${innerHeight}`;
        seen[where] = [...new Set([...(seen[where] ?? []), place])];
      }
      requestAnimationFrame(look);
    };
    Object.assign(globalThis, { seen });
    look();
  });

/** The places that each part had in each window. */
const readPlaces = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(() => (globalThis as unknown as { readonly seen: Record<string, string[]> }).seen);

for (const game of GAMES)
  test(`from answer to answer of ${game} no frame shows stage, rail, offers or hand in another place`, async ({
    page,
  }) => {
    const [turn] = listPositions({ game, players: 3, kinds: ['turn'] });
    await page.setViewportSize({ width: 1366, height: 650 });
    await showPosition(page, turn?.link ?? '');
    await watchPlaces(page);
    for (let answers = 0; answers < 12; answers++) {
      if (answers === 6) await page.setViewportSize({ width: 1920, height: 1080 });
      await clickOnce(page, answers);
    }
    const places = Object.entries(await readPlaces(page));
    expect(places.filter(([, seen]) => seen.length > 1)).toEqual([]);
    expect(places).toHaveLength(game === 'carta-nostra' ? 6 : 8);
  });

test('a name of 18 letters is whole in the rail of every game on a desktop', async ({ page }) => {
  await hurry(page);
  for (const game of GAMES) {
    const [turn] = listPositions({ game, players: 4, kinds: ['turn'] });
    await showPosition(page, turn?.link ?? '');
    for (const [width, height] of [
      [1280, 600],
      [1366, 650],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const cut = await page.evaluate(() => {
        const names = [...document.querySelectorAll('.player:not(.own) .player-name')];
        for (const each of names) each.textContent = 'Giovanni Bernadone';
        return names.filter(each => each.scrollWidth > each.clientWidth + 1).length;
      });
      expect(cut, `${game}, ${width}×${height}`).toBe(0);
    }
  }
});

/** Finds controls and texts that reach into a strip along an edge of the window. */
const findInStrips = (page: Page, [top, right, bottom, left]: readonly [number, number, number, number]) =>
  page.evaluate(
    strips => {
      const controls = [...document.querySelectorAll('.table :is(button, a, h2, .foreseen, .place)')];
      return controls.flatMap(each => {
        const { x, y, right, bottom, width, height } = each.getBoundingClientRect();
        // A thing may end under another one or at the edge of its part: only the parts that can be seen count.
        const points = [
          ...(y < strips.top ? [[x + width / 2, (y + strips.top) / 2]] : []),
          ...(x < strips.left ? [[(x + strips.left) / 2, y + height / 2]] : []),
          ...(right > innerWidth - strips.right ? [[(right + innerWidth - strips.right) / 2, y + height / 2]] : []),
          ...(bottom > innerHeight - strips.bottom
            ? [[x + width / 2, (bottom + innerHeight - strips.bottom) / 2]]
            : []),
        ];
        const isIn = points.some(([px = 0, py = 0]) => {
          const hit = document.elementFromPoint(px, py);
          return hit !== null && each.contains(hit);
        });
        const isSeen = width > 1 && each.checkVisibility({ visibilityProperty: true });
        return isSeen && isIn ? [`${each.className}: ${each.textContent?.slice(0, 30)}`] : [];
      });
    },
    { top, right, bottom, left },
  );

for (const game of GAMES)
  test(`no control and no text of ${game} lies under the notch or the home bar of a phone, held either way`, async ({
    browser,
  }) => {
    const [turn] = listPositions({ game, players: 3, kinds: ['turn'] });
    for (const [size, insets] of [
      [windowOf(390, 664), [47, 0, 34, 0]],
      [windowOf(844, 340), [0, 47, 21, 47]],
    ] as const) {
      const page = await openWindow(browser, size);
      const [top, right, bottom, left] = insets;
      const phone = await page.context().newCDPSession(page);
      await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: { top, right, bottom, left } });
      await showPosition(page, turn?.link ?? '');
      await expect(page.locator('#question')).toBeVisible();
      expect(await findInStrips(page, insets), `${size.width}×${size.height}`).toEqual([]);
      await page.context().close();
    }
  });

for (const [game, kind] of [
  ['carta-nostra', 'window'],
  ['der-pate', 'turn'],
  ['corleones-empire', 'turn'],
] as const)
  test(`${game} on the smallest phone, and in letters twice as large, may scroll down but never sideways, and every answer can be reached`, async ({
    browser,
  }) => {
    const [position] = listPositions({ game, players: 3, kinds: [kind] });
    for (const [width, height, isLarge] of [
      [320, 480, false],
      [390, 664, true],
      [1366, 650, true],
    ] as const) {
      const page = await openWindow(browser, windowOf(390, 664));
      await page.setViewportSize({ width, height });
      await showPosition(page, position?.link ?? '');
      if (isLarge) await enlarge(page);
      const at = `${width}×${height}`;
      await expect.poll(() => findTooWide(page), at).toEqual([]);
      const lost = await page.evaluate(() => {
        const reached = new Map<string, boolean>();
        for (const each of document.querySelectorAll<HTMLElement>('[data-answers], [data-reaches]')) {
          each.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { x, y, width: w, height: h } = each.getBoundingClientRect();
          const hit = document.elementFromPoint(x + w / 2, y + h / 2);
          const isReached = hit !== null && each.contains(hit);
          const { answers = '', reaches = '' } = each.dataset;
          for (const answer of [...answers.split('|'), ...reaches.split('|')])
            if (answer !== '') reached.set(answer, isReached || reached.get(answer) === true);
        }
        return [...reached].flatMap(([answer, isReached]) => (isReached ? [] : [answer]));
      });
      expect(lost, at).toEqual([]);
      await page.context().close();
    }
  });

/** The outlines, borders and fills by which a thing is told apart where colours are forced. */
const readMarks = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(each => {
      const {
        outlineStyle,
        outlineWidth,
        outlineColor,
        borderTopStyle,
        borderTopWidth,
        borderTopColor,
        backgroundColor,
      } = getComputedStyle(each);
      const after = getComputedStyle(each, '::after');
      return {
        outline: outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`,
        border: borderTopStyle === 'none' ? '' : `${borderTopStyle} ${borderTopWidth} ${borderTopColor}`,
        fill: backgroundColor,
        sign: after.content === 'none' || after.content === 'normal' ? '' : after.content,
      };
    });

for (const game of GAMES)
  test(`in forced colours the things of ${game} that can be pressed, have the focus, are asked about or confirm differ by more than colour`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 1366, height: 650 });
    const [turn, held] = listPositions({ game, players: 3, kinds: ['turn', HELD] });
    await showPosition(page, turn?.link ?? '');
    const pressable = ':is(.hand, .stage, .dock) .legal[data-answers]:visible';
    await expect(page.locator(pressable).first()).toBeVisible();
    const open = await readMarks(page, pressable);
    expect(open.outline + open.border, 'what can be pressed has a frame').not.toBe('');
    expect((await readMarks(page, '.dock.asks')).border, 'the dock that asks has a line of its own').toContain(
      'double',
    );
    await page.locator(pressable).first().focus();
    await page.keyboard.press('ArrowRight');
    const focused = await readMarks(page, ':focus-visible');
    expect(focused.outline, 'what has the focus has an outline').not.toBe('');
    expect(focused.outline).not.toBe(open.outline);
    await showPosition(page, held?.link ?? '');
    const [chief, plain] = [await readMarks(page, '.dock .confirm'), await readMarks(page, '.dock .undo')];
    expect(chief.fill, 'the chief button is filled').not.toBe(plain.fill);
    expect(plain.border, 'every button has a border').not.toBe('');
  });
