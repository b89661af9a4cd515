import type { Shape, State } from '@consigliere/kernel';
import { type Model, sfc32 } from '@consigliere/kernel/host';
import { RulesModel } from './rules-model.ts';
import type { Situation } from './situation.ts';

/** The generator of an imagined world starts from one of so many numbers. */
const SEEDS = 2 ** 30;
/** Worlds drawn before one is taken however unlikely it is. */
const PATIENCE = 8;

/**
 * Goes into a world that the seat may be in, drawn from its view. Where the game can say how well a world explains what the others
 * have done, unlikely ones are drawn again. What others have answered in secret is left open where the game knows how they answer.
 */
export function believe<T extends Shape>(model: Model<T>, { rules, random }: Situation<T>): void {
  const hasBeliefs = rules.game.advice?.plausible !== undefined;
  for (let draws = 1; ; draws++) {
    model.dream(sfc32(random(SEEDS)));
    if (!hasBeliefs || draws === PATIENCE || random(1000) < 1000 * model.plausible()) return;
  }
}

/** A world without a belief: any that looks like this one. */
export function imagineWorld<T extends Shape>(situation: Situation<T>): State<T> {
  const rehearsal = new RulesModel(situation);
  rehearsal.dream(sfc32(situation.random(SEEDS)));
  return rehearsal.picture();
}
