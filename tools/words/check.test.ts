import { describe, expect, test } from 'vitest';
import { findWords, findWordsIn, isRead, namesWithThreeMeanings, readWordList } from './check.ts';

const list = readWordList();
const finds = (path: string, source: string): readonly string[] =>
  findWords(list, path, source).map(found => found.replace(/: "(.*)": write.*/, ' $1'));

describe('words that we do not write', () => {
  test.each([
    ['/** Whoever comes first begins. */', 'a.ts:1 Whoever comes first begins.'],
    ['/** Who has no card left is out. */', 'a.ts:1 Who has no card left is out.'],
    ['/** What a viewer sees. */', 'a.ts:1 What a viewer sees.'],
    ['const why = "this is no answer";', 'a.ts:1 this is no answer'],
    ['\n\n// The player keeps\n// his cards.', 'a.ts:3 The player keeps his cards.'],
    ['const a = /"/; // Sent so\n// many times.', 'a.ts:1 Sent so many times.'],
    ['test(`Ben is at turn`, run);', 'a.ts:1 Ben is at turn'],
    ['// Open to who cannot pay.', 'a.ts:1 Open to who cannot pay.'],
  ])('%j is found, with its line', (source, found) => {
    expect(finds('a.ts', source)).toEqual([found]);
  });

  test.each([
    '// There is no card left, and the window is no longer open.',
    '/** Who sits where? */',
    '// The player who has the card begins.',
    'const his = anew(so, many);',
    'const what = "at turn 5";',
  ])('%j is plain', source => {
    expect(finds('a.ts', source)).toEqual([]);
  });

  test('a paragraph of a document is read across its lines, and code in it is not', () => {
    const document = '# Rules\n\nThe player at\nturn begins.\n\n```\nhis = anew\n```\n\n| a | `his` |\n| b | his |\n';
    expect(finds('docs/a.md', document)).toEqual([
      'docs/a.md:11 | b | his |',
      'docs/a.md:3 The player at turn begins.',
    ]);
  });

  test("German, Dutch and files that are kept as they were aren't read", () => {
    const paths = ['packages/a/text/de.ts', 'packages/a/words/nl/end.ts', 'packages/a/frozen/1.mjs', 'data.json'];
    expect(paths.filter(path => isRead(list, path))).toEqual([]);
    expect(isRead(list, 'packages/a/text/en.ts')).toBe(true);
  });

  test('the subject of a commit is read as well', () => {
    expect(findWordsIn(list, 'abc1234 web: draw the board anew')).toHaveLength(1);
    expect(findWordsIn(list, 'abc1234 web: draw the board again')).toEqual([]);
  });
});

test('a type name declared in three files has three meanings, but the folders of the games count as one', () => {
  const declaring = 'interface Told {}\nexport type Card = 1;\n';
  const files = ['packages/a.ts', 'packages/b.ts', 'tools/c.ts'].map(path => [path, declaring] as const);
  expect(namesWithThreeMeanings(files).map(([name]) => name)).toEqual(['Card', 'Told']);
  const games = ['der-pate', 'carta-nostra', 'corleones-empire'].map(
    id => [`packages/games/${id}/a.ts`, declaring] as const,
  );
  expect(namesWithThreeMeanings([...games, ['tools/c.ts', declaring]])).toEqual([]);
});
