import { type Shape, sfc32 } from '@consigliere/kernel';
import { believe } from './belief.ts';
import { playingOf, playOn } from './playing.ts';
import { modelOf } from './rehearsal.ts';
import type { Situation } from './situation.ts';

/** What a position promises, for whoever is to judge it and not to answer. */
export type Outlook<T extends Shape> = Omit<Situation<T>, 'actions'>;

/**
 * How likely the seat is to win, from 0 to 1, by what it knows: the mean over so many worlds it may be in, each played on as the
 * search of the strongest level plays them.
 */
export function outlook<T extends Shape>(situation: Outlook<T>, worlds: number): number {
  const { rules, view, random } = situation;
  const asked: Situation<T> = { ...situation, actions: [] };
  const model = modelOf(asked);
  let sum = 0;
  for (let world = 0; world < worlds; world++) {
    believe(model, asked);
    model.keep();
    model.again(sfc32(random(2 ** 30)));
    playOn(model, sfc32(random(2 ** 30)), playingOf(rules));
    sum += model.worthTo(view.seat);
  }
  return sum / worlds;
}
