import type { Shape, State } from '@consigliere/kernel';
import { type Model, sfc32 } from '@consigliere/kernel/host';
import { RulesModel } from './rules-model.ts';
import type { Situation } from './situation.ts';

/** Imagined worlds have this many different seeds. */
const SEEDS = 2 ** 30;
/** The number of worlds that are drawn at most; the last one is taken however unlikely it is. */
const PATIENCE = 8;

/**
 * Enters a world that the seat may be in, imagined from its view. If the game can judge how well a world explains what the others have
 * done, unlikely ones are rejected. Secret answers of others stay open if the game knows how they answer.
 */
export function believe<T extends Shape>(model: Model<T>, { rules, random }: Situation<T>): void {
  const hasBeliefs = rules.game.advice?.plausible !== undefined;
  for (let draws = 1; ; draws++) {
    model.dream(sfc32(random(SEEDS)));
    if (!hasBeliefs || draws === PATIENCE || random(1000) < 1000 * model.plausible()) return;
  }
}

/** Imagines any world that fits the view, without weighing it. */
export function imagineWorld<T extends Shape>(situation: Situation<T>): State<T> {
  const model = new RulesModel(situation);
  model.dream(sfc32(situation.random(SEEDS)));
  return model.picture();
}
