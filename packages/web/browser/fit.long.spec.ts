import type { PublishedId } from '@consigliere/games';
import { OVER } from '@consigliere/match';
import { type Browser, expect, type Page } from '@playwright/test';
import { KINDS, listPositions, showPosition } from './positions.ts';
import { test } from './test.ts';

/** Windows from a small phone to a large screen. */
const SIZES = [
  { width: 360, height: 560, isTouch: true },
  { width: 360, height: 640, isTouch: true },
  { width: 390, height: 664, isTouch: true },
  { width: 844, height: 340, isTouch: true },
  { width: 768, height: 954, isTouch: true },
  { width: 1024, height: 698, isTouch: true },
  { width: 1280, height: 600, isTouch: false },
  { width: 1366, height: 650, isTouch: false },
  { width: 1920, height: 1080, isTouch: false },
  { width: 2560, height: 1300, isTouch: false },
] as const;
type WindowSize = (typeof SIZES)[number];

/** The part of each board that mustn't move from decision to decision. */
const STAGES: Readonly<Record<PublishedId, string>> = {
  'carta-nostra': '.board > *',
  'der-pate': '.dp-map',
  'corleones-empire': '.ce-map',
};

/** Decisions that fit, of those that are looked at in each game. These figures may rise, never fall. */
const FITTING: Readonly<Record<PublishedId, number>> = { 'carta-nostra': 3, 'der-pate': 3, 'corleones-empire': 0 };

/** The decisions of a game in which a player is asked: all but the end of the match. */
const listDecisions = (game: PublishedId): readonly string[] => KINDS[game].filter(kind => kind !== OVER);

async function openWindow(browser: Browser, { isTouch, ...viewport }: WindowSize): Promise<Page> {
  return (await browser.newContext({ viewport, hasTouch: isTouch, isMobile: isTouch })).newPage();
}

interface Fit {
  /** Pixels by which the page is larger than the window. */
  readonly overflow: number;
  /** Answers without a control that could be pressed right now. */
  readonly outOfReach: number;
  readonly stage: readonly [x: number, y: number, width: number, height: number];
}

/** Measures the page as it is, once its layout has settled. */
const measureFit = (page: Page, stage: string): Promise<Fit> =>
  page.evaluate(async selector => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const isPressable = (each: Element): boolean => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && each.contains(hit);
    };
    const reached = new Map<string, boolean>();
    for (const control of document.querySelectorAll<HTMLElement>('[data-answers]'))
      for (const answer of (control.dataset.answers ?? '').split('|'))
        reached.set(answer, (reached.get(answer) ?? false) || isPressable(control));
    for (const chief of document.querySelectorAll('.status .chief')) reached.set('confirm', isPressable(chief));
    const { scrollHeight, scrollWidth } = document.documentElement;
    const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return {
      overflow: Math.max(0, scrollHeight - innerHeight, scrollWidth - innerWidth),
      outOfReach: [...reached.values()].filter(isReached => !isReached).length,
      stage: [box.x, box.y, box.width, box.height] as const,
    };
  }, stage);

for (const game of Object.keys(STAGES) as PublishedId[])
  test(`${game}: at ten window sizes no fewer decisions fit on one screen than before`, async ({ browser }) => {
    test.setTimeout(600_000);
    const kinds = listDecisions(game);
    let fitting = 0;
    for (const size of SIZES) {
      const page = await openWindow(browser, size);
      const misfits: string[] = [];
      let first: Fit['stage'] | null = null;
      for (const { kind, link } of listPositions({ game, players: 3, kinds })) {
        await showPosition(page, link);
        const { overflow, outOfReach, stage } = await measureFit(page, STAGES[game]);
        first ??= stage;
        const moved = Math.max(...stage.map((value, at) => Math.abs(value - (first?.[at] ?? 0))));
        const faults = [
          ...(overflow > 0 ? [`scrolls ${overflow} px`] : []),
          ...(outOfReach > 0 ? [`${outOfReach} answers out of reach`] : []),
          ...(moved > 2 ? [`stage moved ${Math.round(moved)} px`] : []),
        ];
        if (faults.length === 0) fitting++;
        else misfits.push(`${kind}: ${faults.join(', ')}`);
      }
      console.log(`${game} ${size.width}×${size.height}: ${kinds.length - misfits.length} of ${kinds.length}`);
      for (const misfit of misfits) console.log(`  ${misfit}`);
      await page.context().close();
    }
    console.log(`fit: ${fitting} of ${kinds.length * SIZES.length} decisions of ${game}`);
    expect(fitting).toBeGreaterThanOrEqual(FITTING[game]);
  });
