import { games, type PublishedId } from '@consigliere/games';
import { OVER } from '@consigliere/match';
import { type Browser, expect, type Page } from '@playwright/test';
import { pressAndFindConfirm } from './confirm-near.ts';
import { switchScheme } from './driver.ts';
import { expectPreviews, FitOfPage, readAnswers } from './fit.ts';
import { type Decision, expectAsked, FOREIGN_LOOKS, LOOKS, type Look, MORE_WINDOWS, nameWindow } from './looks.ts';
import { type Fit, measureFit } from './measure-fit.ts';
import { KINDS, listPositions, RARE, showPosition, type WantedPositions } from './positions.ts';
import { test } from './test.ts';
import { openWindows, resize, type TestWindow, TIGHTEST, WINDOWS, windowOf } from './windows.ts';

const GAMES = Object.keys(KINDS) as PublishedId[];

/** Every decision of a game. Its turn comes first, because the other decisions are compared with it. */
function listDecisions(game: PublishedId, players: number, isFullest: boolean): readonly Decision[] {
  const kinds = ['turn', ...KINDS[game].filter(kind => kind !== 'turn' && kind !== OVER)];
  const find = (wanted: Pick<WantedPositions, 'kinds' | 'options' | 'isFullest'>) =>
    listPositions({ game, players, ...wanted });
  const found = [
    ...find({ kinds, isFullest }),
    ...(game === 'corleones-empire' ? find({ ...RARE, isFullest }) : []),
    ...find({ kinds: [OVER] }),
  ];
  return found.map(each => ({ ...each, game }));
}

/** A way through decisions of a game, with all that is looked at. */
interface Tour {
  readonly decisions: readonly Decision[];
  /** The windows into which every decision has to fit. */
  readonly fitting: readonly TestWindow[];
  readonly looks: readonly Look[];
  /** The window in which the board is pressed at last. */
  readonly pressed?: TestWindow;
  /** The player's name. */
  readonly name?: string;
}

/** The faults, by the sentence that should have been true. */
type Found = Map<string, string[]>;

const FITS = 'every decision fits';
const CONFIRMS = 'a press on the board that hands the move over is confirmed near it, inside the window';
const note = (found: Found, says: string, faults: readonly string[]): void => {
  found.set(says, [...(found.get(says) ?? []), ...faults]);
};

/** Shows the decisions one after the other on a page, each in all its windows. Returns how many were compared. */
async function goThrough(page: Page, sizes: readonly TestWindow[], tour: Tour, found: Found): Promise<number> {
  const comparison = new FitOfPage();
  let compared = 0;
  for (const [at, decision] of tour.decisions.entries()) {
    const { game, kind, link } = decision;
    const isEnd = kind === OVER;
    // Every other decision is looked at on a dark phone and a light desk.
    await switchScheme(page, (at % 2 === 0) === (sizes[0]?.isTouch === true) ? 'dark' : 'light');
    await showPosition(page, link, tour);
    await expectAsked(page, kind);
    await expectPreviews(page);
    const fits: [TestWindow, Fit][] = [];
    for (const size of sizes) {
      const looks = tour.looks.filter(({ at, isForEnd }) => at.includes(nameWindow(size)) && (isForEnd || !isEnd));
      const isFitted = tour.fitting.includes(size) && !isEnd;
      if (!isFitted && looks.length === 0) continue;
      await resize(page, size);
      if (isFitted) fits.push([size, await measureFit(page)]);
      for (const { says, find } of looks) {
        const faults = await find(page, decision);
        note(
          found,
          says,
          faults.map(fault => `${game} ${kind}, ${nameWindow(size)}: ${fault}`),
        );
      }
    }
    if (isEnd) continue;
    const misfits = comparison.compare(kind, fits, await readAnswers(page, kind));
    note(
      found,
      FITS,
      misfits.map(fault => `${game} ${kind}, ${fault}`),
    );
    compared += fits.length;
    if (tour.pressed === undefined || !sizes.includes(tour.pressed)) continue;
    await resize(page, tour.pressed);
    const { isAsked, faults } = await pressAndFindConfirm(page);
    if (isAsked)
      note(
        found,
        CONFIRMS,
        faults.map(fault => `${game} ${kind}: ${fault}`),
      );
  }
  return compared;
}

/** Goes through decisions in all windows, and expects that nothing is wrong with any of them. */
async function take(browser: Browser, tours: readonly Tour[], windows: readonly TestWindow[], locale: string) {
  const found: Found = new Map(tours.flatMap(({ looks }) => looks.map(({ says }) => [says, []])));
  let compared = 0;
  for (const tour of tours)
    for (const { page, sizes } of await openWindows(browser, windows, locale)) {
      compared += await goThrough(page, sizes, tour, found);
      await page.context().close();
    }
  const misfits = found.get(FITS)?.length ?? 0;
  console.log(`fit: ${compared - misfits} of ${compared} decisions`);
  for (const [says, faults] of found) await test.step(says, () => expect.soft(faults).toEqual([]));
  expect(compared).toBeGreaterThan(0);
  const isPressed = tours.some(({ pressed }) => pressed !== undefined);
  if (isPressed) expect([...found.keys()], 'some press has to be confirmed').toContain(CONFIRMS);
}

for (const game of GAMES)
  test(`every kind of decision of ${game} fits on one screen at ten window sizes, where on desktops it moves neither stage nor rail, offers or hand; it can be read, heard and pressed, and axe finds nothing`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const tour = {
      decisions: listDecisions(game, 3, false),
      fitting: WINDOWS,
      looks: LOOKS,
      pressed: windowOf(1366, 650),
      name: 'W'.repeat(24),
    };
    await take(browser, [tour], [...WINDOWS, ...MORE_WINDOWS], 'en-GB');
  });

for (const game of GAMES)
  test(`with two and with the most players and in German, whose words are longest, the decisions of ${game} with the most answers fit into the tightest windows, and no name is English`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const tours = [2, games[game].seats.max].map(players => ({
      decisions: listDecisions(game, players, true),
      fitting: TIGHTEST,
      looks: FOREIGN_LOOKS,
    }));
    await take(browser, tours, TIGHTEST, 'de-DE');
  });

test('in Dutch the decisions fit on a phone, and no name is English', async ({ browser }) => {
  const phone = windowOf(360, 640);
  const tours = GAMES.map(game => ({
    decisions: listDecisions(game, 3, false),
    fitting: [phone],
    looks: FOREIGN_LOOKS,
  }));
  await take(browser, tours, [phone], 'nl-NL');
});
