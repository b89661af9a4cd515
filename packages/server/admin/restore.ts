import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SetUpError } from '../settings.ts';
import { housePath } from '../store/house-file.ts';
import { makeFolder } from '../store/make-folder.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { FILE } from '../store/sqlite.ts';
import { faultMessage } from './check-room.ts';

/** Replaces the embedded database by a backup and keeps the old one beside it; returns its name, or null if there was none. */
export function restore(folder: string, backup: string): string | null {
  checkBackup(backup);
  const file = join(folder, FILE);
  makeFolder(folder);
  const unfinished = `${file}.part`;
  copyFileSync(backup, unfinished);
  const before = existsSync(file) ? `${file}.before-restore` : null;
  if (before !== null) {
    mergeIntoOneFile(file);
    for (const end of ['', '-wal']) if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${before}${end}`);
  }
  // They are about the former file.
  for (const beside of [`${file}-sums`, housePath(folder)]) rmSync(beside, { force: true });
  renameSync(unfinished, file);
  return before;
}

/** Checks that a backup is a complete database of ours, and not of a later program. */
function checkBackup(backup: string): void {
  if (!existsSync(backup)) throw new SetUpError(`there is no file ${backup}`);
  const database = new DatabaseSync(backup, { readOnly: true });
  try {
    const { integrity_check: whole } = database.prepare('pragma integrity_check(1)').get() ?? {};
    const { value } = database.prepare(`select value from meta where key = 'version'`).get() ?? {};
    if (whole !== 'ok') throw new Error(String(whole));
    if (Number(value) > MIGRATIONS.length) throw new Error('it was made by a newer program');
  } catch (fault) {
    throw new SetUpError(`${backup} can't be restored: ${faultMessage(fault)}`, { cause: fault });
  } finally {
    database.close();
  }
}

/** SQLite's error numbers for a file that another process uses. */
const IN_USE = [5, 6];

/**
 * Merges everything into one file. That needs exclusive access, which is refused while a server has it open. A file that is too damaged
 * for it is moved away as it is.
 */
function mergeIntoOneFile(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = delete');
  } catch (fault) {
    const { errcode } = fault as { readonly errcode?: unknown };
    if (typeof errcode !== 'number' || IN_USE.includes(errcode & 0xff))
      throw new SetUpError(`${file} is in use: stop the server first`, { cause: fault });
  } finally {
    database.close();
  }
}
