import { games, type PublishedId } from '@consigliere/games';
import { HELD, OVER } from '@consigliere/match';
import { type Browser, expect, type Page } from '@playwright/test';
import { type Fit, measureFit, type Part } from './measure-fit.ts';
import { KINDS, listPositions, RARE, showPosition } from './positions.ts';
import { test } from './test.ts';
import { openWindows, resize, type TestWindow, TIGHTEST, WINDOWS } from './windows.ts';

/** Decisions about more than the board: on phones the stage makes room for them. */
const NEED_ROOM = ['bid', 'offer', 'bribe', 'tribute', 'event'];

/**
 * Whether a part may have another place than in the player's turn. On desktops only one may: in a tribute (CE-30) all cards of the hand
 * lie in the dock, and the hand gives it their room. Everywhere else rail, offers and hand share the room with the dock.
 */
function mayMove(part: Part, kind: string, { isDesktop, isPhone }: Fit): boolean {
  if (isDesktop) return part === 'hand' && kind === 'tribute';
  return part !== 'stage' || (isPhone && NEED_ROOM.includes(kind));
}

/** Finds the parts that aren't where they were, each with the number of pixels. */
const findMoved = (fit: Fit, kind: string, before: Fit['places']): readonly string[] =>
  (Object.keys(before) as Part[]).flatMap(part => {
    const by = Math.max(...fit.places[part].map((value, at) => Math.abs(value - (before[part][at] ?? 0))));
    return by > 2 && !mayMove(part, kind, fit) ? [`the ${part} moved ${Math.round(by)} px`] : [];
  });

interface Decision {
  readonly game: PublishedId;
  readonly kind: string;
  readonly link: string;
}

/** Every decision of a game; its turn comes first, because the other decisions are compared with it. */
function listDecisions(game: PublishedId, players: number, isFullest: boolean): readonly Decision[] {
  const kinds: readonly string[] = KINDS[game].filter(kind => kind !== OVER);
  const sorted = ['turn', ...kinds.filter(kind => kind !== 'turn')];
  const found = [
    ...listPositions({ game, players, kinds: sorted, isFullest }),
    ...(game === 'corleones-empire' ? listPositions({ game, players, ...RARE, isFullest }) : []),
  ];
  return found.map(each => ({ ...each, game }));
}

/** Waits until the fields of a die say what they bring, which is loaded when something is first pointed at. */
async function expectPreviews(page: Page): Promise<void> {
  if ((await page.locator('.dp-fields').count()) === 0) return;
  await page.locator('.stage').dispatchEvent('pointerover');
  await page.locator('.dp-gains').first().waitFor({ state: 'attached' });
}

/** Reads every answer of the decision from the list, which is closed again. The pointer stays where it is: it may point at something else in another window. */
async function readAnswers(page: Page): Promise<readonly string[]> {
  const toggle = (): Promise<void> => page.locator('.list-moves').dispatchEvent('click');
  await toggle();
  const list = page.locator('.answers [data-answer]');
  await list.first().waitFor({ state: 'attached', timeout: 15_000 });
  const answers = await list.evaluateAll(all => all.map(each => (each as HTMLElement).dataset.answer ?? ''));
  await toggle();
  await list.first().waitFor({ state: 'detached', timeout: 15_000 });
  return answers;
}

/** Compares a table with the same one in the player's turn and with all its answers; returns its faults. */
function findFaults(fit: Fit, kind: string, before: Fit['places'], answers: readonly string[], isTouch: boolean) {
  const far = answers.filter(answer => !fit.reached.includes(answer));
  const small = isTouch ? fit.reached.filter(answer => !fit.large.includes(answer)) : [];
  return [
    ...fit.overflows,
    ...fit.hidden.map(each => `out of view: ${each}`),
    ...(kind === HELD && !fit.isConfirmed ? ['nothing confirms the answer'] : []),
    ...(far.length > 0 ? [`${far.length} of ${answers.length} answers out of reach, such as ${far[0]}`] : []),
    ...(small.length > 0 ? [`${small.length} answers are too small for a finger, such as ${small[0]}`] : []),
    ...findMoved(fit, kind, before),
  ];
}

/** Goes through the decisions of a game, each shown in all windows. Returns the faults of each. */
async function findMisfits(
  page: Page,
  decisions: readonly Decision[],
  sizes: readonly TestWindow[],
): Promise<readonly string[]> {
  const misfits: string[] = [];
  const placesInTurn = new Map<TestWindow, Fit['places']>();
  for (const { game, kind, link } of decisions) {
    await showPosition(page, link);
    await expectPreviews(page);
    const fits: [TestWindow, Fit][] = [];
    for (const size of sizes) {
      await resize(page, size);
      fits.push([size, await measureFit(page)]);
    }
    // A secret answer is put together from cards: see measure-fit.ts.
    const isListed = kind !== HELD && (await page.locator('.ce-seal').count()) === 0;
    const answers = isListed ? await readAnswers(page) : [];
    for (const [size, fit] of fits) {
      const before = placesInTurn.get(size) ?? fit.places;
      placesInTurn.set(size, before);
      const faults = findFaults(fit, kind, before, answers, size.isTouch);
      if (faults.length > 0) misfits.push(`${game} ${size.width}×${size.height} ${kind}: ${faults.join('; ')}`);
    }
  }
  return misfits;
}

interface AllWanted {
  readonly sizes: readonly TestWindow[];
  readonly locale: string;
  readonly isFullest?: boolean;
  playersOf(game: PublishedId): readonly number[];
}

/** Goes through the decisions of all games in some windows, and expects that each fits. */
async function expectFit(browser: Browser, wanted: AllWanted): Promise<void> {
  const { sizes, locale, isFullest = false, playersOf } = wanted;
  const misfits: string[] = [];
  let count = 0;
  for (const game of Object.keys(KINDS) as PublishedId[])
    for (const players of playersOf(game)) {
      const decisions = listDecisions(game, players, isFullest);
      count += decisions.length * sizes.length;
      for (const { page, sizes: alike } of await openWindows(browser, sizes, locale)) {
        misfits.push(...(await findMisfits(page, decisions, alike)));
        await page.context().close();
      }
    }
  for (const misfit of misfits) console.log(misfit);
  console.log(`fit: ${count - misfits.length} of ${count} decisions`);
  expect(misfits).toEqual([]);
}

test('with two and with the most players and in German, whose words are longest, the decisions with the most answers fit into the tightest windows', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const playersOf = (game: PublishedId) => [2, games[game].seats.max];
  await expectFit(browser, { sizes: TIGHTEST, locale: 'de-DE', isFullest: true, playersOf });
});

test('every decision of every game fits on one screen, at ten window sizes, and on desktops it moves neither stage nor rail, offers or hand', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  await expectFit(browser, { sizes: WINDOWS, locale: 'en-GB', playersOf: () => [3] });
});
