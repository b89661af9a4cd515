import { expect, test } from 'vitest';
import { type Command, parseArguments } from './arguments.ts';
import { Help, Misuse } from './misuse.ts';

const COMMAND = {
  call: 'npm run feast --',
  about: 'Feeds the family.',
  positionals: { dish: { default: 'pasta', help: 'what is cooked' } },
  flags: {
    guests: { kind: 'integer', min: 2, max: 5, default: 4, help: 'how many sit down' },
    wine: { kind: 'choice', of: ['red', 'white'], help: 'which wine' },
    toast: { kind: 'text', value: 'TEXT', default: 'salute', help: 'what is said' },
    extra: { kind: 'texts', value: 'NAME', help: 'one more course (repeatable)' },
    loud: { kind: 'switch', help: 'with music' },
  },
} as const satisfies Command;

const why = (...argv: string[]): string => {
  try {
    parseArguments(COMMAND, argv);
  } catch (error) {
    if (error instanceof Misuse) return error.message;
  }
  return 'no misuse';
};

test('without arguments everything has its default', () => {
  expect(parseArguments(COMMAND, [])).toEqual({
    dish: 'pasta',
    guests: 4,
    wine: undefined,
    toast: 'salute',
    extra: [],
    loud: false,
  });
});

test('flags and positionals come in any order, with a space or an equals sign', () => {
  const argv = ['--guests=3', 'pizza', '--extra', 'figs', '--loud', '--extra=nuts', '--wine', 'red', '--toast', '-1'];
  expect(parseArguments(COMMAND, argv)).toEqual({
    dish: 'pizza',
    guests: 3,
    wine: 'red',
    toast: '-1',
    extra: ['figs', 'nuts'],
    loud: true,
  });
});

test('values have the types of the table', () => {
  const { guests, wine, loud }: { guests: number; wine: 'red' | 'white' | undefined; loud: boolean } = parseArguments(
    COMMAND,
    [],
  );
  expect([guests, wine, loud]).toEqual([4, undefined, false]);
  // @ts-expect-error a flag without default may be absent
  const sure: 'red' | 'white' = parseArguments(COMMAND, []).wine;
  expect(sure).toBeUndefined();
});

test.each([
  [['--gests', '3'], 'unknown flag --gests; the flags are --guests, --wine, --toast, --extra, --loud'],
  [['-x'], 'unknown flag -x; the flags are --guests, --wine, --toast, --extra, --loud'],
  [['--guests', '6'], '--guests must be a whole number from 2 to 5, not "6"'],
  [['--guests', '3.5'], '--guests must be a whole number from 2 to 5, not "3.5"'],
  [['--guests', 'all'], '--guests must be a whole number from 2 to 5, not "all"'],
  [['--guests='], '--guests must be a whole number from 2 to 5, not ""'],
  [['--guests'], '--guests needs a whole number from 2 to 5'],
  [['--guests', '--loud'], '--guests needs a whole number from 2 to 5'],
  [['--wine', 'pink'], '--wine must be red or white, not "pink"'],
  [['--toast'], '--toast needs a value: TEXT'],
  [['--loud=yes'], '--loud takes no value, but was given "yes"'],
  [['pizza', 'figs'], '"figs" is one argument too many; it takes dish'],
])('%j is refused', (argv, message) => {
  expect(why(...argv)).toBe(message);
});

test('a positional without default must be given', () => {
  const command = { ...COMMAND, positionals: { dish: { help: 'what is cooked' } } } as const satisfies Command;
  expect(() => parseArguments(command, [])).toThrow('dish is missing: what is cooked');
});

test('--help gives the usage, made from the same table', () => {
  const asked = (): unknown => parseArguments(COMMAND, ['--guests', '3', '--help']);
  expect(asked).toThrow(Help);
  expect(asked).toThrow(
    [
      'npm run feast -- [dish] [flags]',
      'Feeds the family.',
      '',
      '  dish              what is cooked (default: pasta)',
      '  --guests N        how many sit down (default: 4)',
      '  --wine red|white  which wine',
      '  --toast TEXT      what is said (default: salute)',
      '  --extra NAME      one more course (repeatable)',
      '  --loud            with music',
      '  --help            this page',
    ].join('\n'),
  );
});
