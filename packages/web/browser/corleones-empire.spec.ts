import { expect, type Page } from '@playwright/test';
import { clickOnce, clickToTheEnd, glance } from './clicks.ts';
import { sitDown, violations } from './driver.ts';
import { openPosition } from './open-position.ts';
import { listPositions, showPosition } from './positions.ts';
import { test } from './test.ts';
import { CLOSING, makeTestPosition } from './test-positions.ts';

/** Counts the answers of the list that can't be given on the board. */
const countUnreachable = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.table [data-answers]')];
    const drawn = all.filter(each => each.checkVisibility());
    if (drawn.length === 0) return 0;
    const keys = new Set(drawn.flatMap(each => each.dataset.answers?.split('|') ?? []));
    return Number(document.querySelector('.list-moves')?.textContent?.match(/\d+/)?.[0] ?? keys.size) - keys.size;
  });

test('an act by clicks on the drawn board alone, on which every answer can be given; its turf wars are explained: all at once without motion, otherwise turf by turf, and on the map', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await sitDown(page, 'corleones-empire');
  const wars = page.locator('.ce-wars li');
  const kinds = new Set<string>();
  for (let turn = 0; turn < 200 && (await glance(page)) && (await wars.count()) === 0; turn++) {
    if (turn % 3 === 0) expect(await countUnreachable(page)).toBe(0);
    kinds.add(await clickOnce(page, turn));
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['family', 'thug', 'member']));
  await expect(wars).toHaveCount(7);
  await expect(page.locator('.ce-wars li.due')).toHaveCount(0);
  await expect(page.locator('.ce-wars')).toContainText(/takes control|no majority/);
  await expect(page.locator('.ce-fought')).toHaveCount(0);
  expect(await violations(page, '.ce')).toEqual([]);
  // The same position in another window, with motion.
  const moving = await context.newPage();
  await moving.goto('/settings');
  await moving.evaluate(() => localStorage.setItem('consigliere.speed', 'normal'));
  await moving.goto(page.url());
  await expect(moving.locator('.ce-wars li.due')).not.toHaveCount(0);
  await expect(moving.locator('.ce-fought')).toHaveCount(1);
  await expect(moving.locator('.ce-wars li.due')).toHaveCount(0, { timeout: 15_000 });
  await expect(moving.locator('.ce-fought')).toHaveCount(0);
});

test('a match of Corleone’s Empire is ended by clicks on the drawn board alone', async ({ page }) => {
  await openPosition(page, await makeTestPosition({ game: 'corleones-empire', players: 2, kind: CLOSING }));
  await clickToTheEnd(page);
});

test('while families are chosen, no empty card mentions the Entr’acte', async ({ page }) => {
  await sitDown(page, 'corleones-empire');
  await expect(page.locator('.dock [data-answers*="family"]').first()).toBeVisible();
  for (const gap of await page.locator('.ce-card.gap').all()) await expect(gap).toHaveText('');
});

test('CE-37 the page doesn’t reveal the opponents’ closed suitcases, unless the table counts openly', async ({
  browser,
}) => {
  for (const isOpen of [false, true]) {
    const options = { 'open-tally': isOpen };
    const page = await browser.newPage();
    await openPosition(
      page,
      await makeTestPosition({ game: 'corleones-empire', players: 3, kind: 'tribute', options }),
    );
    const others = page.locator('.rail .player:not(.own)');
    await expect(others).toHaveCount(2);
    await expect(others.locator('.ce-tally')).toHaveCount(isOpen ? 2 : 0);
    await others.first().hover();
    await expect(page.locator('.explanation')).toContainText(isOpen ? /Suitcase\$\d/ : 'secret');
    await expect(page.locator('.rail')).not.toContainText('out of the phase');
    await page.close();
  }
});

/** The pins of the map: their middles, the smallest side of one, and how many can't be pressed. */
const measurePins = (page: Page) =>
  page.evaluate(() => {
    const [map, stage] = ['.ce-map', '.stage'].map(each => document.querySelector(each)?.getBoundingClientRect());
    if (map === undefined || stage === undefined) throw new Error('there is no map');
    const pins = [...document.querySelectorAll('.ce-sheet .legal')];
    const boxes = pins.map(pin => pin.getBoundingClientRect());
    const middles = boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const);
    const distances = middles.flatMap(([x, y], at) =>
      middles.slice(at + 1).map(([left, top]) => Math.hypot(x - left, y - top)),
    );
    return {
      width: map.width,
      isWhole: map.left >= stage.left && map.top >= stage.top && map.right <= stage.right && map.bottom <= stage.bottom,
      fills: Math.max(map.width / stage.width, map.height / stage.height),
      smallest: Math.min(...boxes.map(({ width, height }) => Math.min(width, height))),
      closest: Math.min(...distances),
      covered: middles.filter(([x, y], at) => !pins[at]?.contains(document.elementFromPoint(x, y))).length,
    };
  });

const WINDOWS = [
  ...([360, 560, 360, 640, 390, 664, 844, 340, 768, 954, 1024, 698] as const),
  ...([1280, 600, 1366, 650, 1440, 900, 1920, 1080, 2560, 1300] as const),
];

test('the whole map is in view in every window, as large as its stage allows, and each pin can be pressed', async ({
  page,
}) => {
  const [turn] = listPositions({ game: 'corleones-empire', players: 3, kinds: ['turn'] });
  for (let at = 0; at < WINDOWS.length; at += 2) {
    const [width = 0, height = 0] = WINDOWS.slice(at);
    await page.setViewportSize({ width, height });
    await showPosition(page, turn?.link ?? '');
    const pins = await measurePins(page);
    const window = `${width}×${height}: ${JSON.stringify(pins)}`;
    expect([pins.isWhole, pins.covered], window).toEqual([true, 0]);
    expect(pins.fills, window).toBeGreaterThan(0.99);
    expect(pins.smallest, window).toBeGreaterThanOrEqual(20);
    expect(pins.closest, window).toBeGreaterThanOrEqual(18);
    if (width === 1280) expect(pins.width).toBeGreaterThanOrEqual(780);
  }
});

test('public jobs and allies are one row of cards in a low window, and the menu tells what is left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const [turn] = listPositions({ game: 'corleones-empire', players: 4, kinds: ['turn'] });
  await showPosition(page, turn?.link ?? '');
  const tops = await page
    .locator('.offers .ce-card')
    .evaluateAll(all => all.map(each => each.getBoundingClientRect().top));
  expect(tops).toHaveLength(6);
  expect(new Set(tops).size).toBe(1);
  await page.locator('.menu-button').click();
  await page.getByText('What’s left').click();
  await expect(page.locator('.ce-pile')).toHaveCount(10);
  await expect(page.locator('.ce-pile').first()).toBeInViewport();
});

/** The cards of a tribute: how many stand in each row, the room left beside the first row, and how many more would have fit there. */
const measureTribute = (page: Page) =>
  page.locator('.ce-tribute').evaluate(list => {
    const dock = list.closest('.dock');
    if (dock === null) throw new Error('the cards are not in the dock');
    const NARROWEST = 56;
    const { paddingLeft, paddingRight } = getComputedStyle(dock);
    const room = dock.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const boxes = [...list.querySelectorAll('.ce-keep')].map(card => card.getBoundingClientRect());
    const tops = [...new Set(boxes.map(({ top }) => top))];
    const rows = tops.map(top => boxes.filter(box => box.top === top));
    const [first = []] = rows;
    const gap = (first[1]?.left ?? 0) - (first[0]?.right ?? 0);
    return {
      rows: rows.map(row => row.length),
      free: room - ((first.at(-1)?.right ?? 0) - (first[0]?.left ?? 0)),
      missing: Math.floor((room + gap) / (NARROWEST + gap)) - first.length,
    };
  });

test('CE-30 ten and more cards of a tribute fill the width of the dock before they begin another row, and all are in view', async ({
  page,
}) => {
  const counts: number[] = [];
  for (const players of [2, 3, 4, 5]) {
    const [tribute] = listPositions({ game: 'corleones-empire', players, kinds: ['tribute'], isFullest: true });
    await showPosition(page, tribute?.link ?? '');
    const cards = page.locator('.ce-keep');
    counts.push(await cards.count());
    for (const [width, height] of [
      [1366, 650],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const tribute = await measureTribute(page);
      const at = `${width}×${height}: ${JSON.stringify(tribute)}`;
      // All rows but the last are as long as the first.
      expect(new Set(tribute.rows.slice(0, -1)).size, at).toBe(1);
      expect(tribute.free, at).toBeLessThan(8);
      expect(tribute.missing, at).toBeLessThanOrEqual(0);
      for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 0.99 });
    }
  }
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(10);
});

test('seven and more cards on offer stand in two rows that are as high as one, so that nothing below them moves', async ({
  page,
}) => {
  const positions = listPositions({ game: 'corleones-empire', players: 5, kinds: ['turn', 'bid'], isFullest: true });
  const heights = new Map<string, number[]>();
  for (const { kind, link } of positions) {
    await showPosition(page, link);
    await expect(page.locator('.ce-offers.many')).toHaveCount(kind === 'bid' ? 1 : 0);
    for (const [width, height] of [
      [1280, 600],
      [1366, 650],
      [1180, 820],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { height: high = 0 } = (await page.locator('.offers').boundingBox()) ?? {};
      heights.set(`${width}×${height}`, [...(heights.get(`${width}×${height}`) ?? []), Math.round(high)]);
    }
  }
  for (const [size, [one, two]] of heights) expect(two, size).toBe(one);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 560 }, hasTouch: true });

  test('a tap beside a pin takes the nearest one', async ({ page }) => {
    await openPosition(page, await makeTestPosition({ game: 'corleones-empire', players: 2, kind: 'turn' }));
    const target = page.locator('[data-spot="at-3"].legal');
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width / 2, y + height + 10);
    await expect(target).toHaveCount(0);
  });

  test('two fingers magnify the map inside its stage, one moves it, and the small map shows it whole again', async ({
    page,
  }) => {
    await openPosition(page, await makeTestPosition({ game: 'corleones-empire', players: 3, kind: 'turn' }));
    const city = page.locator('.ce-city');
    const touch = (type: string, ...fingers: readonly (readonly [number, number])[]): Promise<void> =>
      city.evaluate(
        (target, [kind, points]) => {
          const touches = points.map(
            ([clientX, clientY], identifier) => new Touch({ identifier, target, clientX, clientY }),
          );
          target.dispatchEvent(new TouchEvent(kind, { touches, cancelable: true, bubbles: true }));
        },
        [type, fingers] as const,
      );
    const measure = () => page.locator('.ce-map').evaluate(map => map.getBoundingClientRect().toJSON());
    const whole = await measure();
    await touch('touchstart', [170, 170]);
    // The gestures are loaded with the first touch.
    await expect(async () => {
      await touch('touchstart', [170, 170], [190, 170]);
      await touch('touchmove', [150, 170], [210, 170]);
      await touch('touchend');
      expect((await measure()).width).toBeGreaterThan(2 * whole.width);
    }).toPass();
    const near = await measure();
    await touch('touchstart', [170, 170]);
    await touch('touchmove', [200, 180]);
    await touch('touchend');
    await expect.poll(async () => (await measure()).x - near.x).toBeCloseTo(30);
    await page.getByRole('button', { name: 'Whole map' }).tap();
    await expect.poll(measure).toEqual(whole);
  });

  test('on its side, a button shows the jobs and allies over the map', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 340 });
    await openPosition(page, await makeTestPosition({ game: 'corleones-empire', players: 5, kind: 'turn' }));
    const cards = page.locator('.offers .ce-card');
    await expect(cards.first()).toBeHidden();
    await page.getByRole('button', { name: /^On offer/ }).tap();
    for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: /^On offer/ }).tap();
    await expect(cards.first()).toBeHidden();
  });
});
