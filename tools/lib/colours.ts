const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

/** The styles of text. Colour only repeats what the words say. */
type Style = keyof typeof CODES;
export type Colours = Readonly<Record<Style, (text: string) => string>>;

const paint =
  ([on, off]: readonly [number, number]) =>
  (text: string): string =>
    text === '' ? '' : `\x1b[${on}m${text}\x1b[${off}m`;

const coloursBy = (make: (style: Style) => (text: string) => string): Colours => ({
  bold: make('bold'),
  dim: make('dim'),
  red: make('red'),
  green: make('green'),
  yellow: make('yellow'),
  cyan: make('cyan'),
});

export const colourless: Colours = coloursBy(() => text => text);
export const colourful: Colours = coloursBy(style => paint(CODES[style]));

/** Returns colours for a terminal, unless NO_COLOR is set (https://no-color.org), the terminal is dumb, or the caller wants none. */
export function coloursFor(
  stream: { readonly isTTY?: boolean },
  { wanted = true, env = process.env }: { readonly wanted?: boolean; readonly env?: NodeJS.ProcessEnv } = {},
): Colours {
  const refused = !wanted || (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  return stream.isTTY === true && !refused ? colourful : colourless;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the codes begin with one
const CODE = /\x1b\[[\d;]*m/g;

/** Removes the colour codes from a text. */
export const plain = (text: string): string => text.replace(CODE, '');
