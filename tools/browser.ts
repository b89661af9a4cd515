import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildClient } from './lib/client.ts';
import { installPrograms } from './lib/install.ts';
import { Help, main } from './lib/misuse.ts';

const HELP = `npm run browser -- [--short | --pictures] [FILTER …]
Plays in a real Chromium against the pages and a server of its own; FILTER: only the files whose names have it; --short, as in npm test: not
*.long.spec.ts, which play every game with every number of players. --pictures: no tests, but
the pictures and films that the documents show, into docs/screenshots. Exit 1 if a test fails; the last line tells how many passed.`;

const WEB = join(import.meta.dirname, '../packages/web');
const PLAYWRIGHT = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');

await main(argv => {
  if (argv.includes('--help')) throw new Help(HELP);
  const filters = argv.filter(each => each !== '--short' && each !== '--pictures');
  installPrograms();
  buildClient();
  const { status, error } = spawnSync(process.execPath, [PLAYWRIGHT, 'test', ...filters], {
    cwd: WEB,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(argv.includes('--short') ? { BROWSER_SHORT: '1' } : {}),
      ...(argv.includes('--pictures') ? { BROWSER_PICTURES: '1' } : {}),
    },
  });
  if (error) throw error;
  return status ?? 1;
});
