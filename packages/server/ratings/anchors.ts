import { LEVELS } from '@consigliere/bots';
import { NEW_PLAYER } from './plackett-luce.ts';

/** How often levels 2, 3, 4 and 5 win against the level below them, between two. */
type ArenaWins = readonly [two: number, three: number, four: number, five: number];

/** By the bots' version and game, from the arena: the table in docs/bots.md. A new version gets a row, and old rows stay. */
const ARENA: Readonly<Record<number, Readonly<Record<string, ArenaWins>>>> = {
  1: {
    'carta-nostra': [0.709, 0.738, 0.66, 0.655],
    'der-pate': [0.721, 0.661, 0.683, 0.681],
    'corleones-empire': [0.684, 0.714, 0.743, 0.646],
  },
};

/** Between two players without uncertainty, who differ by this times the logarithm of the odds. */
const SCALE = Math.SQRT2 * (NEW_PLAYER.sigma / 2);

const differenceFor = (wins: number): number => SCALE * Math.log(wins / (1 - wins));

/** The fixed strength of a bot, level 3 being that of a new player; null: it wasn't measured. */
export function anchorOf(version: number | null, game: string, level: number): number | null {
  const wins = version === null ? undefined : ARENA[version]?.[game];
  const known = LEVELS.find(each => each === level);
  if (wins === undefined || known === undefined) return null;
  const above = (steps: readonly number[]): number => steps.reduce((sum, each) => sum + differenceFor(each), 0);
  return known >= 3 ? NEW_PLAYER.mu + above(wins.slice(2, known - 1)) : NEW_PLAYER.mu - above(wins.slice(known - 1, 2));
}
