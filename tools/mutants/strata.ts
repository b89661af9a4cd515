import { readdirSync } from 'node:fs';
import { GAME_IDS } from '@consigliere/games/list';
import { chacha20, shuffle } from '@consigliere/kernel/host';

/** A part of the project with a score of its own. */
export interface Stratum {
  readonly name: string;
  /** The folder its sources are in. */
  readonly folder: string;
  /** Where the tests are that may find its mutants, as vitest filters paths. */
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
 * Not rules: tests and what they are made with (laws, small games, what must occur in random matches), advice for bots, words,
 * names and types, the boxes as they are sold.
 */
const NO_RULES =
  /(\.test|\.types)\.ts$|\/(advice|text|testing|laws|sitdown)\/|\/(advice|occurs|words|say|types)\.ts$|\/standard\.ts$/;

/** Tests that play for many seconds what others look at in none: without them a score is at worst too low. */
const LONG = /\.slow\.test\.ts$|\/laws(\/faults)?\.test\.ts$|\/advice\//;

/** The sources of a stratum, from the root of the project. */
export const sourcesOf = ({ folder }: Stratum, root: string): string[] =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map(file => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.ts') && !NO_RULES.test(file))
    .sort();

export const isQuick = (test: string): boolean => !LONG.test(test);

/** A test file: what it costs where nothing is changed, and every source it imports, directly or not. */
export interface Surveyed {
  readonly test: string;
  readonly milliseconds: number;
  readonly imports: readonly string[];
}

/** The tests that reach a source: its own first, then the quickest. */
export function testsFor(path: string, survey: readonly Surveyed[]): Surveyed[] {
  const own = path.replace(/\.ts$/, '.test.ts');
  return survey
    .filter(({ imports }) => imports.includes(path))
    .sort((a, b) => Number(b.test === own) - Number(a.test === own) || a.milliseconds - b.milliseconds);
}

/** `count` of the items, drawn without return, the same for the same seed. */
export const sampleOf = <X>(items: readonly X[], count: number, seed: string, purpose: string): X[] =>
  shuffle(chacha20(seed), purpose, [...items]).slice(0, count);

/** What a sample says of its stratum. */
export interface Tally {
  readonly name: string;
  /** All mutants there are, and those of them that were tried. */
  readonly places: number;
  readonly sampled: number;
  readonly killed: number;
}

/** A share in percent with half its 95 % interval. */
interface Score {
  readonly percent: number;
  readonly margin: number;
}

/** The score of all strata together, each weighing as many places as it has. */
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

/** One found and one missed are added (as Agresti and Coull do), so that a sample in which all were found is not called certain. */
function shareVariance(share: number, sampled: number, places: number): number {
  const counted = sampled + 4;
  const middle = (share * sampled + 2) / counted;
  const untried = places > 1 ? (places - sampled) / (places - 1) : 0;
  return ((middle * (1 - middle)) / counted) * untried;
}

export const written = ({ percent, margin }: Score): string => `${percent.toFixed(1)} % ± ${margin.toFixed(1)}`;
