import type { PublishedId } from '@consigliere/games';
import { expect, type Page } from '@playwright/test';
import { clickOnce } from './clicks.ts';
import { GAMES, sitDown } from './driver.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

const TURNS = 20;

/** A turn as a person would plan it. */
interface TapPlan {
  /** The most taps that the middle one of all turns may take. */
  readonly most: number;
  /** Picks one of the answers in view, or none if the turn is over. `given`: this turn's answers so far. */
  choose(answers: readonly string[], given: readonly string[]): string | undefined;
  /** The decisions that belong to a turn. Others make it more than a plain one. */
  readonly kinds: readonly string[];
}

const startsWith =
  (...types: readonly string[]) =>
  (answer: string): boolean =>
    types.includes(answer.split(' ')[0] ?? '');

/** Picks evenly from any number of things, without the same one twice in a row. */
let picks = 0;
const pickOne = (answers: readonly string[]): string | undefined =>
  answers[Math.floor(((picks++ * 0.618034) % 1) * answers.length)];

const PLANS: Readonly<Record<PublishedId, TapPlan>> = {
  // A job against another player's city and a card into the own city.
  'carta-nostra': {
    most: 4,
    kinds: ['turn', 'kidnap', 'recruit'],
    choose(answers, given) {
      const isDone = (type: string): boolean => given.some(startsWith(type));
      // A turn with nothing left to do ends by itself.
      if (isDone('end') || answers.every(startsWith('end'))) return;
      const jobs = answers.filter(startsWith('job'));
      const aimed = jobs.filter(job => job.includes('target='));
      if (!isDone('job') && jobs.length > 0) return pickOne(aimed.length > 0 ? aimed : jobs);
      return (
        pickOne(answers.filter(startsWith('kidnap', 'recruit', 'discard', 'city'))) ?? answers.find(startsWith('end'))
      );
    },
  },
  // Four rows.
  'der-pate': {
    most: 8,
    kinds: ['turn'],
    choose: (answers, given) =>
      given.filter(startsWith('place')).length === 4
        ? undefined
        : (answers.find(startsWith('roll')) ?? pickOne(answers.filter(startsWith('place')))),
  },
  // A figure, and everything that its space gives.
  'corleones-empire': {
    most: 5,
    kinds: ['turn', 'use', 'keep', 'good', 'discard'],
    choose(answers, given) {
      if (given.length === 0) return pickOne(answers.filter(startsWith('member', 'thug')));
      if (answers.some(startsWith('member', 'thug', 'job', 'out'))) return;
      const uses = answers.filter(answer => !startsWith('done', 'leave', 'decline')(answer));
      return uses[0] ?? answers[0];
    },
  },
};

/** The table as a finger finds it. */
interface TapView {
  readonly is: 'over' | 'confirm' | 'asked' | 'sealing';
  readonly kind: string;
  /** Answers with a control in view, or with one that comes into view by scrolling. */
  readonly answers: readonly string[];
  /** Everything that may change with an answer. */
  readonly all: string;
}

/** Waits until the player is asked, or the match is over, and something has changed since `before`. */
async function look(page: Page, before = ''): Promise<TapView> {
  const found = await page.waitForFunction(
    (old): TapView | null => {
      const table = document.querySelector<HTMLElement>('.table');
      const kind = table?.dataset.asked ?? '';
      const controls = [...document.querySelectorAll<HTMLElement>('[data-answers]')];
      const answers = [...new Set(controls.flatMap(each => each.dataset.answers?.split('|') ?? []))];
      const all = `${kind} ${document.querySelector('.dock')?.textContent} ${answers.join()}`;
      if (document.querySelector('.result') !== null) return { is: 'over', kind, answers, all };
      if (all === old || table?.ariaBusy === 'true') return null;
      if (document.querySelector('.dock .confirm') !== null) return { is: 'confirm', kind, answers, all };
      if (document.querySelector('.ce-seal') !== null) return { is: 'sealing', kind, answers, all };
      return answers.length > 0 ? { is: 'asked', kind, answers, all } : null;
    },
    before,
    { timeout: 60_000 },
  );
  const seen = await found.jsonValue();
  if (seen === null) throw new Error('nothing is asked');
  return seen;
}

interface Taps {
  taps: number;
  scrolls: number;
}

/** Taps an element, after a scroll if it isn't in view. */
async function tapOn(page: Page, what: string, nth: number, counted: Taps): Promise<void> {
  const target = page.locator(what).nth(nth);
  const isInView = await target.evaluate(each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && each.contains(hit);
  });
  if (!isInView) counted.scrolls++;
  counted.taps++;
  await target.tap({ timeout: 5000 });
}

/** Gives an answer with as few taps as possible. false: it is no longer offered. */
async function give(page: Page, answer: string, counted: Taps): Promise<boolean> {
  const control = await page.evaluate(wanted => {
    const found = [...document.querySelectorAll<HTMLElement>('[data-answers]')].flatMap((each, index) => {
      const offered = each.dataset.answers?.split('|') ?? [];
      const { x, y, width, height } = each.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const isHidden = hit === null || !each.contains(hit);
      return offered.includes(wanted)
        ? [{ index, at: offered.indexOf(wanted), cost: offered.length + (isHidden ? 1000 : 0) }]
        : [];
    });
    const [best] = found.toSorted((a, b) => a.cost - b.cost);
    return best === undefined ? null : ([best.index, best.cost % 1000 === 1 ? -1 : best.at] as const);
  }, answer);
  if (control === null) return false;
  const [nth, at] = control;
  await tapOn(page, '[data-answers]', nth, counted);
  if (at < 0) return true;
  await expect(page.locator('.explanation .answer').first()).toBeVisible();
  await tapOn(page, '.explanation .answer', at, counted);
  return true;
}

/** Plays one turn of the plan. Returns null if it wasn't a plain one, or the match is over. */
async function playTurn(page: Page, { choose, kinds }: TapPlan): Promise<Taps | null> {
  const counted: Taps = { taps: 0, scrolls: 0 };
  const given: string[] = [];
  let seen = await look(page);
  for (;;) {
    if (seen.is === 'over') return null;
    if (seen.is === 'confirm') {
      await tapOn(page, '.dock .confirm', 0, counted);
      return given.length > 0 ? counted : null;
    }
    if (seen.is === 'sealing' || !kinds.includes(seen.kind)) return null;
    const answer = choose(seen.answers, given);
    if (answer === undefined) return given.length > 0 ? counted : null;
    const useAll = page.locator('.ce-use-all');
    if ((await useAll.count()) > 0) await tapOn(page, '.ce-use-all', 0, counted);
    // The question may change while it is read.
    else if (!(await give(page, answer, counted))) {
      seen = await look(page);
      continue;
    }
    given.push(answer);
    seen = await look(page, seen.all);
  }
}

const findMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

test('a plain turn on a phone takes few taps and no scrolling', async ({ page }) => {
  test.setTimeout(900_000);
  const medians: string[] = [];
  const tooMany: string[] = [];
  let scrolls = 0;
  for (const { id } of GAMES.toReversed()) {
    const turns: Taps[] = [];
    await sitDown(page, id, 3);
    for (let step = 0; turns.length < TURNS; step++) {
      const turn = await playTurn(page, PLANS[id]);
      if (turn !== null) turns.push(turn);
      // Anything else that is asked is answered without counting.
      else if ((await clickOnce(page, step)) === 'over') await sitDown(page, id, 3);
    }
    const taps = findMedian(turns.map(turn => turn.taps));
    scrolls += turns.reduce((sum, turn) => sum + turn.scrolls, 0);
    console.log(`${id}: ${turns.map(turn => turn.taps).join(' ')}`);
    medians.push(`${id} ${taps}`);
    if (taps > PLANS[id].most) tooMany.push(`${id} ${taps}`);
  }
  console.log(`taps: ${medians.join(', ')}; scrolls ${scrolls}`);
  expect({ tooMany, scrolls }).toEqual({ tooMany: [], scrolls: 0 });
});
