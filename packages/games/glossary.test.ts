import { globSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@consigliere/kernel';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadParts } from './list.ts';

/** By game and language: words for things that docs/glossary.md calls something else. */
const FORBIDDEN = {
  'carta-nostra': {
    en: /\bregion|\binto (?:the|your) city\b|\bend the turn\b|\b[Ff]etch|\b[Tt]hrow|\buppermost\b|\bdeclined\b/,
    de: /Region|\bArten?\b|[Vv]erhinder|[Ee]ntführ|\bgeholt\b|\bholt\b|\bobenauf\b|\bunterlassen|\bin (?:die|deine) Stadt (?:ge)?(?:legt?|bring)|\bSpiel beginnt\b/,
    nl: /\bregio|\bwijk|\b[Mm]afios|\bop pad\b|\b[Vv]erhinder|\baan het eind\b|\bronden\b|\bnagelaten\b|\bgooit?\b|\bkidnap/,
  },
  'der-pate': {
    en: /\bsteps?\b|[Kk]nock-?out|\btokens?\b|\bfigures?\b|\b[Ss]ettles? in\b|\bby the [Ss]enator\b|\bplayer in turn\b|\ba pip\b/,
    de: /\bSchritte?n?\b|\bBezirk|(?<!Schuld)\bMarker\b|\bGefallen\b|\bKO-|\bK\. o\.|\bVersammlung(?! der Paten)|\bLeuten?\b|\bHaft\b|\bEreignisstein|\bSpielstein/,
    nl: /\bstap(?:pen)?\b|\bwijk|\bdistrict\b|\bborgtocht\b|\btableau\b|\beruit\b|\bronden\b|\bpastawinkel\b|\b[Ww]edmanipulatie\b|\bmensen\b|knock-out|\baan het eind\b|(?<!schuld)\bmarkers?\b/,
  },
  'corleones-empire': {
    en: /\bdistricts?\b|\btokens?\b|\b[Ii]ntermission\b|\b[Ii]nterlude\b|\bmissions?\b|\b[Dd]rugs?\b|\b[Ll]iquor\b|\bbriefcase|\bgangsters?\b|\bsupply\b|\brunning phase\b|\bgains? by\b/,
    de: /\bangrenzend|\bAblage\b|\bGebietsbonus|\bHandlimit|\bBezirk|\bViertel\b|\bJob(?:karte|farbe)|\bZwischenspiel\b|\bDrogen\b|\bAlkohol\b|\bBestechung/,
    nl: /\bwaren\b|(?:de|tweede|welke|illegale|→) waar\b|\bakten\b|\bmafios|\bverzet\b|\buit de fase\b|\bcontrole|\bbeheer(?:ser)?\b|\bhaar\b|\bhet (?:entr|fiche)|\b[Kk]lussenkaart|\bronden\b|\bfasen\b|\bra(?:akt|ken)\b|\bdistrict|\bin elke volgorde\b/,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, RegExp>>>>;

/** Other words for what every game has. */
const FORBIDDEN_ANYWHERE: Readonly<Record<Language, RegExp>> = {
  en: /\b[Yy]ou’re up\b|\b[Aa]t turn\b|\bhighest first\b|\border of your hand\b|\b[Cc]lick (?!\. )/,
  de: /\b[Aa]m Zug\b|\b[Aa]n der Reihe\b/,
  nl: /\b[Aa]an zet\b/,
};

/** Values of options that mean the same as a value with another id in another game. */
const SAME_VALUE: Readonly<Record<string, string>> = { chosen: 'choose' };

const ROOT = new URL('../../', import.meta.url).pathname;

/** The files that have a game's words in one language; characters speak as they like. */
const filesIn = (game: string, language: Language): readonly string[] =>
  [
    `packages/games/${game}/text/{,*.}${language}.ts`,
    `packages/web/src/games/${game}/{text,lesson,board}/**/${language}.ts`,
  ].flatMap(pattern => globSync(pattern, { cwd: ROOT }).filter(file => !file.includes('speech')));

/** The part of a board's labels, and of the labels of all boards, that is in one language: from its `const` to the next. */
const labelsIn = (game: string, language: Language): readonly string[] =>
  globSync(`packages/web/src/games/{${game}/board/labels,kit/say}.ts`, { cwd: ROOT }).map(
    file =>
      readFileSync(`${ROOT}${file}`, 'utf8')
        .split(/^const (?=[a-z]{2}\b)/m)
        .find(part => part.startsWith(language)) ?? '',
  );

/** The strings of a source file, without imports, comments, cases and the code in their gaps. */
const stringsIn = (source: string): readonly string[] =>
  [...source.replaceAll(/^\s*(?:import|case|\/\*\*|\*) .*$/gm, '').matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(
    ([, plain, template = '']) => plain ?? template.replaceAll(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '…'),
  );

const CASES = Object.entries(FORBIDDEN).flatMap(([game, words]) =>
  LANGUAGES.map(language => ({ game, language, forbidden: words[language] })),
);

describe('docs/glossary.md', () => {
  test.each(CASES)('$game calls each thing by one word in $language', async ({ game, language, forbidden }) => {
    const sources = filesIn(game, language).map(file => readFileSync(`${ROOT}${file}`, 'utf8'));
    const rulings = await (await loadParts(game as keyof typeof FORBIDDEN)).rulings();
    const texts = [
      ...[...sources, ...labelsIn(game, language)].flatMap(stringsIn),
      ...rulings.flatMap(each => Object.values(each[language])),
    ];
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter(text => forbidden.test(text) || FORBIDDEN_ANYWHERE[language].test(text))).toEqual([]);
  });

  test.each(LANGUAGES)('options that mean the same have the same words in every game in %s', async language => {
    const words = await Promise.all(
      GAME_IDS.map(async game => (await (await loadParts(game)).words(language)).standard),
    );
    const options = words.flatMap(({ option }) => Object.entries(option));
    const texts = Map.groupBy(options, ([id]) => SAME_VALUE[id] ?? id);
    const shared = [...texts].filter(([, found]) => found.length > 1);
    expect(shared.map(([id]) => id).sort()).toEqual(['choose', 'random', 'start']);
    for (const [, found] of shared) expect(new Set(found.map(([, text]) => text))).toHaveProperty('size', 1);
  });

  test('a sum and its sign are never on two lines', () => {
    const files = globSync(
      [
        'packages/games/*/text/*.ts',
        'packages/web/src/{games,kit/words}/**/*.{ts,tsx}',
        'packages/protocol/problems/*.ts',
      ],
      { cwd: ROOT },
    ).filter(file => !/\.test\.tsx?$/.test(file));
    const texts = files.flatMap(file =>
      stringsIn(readFileSync(`${ROOT}${file}`, 'utf8')).map(text => `${file}: ${text}`),
    );
    expect(texts.length).toBeGreaterThan(5000);
    expect(texts.filter(text => /[\d…]k? (?:\$(?![\d…{])|%)|\$ [\d…]/.test(text))).toEqual([]);
  });
});
