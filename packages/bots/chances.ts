import type { Result, Rules, Scale, Shape } from '@consigliere/kernel';
import { type Model, sfc32 } from '@consigliere/kernel/host';
import { believe } from './belief.ts';
import { type Playout, playOn, playoutOf } from './playout.ts';
import { modelOf } from './rules-model.ts';
import type { Situation } from './situation.ts';

/** Everything a seat knows about a position. */
export type Knowledge<T extends Shape> = Omit<Situation<T>, 'actions'>;

/** How likely each seat is to win, and how likely it is that everybody loses. They add up to 1. */
export interface Chances {
  /** By seat. A shared win counts in part for each winner. */
  readonly by: readonly number[];
  readonly nobody: number;
}

/** The end of an imagined match: its worth to each seat, and how likely it is that everybody loses. */
export interface Leaf extends Chances {
  /** Whether the match was over, so that this is its result. Otherwise it's the game's evaluation and needn't add up to 1. */
  readonly isOver: boolean;
}

/** How imagined matches are played on for the chances that players see. */
export const playoutForChances = <T extends Shape>(rules: Rules<T>): Playout =>
  rules.game.advice?.chances?.playing ?? playoutOf(rules);

/** Plays on one imagined match per world, from what a seat knows. */
export function* leavesOf<T extends Shape>(known: Knowledge<T>, worlds: number, playing: Playout): Generator<Leaf> {
  const asked: Situation<T> = { ...known, actions: [] };
  const model = modelOf(asked);
  for (let world = 0; world < worlds; world++) {
    believe(model, asked);
    model.keep();
    model.again(sfc32(known.random(2 ** 30)));
    playOn(model, sfc32(known.random(2 ** 30)), playing);
    yield leafOf(model, known.rules.seats);
  }
}

const leafOf = <T extends Shape>(model: Model<T>, seats: number): Leaf => ({
  isOver: model.awaited() === 0,
  by: Array.from({ length: seats }, (_, seat) => model.worthTo(seat)),
  nobody: model.nobodyWins(),
});

/** Evaluations are kept this far from 0 and 1. */
const SURE = 1e-4;

/** Scales an evaluation so that it is a calibrated chance. */
export function scaleChance(chance: number, [a, b]: Scale): number {
  const inside = Math.min(1 - SURE, Math.max(SURE, chance));
  return 1 / (1 + Math.exp(-a - b * Math.log(inside / (1 - inside))));
}

/** The chances at a leaf: its result, or the seats' scaled evaluations as shares of the whole. */
export function chancesAt({ isOver, by, nobody }: Leaf, scale: Scale | undefined): Chances {
  if (isOver) return { by, nobody };
  const hopes = scale === undefined ? by : by.map(each => scaleChance(each, scale));
  const all = hopes.reduce((sum, each) => sum + each, nobody);
  if (all === 0) return { by: by.map(() => 1 / by.length), nobody: 0 };
  return { by: hopes.map(each => each / all), nobody: nobody / all };
}

/** The chances after the end: the winners share, or everybody has lost. */
export function chancesOfResult({ place }: Pick<Result, 'place'>): Chances {
  const winners = place.filter(each => each === 1).length;
  return { by: place.map(each => (each === 1 ? 1 / winners : 0)), nobody: winners === 0 ? 1 : 0 };
}

/**
 * Estimates the chances of all seats from what one seat knows: the mean over this many imagined worlds, each played on. All chances that
 * players see come from here.
 */
export function estimateChances<T extends Shape>(known: Knowledge<T>, worlds: number): Chances {
  const { rules, view } = known;
  const end = rules.game.result(view.open, rules.given);
  if (end !== null) return chancesOfResult(end);
  const scale = rules.game.advice?.chances?.scales?.[rules.seats];
  const leaves = leavesOf(known, worlds, playoutForChances(rules));
  return meanOf(Array.from(leaves, leaf => chancesAt(leaf, scale)));
}

export function meanOf(all: readonly Chances[]): Chances {
  const mean = (of: (each: Chances) => number): number => all.reduce((sum, each) => sum + of(each), 0) / all.length;
  const seats = all[0]?.by ?? [];
  return { by: seats.map((_, seat) => mean(({ by }) => by[seat] ?? 0)), nobody: mean(({ nobody }) => nobody) };
}
