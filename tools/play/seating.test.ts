import { games } from '@consigliere/games';
import { expect, test } from 'vitest';
import { Misuse } from '../lib/misuse.ts';
import { languageOf } from './command-line.ts';
import { readableGame } from './games.ts';
import { mannersIn, namesFor, seated } from './session.ts';

test('the person sits first, bots have names', () => {
  expect(namesFor(3, 'Toni')).toEqual(['Toni', 'Vito', 'Carmela']);
  expect(namesFor(2, null)).toEqual(['Ada', 'Vito']);
});

test('a name that would spoil the table is cut and cleaned', () => {
  expect(namesFor(2, ' Max\x1b[31m\u202e Emanuel der Große ')[0]).toBe('Max[31m Ema…');
});

const CHARACTERS = ['Al Ba', 'Cy Da', 'Ed Fa', 'Gil Ha', 'Ike Ja'].map(name => ({ name, about: '' }));
const namesOf = (bots: string, person: string | null): string[] =>
  seated({ person, manners: mannersIn(bots, 3), characters: CHARACTERS }).map(({ name }) => name);

test('the first bot of a level is its character, more of them keep the names of their seats', () => {
  expect(namesOf('3', 'Toni')).toEqual(['Toni', 'Ed', 'Carmela', 'Salvo']);
  expect(namesOf('5,5,1', 'Toni')).toEqual(['Toni', 'Ike', 'Carmela', 'Al']);
  expect(namesOf('2,3,4', null)).toEqual(['Cy', 'Ed', 'Gil']);
});

test('random and greedy bots have no character', () => {
  expect(namesOf('random', 'Toni')).toEqual(['Toni', 'Vito', 'Carmela', 'Salvo']);
  expect(namesOf('greedy,4,greedy', null)).toEqual(['Ada', 'Gil', 'Carmela']);
});

test.each(Object.keys(games))('nobody in %s is called as a seat is', id => {
  const first = readableGame(id).words.en.characters.map(({ name }) => name.split(' ')[0]);
  expect(namesFor(12, null).filter(name => first.includes(name))).toEqual([]);
});

test.each(['0', '6', 'clever', '', '3,', '1.5', '3;4'])('--bots %j is a misuse', text => {
  expect(() => mannersIn(text, 3)).toThrow(Misuse);
  expect(() => mannersIn(text, 3)).toThrow(/^--bots must be a level from 1 to 5, random or greedy, or a list/);
});

test('a list of bots is as long as the table has bots', () => {
  expect(mannersIn('greedy, 4', 2)).toEqual(['greedy', 4]);
  expect(() => mannersIn('3,4', 3)).toThrow(new Misuse('--bots lists 2, but 3 bots sit at the table'));
});

test.each([
  [{ LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANG: 'nl_BE' }, 'nl'],
  [{ LANG: 'de_DE.UTF-8', LC_ALL: 'nl_NL.UTF-8' }, 'nl'],
  [{ LANG: 'fr_FR.UTF-8' }, 'en'],
  [{ LANG: 'C' }, 'en'],
  [{}, 'en'],
])('%j speaks %s', (env, language) => {
  expect(languageOf(env)).toBe(language);
});
