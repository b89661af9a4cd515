import { readFileSync } from 'node:fs';
import { LANGUAGES, type Ruling } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { GAME_IDS, games } from './index.ts';
import { loadParts } from './list.ts';

const LISTS = await Promise.all(
  GAME_IDS.map(async game => ({
    game,
    rulings: await (await loadParts(game)).rulings(),
    options: Object.keys(games[game].options),
  })),
);

const rulesOf = (rulings: readonly Ruling[]): string[] => [...new Set(rulings.map(({ rule }) => rule))].toSorted();

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Every rule and component row of a page, with its text up to the next one. */
function textsIn(page: string): Map<string, string> {
  const [, ...parts] = page.split(/\*\*((?:CN|DP|CE)-[A-Z]?\d+)\b|^\| ((?:CN|DP|CE)-C\d+) \||^#/m);
  const texts = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 3) {
    const id = parts[at] ?? parts[at + 1];
    if (id !== undefined) texts.set(id, (texts.get(id) ?? '') + (parts[at + 2] ?? ''));
  }
  return texts;
}

test.each(LISTS)('the README of $game marks a ruling at exactly the rules its list names', ({ game, rulings }) => {
  const marked = Array.from(textsIn(read(`./${game}/README.md`)), ([id, text]) =>
    /\bruling\b/.test(text) ? [id] : [],
  );
  expect(marked.flat().toSorted()).toEqual(rulesOf(rulings));
});

test.each(LISTS)('docs/rulings.md names exactly the rules of the list of $game', ({ game, rulings }) => {
  const [, table = ''] =
    new RegExp(`<!-- rulings: ${game} -->([^]*?)<!-- end -->`).exec(read('../../docs/rulings.md')) ?? [];
  const named = Array.from(table.matchAll(/^\| ([A-Z]{2}-\w+) \|/gm), ([, id = '']) => id);
  expect([...new Set(named)].toSorted()).toEqual(rulesOf(rulings));
});

test('docs/rulings.md names only options that a game has', () => {
  const named = Array.from(
    read('../../docs/rulings.md').matchAll(/\(option `([^`]+)`\)/g),
    ([, option = '']) => option,
  );
  const options = LISTS.flatMap(list => list.options);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(option => !options.includes(option))).toEqual([]);
});

test.each(LISTS)('every ruling of $game is a sentence with a reason in every language', ({ rulings, options }) => {
  for (const { rule, option, ...texts } of rulings) {
    if (option !== undefined) expect(options, rule).toContain(option);
    const said = LANGUAGES.flatMap(language => [texts[language].ruling, texts[language].reason]);
    for (const sentence of said) expect(sentence, rule).toMatch(/^[„“]?\p{Lu}.*\.$/su);
    expect(new Set(said).size, rule).toBe(said.length);
  }
});
