import { expect, type Page } from '@playwright/test';

/** Selects highlighted things on a board that aren't picked up yet, and the buttons that pass or end a turn. */
const LIT = '.table [data-answers]:not(.held)';
/** These come first: a confirmation, a choice between a thing's answers, or a choice made card by card. */
const CONFIRM = ':is(.dock, .confirm-bubble) .confirm';
const WHICH = '.explanation.pinned .answer';
const SEAL = '.ce-seal';
const KEEP = '.ce-keep.legal:not([aria-pressed="true"]), .ce-inside .ce-card.legal';
/** Where the board is closed, a group of answers opens first. */
const GROUP = '.dock [data-reaches]:not([aria-expanded=true])';
/** An explanation in front of the controls and the winner's scene are put aside when nothing else can be pressed. */
const ASIDE = '.explanation-close, .winner-scene .chief';
const OVER = '.result';

/** Multiples of it pick evenly from any number of things, without the same one twice in a row. */
const GOLDEN = 0.618034;

/** The things that can be done on the page. */
interface Glance {
  readonly is: 'over' | 'confirm' | 'which' | 'seal' | 'lit' | 'group' | 'aside';
  /** The indices of the elements in sight. */
  readonly inSight: readonly number[];
  /** Whether a choice made card by card can be sealed. */
  readonly isComplete: boolean;
}

const SELECTORS = { CONFIRM, WHICH, SEAL, KEEP, LIT, GROUP, ASIDE, OVER };
const LOOK = ({ CONFIRM, WHICH, SEAL, KEEP, LIT, GROUP, ASIDE, OVER }: typeof SELECTORS): Glance | null => {
  const isInSight = (each: Element): boolean => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return width > 0 && hit !== null && each.contains(hit);
  };
  const inSight = (what: string): number[] =>
    [...document.querySelectorAll(what)].flatMap((each, at) => (isInSight(each) ? [at] : []));
  if (document.querySelector(OVER) !== null) return { is: 'over', inSight: [], isComplete: true };
  const find = (...kinds: readonly (readonly [Glance['is'], string])[]): Glance | undefined =>
    kinds
      .map(([is, what]) => ({ is, inSight: inSight(what), isComplete: true }))
      .find(found => found.inSight.length > 0);
  const first = find(['confirm', CONFIRM], ['which', WHICH]);
  if (first !== undefined) return first;
  const [seal] = document.querySelectorAll(SEAL);
  if (seal !== undefined)
    return { is: 'seal', inSight: inSight(KEEP), isComplete: seal.getAttribute('aria-disabled') !== 'true' };
  return find(['lit', LIT], ['group', GROUP], ['aside', ASIDE]) ?? null;
};

/** Whether there is something to do now, or the match is over. */
export const canPress = async (page: Page): Promise<boolean> => (await page.evaluate(LOOK, SELECTORS)) !== null;

/** Waits until there is something to do, or the match is over. */
export async function glance(page: Page): Promise<Glance> {
  const found = await page.waitForFunction(LOOK, SELECTORS, { timeout: 60_000 });
  const seen = await found.jsonValue();
  if (seen === null) throw new Error('nothing can be done');
  return seen;
}

/** Clicks one thing on the board, a different one each time. Returns the kind of answer. */
export async function clickOnce(page: Page, turn: number): Promise<string> {
  const { is, inSight, isComplete } = await glance(page);
  const at = inSight[Math.floor(((turn * GOLDEN) % 1) * inSight.length)];
  const click = (what: string, nth: number): Promise<string> => {
    const target = page.locator(what).nth(nth);
    // A bot may have moved between the glance and the click: then the caller looks again.
    return target.click({ timeout: 2000, noWaitAfter: true }).then(
      () => is,
      () => 'too late',
    );
  };
  if (is === 'over') return is;
  const plain = { confirm: CONFIRM, which: WHICH, group: GROUP, aside: ASIDE };
  if (is in plain) return click(plain[is as keyof typeof plain], at ?? 0);
  if (is === 'seal') return at !== undefined && (!isComplete || turn % 3 > 0) ? click(KEEP, at) : click(SEAL, 0);
  const answers = await page
    .locator(LIT)
    .nth(at ?? 0)
    .getAttribute('data-answers', { timeout: 1000 })
    .catch(() => null);
  await click(LIT, at ?? 0);
  return answers?.split(' ')[0] ?? is;
}

/** Plays by clicks on the drawn board alone until the match is over; `look` is called before each, `kinds` are those of the answers. */
export async function clickToTheEnd(page: Page, look: (turn: number) => Promise<void> = async () => undefined) {
  const kinds = new Set<string>();
  for (let turn = 0; turn < 3000; turn++) {
    const kind = await clickOnce(page, turn);
    if (kind === 'over') {
      await expect(page.locator('.result table')).toBeVisible();
      await expect(page.locator('.answers')).toHaveCount(0);
      return kinds;
    }
    kinds.add(kind);
    await look(turn);
  }
  throw new Error('the match does not end');
}
