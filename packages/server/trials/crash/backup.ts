import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAdmin } from '../../admin/open-admin.ts';
import { restore } from '../../admin/restore.ts';
import { type Validated, validate } from '../../admin/validate.ts';
import type { Town } from './town.ts';

type Told = Validated & { readonly said: readonly string[] };

/** Copies the store while it is in use, restores the copy elsewhere, and plays every match in it again to its hash. */
export async function backedUp({ at }: Pick<Town, 'at'>): Promise<Told> {
  // A database with a server of its own has its own way to be copied: there the matches are played again as they lie.
  if (at.databaseUrl !== undefined) return validated(at);
  const folder = mkdtempSync(join(tmpdir(), 'consigliere-backup-'));
  try {
    const admin = await openAdmin({ ...at, redisUrl: undefined }, 'crash');
    const file = join(folder, 'copy.db');
    await admin.backup(file);
    await admin.close();
    const elsewhere = join(folder, 'restored');
    restore(elsewhere, file);
    return await validated({ folder: elsewhere, databaseUrl: undefined });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function validated(at: Town['at']): Promise<Told> {
  const said: string[] = [];
  const onRoom = (id: string, words: string | null): void => {
    if (words !== null) said.push(`${id}: ${words}`);
  };
  return { ...(await validate(at, { isToMigrate: false, onCount: () => {}, onRoom })), said };
}
