import { HELD } from '@consigliere/match';
import type { Page } from '@playwright/test';
import type { Fit, Part } from './measure-fit.ts';
import type { TestWindow } from './windows.ts';

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

/** Waits until the fields of a die say what they bring, which is loaded when something is first pointed at. */
export async function expectPreviews(page: Page): Promise<void> {
  if ((await page.locator('.dp-fields').count()) === 0) return;
  await page.locator('.stage').dispatchEvent('pointerover');
  await page.locator('.dp-gains').first().waitFor({ state: 'attached' });
}

/**
 * Reads every answer of the decision from the list, which is closed again. The pointer stays where it is: it may point at something else
 * in another window. A secret answer is put together from cards and has no list: see measure-fit.ts.
 */
export async function readAnswers(page: Page, kind: string): Promise<readonly string[]> {
  if (kind === HELD || (await page.locator('.ce-seal').count()) > 0) return [];
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
function findMisfits(fit: Fit, kind: string, before: Fit['places'], answers: readonly string[], isTouch: boolean) {
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

/** The tables of a page, each compared with the first one in the same window, which is the player's turn. */
export class FitOfPage {
  readonly #places = new Map<TestWindow, Fit['places']>();

  /** Returns the windows that a decision doesn't fit into, each with its faults. */
  compare(kind: string, fits: readonly (readonly [TestWindow, Fit])[], answers: readonly string[]): readonly string[] {
    return fits.flatMap(([size, fit]) => {
      const before = this.#places.get(size) ?? fit.places;
      this.#places.set(size, before);
      const faults = findMisfits(fit, kind, before, answers, size.isTouch);
      return faults.length === 0 ? [] : [`${size.width}×${size.height}: ${faults.join('; ')}`];
    });
  }
}
