import { type Box, chosenEdition } from '@consigliere/kernel';

/** Words that follow from what is printed in a box, for the games whose words do. */
export const PRINTED = {
  'der-pate': {
    en: async () => (await import('@consigliere/games/der-pate/text/en')).wordsOf,
    de: async () => (await import('@consigliere/games/der-pate/text/de')).wordsOf,
    nl: async () => (await import('@consigliere/games/der-pate/text/nl')).wordsOf,
  },
  'corleones-empire': {
    en: async () => (await import('@consigliere/games/corleones-empire/text/en')).wordsOf,
    de: async () => (await import('@consigliere/games/corleones-empire/text/de')).wordsOf,
    nl: async () => (await import('@consigliere/games/corleones-empire/text/nl')).wordsOf,
  },
} as const;

/** The words by the edition a table plays with: those of the standard one where it plays with that. */
export const wordsBy =
  <E, W>(box: Box<unknown>, standard: W, wordsOf: (edition: E) => W) =>
  ({ edition }: Readonly<Record<string, unknown>>): W => {
    if (edition === undefined) return standard;
    const chosen = chosenEdition(box, edition);
    return chosen.ok ? wordsOf(chosen.value as E) : standard;
  };
