import { writeFileSync } from 'node:fs';
import type { Block, BlockJob } from './arena/block.ts';
import { budgetOf, contestantOf, hypothesesOf, lineUp } from './arena/bots.ts';
import { estimate, sprt } from './arena/statistics.ts';
import { type Command, parseArguments } from './lib/arguments.ts';
import { gameOf } from './lib/game.ts';
import { Misuse, main } from './lib/misuse.ts';
import { CORES, inWorkers } from './lib/pool.ts';
import { progress } from './lib/progress.ts';

const COMMAND = {
  call: 'npm run arena --',
  about:
    'Plays bots against each other, each deal once for every rotation around the table, and prints win rates with 95 % intervals over deals.',
  positionals: { game: { help: 'the game, e.g. carta-nostra' } },
  flags: {
    bots: {
      kind: 'text',
      value: 'A,B,…',
      default: 'greedy,random',
      help: 'one for each seat; 3*greedy is three of them',
    },
    matches: { kind: 'integer', min: 1, max: 10_000_000, default: 200, help: 'matches; rounded up to whole rotations' },
    budget: { kind: 'text', value: '50ms|400i', default: '400i', help: 'for an answer: milliseconds or iterations' },
    sprt: {
      kind: 'text',
      value: 'LOW,HIGH',
      help: 'stop once the first bot’s win rate is known to be the lower or the higher of these, e.g. 0.5,0.55',
    },
    seconds: { kind: 'integer', min: 1, max: 1_000_000, help: 'start no deal after this many seconds' },
    csv: { kind: 'text', value: 'FILE', help: 'write a line for every deal' },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'the seed of the deals' },
    workers: { kind: 'integer', min: 1, max: 256, default: CORES, help: 'worker threads' },
  },
} as const satisfies Command;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The indexes in the list at which a bot of this name sits. */
const placesOf = (bots: readonly string[], name: string): number[] =>
  bots.flatMap((each, place) => (each === name ? [place] : []));

const summed = (list: readonly number[], places: readonly number[]): number =>
  places.reduce((sum, place) => sum + (list[place] ?? 0), 0);

/** The result of one bot per seat it has, so that a fair share is one divided by the number of seats. */
function row(name: string, bots: readonly string[], blocks: readonly Block[]): string {
  const places = placesOf(bots, name);
  const won = estimate(blocks.map(block => summed(block.won, places) / places.length));
  const score = estimate(blocks.map(block => summed(block.score, places) / places.length));
  const answers = blocks.reduce((sum, block) => sum + summed(block.answers, places), 0);
  const milliseconds = blocks.reduce((sum, block) => sum + summed(block.milliseconds, places), 0);
  const time = (milliseconds / Math.max(1, answers)).toFixed(2);
  return `| ${name} | ${percent(won.mean)} ± ${(100 * won.margin).toFixed(1)} | ${score.mean.toFixed(1)} | ${time} |`;
}

/** How often each bot finished ahead of each other bot. */
function crossTable(names: readonly string[], bots: readonly string[], blocks: readonly Block[]): string[] {
  const cell = (a: string, b: string): string => {
    if (a === b) return '–';
    const [mine, theirs] = [placesOf(bots, a), placesOf(bots, b)];
    const share = estimate(
      blocks.map(
        ({ before }) =>
          mine.reduce((sum, each) => sum + summed(before[each] ?? [], theirs), 0) / mine.length / theirs.length,
      ),
    );
    return percent(share.mean);
  };
  return [
    `| before | ${names.join(' | ')} |`,
    `|---|${names.map(() => '---:').join('|')}|`,
    ...names.map(a => `| ${a} | ${names.map(b => cell(a, b)).join(' | ')} |`),
  ];
}

await main(async argv => {
  const {
    game: id,
    bots: text,
    matches,
    budget,
    sprt: test,
    seconds,
    csv,
    seed,
    workers,
  } = parseArguments(COMMAND, argv);
  const bots = lineUp(text);
  const { min, max } = gameOf(id).seats;
  if (bots.length < min || bots.length > max)
    throw new Misuse(`${id} is for ${min} to ${max} players, not ${bots.length}`);
  for (const bot of bots) contestantOf(bot, budgetOf(budget));
  const hypotheses = hypothesesOf(test);
  const deals = Math.ceil(matches / bots.length);
  const jobs: BlockJob[] = Array.from({ length: deals }, (_, deal) => ({
    game: id,
    bots,
    budget: budgetOf(budget),
    key: `${seed} ${deal}`,
  }));
  const bar = progress(`arena ${id}`, deals);
  const blocks: Block[] = [];
  const [first = ''] = bots;
  const places = placesOf(bots, first);
  const rates = (): number[] => blocks.map(({ won }) => summed(won, places) / places.length);
  const isDecided = (): boolean => hypotheses !== null && sprt(rates(), hypotheses).verdict !== null;
  const begun = performance.now();
  const isLate = (): boolean => seconds !== undefined && performance.now() - begun > 1000 * seconds;
  await inWorkers(new URL('./arena/block.ts', import.meta.url), jobs, {
    workers,
    onResult: (block: Block) => {
      blocks.push(block);
      bar.step();
    },
    isOver: () => isDecided() || isLate(),
  });
  bar.end();
  const names = [...new Set(bots)];
  console.log(
    `| ${id}, ${bots.length} players, ${blocks.length * bots.length} matches, ${budget} | wins a seat | score | ms an answer |`,
  );
  console.log('|---|---:|---:|---:|');
  for (const name of names) console.log(row(name, bots, blocks));
  if (names.length > 1) console.log(['', ...crossTable(names, bots, blocks)].join('\n'));
  if (csv !== undefined)
    writeFileSync(csv, [bots.join(','), ...blocks.map(({ won }) => won.join(','))].join('\n').concat('\n'));
  if (hypotheses !== null) {
    const { ratio, verdict } = sprt(rates(), hypotheses);
    console.log(
      `\nsprt ${hypotheses.low} against ${hypotheses.high}: ${verdict ?? 'undecided'} (log ratio ${ratio.toFixed(2)})`,
    );
  }
  const { mean, margin } = estimate(rates());
  console.log(
    `\narena ${id}: ${first} wins ${percent(mean)} ± ${(100 * margin).toFixed(1)} of ${percent(1 / bots.length)}`,
  );
  return 0;
});
