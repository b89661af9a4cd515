import { expect, type Page } from '@playwright/test';
import { expectWhole, hurry } from './driver.ts';
import { showPosition } from './positions.ts';
import type { TestPosition } from './test-positions.ts';

/** Imports a match from a file on the tables page, without pauses. */
export async function importMatch(page: Page, { file }: Pick<TestPosition, 'file'>): Promise<void> {
  await hurry(page);
  await page.goto('/tables');
  await page
    .getByLabel('Import')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page.getByText('1 match imported.')).toBeVisible();
}

/** Imports a match and opens it. */
export async function importAndOpen(page: Page, moment: Pick<TestPosition, 'file' | 'room'>): Promise<void> {
  await importMatch(page, moment);
  await page.goto(`/play/${moment.room}`);
  await expectWhole(page);
}

/** Opens a position by its link: one page load less than a file needs. */
export const openPosition = (page: Page, { link }: TestPosition): Promise<void> => showPosition(page, link);
