import { test as plain } from '@playwright/test';

/** Every test watches its own pages for faults that nobody caught: a player would not see them, only that something is missing. */
export const test = plain.extend<{ readonly faults: readonly string[] }>({
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', each => faults.push(each.error().stack ?? each.error().message));
      await use(faults);
      plain.expect(faults, 'faults in the page').toEqual([]);
    },
    { auto: true },
  ],
});
