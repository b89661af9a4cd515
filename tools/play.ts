import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { parseArguments } from './lib/arguments.ts';
import { coloursFor } from './lib/colours.ts';
import { Misuse, main } from './lib/misuse.ts';
import type { TableClock } from './play/bots.ts';
import { COMMAND, languageOf } from './play/command-line.ts';
import { readableGame } from './play/games.ts';
import { playAt } from './play/table.ts';
import { processTerminal } from './play/terminal.ts';

/** Appends a line to a file. The file is opened at once, so that nobody learns after the match that it can't be saved. */
function saver(file: string): (line: string) => void {
  try {
    appendFileSync(file, '');
  } catch (error) {
    throw new Misuse(`--save: ${file} cannot be written (${error instanceof Error ? error.message : error})`);
  }
  return line => appendFileSync(file, `${line}\n`);
}

/** The machine's clock; keys are read between two strides of a search. */
const CLOCK: TableClock = { now: () => performance.now(), pause: () => new Promise(resolve => setImmediate(resolve)) };

await main(async argv => {
  const args = parseArguments(COMMAND, argv);
  const readable = readableGame(args.game);
  const save = args.save === undefined ? null : saver(args.save);
  const terminal = processTerminal(coloursFor(process.stdout, { wanted: !args['no-colour'] }), args);
  const language = args.lang ?? languageOf(process.env);
  const seed = args.seed ?? randomBytes(16).toString('hex');
  try {
    await playAt(readable, args, { terminal, clock: CLOCK, language, seed, save });
  } finally {
    terminal.close();
  }
  return 0;
});
