import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, parseArguments } from './lib/arguments.ts';
import { buildClient } from './lib/client.ts';
import { installPrograms } from './lib/install.ts';
import { main } from './lib/misuse.ts';

const COMMAND = {
  call: 'npm run ears --',
  about:
    'Plays whole matches in Chromium by the accessibility tree alone: names, descriptions and live regions. Each match is played twice, once by what the answers are said to bring and once at random. Exit 1 if a match does not end, or, from ten matches on, if listening brings no more than chance.',
  positionals: {},
  flags: {
    game: { kind: 'choice', of: ['carta-nostra', 'der-pate', 'corleones-empire'], help: 'only this game' },
    matches: { kind: 'integer', min: 1, max: 1000, default: 20, help: 'matches of each game' },
    seed: { kind: 'integer', min: 1, max: 1_000_000, default: 1, help: 'the number of the first match' },
  },
} as const satisfies Command;

const WEB = join(import.meta.dirname, '../packages/web');
const PLAYWRIGHT = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');

/** A match as the spec notes it. */
interface EarsResult {
  readonly game: string;
  readonly listened: number;
  readonly random: number;
}

const meanOf = (values: readonly number[]): string =>
  (values.reduce((sum, each) => sum + each, 0) / values.length).toFixed(1);

await main(argv => {
  const { game, matches, seed } = parseArguments(COMMAND, argv);
  const report = join(mkdtempSync(join(tmpdir(), 'consigliere-ears-')), 'results');
  writeFileSync(report, '');
  installPrograms();
  buildClient();
  const { status, error } = spawnSync(process.execPath, [PLAYWRIGHT, 'test', 'ears.long.spec'], {
    cwd: WEB,
    stdio: 'inherit',
    env: {
      ...process.env,
      EARS_MATCHES: `${matches}`,
      EARS_SEED: `${seed}`,
      EARS_REPORT: report,
      EARS_GAME: game ?? '',
    },
  });
  if (error) throw error;
  const results = readFileSync(report, 'utf8').trim().split('\n');
  const played = results.filter(line => line !== '').map(line => JSON.parse(line) as EarsResult);
  const told = [...Map.groupBy(played, each => each.game)].map(
    ([id, of]) =>
      `${id} ${of.length} of ${matches} matches, ${meanOf(of.map(each => each.listened))} points by ear, ${meanOf(of.map(each => each.random))} at random`,
  );
  console.log(`ears: ${told.length === 0 ? 'no match was finished' : told.join('; ')}`);
  return status ?? 1;
});
