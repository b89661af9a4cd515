import { type Box, chosenEdition } from '@consigliere/kernel';

type Options = Readonly<Record<string, unknown>>;

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

/** The words by a table's edition and options. */
export const wordsBy =
  <E, W>(box: Box<unknown>, standard: W, wordsOf: (edition: E, options: Options) => W) =>
  (options: Options): W => {
    const chosen = chosenEdition(box, options.edition);
    return chosen.ok ? wordsOf(chosen.value as E, options) : standard;
  };
