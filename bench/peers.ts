import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const PEERS = new URL('./peers/', import.meta.url);

/** The peers are a separate package; the bench installs them when it first needs them. */
export function installPeers(): void {
  if (existsSync(new URL('node_modules/boardgame.io/package.json', PEERS))) return;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['ci', '--omit=dev'], { cwd: PEERS, stdio: ['ignore', 'ignore', 'inherit'] });
}
