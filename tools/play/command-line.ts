import { LANGUAGES, type Language } from '@consigliere/kernel';
import type { Arguments, Command } from '../lib/arguments.ts';

/** The arguments of `play`. */
export const COMMAND = {
  call: 'npm run play --',
  about: 'Plays a game at the terminal against bots.',
  positionals: { game: { default: 'carta-nostra', help: 'which game' } },
  flags: {
    lang: { kind: 'choice', of: LANGUAGES, help: 'the language (default: that of your machine, or en)' },
    seats: { kind: 'integer', min: 1, max: 12, default: 4, help: 'players at the table, you included' },
    bots: {
      kind: 'text',
      value: 'LIST',
      default: '3',
      help: 'how the others play: 1 (weak) to 5 (strong), random or greedy, or one for each as in 3,4,5; the first of a level is its character',
    },
    seed: {
      kind: 'text',
      value: 'TEXT',
      help: 'fixes every shuffle and every choice of bots up to level 3: stronger ones go by the clock (default: random)',
    },
    option: { kind: 'texts', value: 'NAME=VALUE', help: 'a table option of the game, e.g. wins=3 (repeatable)' },
    name: { kind: 'text', value: 'NAME', help: 'your name at the table' },
    save: { kind: 'text', value: 'FILE', help: 'adds the record of the match to this file, one JSON line' },
    watch: { kind: 'switch', help: 'only bots play, you watch' },
    step: { kind: 'switch', help: 'every move of a bot waits for Enter' },
    fast: { kind: 'switch', help: 'no waiting between the moves of bots' },
    'no-colour': { kind: 'switch', help: 'no colours (as with NO_COLOR=1)' },
  },
} as const satisfies Command;

export type PlayArguments = Arguments<typeof COMMAND>;

const quoted = (text: string): string => (/^[\w.,/:=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

/** The command that plays the same deal again. */
export function commandAgain({ game, lang, seats, bots, option, watch }: PlayArguments, seed: string): string {
  const words = ['npm run play --', game, '--seats', String(seats), '--seed', quoted(seed)];
  if (bots !== COMMAND.flags.bots.default) words.push('--bots', quoted(bots));
  if (lang !== undefined) words.push('--lang', lang);
  for (const pair of option) words.push('--option', quoted(pair));
  if (watch) words.push('--watch');
  return words.join(' ');
}

/** The command that replays a saved record. */
export const commandReplay = (file: string): string => `npm run replay -- ${quoted(file)}`;

/** The machine's language, if the games have it: `de_DE.UTF-8` is German. */
export function languageOf(env: NodeJS.ProcessEnv): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGUAGES.find(language => locale.toLowerCase().startsWith(language)) ?? 'en';
}
