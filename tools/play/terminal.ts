import { createInterface } from 'node:readline';
import type { Colours } from '../lib/colours.ts';

/** The person's terminal: all input and output of the game goes through it. */
export interface Terminal {
  readonly colours: Colours;
  readonly width: number;
  /** The lines of the screen; null: no screen, so pages follow each other. */
  readonly height: number | null;
  write(text: string): void;
  /** Resolves with the next line; null: there are no more. */
  read(prompt: string): Promise<string | null>;
  /** Waits for a moment, unless the person is in a hurry. */
  pause(): Promise<void>;
  /** Tells whether the person has left a screen; without one, the next read finds out. */
  readonly hasLeft: boolean;
  close(): void;
}

/** How long a bot's move stays on the screen, in milliseconds. */
const PACE = 700;
const NARROWEST = 60;
const WIDEST = 100;

/** The terminal of this process. Ctrl-C and Ctrl-D leave; Enter while others move skips the waiting. */
export function processTerminal(colours: Colours, { fast }: { readonly fast: boolean }): Terminal {
  const { stdin, stdout } = process;
  const isScreen = stdin.isTTY === true && stdout.isTTY === true;
  const lines: string[] = [];
  let ended = false;
  let hurry = fast || !isScreen;
  let wake = (): void => {};
  const input = createInterface({ input: stdin, ...(isScreen && { output: stdout }), terminal: isScreen });
  input.on('line', line => {
    lines.push(line);
    wake();
  });
  input.on('SIGINT', () => input.close());
  input.on('close', () => {
    ended = true;
    wake();
  });
  const untilWoken = (milliseconds: number | null): Promise<void> =>
    new Promise(resolve => {
      const timer = milliseconds === null ? null : setTimeout(resolve, milliseconds);
      wake = () => {
        if (timer !== null) clearTimeout(timer);
        resolve();
      };
    });
  return {
    colours,
    get width() {
      return Math.max(NARROWEST, Math.min(WIDEST, (isScreen && stdout.columns) || 80));
    },
    get height() {
      return isScreen ? (stdout.rows ?? 24) : null;
    },
    get hasLeft() {
      return isScreen && ended;
    },
    write: text => void stdout.write(text),
    async read(prompt) {
      if (isScreen) {
        // Keys typed while others moved were meant to hurry them, not to answer.
        lines.length = 0;
        hurry = fast;
        input.setPrompt(prompt);
        if (!ended) input.prompt();
      } else stdout.write(prompt);
      while (lines.length === 0 && !ended) await untilWoken(null);
      const line = lines.shift() ?? null;
      if (!isScreen || line === null) stdout.write(`${line ?? ''}\n`);
      return line;
    },
    async pause() {
      if (hurry || ended) return;
      await untilWoken(PACE);
      if (lines.length > 0) hurry = true;
    },
    close: () => input.close(),
  };
}
