import { expect, test } from 'vitest';
import { describe } from './places.ts';
import { isQuick, STRATA, sourcesOf, testsFor } from './strata.ts';

const ROOT = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');

test('a source is run against its own tests first, then the fastest that reach it, and no others', () => {
  const reaching = ['a/key.ts'];
  const survey = [
    { test: 'a/slow.test.ts', milliseconds: 90, imports: reaching },
    { test: 'a/other.test.ts', milliseconds: 1, imports: ['a/other.ts'] },
    { test: 'a/quick.test.ts', milliseconds: 10, imports: reaching },
    { test: 'a/key.test.ts', milliseconds: 50, imports: reaching },
  ];
  expect(testsFor('a/key.ts', survey).map(({ test: name }) => name)).toEqual([
    'a/key.test.ts',
    'a/quick.test.ts',
    'a/slow.test.ts',
  ]);
});

test("rules are counted; tests, advice, texts, names and editions aren't", () => {
  const sources = STRATA.flatMap(stratum => sourcesOf(stratum, ROOT));
  for (const rule of ['kernel/world.ts', 'games/der-pate/flow/turn.ts', 'games/carta-nostra/ending.ts'])
    expect(sources).toContain(`packages/${rule}`);
  expect(sources.filter(path => /test|advice|text|types|standard|laws|sitdown|words/.test(path))).toEqual([]);
  expect(isQuick('packages/games/der-pate/moves.test.ts')).toBe(true);
  expect(isQuick('packages/games/der-pate/laws.slow.test.ts')).toBe(false);
});

test('a survivor is printed with its place, its line and the replacement', () => {
  const text = 'one();\n  if (a < b) two();\n';
  const mutant = { path: 'a.ts', start: text.indexOf('<'), end: text.indexOf('<') + 1, replacement: '<=' };
  expect(describe(mutant, text)).toBe('a.ts:2  if (a < b) two(); → if (a <= b) two();');
});
