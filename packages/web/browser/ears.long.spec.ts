import { appendFileSync } from 'node:fs';
import { games } from '@consigliere/games';
import { nextSfc32, sfc32 } from '@consigliere/kernel/host';
import { luckOfNumber, writeLink } from '@consigliere/match';
import { expect, type Page } from '@playwright/test';
import { GAMES } from './driver.ts';
import {
  findButton,
  type HeardAnswer,
  hearPage,
  judgeHeard,
  listHeardAnswers,
  listUtterances,
  pressHeard,
  readResult,
} from './ears.ts';
import { showPosition } from './positions.ts';
import { test } from './test.ts';

/** npm run ears sets these: the number of matches of each game, the number of the first, the game, and where to note the results. */
const { EARS_MATCHES = '1', EARS_SEED = '1', EARS_GAME = '', EARS_REPORT } = process.env;
/** From this number of matches on, the player who listens must have more than a player who doesn't. */
const TELLING = 10;
const MINUTE = 60_000;
/** How long a press may take to show. */
const AGAIN = 3000;

/** The row of the final table with the points. */
const POINTS = { 'carta-nostra': /^Kinds/, 'der-pate': /^Total/, 'corleones-empire': /^Total/ } as const;
type GameId = keyof typeof POINTS;

type Choose = (answers: readonly HeardAnswer[]) => HeardAnswer | undefined;

const chooseBest: Choose = answers => answers.toSorted((a, b) => judgeHeard(b) - judgeHeard(a))[0];

function makeRandomChoice(seed: string): Choose {
  const chance = sfc32(seed);
  return answers => answers[nextSfc32(chance) % answers.length];
}

/** Plays a match against a bot to its end, by the accessibility tree alone. Returns the points and how much was said. */
async function playByEar(page: Page, game: GameId, number: number, choose: Choose) {
  const luck = luckOfNumber(number, 2, 0);
  const at = { game, version: games[game].version, seats: 2, viewer: 0, luck, options: {}, answers: [], draft: [] };
  await page.goto('/');
  await showPosition(page, writeLink(at));
  const client = await page.context().newCDPSession(page);
  const utterances = new Set<string>();
  let told = '';
  for (let step = 0; step < 3000; step++) {
    let heard = await hearPage(client);
    /** Whether there is something to do that wasn't there before the last press. */
    const isNew = async (): Promise<boolean> => {
      heard = await hearPage(client);
      for (const each of listUtterances(heard)) utterances.add(each);
      const now = JSON.stringify([findButton(heard, 'Confirm')?.element, listHeardAnswers(heard)]);
      const isOver = readResult(heard, POINTS[game]) !== null;
      const isAsked = findButton(heard, 'Confirm') ?? findButton(heard, /^(List \d+ moves?|Hide the list)$/);
      if (!isOver && (isAsked === undefined || now === told)) return false;
      told = now;
      return true;
    };
    // A press that comes while the focus goes to a new question presses nothing: after a while it is made again.
    const patience = { timeout: told === '' ? MINUTE : AGAIN, intervals: [20, 50, 100] };
    await expect
      .poll(isNew, patience)
      .toBe(true)
      .catch(() => undefined);
    const points = readResult(heard, POINTS[game]);
    if (points !== null) return { points: points[0] ?? 0, utterances: utterances.size };
    const press = findButton(heard, 'Confirm') ?? findButton(heard, /^List \d+ moves?$/);
    await pressHeard(page, client, (press ?? choose(listHeardAnswers(heard)))?.element);
  }
  throw new Error('the match does not end');
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

for (const { id, name } of GAMES.filter(({ id }) => EARS_GAME === '' || id === EARS_GAME))
  test(`whole matches of ${name} by the accessibility tree alone`, async ({ page }) => {
    const matches = Number(EARS_MATCHES);
    test.setTimeout(matches * 20 * MINUTE);
    const [listened, random]: [number[], number[]] = [[], []];
    for (let number = Number(EARS_SEED); number < Number(EARS_SEED) + matches; number++) {
      const { points, utterances } = await playByEar(page, id, number, chooseBest);
      expect(utterances).toBeGreaterThan(10);
      listened.push(points);
      if (EARS_REPORT === undefined) continue;
      random.push((await playByEar(page, id, number, makeRandomChoice(`${number}`))).points);
      appendFileSync(EARS_REPORT, `${JSON.stringify({ game: id, number, listened: points, random: random.at(-1) })}\n`);
    }
    if (matches >= TELLING) expect(meanOf(listened)).toBeGreaterThan(meanOf(random));
  });
