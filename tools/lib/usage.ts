import type { Command, Flag } from './command.ts';

/** How a tool is called, made from its table. */
export function usage({ call, about, positionals, flags }: Command): string {
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

/** What a flag's value must be, to end a sentence with. */
export function wanted(flag: Exclude<Flag, { kind: 'switch' }>): string {
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
