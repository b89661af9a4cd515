import { readdirSync } from 'node:fs';
import { GAME_IDS } from '@consigliere/games/list';

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
