import type { HiddenOf } from '@consigliere/kernel';
import { countStashed, handOf } from '../hands.ts';
import { type CorleonesEmpire, DOLLARS } from '../types.ts';
import type { CorleonesEmpireWords } from './words.ts';

/** CE-37 The cards in the hand, the drawn jobs of which one is kept, and the money in the suitcase. */
export const hidden: HiddenOf<CorleonesEmpire, CorleonesEmpireWords> = ({ recalled, own, seat }, words) => {
  const { table } = words;
  const inCase = DOLLARS.map((_, kind) => countStashed(recalled, own, seat, kind));
  return [
    { label: table.hand, said: words.cards(handOf(recalled, own, seat)) },
    ...(own.drawn.length === 0 ? [] : [{ label: table.jobs, said: own.drawn.map(words.jobTitle).join(', ') }]),
    { label: table.suitcase, said: words.kinds(inCase) },
  ];
};
