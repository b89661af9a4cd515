import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openAdmin, restore, type ValidationCounts, validate } from '@consigliere/server/internals';
import { queryPostgres } from '../testing/test-database.ts';
import type { Deployment } from './deployment.ts';

type BackupReport = ValidationCounts & { readonly descriptions: readonly string[] };

/** Backs up the store while it is in use, restores the copy elsewhere, and validates every match in it. */
export async function checkBackup({ at }: Pick<Deployment, 'at'>): Promise<BackupReport> {
  if (at.databaseUrl !== undefined) return checkDump(at.databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'consigliere-backup-'));
  try {
    const admin = await openAdmin({ ...at, redisUrl: undefined }, 'crash');
    const file = join(folder, 'copy.db');
    await admin.backup(file);
    await admin.close();
    const elsewhere = join(folder, 'restored');
    restore(elsewhere, file);
    return await validateCopy({ folder: elsewhere, databaseUrl: undefined });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Dumps a PostgreSQL database as docs/self-hosting.md says, and restores it into another. */
async function checkDump(url: string): Promise<BackupReport> {
  const folder = mkdtempSync(join(tmpdir(), 'consigliere-backup-'));
  const [from, copy] = [new URL(url), new URL(url)];
  const [, schema = 'public'] = /search_path=(\w+)/.exec(from.searchParams.get('options') ?? '') ?? [];
  const name = `copy_${randomUUID().replaceAll('-', '')}`;
  copy.pathname = `/${name}`;
  const plain = ({ href }: URL): string => href.replace(/[?].*/, '');
  await queryPostgres(url, `create database ${name}`);
  try {
    const [file, run] = [join(folder, 'copy'), promisify(execFile)];
    await run('pg_dump', ['-Fc', '--schema', schema, '-f', file, plain(from)]);
    await run('pg_restore', ['-d', plain(copy), file]);
    return await validateCopy({ folder: '', databaseUrl: copy.href });
  } finally {
    await queryPostgres(url, `drop database ${name}`);
    rmSync(folder, { recursive: true });
  }
}

async function validateCopy(at: Deployment['at']): Promise<BackupReport> {
  const descriptions: string[] = [];
  const onRoom = (id: string, words: string | null): void => {
    if (words !== null) descriptions.push(`${id}: ${words}`);
  };
  return { ...(await validate(at, { isToMigrate: false, onCount: () => {}, onRoom })), descriptions };
}
