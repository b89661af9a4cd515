import { LEVELS } from '@consigliere/bots';
import { games } from '@consigliere/games';
import { type Character, LANGUAGES, type Language, SPEECH_MOMENTS } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { readableGame } from './games.ts';

/** The length of a line that fits beside a name in the terminal, and into a bubble. */
const LONGEST_LINE = 70;
const LONGEST_FIRST_NAME = 12;

const charactersOf = (game: string, language: Language): readonly Character[] =>
  readableGame(game).words[language].characters;
/** Everything a character says. */
const linesOf = (game: string, language: Language): readonly (readonly string[])[] =>
  readableGame(game).speech[language].characters.map(lines => SPEECH_MOMENTS.flatMap(moment => lines[moment]));
const namesOf = (game: string): string[] => charactersOf(game, 'en').map(({ name }) => name);

const GAMES = Object.keys(games);

test.each(GAMES.flatMap(game => LANGUAGES.map(language => [game, language] as const)))(
  '%s in %s has a character for every level, each with at least fifteen short lines',
  (game, language) => {
    const characters = charactersOf(game, language);
    expect(characters.map(({ name }) => name)).toEqual(namesOf(game));
    expect(characters).toHaveLength(LEVELS.length);
    for (const { about } of readableGame(game).speech[language].characters) expect(about).toMatch(/^\S.*\.$/);
    for (const [index, lines] of linesOf(game, language).entries()) {
      expect(lines.length).toBeGreaterThanOrEqual(15);
      expect(lines).toHaveLength(linesOf(game, 'en')[index]?.length ?? 0);
      expect(lines.filter(line => [...line].length > LONGEST_LINE || !/^\S.*[.?!]$/.test(line))).toEqual([]);
    }
  },
);

test('all characters of all games have different first names', () => {
  const first = GAMES.flatMap(namesOf).map(name => name.split(' ')[0]!);
  expect(new Set(first).size).toBe(GAMES.length * LEVELS.length);
  expect(first.filter(name => name.length > LONGEST_FIRST_NAME)).toEqual([]);
});

test("their lines are in the table's language, and no line is used twice", () => {
  const said = GAMES.flatMap(game =>
    LANGUAGES.flatMap(language => [
      ...readableGame(game).speech[language].characters.map(({ about }) => about),
      ...linesOf(game, language).flat(),
    ]),
  );
  expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
});
