import { test as plain } from '@playwright/test';

/** Every test fails if one of its pages has an uncaught error. */
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
