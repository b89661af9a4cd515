import { type CorleonesEmpire, DOLLARS, handOf, stashed } from '@consigliere/games/corleones-empire/rules';
import type { CorleonesEmpireWords } from '@consigliere/games/corleones-empire/text';
import type { HiddenOf } from '../hidden.ts';

/** CE-37 The cards in the hand, the jobs drawn of which one is kept, and the money in the suitcase. */
export const hidden: HiddenOf<CorleonesEmpire> = ({ recalled, own, seat }, general) => {
  // The pack loads the words of Corleone's Empire with what is hidden.
  const words = general as CorleonesEmpireWords;
  const { table } = words;
  const inCase = DOLLARS.map((_, kind) => stashed(recalled, own, seat, kind));
  return [
    { label: table.hand, said: words.cards(handOf(recalled, own, seat)) },
    ...(own.drawn.length === 0 ? [] : [{ label: table.jobs, said: own.drawn.map(words.jobTitle).join(', ') }]),
    { label: table.suitcase, said: words.kinds(inCase) },
  ];
};
