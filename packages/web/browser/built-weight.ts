import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../dist');

/** The gzipped size of a built file, in bytes; files without a compressed copy are sent as they are. */
function builtWeight(pathname: string): number {
  const file = join(DIST, pathname);
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
}

export const isCode = (pathname: string): boolean => /\.(js|css)$/.test(pathname);

export const builtWeights = (pathnames: readonly string[]): number =>
  pathnames.reduce((sum, name) => sum + builtWeight(name), 0);
