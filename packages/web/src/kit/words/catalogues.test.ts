import { expect, test } from 'vitest';
import { texts as deEdition } from './de/edition.ts';
import { texts as deEnd } from './de/end.ts';
import { texts as deReplay } from './de/replay.ts';
import { texts as deRules } from './de/rules.ts';
import { texts as enEdition } from './en/edition.ts';
import { texts as enEnd } from './en/end.ts';
import { texts as enReplay } from './en/replay.ts';
import { texts as enRules } from './en/rules.ts';
import { texts as nlEdition } from './nl/edition.ts';
import { texts as nlEnd } from './nl/end.ts';
import { texts as nlReplay } from './nl/replay.ts';
import { texts as nlRules } from './nl/rules.ts';

/** Lists every sentence with its path. Functions are called with numbers. */
const sentences = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${path}/${key}`, value]];
    return typeof value === 'function'
      ? [[`${path}/${key}`, String(value(12, 34, 56))]]
      : sentences(value, `${path}/${key}`);
  });

const CATALOGUES = {
  rules: [enRules, deRules, nlRules],
  replay: [enReplay, deReplay, nlReplay],
  // The verdict takes names and is tested with the end page.
  end: [enEnd, deEnd, nlEnd].map(({ verdict: _, ...texts }) => texts),
  // Fault sentences take the fault's values and are tested with the boxes.
  editor: [enEdition, deEdition, nlEdition].map(({ fault: _, ...texts }) => texts),
};

test.each(Object.entries(CATALOGUES))('no text of the %s is empty in any language', (_, catalogues) => {
  for (const texts of catalogues)
    expect(sentences(texts).filter(([, said]) => /^\s*$|undefined|NaN|#/.test(said))).toEqual([]);
});

test.each(Object.entries(CATALOGUES))('no sentence of the %s is left in English', (_, [en, ...others]) => {
  const english = new Map(sentences(en ?? {}));
  // Sentences end with a full stop; names and single words may be the same in two languages.
  for (const texts of others)
    expect(sentences(texts).filter(([path, said]) => /[.…]$/.test(said) && english.get(path) === said)).toEqual([]);
});
