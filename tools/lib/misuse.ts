import { readFileSync } from 'node:fs';

/** A tool was called wrongly: one line that says what is wrong and what would be right. */
export class Misuse extends Error {}

/** A tool was asked for its usage. */
export class Help extends Error {}

/** The streams for a tool's last output. */
interface Ending {
  readonly argv: readonly string[];
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  readonly exit: (code: number) => void;
}

const ofThisProcess: Ending = {
  argv: process.argv,
  out: line => process.stdout.write(`${line}\n`),
  err: line => process.stderr.write(`${line}\n`),
  exit: code => {
    process.exitCode = code;
  },
};

// A reader that has seen enough closes the pipe (`| head`): that isn't a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

/** The tool's name: `play` for `tools/play.ts`. */
const nameOf = (argv: readonly string[]): string => (argv[1] ?? '').replace(/^.*[\\/]/, '').replace(/\.ts$/, '');

/**
 * Runs a tool with its arguments. It exits with the number that `run` returns; with 0 after its usage; with 2 after a `Misuse`, printed
 * in one line; with 1 and the stack after any other error.
 */
export async function main(
  run: (argv: readonly string[]) => number | Promise<number>,
  { argv, out, err, exit }: Ending = ofThisProcess,
): Promise<void> {
  try {
    exit(await run(argv.slice(2)));
  } catch (error) {
    if (error instanceof Help) {
      out(error.message);
      exit(0);
    } else if (error instanceof Misuse) {
      err(`${nameOf(argv)}: ${error.message}`);
      exit(2);
    } else {
      err(error instanceof Error ? (error.stack ?? error.message) : String(error));
      exit(1);
    }
  }
}

/** Reads a file that the user named. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Misuse(`${file} cannot be read (${error instanceof Error ? error.message : error})`);
  }
}
