import { expect, test } from 'vitest';
import { parseArguments } from '../lib/arguments.ts';
import { COMMAND, commandAgain, commandReplay } from './command-line.ts';

test('without arguments the table has friendly defaults', () => {
  expect(parseArguments(COMMAND, [])).toMatchObject({
    game: 'carta-nostra',
    seats: 4,
    bots: '3',
    watch: false,
    option: [],
  });
});

test('the command for the same deal names everything it depends on', () => {
  const args = parseArguments(COMMAND, ['--seats', '3', '--lang', 'nl', '--option', 'wins=2', '--watch', '--fast']);
  expect(commandAgain(args, "it's")).toBe(
    "npm run play -- carta-nostra --seats 3 --seed 'it'\\''s' --lang nl --option wins=2 --watch",
  );
});

test('the command for the same deal names the bots, unless they are the usual ones', () => {
  const again = (...argv: string[]): string => commandAgain(parseArguments(COMMAND, argv), 's');
  expect(again('--bots', '3')).toBe(again());
  expect(again('--bots', '3,4,5')).toBe('npm run play -- carta-nostra --seats 4 --seed s --bots 3,4,5');
  expect(again('--bots', 'random')).toBe('npm run play -- carta-nostra --seats 4 --seed s --bots random');
});

test('a file name with spaces is quoted', () => {
  expect(commandReplay('my match.jsonl')).toBe("npm run replay -- 'my match.jsonl'");
});
