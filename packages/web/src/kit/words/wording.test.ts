import { LANGUAGES, type Language } from '@consigliere/kernel';
import { expect, test } from 'vitest';

/** The source text of every file with interface words, by path. */
const SOURCES = import.meta.glob<string>(
  ['./{en,de,nl}/*.ts', '../../games/*/{lesson,text}/{en,de,nl}.ts', '../../../../protocol/problems/{en,de,nl}.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** Words the interface doesn't use, with what it says instead. */
const INSTEAD: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\b(?:cannot|(?:do|does|did|is|are|was|were|has|have|could|will) not)\b/i, 'a contraction'],
    [/(?<!there )\bis no\b/i, 'isn’t a'],
    [/\banew\b/i, 'again'],
    [/\bwhoever\b/i, 'a named subject, or anyone'],
    [/\bat turn\b/i, 'to play'],
    [/\bseat the house\b/i, 'add a bot'],
    [/\d(?:\s|\\u00A0)?\$(?!\{)|\dk\b/, '$2,000'],
  ],
  de: [
    [/\bzur Zeit\b/, 'rechtzeitig'],
    [/\bHaus hinsetzen\b/, 'Bot hinzufügen'],
    [/\bBezirk/, 'Stadtteil'],
    [/\bGefallen\b/, 'Gefälligkeiten'],
    [/\bentführ/i, 'kidnappen'],
    [/\bals Datei sichern\b/i, 'speichern'],
    [/\bAussicht auf den Sieg\b/, 'Gewinnchance'],
    [/\$(?:\s|\\u00A0)?\d|(?<!\\u00A)\d\s?\$(?!\{)|\dk\b/, '2.000\\u00A0$'],
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
    [/\$\s?\d|\d(?:\s|\\u00A0)?\$(?!\{)|\dk\b/, '$\\u00A02.000'],
  ],
};

/** Other words for the things in docs/glossary.md's "Screen words", with the word that the catalogues use. Games have words of their own. */
const SYNONYMS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    // Matrix calls its chats rooms.
    [/\brooms?\b(?! ID)/i, 'table'],
    [/\bchairs?\b/i, 'seat'],
    [/\b(?:take|took|taken)\b.*\bmove\b.*\bback\b|\btake it back\b|\btake back\b/i, 'undo'],
    [/\bsubstitute|\breplacement\b/i, 'stand-in'],
    [/\bonlooker|\bviewer\b|\bwatcher\b/i, 'spectator'],
    [/\bterms\b|\bwhat was agreed\b/i, 'settings'],
    [/\bby post\b|\bby mail\b/i, 'correspondence'],
    [/\bsave as a file\b/i, 'save as file'],
    [/\bkeep\b.*\bon this device\b|\bkept here\b/i, 'save on this device'],
    [/\bline is dead\b|\bdialling\b/i, 'connection'],
    [/\bfront page\b/i, 'home page'],
    [/\byou’re up\b/i, 'your turn'],
  ],
  de: [
    [/\bRaum\b(?!-ID)/, 'Tisch'],
    [/\bSt(?:uhl|ühle)\b/, 'Platz'],
    [/zurück(?:zu)?nehmen|zurückgenommen|\bRücknahme\b/i, 'rückgängig machen'],
    [/\bErsatz/, 'Vertretung'],
    [/\bZuseher/, 'Zuschauer'],
    [/\bvereinbart\b|\bBedingungen\b/i, 'Einstellungen'],
    [/\bDauerauftr/, 'feste Anweisungen'],
    [/\bbehalten\b/, 'speichern'],
    [/\bLeitung\b/, 'Verbindung'],
    [/\bGespräch\b/, 'Chat'],
    [/\bam Zug\b|\ban der Reihe\b/i, 'dran'],
  ],
  nl: [
    [/\bkamer\b(?!-ID)/i, 'tafel'],
    [/\bstoel/i, 'plaats'],
    [/\bterugdraaien\b|\bongedaan\b/i, 'terugnemen'],
    [/\bvervanger\b/i, 'invaller'],
    [/\bkijker\b/i, 'toeschouwer'],
    [/\bafgesproken\b|\bvoorwaarden\b/i, 'instellingen'],
    [/\bbewaren\b|\bbewaard\b/i, 'opslaan'],
    [/\blijn\b/i, 'verbinding'],
    [/\bgesprek\b/i, 'chat'],
    [/\bvoorpagina\b/i, 'startpagina'],
    [/\bvoorbij\b/i, 'afgelopen'],
    [/\baan zet\b/i, 'aan de beurt'],
    [/\bhandleiding/i, 'spelregelboekje'],
  ],
};

/** A bot is called the house on the landing page only. */
const HOUSE: Readonly<Record<Language, RegExp>> = { en: /\bhouse\b/i, de: /\bHaus\b/, nl: /\bhuis\b/i };

/** Lists every string of a language's files with its file. */
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

test.each(LANGUAGES)('the catalogues in %s call each thing by its word in the glossary', language => {
  // Keys and imports have neither spaces nor capitals.
  const strings = stringsIn(language).filter(([file, text]) => !file.includes('/games/') && /[\s\p{Lu}]/u.test(text));
  const rules = [...SYNONYMS[language], [HOUSE[language], 'bot'] as const];
  const found = strings.flatMap(([file, text]) =>
    rules.flatMap(([avoided, instead]) =>
      avoided.test(text) && !(instead === 'bot' && file.endsWith('/pages.ts')) ? [`${text} (say: ${instead})`] : [],
    ),
  );
  expect(found).toEqual([]);
});
