import {
  type Action,
  type Advice,
  copy,
  type Result,
  type Rules,
  type Seat,
  type Shape,
  type State,
} from '@consigliere/kernel';
import { advance, dream, result, sfc32, view } from '@consigliere/kernel/host';
import { randomBot } from './random.ts';
import { playUntilOpened, reopenSecrets } from './secrets.ts';
import type { Bot, Situation } from './situation.ts';

/** The number of worlds in which an answer is tried. */
const DREAMS = 6;
/** Imagined worlds have this many different seeds. */
const SEEDS = 2 ** 20;

/**
 * Looks one answer ahead: tries every answer in the same few worlds imagined from its view, and takes the one with the best evaluation
 * for its seat on average. Without advice it answers at random.
 */
export const greedyBot =
  (dreams = DREAMS): Bot =>
  situation => {
    const { rules, actions, random } = situation;
    const { advice } = rules.game;
    if (advice === undefined || actions.length < 2) return randomBot(situation);
    const worlds = Array.from({ length: dreams }, () => dreamWorld(situation, random(SEEDS)));
    const hopes = actions.map(action => hopeOf(situation, advice, worlds, action));
    const best = Math.max(...hopes);
    return randomBot({ ...situation, actions: actions.filter((_, index) => hopes[index] === best) });
  };

function dreamWorld<T extends Shape>({ rules, view: seen }: Situation<T>, seed: number): State<T> {
  const state = dream(rules, seen, sfc32(seed));
  reopenSecrets(rules, state, seen.seat);
  return state;
}

/** The sum of an answer's worth over all the worlds. Every answer meets the same random numbers. */
function hopeOf<T extends Shape>(
  { rules, view: { seat } }: Situation<T>,
  advice: Advice<T>,
  worlds: readonly State<T>[],
  action: Action<T>,
): number {
  let hope = 0;
  for (const world of worlds) {
    const state = copy(world);
    advance(rules, state, seat, action);
    playUntilOpened(rules, state);
    hope += worth(rules, advice, state, seat);
  }
  return hope;
}

function worth<T extends Shape>(rules: Rules<T>, advice: Advice<T>, state: State<T>, seat: Seat): number {
  const end = result(rules, state);
  return end === null ? advice.evaluate(view(rules, state, seat)) : shareOf(end, seat);
}

/** A match is won or lost; joint winners share. */
function shareOf({ place }: Result, seat: Seat): number {
  return place[seat] === 1 ? 1 / place.filter(each => each === 1).length : 0;
}
