import { readdirSync } from 'node:fs';
import { GAME_IDS } from '@consigliere/games/list';
import { chacha20, shuffle } from '@consigliere/kernel/host';

/** A part of the project with its own score. */
export interface Stratum {
  readonly name: string;
  /** The folder its sources are in. */
  readonly folder: string;
  /** Path filters for vitest: the tests that may find its mutants. */
  readonly tests: readonly string[];
}

const game = (name: string): Stratum => ({
  name,
  folder: `packages/games/${name}`,
  tests: [`packages/games/${name}/`, 'packages/games/boxes.test.ts'],
});

export const STRATA: readonly Stratum[] = [
  { name: 'kernel', folder: 'packages/kernel', tests: ['packages/kernel/', 'packages/games/'] },
  ...GAME_IDS.map(game),
];

/**
 * Files without rules: tests and their material (laws, small games, lists of what must occur), advice for bots, texts, names and types,
 * edition data.
 */
const NO_RULES =
  /(\.test|\.types)\.ts$|\/(advice|text|testing|laws|sitdown)\/|\/(advice|occurs|words|say|types)\.ts$|\/standard\.ts$/;

/** Tests that play for many seconds what others check at once: without them a score is at worst too low. */
const LONG = /\.slow\.test\.ts$|\/laws(\/faults)?\.test\.ts$|\/advice\//;

/** The sources of a stratum, as paths from the root of the project. */
export const sourcesOf = ({ folder }: Stratum, root: string): string[] =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map(file => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.ts') && !NO_RULES.test(file))
    .sort();

export const isQuick = (test: string): boolean => !LONG.test(test);

/** A test file: its cost without a fault, and every source that it imports, directly or indirectly. */
export interface Surveyed {
  readonly test: string;
  readonly milliseconds: number;
  readonly imports: readonly string[];
}

/** The tests that reach a source: its own first, then the fastest. */
export function testsFor(path: string, survey: readonly Surveyed[]): Surveyed[] {
  const own = path.replace(/\.ts$/, '.test.ts');
  return survey
    .filter(({ imports }) => imports.includes(path))
    .sort((a, b) => Number(b.test === own) - Number(a.test === own) || a.milliseconds - b.milliseconds);
}

/** Draws `count` of the items without replacement, the same ones for the same seed. */
export const sampleOf = <X>(items: readonly X[], count: number, seed: string, purpose: string): X[] =>
  shuffle(chacha20(seed), purpose, [...items]).slice(0, count);

/** The result of a stratum's sample. */
export interface Tally {
  readonly name: string;
  /** All mutants, and those that were tried. */
  readonly places: number;
  readonly sampled: number;
  readonly killed: number;
}

/** A share in percent with half its 95 % interval. */
interface Score {
  readonly percent: number;
  readonly margin: number;
}

/** The score of all strata together, weighted by places. */
export function scoreOf(tallies: readonly Tally[]): Score {
  const all = tallies.reduce((sum, { places }) => sum + places, 0);
  let [mean, variance] = [0, 0];
  for (const { places, sampled, killed } of tallies) {
    if (sampled === 0) continue;
    const [weight, share] = [places / all, killed / sampled];
    mean += weight * share;
    variance += weight ** 2 * shareVariance(share, sampled, places);
  }
  return { percent: 100 * mean, margin: 100 * 1.96 * Math.sqrt(variance) };
}

/** One found and one missed are added (Agresti and Coull), so that a sample in which all were found isn't called certain. */
function shareVariance(share: number, sampled: number, places: number): number {
  const counted = sampled + 4;
  const middle = (share * sampled + 2) / counted;
  const untried = places > 1 ? (places - sampled) / (places - 1) : 0;
  return ((middle * (1 - middle)) / counted) * untried;
}

export const written = ({ percent, margin }: Score): string => `${percent.toFixed(1)} % ± ${margin.toFixed(1)}`;
