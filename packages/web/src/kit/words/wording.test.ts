import { LANGUAGES, type Language } from '@consigliere/kernel';
import { expect, test } from 'vitest';

/** The source of every file with words of the interface, by path. */
const SOURCES = import.meta.glob<string>(['./{en,de,nl}/*.ts', '../../games/*/{lesson,text}/{en,de,nl}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Words the interface doesn't use, with what it says instead. */
const INSTEAD: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\b(?:cannot|(?:do|does|did|is|are|was|were|has|have|could|will) not)\b/i, 'a contraction'],
    [/(?<!there )\bis no\b/i, 'isn’t a'],
    [/\banew\b/i, 'again'],
    [/\bwhoever\b/i, 'a named subject, or anyone'],
    [/\bat turn\b/i, 'to play'],
    [/\bseat the house\b/i, 'add a bot'],
  ],
  de: [
    [/\bzur Zeit\b/, 'rechtzeitig'],
    [/\bHaus hinsetzen\b/, 'Bot hinzufügen'],
    [/\bBezirk/, 'Stadtteil'],
    [/\bGefallen\b/, 'Gefälligkeiten'],
    [/\bentführ/i, 'kidnappen'],
    [/\bals Datei sichern\b/i, 'speichern'],
    [/\bAussicht auf den Sieg\b/, 'Gewinnchance'],
  ],
  nl: [
    [/\bmafios/i, 'maffioso, maffiosi'],
    [/\bakten\b/, 'aktes'],
    [/\bronden\b/, 'rondes'],
    [/\blaatste bedrijf\b/, 'laatste akte'],
    [/\bborgtocht\b/i, 'borgsom'],
    [/\bverzet\b/, 'verplaatst'],
    [/‘/, '“…”'],
    [/bestand bewaren|bewaren als bestand/i, 'als bestand opslaan'],
    [/\bhet fiche\b/i, 'de fiche'],
    [/\bHuis neerzetten\b/, 'Bot toevoegen'],
  ],
};

/** Every string in the interface's files for a language, with the file it stands in. */
function stringsIn(language: Language): [string, string][] {
  const files = Object.entries(SOURCES).filter(
    ([file]) => file.includes(`/${language}/`) || file.endsWith(`/${language}.ts`),
  );
  return files.flatMap(([file, source]) =>
    Array.from(source.matchAll(/(?<=[\s(:[])(['`"])((?:(?!\1)[^\\]|\\.)*)\1/g), ([, , text = '']): [string, string] => [
      file,
      text,
    ]),
  );
}

test.each(LANGUAGES)('the interface in %s keeps to plain words, one for each thing', language => {
  const strings = stringsIn(language);
  expect(strings.length).toBeGreaterThan(400);
  for (const [avoided, instead] of INSTEAD[language]) {
    const found = strings.filter(([, text]) => avoided.test(text));
    expect(found, `say instead: ${instead}`).toEqual([]);
  }
});
