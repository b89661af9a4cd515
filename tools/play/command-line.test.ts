import { expect, test } from 'vitest';
import { parseArguments } from '../lib/arguments.ts';
import { COMMAND, commandAgain, commandReplay } from './command-line.ts';

test('without arguments: a friendly table', () => {
  expect(parseArguments(COMMAND, [])).toMatchObject({ game: 'carta-nostra', seats: 4, watch: false, option: [] });
});

test('the command for the same deal names all that made it', () => {
  const args = parseArguments(COMMAND, ['--seats', '3', '--lang', 'nl', '--option', 'wins=2', '--watch', '--fast']);
  expect(commandAgain(args, "it's")).toBe(
    "npm run play -- carta-nostra --seats 3 --seed 'it'\\''s' --lang nl --option wins=2 --watch",
  );
});

test('a file with blanks is quoted', () => {
  expect(commandReplay('my match.jsonl')).toBe("npm run replay -- 'my match.jsonl'");
});
