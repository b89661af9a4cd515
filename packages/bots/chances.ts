import type { Result, Rules, Scale, Shape } from '@consigliere/kernel';
import { type Model, sfc32 } from '@consigliere/kernel/host';
import { believe } from './belief.ts';
import { type Playout, playOn, playoutOf } from './playout.ts';
import { modelOf } from './rules-model.ts';
import type { Situation } from './situation.ts';

/** What a seat knows of a position. */
export type Knowledge<T extends Shape> = Omit<Situation<T>, 'actions'>;

/** How likely each seat is to win, and how likely it is that everybody loses. Together they are 1. */
export interface Chances {
  /** By seat. A shared win counts in part for each winner. */
  readonly by: readonly number[];
  readonly nobody: number;
}

/** Where an imagined match was left: what it is worth to each seat, and how likely it is that everybody loses. */
export interface Leaf extends Chances {
  /** Whether the match was over there, so that this is its result; else it is what the game's advice says, and needn't add up. */
  readonly isOver: boolean;
}

/** How imagined matches are played on for the chances that people are shown. */
export const playoutForChances = <T extends Shape>(rules: Rules<T>): Playout =>
  rules.game.advice?.chances?.playing ?? playoutOf(rules);

/** Imagined matches from what a seat knows, one for each world, played on. */
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

/** Evaluations are taken for no surer than this. */
const SURE = 1e-4;

/** A chance that comes true as often as it says. */
export function scaleChance(chance: number, [a, b]: Scale): number {
  const inside = Math.min(1 - SURE, Math.max(SURE, chance));
  return 1 / (1 + Math.exp(-a - b * Math.log(inside / (1 - inside))));
}

/** What a leaf says about the chances: its result, or else the seats' scaled evaluations as shares of the whole. */
export function chancesAt({ isOver, by, nobody }: Leaf, scale: Scale | undefined): Chances {
  if (isOver) return { by, nobody };
  const hopes = scale === undefined ? by : by.map(each => scaleChance(each, scale));
  const all = hopes.reduce((sum, each) => sum + each, nobody);
  if (all === 0) return { by: by.map(() => 1 / by.length), nobody: 0 };
  return { by: hopes.map(each => each / all), nobody: nobody / all };
}

/** A match that is over has no chances left but its result: winners share, or everybody has lost. */
export function chancesOfResult({ place }: Pick<Result, 'place'>): Chances {
  const winners = place.filter(each => each === 1).length;
  return { by: place.map(each => (each === 1 ? 1 / winners : 0)), nobody: winners === 0 ? 1 : 0 };
}

/**
 * The chances of all seats, as one seat may estimate them from what it knows: the mean over this many worlds it may be in, each
 * played on. Every chance that people are shown comes from here.
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
