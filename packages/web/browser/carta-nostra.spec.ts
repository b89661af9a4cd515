import { expect } from '@playwright/test';
import { clickToTheEnd } from './clicks.ts';
import { sitDown, violations } from './driver.ts';
import { test } from './test.ts';

test('a whole match of Carta Nostra by clicks on the drawn board alone, and axe finds nothing in any phase', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await sitDown(page, 'carta-nostra');
  const looked = new Set<string>();
  await clickToTheEnd(page, async () => {
    const phase = await page.evaluate(
      () =>
        ['.explanation.pinned', '.buttons .chief', '.cn-tray', '.cn-pass', '.cn-end'].find(
          each => document.querySelector(each) !== null,
        ) ?? 'waiting',
    );
    if (looked.has(phase)) return;
    looked.add(phase);
    expect(await violations(page), phase).toEqual([]);
  });
  expect([...looked]).toEqual(expect.arrayContaining(['.cn-pass', '.cn-end']));
  expect(await violations(page)).toEqual([]);
});
