import type { Game, Language, Shape } from '@consigliere/kernel';
import { random, replay, rulesOfRecord, sfc32 } from '@consigliere/kernel/host';
import { parseRecord } from '@consigliere/match';
import { parseArguments } from '../lib/arguments.ts';
import { colourless } from '../lib/colours.ts';
import type { TableClock } from './bots.ts';
import { COMMAND } from './command-line.ts';
import { type Readable, readableGame } from './games.ts';
import { playAt } from './table.ts';
import type { Terminal } from './terminal.ts';
import { playWords } from './words/index.ts';

/** A person who types by a plan: it gets the output since their last line and returns the next one; null: they leave. */
export type ScriptedPerson = (shown: string) => string | null;

/** The result of a scripted match. */
export interface ScriptedMatch {
  /** The whole output, with everything typed. */
  readonly out: string;
  /** The output before each line, and finally after the last one. */
  readonly pages: readonly string[];
  readonly saved: readonly string[];
}

/** Types lines one after the other, then leaves. */
export function lines(...typed: readonly string[]): ScriptedPerson {
  const left = [...typed];
  return () => left.shift() ?? null;
}

/** The most lines in a match: a plan that exceeds it repeats the same wrong line forever. */
const PATIENCE = 5000;

/** A clock on which every reading takes this many milliseconds: bots that use it think little, and always the same. */
const LOOK = 300;
function hasty(): TableClock {
  let time = 0;
  return { now: () => (time += LOOK), pause: async () => {} };
}

/** Further settings of a scripted run: the height of the screen, and the number of matches in a row. */
interface Run {
  readonly height?: number | null;
  readonly matches?: number;
  /** A game that is on no list; otherwise the one that the arguments name. */
  readonly readable?: Readable<Shape>;
}

/** A whole run of `play` in memory: for tests. */
export async function played(
  argv: string,
  person: ScriptedPerson,
  { height = null, matches = 1, readable }: Run = {},
): Promise<ScriptedMatch> {
  const args = parseArguments(COMMAND, argv.split(' ').filter(Boolean));
  const pages = [''];
  const saved: string[] = [];
  const language: Language = args.lang ?? 'en';
  const { rematch } = playWords[language].prompt;
  let left = matches - 1;
  const write = (text: string): void => {
    pages.push((pages.pop() ?? '') + text);
  };
  const terminal: Terminal = {
    colours: colourless,
    width: 80,
    height,
    write,
    async read(prompt) {
      write(prompt);
      if (prompt.includes(rematch)) return left-- > 0 ? '' : null;
      const line = person(pages.at(-1) ?? '');
      write(`${line ?? ''}\n`);
      if (pages.length > PATIENCE) throw new Error(`the match does not come to an end:\n${pages.at(-1)}`);
      pages.push('');
      return line;
    },
    pause: async () => {},
    hasLeft: false,
    close: () => {},
  };
  const save = args.save === undefined ? null : (line: string) => void saved.push(line);
  const seed = args.seed ?? 'scripted';
  await playAt(readable ?? readableGame(args.game), args, { terminal, clock: hasty(), language, seed, save });
  return { out: pages.join(''), pages, saved };
}

/** Gives random answers from those offered; `helped`: one line in this many asks for help first. */
export function anybody(seed: string, helped: number | null = null): ScriptedPerson {
  const rng = sfc32(seed);
  return shown => {
    const count = Number(/\[1–(\d+)[^\]]*\] > $/.exec(shown)?.[1] ?? 1);
    if (helped !== null && random(rng, 'help', helped) === 0) return ['?', 'w', 'l', 't'][random(rng, 'key', 4)] ?? '?';
    return count === 1 ? '' : String(1 + random(rng, 'choice', count));
  };
}

/** Returns how many entries of a record replay, hash for hash. */
export function replayed<T extends Shape>(game: Game<T>, line: string): number {
  const record = parseRecord<T>(JSON.parse(line));
  if (!record.ok) throw new Error(record.why);
  const rules = rulesOfRecord(game, record.value);
  if (!rules.ok) throw new Error(rules.why);
  return [...replay(rules.value, record.value)].filter(({ ok }) => ok).length - 1;
}

/** The beginning of the table at the end of a match. */
export const RESULT = { en: '\nPlace ', de: '\nPlatz ', nl: '\nPlaats ' };
