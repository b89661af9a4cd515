import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Misuse } from './misuse.ts';

const ROOT = join(import.meta.dirname, '../..');
export const PAGES = join(ROOT, 'packages/web/dist');

/** The sources of the pages. */
const SOURCES = [
  'packages/*/{*,*/*,*/*/*,*/*/*/*,*/*/*/*/*,*/*/*/*/*/*}.{ts,tsx,css,html,svg,png,webmanifest}',
  'package-lock.json',
];

const changedAt = (file: string): number => statSync(join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Builds the pages if they don't exist or one of their sources has changed since. */
export function buildClient(): void {
  const built = changedAt('packages/web/dist/index.html');
  const isOutside = (file: string): boolean => !/(^|\/)(node_modules|dist|server)(\/|$)|[.]test[.]ts$/.test(file);
  const sources = globSync(SOURCES, { cwd: ROOT }).filter(isOutside);
  if (built > 0 && sources.every(file => changedAt(file) <= built)) return;
  console.error('building the pages …');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', 'packages/web', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Misuse('the pages could not be built: see above, and run `npm ci` first');
}
