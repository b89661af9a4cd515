import { expect, type Page } from '@playwright/test';
import { hurry } from './driver.ts';
import type { Moment } from './moments.ts';
import { showPosition } from './positions.ts';

/** Imports a match from a file on the tables page, without pauses. */
export async function bring(page: Page, { file }: Pick<Moment, 'file'>): Promise<void> {
  await hurry(page);
  await page.goto('/tables');
  await page
    .getByLabel('Import')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page.getByText('1 match imported.')).toBeVisible();
}

/** Imports a match and opens it. */
export async function bringAndOpen(page: Page, moment: Pick<Moment, 'file' | 'room'>): Promise<void> {
  await bring(page, moment);
  await page.goto(`/play/${moment.room}`);
}

/** Opens a position by its link: one page load less than a file needs. */
export const sitDownAt = (page: Page, { link }: Moment): Promise<void> => showPosition(page, link);
