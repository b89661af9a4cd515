import type { Language, Shape } from '@consigliere/kernel';
import { random, sfc32 } from '@consigliere/kernel/host';
import { openMatch, recordOf, rematchOptions } from '@consigliere/match';
import { optionsOf, rulesFor } from '../lib/game.ts';
import type { Chair, TableClock } from './bots.ts';
import { commandAgain, commandReplay, type PlayArguments } from './command-line.ts';
import { typed } from './decide.ts';
import type { Readable } from './games.ts';
import { playMatch } from './match.ts';
import { easelOf, mannersIn, type Seated, type Session, seated, seenIn, uiOf, wordsOf } from './session.ts';
import type { Terminal } from './terminal.ts';
import { wrapped } from './text.ts';
import { playWords } from './words/index.ts';

/** The dependencies of a table beside its arguments. */
export interface Setting {
  readonly terminal: Terminal;
  /** The clock by which bots think. */
  readonly clock: TableClock;
  readonly language: Language;
  readonly seed: string;
  /** Saves the record of the match; null: it isn't saved. */
  readonly save: ((line: string) => void) | null;
}

/** Plays match after match, until the person has had enough. */
export async function playAt<T extends Shape>(
  readable: Readable<T>,
  args: PlayArguments,
  setting: Setting,
): Promise<void> {
  const { seed } = setting;
  for (let match = 1, option = args.option; ; match++) {
    const each = { ...setting, seed: match === 1 ? seed : `${seed} ${match}` };
    const session = await playOnce(readable, { ...args, option }, each);
    if (!(await wantsMore(session))) return say(session, uiOf(session).ending.goodbye);
    option = Object.entries(rematchOptions(session.match)).map(([name, value]) => `${name}=${value}`);
  }
}

/** Asks whether the person wants another match. */
async function wantsMore<T extends Shape>(session: Session<T>): Promise<boolean> {
  const { seat, terminal } = session;
  if (seat === null || seenIn(session).result === null) return false;
  const line = await terminal.read(`${terminal.colours.bold(`[${uiOf(session).prompt.rematch}]`)} > `);
  return line !== null && typed(line).type === 'nothing';
}

/** Plays one match from the first word to the last, saves it, and says how to see it again. */
async function playOnce<T extends Shape>(
  readable: Readable<T>,
  args: PlayArguments,
  { terminal, clock, language, seed, save }: Setting,
): Promise<Session<T>> {
  const rules = rulesFor(readable.game, args.seats, optionsOf(args.option));
  const company = seated({
    person: args.watch ? null : (args.name ?? playWords[language].you),
    manners: mannersIn(args.bots, args.watch ? args.seats : args.seats - 1),
    characters: readable.words[language].characters.map(({ name }, at) => ({
      name,
      about: readable.speech[language].characters[at]?.about ?? '',
    })),
  });
  const session: Session<T> = {
    readable,
    terminal,
    language,
    seat: args.watch ? null : 0,
    company,
    talkSeed: `${seed}/talk`,
    match: openMatch(rules, seed),
    since: 0,
    unheard: null,
    passing: null,
  };
  say(session, uiOf(session).welcome(wordsOf(session).name, easelOf(session).who.names));
  await playMatch(session, { chairs: chairsFor(company, `${seed}/bots`), clock, step: args.step });
  save?.(JSON.stringify(recordOf(session.match)));
  sayWhereItIs(session, args, seed);
  return session;
}

/** Makes a chair for every bot, each with its own random source. */
const chairsFor = (company: readonly Seated[], seed: string): readonly (Chair | null)[] =>
  company.map(({ manner }, seat) => {
    if (manner === null) return null;
    const rng = sfc32(`${seed}/${seat}`);
    return { manner, random: n => random(rng, 'bot', n) };
  });

const say = <T extends Shape>({ terminal }: Session<T>, text: string): void =>
  terminal.write(`${wrapped(text, terminal.width, 2).join('\n')}\n`);

/** Prints where the record is and, once it gives nothing away, the seed. */
function sayWhereItIs<T extends Shape>(session: Session<T>, args: PlayArguments, seed: string): void {
  const { ending, result } = uiOf(session);
  const isOver = seenIn(session).result !== null;
  if (!isOver) say(session, result.unfinished);
  if (args.save !== undefined) {
    say(session, ending.saved(args.save));
    session.terminal.write(`${ending.replay(commandReplay(args.save))}\n`);
  } else if (isOver) say(session, ending.howToSave);
  if (isOver) {
    session.terminal.write(`${ending.seed(seed)}\n${ending.again(commandAgain(args, seed))}\n`);
  }
}
