import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Help, Misuse } from './misuse.ts';

type Values = Record<string, string | number | boolean | readonly string[] | undefined>;

/** Parses a tool's arguments by its table; throws `Misuse` for wrong ones and `Help` for `--help`. */
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

/** A flag of a tool: its kind of value, its default, and one line of help. */
type Flag =
  | { readonly kind: 'switch'; readonly help: string }
  | {
      readonly kind: 'integer';
      readonly min: number;
      readonly max: number;
      readonly default?: number;
      readonly help: string;
    }
  | { readonly kind: 'text'; readonly value: string; readonly default?: string; readonly help: string }
  | { readonly kind: 'texts'; readonly value: string; readonly help: string }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly default?: string; readonly help: string };

/** An argument without a flag; it is required if it has no default. */
interface Positional {
  readonly default?: string;
  readonly help: string;
}

/** The arguments a tool takes: the one table from which its parser and its usage are made (`as const satisfies Command`). */
export interface Command {
  /** The command as a person types it: `npm run play --`. */
  readonly call: string;
  readonly about: string;
  readonly positionals: Readonly<Record<string, Positional>>;
  readonly flags: Readonly<Record<string, Flag>>;
}

type Scalar<F extends Flag> = F extends { kind: 'integer' }
  ? number
  : F extends { kind: 'choice'; of: readonly (infer V)[] }
    ? V
    : string;
type ValueOf<F extends Flag> = F extends { kind: 'switch' }
  ? boolean
  : F extends { kind: 'texts' }
    ? readonly string[]
    : F extends { default: string | number }
      ? Scalar<F>
      : Scalar<F> | undefined;

/** The arguments by name, each of the type that its row in the table gives. */
export type Arguments<C extends Command> = { readonly [N in keyof C['positionals']]: string } & {
  readonly [N in keyof C['flags']]: ValueOf<C['flags'][N]>;
};

/** The usage text, made from the table. */
function usage({ call, about, positionals, flags }: Command): string {
  const names = Object.entries(positionals).map(([name, { default: by }]) => (by === undefined ? name : `[${name}]`));
  const rows: [string, string][] = [
    ...Object.entries(positionals).map(([name, it]): [string, string] => [name, it.help + defaultIn(it.default)]),
    ...Object.entries(flags).map(([name, it]): [string, string] => [`--${name}${valueIn(it)}`, flagHelp(it)]),
    ['--help', 'this page'],
  ];
  const width = Math.max(...rows.map(([left]) => left.length));
  const table = rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
  return [[call, ...names, '[flags]'].join(' '), about, '', ...table].join('\n');
}

const defaultIn = (value: string | number | undefined): string =>
  value === undefined || value === '' ? '' : ` (default: ${value})`;
const flagHelp = (flag: Flag): string => flag.help + ('default' in flag ? defaultIn(flag.default) : '');

function valueIn(flag: Flag): string {
  switch (flag.kind) {
    case 'switch':
      return '';
    case 'integer':
      return ' N';
    case 'choice':
      return ` ${flag.of.join('|')}`;
    default:
      return ` ${flag.value}`;
  }
}

/** Describes a flag's value, as the end of a sentence. */
function wanted(flag: Exclude<Flag, { kind: 'switch' }>): string {
  switch (flag.kind) {
    case 'integer':
      return flag.max === Number.MAX_SAFE_INTEGER
        ? `a whole number from ${flag.min} on`
        : `a whole number from ${flag.min} to ${flag.max}`;
    case 'choice':
      return flag.of.length === 1 ? `${flag.of[0]}` : `${flag.of.slice(0, -1).join(', ')} or ${flag.of.at(-1)}`;
    default:
      return `a value: ${flag.value}`;
  }
}
