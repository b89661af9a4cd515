import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../dist');

/** The gzipped size of a built file, in bytes; files without a compressed copy are sent as they are. */
function builtWeight(pathname: string): number {
  const file = join(DIST, pathname);
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
}

export const builtWeights = (pathnames: readonly string[]): number =>
  pathnames.reduce((sum, name) => sum + builtWeight(name), 0);

/** The bytes that a game's bots need. Two workers may have a file each; the larger one counts. */
export const botsWeight = (game: string): number =>
  ['think', `${game}-bots`]
    .map(part => Math.max(...globSync(`assets/${part}-*.js`, { cwd: DIST }).map(builtWeight)))
    .reduce((sum, each) => sum + each, 0);
