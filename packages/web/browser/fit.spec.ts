import type { PublishedId } from '@consigliere/games';
import { HELD, OVER } from '@consigliere/match';
import { type Browser, expect, type Page } from '@playwright/test';
import { type Fit, measureFit } from './measure-fit.ts';
import { KINDS, listPositions, RARE, showPosition } from './positions.ts';
import { test } from './test.ts';
import { openWindow, type TestWindow, WINDOWS } from './windows.ts';

/** Decisions about more than the board: on phones the stage makes room for them. */
const NEED_ROOM = ['bid', 'offer', 'bribe', 'tribute', 'event'];

interface Decision {
  readonly game: PublishedId;
  readonly kind: string;
  readonly link: string;
}

/** Every decision of a game; its turn comes first, because the other decisions are compared with it. */
function listDecisions(game: PublishedId): readonly Decision[] {
  const kinds: readonly string[] = KINDS[game].filter(kind => kind !== OVER);
  const sorted = ['turn', ...kinds.filter(kind => kind !== 'turn')];
  const found = [
    ...listPositions({ game, players: 3, kinds: sorted }),
    ...(game === 'corleones-empire' ? listPositions({ game, players: 3, ...RARE }) : []),
  ];
  return found.map(each => ({ ...each, game }));
}

/** Reads every answer of the decision from the list, which is closed again. */
async function readAnswers(page: Page): Promise<readonly string[]> {
  await page.locator('.list-moves').click();
  const list = page.locator('.answers [data-answer]');
  await expect(list.first()).toBeAttached();
  const answers = await list.evaluateAll(all => all.map(each => (each as HTMLElement).dataset.answer ?? ''));
  await page.locator('.list-moves').click();
  await expect(list).toHaveCount(0);
  return answers;
}

/** Compares a table with the same one in the player's turn and with all its answers; returns its faults. */
function findFaults(fit: Fit, kind: string, before: Fit['stage'], answers: readonly string[], isTouch: boolean) {
  const moved = Math.max(...fit.stage.map((value, at) => Math.abs(value - (before[at] ?? 0))));
  const mayMove = ['upright', 'side'].includes(fit.layout) && NEED_ROOM.includes(kind);
  const far = answers.filter(answer => !fit.reached.includes(answer));
  const small = isTouch ? fit.reached.filter(answer => !fit.large.includes(answer)) : [];
  return [
    ...fit.overflows,
    ...fit.hidden.map(each => `out of view: ${each}`),
    ...(far.length > 0 ? [`${far.length} of ${answers.length} answers out of reach, such as ${far[0]}`] : []),
    ...(small.length > 0 ? [`${small.length} answers are too small for a finger, such as ${small[0]}`] : []),
    ...(moved > 2 && !mayMove ? [`the stage moved ${Math.round(moved)} px`] : []),
  ];
}

/** Goes through the decisions of a game in one window. Returns the faults of each. */
async function findMisfits(
  browser: Browser,
  decisions: readonly Decision[],
  size: TestWindow,
  answersOf: Map<string, readonly string[]>,
): Promise<readonly string[]> {
  const page = await openWindow(browser, size);
  const misfits: string[] = [];
  let first: Fit['stage'] | null = null;
  for (const { game, kind, link } of decisions) {
    await showPosition(page, link);
    const fit = await measureFit(page);
    first ??= fit.stage;
    // A secret answer is put together from cards: see measure-fit.ts.
    const isListed = kind !== HELD && (await page.locator('.ce-seal').count()) === 0;
    if (isListed && !answersOf.has(link)) answersOf.set(link, await readAnswers(page));
    const faults = findFaults(fit, kind, first, answersOf.get(link) ?? [], size.isTouch);
    if (faults.length > 0) misfits.push(`${game} ${size.width}×${size.height} ${kind}: ${faults.join('; ')}`);
  }
  await page.context().close();
  return misfits;
}

test('every decision of every game fits on one screen, at ten window sizes', async ({ browser }) => {
  test.setTimeout(600_000);
  const games = Object.keys(KINDS) as PublishedId[];
  const misfits: string[] = [];
  let count = 0;
  for (const decisions of games.map(listDecisions)) {
    const answersOf = new Map<string, readonly string[]>();
    for (const size of WINDOWS) {
      misfits.push(...(await findMisfits(browser, decisions, size, answersOf)));
      count += decisions.length;
    }
  }
  for (const misfit of misfits) console.log(misfit);
  console.log(`fit: ${count - misfits.length} of ${count} decisions`);
  expect(misfits).toEqual([]);
});
