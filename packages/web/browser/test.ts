import { test as plain } from '@playwright/test';

const GAMES = ['carta-nostra', 'der-pate', 'corleones-empire'];

/** Notes in the page's storage that a device has met all games. */
function meetGames(games: readonly string[]): void {
  // A blank page has no storage.
  if (origin === 'null') return;
  for (const game of games) localStorage.setItem(`consigliere.met.${game}`, 'yes');
}

interface Devices {
  /** Whether the devices of a test have met all games. Otherwise a sheet explains the first match of each. */
  readonly hasMet: boolean;
  readonly devices: undefined;
  readonly faults: readonly string[];
}

/** Every test fails if one of its pages has an uncaught error. */
export const test = plain.extend<Devices>({
  hasMet: [true, { option: true }],
  // A context's storageState would open a page of its own first, which takes as long as a test's shortest step.
  devices: [
    async ({ browser, hasMet }, use) => {
      const { newContext } = browser;
      browser.newContext = async options => {
        const context = await newContext.call(browser, options);
        if (hasMet) await context.addInitScript(meetGames, GAMES);
        return context;
      };
      await use(undefined);
      browser.newContext = newContext;
    },
    { auto: true },
  ],
  faults: [
    async ({ devices: _, context }, use) => {
      const faults: string[] = [];
      context.on('weberror', each => faults.push(each.error().stack ?? each.error().message));
      await use(faults);
      plain.expect(faults, 'faults in the page').toEqual([]);
    },
    { auto: true },
  ],
});
