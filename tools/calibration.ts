import type { Scale } from '@consigliere/kernel';
import { contestantOf, lineUp } from './arena/bots.ts';
import { type Accuracy, HEADER, judge } from './calibration/report.ts';
import type { Sample, SampleJob } from './calibration/sample.ts';
import { fitScale } from './calibration/statistics.ts';
import { type Command, parseArguments } from './lib/arguments.ts';
import { gameOf } from './lib/game.ts';
import { Misuse, main } from './lib/misuse.ts';
import { CORES, inWorkers } from './lib/pool.ts';
import { progress } from './lib/progress.ts';

const COMMAND = {
  call: 'npm run calibration --',
  about:
    'Plays bot matches and prints how accurate the win chances are, raw and as people are shown them (exit 1 if the error of a player count is above 0.04 and twice its floor).',
  positionals: { game: { help: 'the game, e.g. corleones-empire' } },
  flags: {
    matches: {
      kind: 'integer',
      min: 2,
      max: 1_000_000,
      default: 400,
      help: 'of each player count: the first half to fit by, the other to judge by',
    },
    fit: { kind: 'switch', help: 'fit the two numbers, judge by them, and print them for the source' },
    players: { kind: 'integer', min: 2, max: 9, help: 'only this player count' },
    worlds: { kind: 'integer', min: 1, max: 100_000, default: 200, help: 'imagined matches at each position' },
    bots: { kind: 'text', value: 'A,B,…', default: 'level1,level2,level3', help: 'the bots, match by match in turn' },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'the seed of the matches' },
    workers: { kind: 'integer', min: 1, max: 256, default: CORES, help: 'worker threads' },
  },
} as const satisfies Command;

const MATCHES_A_JOB = 5;
const THIRDS = ['first', 'second', 'last'];
/** An error above this is too large, unless there are too few positions to show less. */
const LIMIT = 0.04;

const isTooLarge = ({ error, floor }: Accuracy): boolean => error > LIMIT && error > 2 * floor;

await main(async argv => {
  const { game: id, matches, fit, players, worlds, bots: text, seed, workers } = parseArguments(COMMAND, argv);
  const { seats, advice } = gameOf(id);
  const bots = lineUp(text);
  for (const bot of bots) contestantOf(bot, {});
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i).filter(
    each => players === undefined || each === players,
  );
  if (counts.length === 0) throw new Misuse(`${id} is for ${seats.min} to ${seats.max} players, not ${players}`);
  const half = Math.floor(matches / 2);
  const bar = progress(`calibration ${id}`, counts.length * (fit ? 2 * half : half));
  /** Plays half of the matches, from this one on. */
  const sampled = async (count: number, from: number, how: Pick<SampleJob, 'worlds' | 'scale'>): Promise<Sample[]> => {
    const jobs: SampleJob[] = [];
    for (let first = from; first < from + half; first += MATCHES_A_JOB) {
      const length = Math.min(MATCHES_A_JOB, from + half - first);
      jobs.push({ game: id, seats: count, bots, seed, matches: Array.from({ length }, (_, i) => first + i), ...how });
    }
    const samples: Sample[] = [];
    const onResult = (found: Sample[], job: SampleJob): void => {
      samples.push(...found);
      bar.step(job.matches.length);
    };
    await inWorkers(new URL('./calibration/sample.ts', import.meta.url), jobs, { workers, onResult });
    return samples.sort((one, other) => one.match - other.match || one.third - other.third);
  };
  const fitted: string[] = [];
  const verdicts: Accuracy[] = [];
  const rows: string[] = [];
  for (const count of counts) {
    let scale: Scale | null = advice?.chances?.scales?.[count] ?? null;
    if (fit) {
      const samples = await sampled(count, 0, { worlds: 0, scale: null });
      const chances = samples.flatMap(({ evaluations, came }) =>
        evaluations.map((chance, seat) => ({ chance, came: came[seat] ?? 0 })),
      );
      // Judges the numbers as they will be in the source.
      const [a, b] = fitScale(chances);
      scale = [Number(a.toFixed(2)), Number(b.toFixed(2))];
      fitted.push(`    ${count}: [${scale.join(', ')}],`);
    }
    const samples = await sampled(count, half, { worlds, scale });
    const whole = judge(`**${count} players**`, samples);
    verdicts.push(whole);
    const ofThird = (name: string, third: number): string =>
      judge(
        `${count} players, ${name} third`,
        samples.filter(each => each.third === third),
      ).row;
    rows.push(whole.row, ...THIRDS.map(ofThird));
  }
  bar.end();
  console.log([...HEADER, ...rows].join('\n'));
  if (fit) console.log(`\n  scales: {\n${fitted.join('\n')}\n  },`);
  const worst = verdicts.reduce((one, other) => (other.error > one.error ? other : one));
  console.log(
    `\ncalibration ${id}: error at most ${worst.error.toFixed(3)}, where the floor is ${worst.floor.toFixed(3)}`,
  );
  return verdicts.some(isTooLarge) ? 1 : 0;
});
