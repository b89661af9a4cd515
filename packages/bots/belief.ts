import { dream, type Shape, type State, sfc32 } from '@consigliere/kernel';
import { askAnew } from './secrets.ts';
import type { Situation } from './situation.ts';

/** The generator of an imagined world starts from one of so many numbers. */
const SEEDS = 2 ** 30;
/** Worlds drawn before one is taken however unlikely it is. */
const PATIENCE = 8;

/**
 * A world that the seat may be in, drawn from its view. Where the game can say how well a world explains what the others have
 * done, unlikely ones are drawn again. What others have answered in secret is left open where the game knows how they answer.
 */
export function believed<T extends Shape>(situation: Situation<T>): State<T> {
  const { rules, view, heard, random } = situation;
  const plausible = rules.game.advice?.plausible;
  for (let draws = 1; ; draws++) {
    const state = imagined(situation);
    if (plausible === undefined || draws === PATIENCE || random(1000) < 1000 * plausible(view, state, heard))
      return state;
  }
}

/** The same without a belief: any world that looks like this one. */
export function imagined<T extends Shape>({ rules, view, random }: Situation<T>): State<T> {
  const state = dream(rules, view, sfc32(random(SEEDS)));
  askAnew(rules, state, view.seat);
  return state;
}
