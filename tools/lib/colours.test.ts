import { expect, test } from 'vitest';
import { colourful, colourless, coloursFor, plain } from './colours.ts';

const TERMINAL = { isTTY: true };

test('a terminal has colours', () => {
  expect(coloursFor(TERMINAL, { env: {} }).bold('Don')).toBe('\x1b[1mDon\x1b[22m');
});

test.each([
  ['no terminal', {}, {}],
  ['NO_COLOR', TERMINAL, { env: { NO_COLOR: '1' } }],
  ['a dumb terminal', TERMINAL, { env: { TERM: 'dumb' } }],
  ['--no-colour', TERMINAL, { wanted: false }],
])('%s: none', (_why, stream, wishes) => {
  expect(coloursFor(stream, { env: {}, ...wishes })).toBe(colourless);
});

test("an empty NO_COLOR doesn't count", () => {
  expect(coloursFor(TERMINAL, { env: { NO_COLOR: '' } })).toBe(colourful);
});

test('a text without its codes', () => {
  expect(plain(`${colourful.red('Hit')} and ${colourful.dim('run')}`)).toBe('Hit and run');
  expect(colourful.red('')).toBe('');
});
