import { spawnSync } from 'node:child_process';
import { Misuse } from './misuse.ts';

/** Programs that the tests need, and their Debian packages. */
const PROGRAMS = [
  { command: 'pg_virtualenv', packaged: 'postgresql' },
  { command: 'redis-server', packaged: 'redis-server' },
  { command: 'python3', packaged: 'python3' },
  { command: 'chromium', packaged: 'chromium' },
] as const;

const QUIETLY = ['env', 'RUNLEVEL=1', 'DEBIAN_FRONTEND=noninteractive'];

/** Installs missing programs; where that isn't possible, a Misuse says what to do by hand. */
export function installPrograms(): void {
  const missing = PROGRAMS.filter(({ command }) => !has(command)).map(({ packaged }) => packaged);
  if (missing.length === 0) return;
  const byHand = new Misuse(
    `the tests need ${missing.join(', ')}, which cannot be installed from here: run \`apt-get install ${missing.join(' ')}\` as root, or what your system has instead`,
  );
  const asRoot = rootPrefix();
  if (asRoot === undefined) throw byHand;
  console.log(`installing ${missing.join(', ')}`);
  const aptGet = (...args: string[]): boolean => succeeds([...asRoot, ...QUIETLY, 'apt-get', '-q', ...args], 'inherit');
  // Package lists that can't be updated may still be good enough.
  aptGet('update');
  if (!aptGet('install', '-y', '--no-install-recommends', ...missing)) throw byHand;
}

/** The prefix that runs a command as root: nothing, or sudo without a password; undefined: not allowed. */
function rootPrefix(): readonly string[] | undefined {
  if (!has('apt-get')) return undefined;
  if (process.getuid?.() === 0) return [];
  const sudo = ['sudo', '-n'];
  return succeeds([...sudo, 'true'], 'ignore') ? sudo : undefined;
}

const has = (command: string): boolean => succeeds(['sh', '-c', 'command -v "$0"', command], 'ignore');

const succeeds = ([command = '', ...args]: readonly string[], stdio: 'ignore' | 'inherit'): boolean =>
  spawnSync(command, args, { stdio }).status === 0;
