import { type Action, foresee, key, type SeatView, type Shape, sayEvent, sfc32 } from '@consigliere/kernel';
import { rulesHere } from '../table/rules-here.ts';
import type { Sitting } from '../table/sitting.ts';

/** In how many imagined worlds an answer is tried before it is shown. */
const DREAMS = 6;

/** What an answer would certainly bring, in sentences, and whether more follows that depends on luck or on hidden cards. */
export interface Consequence {
  readonly certain: readonly string[];
  readonly isUncertain: boolean;
}

const NONE: Consequence = { certain: [], isUncertain: false };

/** Of an open answer only: a secret one brings nothing before all are in. */
export async function consequenceOf(sitting: Sitting, action: Action<Shape>): Promise<Consequence> {
  const { seen, pack, who } = sitting;
  const { match } = seen.peek();
  if (match?.prompt == null || match.prompt.secret || match.view.seat === null) return NONE;
  // Whoever asks may have waited for this very code: the table has gone on meanwhile.
  const name = key(action);
  if (!match.prompt.actions.some(each => key(each) === name)) return NONE;
  const rules = await rulesHere(sitting);
  const foresight = foresee(rules, match.view as SeatView<Shape>, action, { dreams: DREAMS, rng: sfc32('what if') });
  const certain = new Set(foresight.certain.map(event => sayEvent(pack.words, event, who.peek())));
  // Imagined dice and cards aren't told: a reader would take them for known.
  return { certain: [...certain], isUncertain: foresight.possible.length > 0 };
}
