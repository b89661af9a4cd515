import { type GameBox, parseEdition } from '@consigliere/kernel';
import type { GameWords } from './loadable.ts';

/** Words that depend on the edition, for a box whose faults make sure that its editions are of type E. */
export const editionWords = <E, W>(
  box: GameBox<unknown>,
  standard: W,
  wordsOf: (edition: E, options: Readonly<Record<string, unknown>>) => W,
): GameWords<W> => ({
  standard,
  by: options => {
    const chosen = parseEdition(box, options.edition);
    return chosen.ok ? wordsOf(chosen.value as E, options) : standard;
  },
});
