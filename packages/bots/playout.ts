import type { Action, Rules, Seat, Shape, State } from '@consigliere/kernel';
import { type Model, random, result, type Sfc32, type World } from '@consigliere/kernel/host';

/** How an imagined match is played on. */
export interface Playout {
  /** The percentage of answers that are random instead of the game's advice. */
  readonly whims: number;
  /** The number of answers before the game's evaluation is used; the end may come first. */
  readonly horizon: number;
}

/** The defaults for games that don't say. */
const USUAL: Playout = { whims: 10, horizon: 40 };

/** How imagined matches of a game are played on. */
export const playoutOf = <T extends Shape>({ game }: Rules<T>): Playout => game.advice?.search ?? USUAL;

/** A random function in the form that a game's advice needs. */
export const chanceOf =
  (rng: Sfc32) =>
  (n: number): number =>
    random(rng, '', n);

/** Chooses an answer like a player: the game's advice, and a random answer now and then. */
export function chooseLikely<T extends Shape>(
  rules: Rules<T>,
  world: World<T>,
  seat: Seat,
  any: (n: number) => number,
  whims: number,
): Action<T> {
  const actions = world.legal(seat);
  const policy = rules.game.advice?.rollout;
  const action =
    actions.length === 1
      ? actions[0]
      : policy === undefined || (whims > 0 && any(100) < whims)
        ? actions[any(actions.length)]
        : policy(world.glance(seat), actions, any);
  if (action === undefined) throw new Error(`${rules.game.id}: seat ${seat} is asked without a legal answer`);
  return action;
}

/** The first of a set of seats, one bit each. */
export const firstOf = (seats: number): Seat => 31 - Math.clz32(seats & -seats);

/** Plays on until the horizon, and further while secret answers aren't opened yet: such a position can't be evaluated. */
export function playOn<T extends Shape>(model: Model<T>, rng: Sfc32, { whims, horizon }: Playout): void {
  for (let answers = 0; answers < horizon || model.isSecret(); answers++) {
    const awaited = model.awaited();
    if (awaited === 0) return;
    model.follow(firstOf(awaited), rng, whims);
  }
}

/** A position's worth to a seat: its share of the win at the end, or the game's evaluation before. */
export function worthTo<T extends Shape>(rules: Rules<T>, state: State<T>, world: World<T>, seat: Seat): number {
  const end = result(rules, state);
  if (end === null) return rules.game.advice?.evaluate(world.glance(seat)) ?? 1 / rules.seats;
  return end.place[seat] === 1 ? 1 / end.place.filter(place => place === 1).length : 0;
}
