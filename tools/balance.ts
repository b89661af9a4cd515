import { addUp, type BalanceJob, type Tally } from './balance/tally.ts';
import { type Command, parseArguments } from './lib/arguments.ts';
import { gameOf } from './lib/game.ts';
import { main } from './lib/misuse.ts';
import { CORES, inWorkers } from './lib/pool.ts';
import { progress } from './lib/progress.ts';

const COMMAND = {
  call: 'npm run balance --',
  about:
    'Plays matches between equal bots and prints, as Markdown, how they went and what was used (exit 1 if something was never used).',
  positionals: { game: { help: 'the game, e.g. der-pate' } },
  flags: {
    matches: { kind: 'integer', min: 1, max: 10_000_000, default: 1000, help: 'matches of each player count' },
    bots: { kind: 'choice', of: ['random', 'greedy'], default: 'random', help: 'the bot that plays' },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'the seed of the matches' },
    workers: { kind: 'integer', min: 1, max: 256, default: CORES, help: 'worker threads' },
  },
} as const satisfies Command;

const MATCHES_A_JOB = 20;

const isShare = (name: string): boolean =>
  /^(seat \d|nobody|the start player|the first player|KO track:|district wins:)/.test(name);

/** Rounds a mean per match to the digits that matter. */
function rounded(mean: number): string {
  if (mean >= 1000) return Math.round(mean).toLocaleString('en');
  return mean === 0 || mean >= 0.01 ? mean.toFixed(2) : mean.toPrecision(1);
}

/** Formats a row of the table: shares of the matches in per cent, sums as means per match. */
function line(name: string, tallies: readonly Tally[]): string {
  const cells = tallies.map(tally => {
    const won = (tally.matches ?? 1) - (tally['nobody wins'] ?? 0);
    const mean = (tally[name] ?? 0) / (name === "winner's score" ? won : (tally.matches ?? 1));
    return isShare(name) ? `${(100 * mean).toFixed(1)} %` : rounded(mean);
  });
  return `| ${name.replace('moment: ', '')} | ${cells.join(' | ')} |`;
}

await main(async argv => {
  const { game: id, matches, bots, seed, workers } = parseArguments(COMMAND, argv);
  const { seats, occurs } = gameOf(id);
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  const jobs: BalanceJob[] = [];
  for (let from = 0; from < matches; from += MATCHES_A_JOB)
    for (const each of counts)
      jobs.push({ game: id, seats: each, bot: bots, seed, from, matches: Math.min(MATCHES_A_JOB, matches - from) });
  const tallies = new Map(counts.map(each => [each, {} as Tally]));
  const bar = progress(`balance ${id}`, matches * counts.length);
  const onResult = (tally: Tally, job: BalanceJob): void => {
    addUp(tallies.get(job.seats) ?? {}, tally);
    bar.step(job.matches);
  };
  await inWorkers(new URL('./balance/tally.ts', import.meta.url), jobs, { workers, onResult });
  bar.end();
  const all = [...tallies.values()];
  const names = [...new Set(all.flatMap(tally => Object.keys(tally)))].filter(name => name !== 'matches');
  const [moments, figures] = [
    names.filter(name => name.startsWith('moment: ')),
    names.filter(name => !name.startsWith('moment: ')),
  ];
  console.log(`| ${matches} matches between ${bots} bots | ${counts.map(each => `${each} players`).join(' | ')} |`);
  console.log(`|---|${counts.map(() => '---:').join('|')}|`);
  for (const name of [...figures.sort(), ...moments.sort()]) console.log(line(name, all));
  const never = Object.keys(occurs.moments).filter(name => !moments.includes(`moment: ${name}`));
  console.log(never.length === 0 ? '\nnever used: nothing' : `\nnever used: ${never.join('; ')}`);
  return never.length === 0 ? 0 : 1;
});
