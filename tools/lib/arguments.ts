import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Arguments, Command, Flag } from './command.ts';
import { Help, Misuse } from './misuse.ts';
import { usage, wanted } from './usage.ts';

type Values = Record<string, string | number | boolean | readonly string[] | undefined>;

/** Reads the arguments of a tool by its table; throws `Misuse` for wrong ones and `Help` for `--help`. */
export function parseArguments<const C extends Command>(command: C, argv: readonly string[]): Arguments<C> {
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } };
  for (const [name, flag] of Object.entries(command.flags))
    options[name] = flag.kind === 'switch' ? { type: 'boolean' } : { type: 'string', multiple: true };
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  const values: Values = {};
  for (const [name, flag] of Object.entries(command.flags)) values[name] = defaultOf(flag);
  const given: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') given.push(token.value);
    if (token.kind !== 'option') continue;
    if (token.name === 'help') throw new Help(usage(command));
    const flag = Object.hasOwn(command.flags, token.name) ? command.flags[token.name] : undefined;
    if (flag === undefined) throw new Misuse(`unknown flag ${token.rawName}; ${knownFlags(command)}`);
    const before = values[token.name];
    const value = valueFrom(token.name, flag, token.value);
    values[token.name] = flag.kind === 'texts' && Array.isArray(before) ? [...before, String(value)] : value;
  }
  return { ...positionalsOf(command, given), ...values } as Arguments<C>;
}

const knownFlags = ({ flags }: Command): string => {
  const names = Object.keys(flags).map(name => `--${name}`);
  return names.length === 0 ? 'there are none' : `the flags are ${names.join(', ')}`;
};

function defaultOf(flag: Flag): Values[string] {
  switch (flag.kind) {
    case 'switch':
      return false;
    case 'texts':
      return [];
    default:
      return flag.default;
  }
}

function valueFrom(name: string, flag: Flag, text: string | undefined): string | number | boolean {
  if (flag.kind === 'switch') {
    if (text !== undefined) throw new Misuse(`--${name} takes no value, but was given "${text}"`);
    return true;
  }
  if (text === undefined || text.startsWith('--')) throw new Misuse(`--${name} needs ${wanted(flag)}`);
  const wrong = new Misuse(`--${name} must be ${wanted(flag)}, not "${text}"`);
  switch (flag.kind) {
    case 'integer': {
      const number = Number(text);
      if (!/^-?\d+$/.test(text) || number < flag.min || number > flag.max) throw wrong;
      return number;
    }
    case 'choice':
      if (!flag.of.includes(text)) throw wrong;
      return text;
    default:
      if (text === '') throw wrong;
      return text;
  }
}

function positionalsOf({ positionals }: Command, given: readonly string[]): Record<string, string> {
  const names = Object.keys(positionals);
  const extra = given[names.length];
  if (extra !== undefined)
    throw new Misuse(`"${extra}" is one argument too many; it takes ${names.join(', ') || 'none'}`);
  const values: Record<string, string> = {};
  for (const [index, [name, positional]] of Object.entries(positionals).entries()) {
    const value = given[index] ?? positional.default;
    if (value === undefined) throw new Misuse(`${name} is missing: ${positional.help}`);
    values[name] = value;
  }
  return values;
}
