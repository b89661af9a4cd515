import type { Rules } from '../game.ts';
import { key } from '../key.ts';
import { legal, play, result, start, waiting } from '../play.ts';
import { chacha20, random, sfc32 } from '../random.ts';
import { sayAction, sayEvent } from '../say.ts';
import type { Action, Seat, Shape, State } from '../shape.ts';
import type { Words } from '../words.ts';
import type { Notice } from '../world.ts';

/** A match to be written down from beginning to end, and how. */
export interface TranscriptPlan<T extends Shape> {
  readonly rules: Rules<T>;
  readonly words: Words<T>;
  /** Decides draws and answers. */
  readonly seed: string;
  /** By seat. */
  readonly names: readonly string[];
  /** The type of event that ends a turn: the table is shown after it. */
  readonly turnEnds: T['Event']['type'];
  /** Describes the table in one line. */
  readonly table: (state: State<T>) => string;
}

const MOST_ANSWERS = 100_000;

/** Plays a random match and writes it down as text: every answer, every notice, the table after each turn, and the result. */
export function transcript<T extends Shape>(telling: TranscriptPlan<T>): string {
  const { rules, seed } = telling;
  const { id, version } = rules.game;
  const chance = sfc32(seed);
  const choose = <X>(items: readonly X[]): X => items[random(chance, '', items.length)] as X;
  const lines = [`${id}, version ${version}, ${rules.seats} players, seed "${seed}"`, ''];
  let { state, notices } = start(rules, chacha20(seed));
  lines.push(...describeNotices(telling, notices), '');
  for (let count = 1; count <= MOST_ANSWERS; count++) {
    const awaited = waiting(rules, state);
    if (awaited.length === 0) return [...lines, ...describeEnd(telling, state), ''].join('\n');
    const seat = choose(awaited);
    const actions = legal(rules, state, seat);
    const action = choose(actions);
    lines.push(`${count}. ${describeAnswer(telling, seat, action)} (${actions.length} legal)`);
    ({ state, notices } = play(rules, state, seat, action));
    lines.push(...describeNotices(telling, notices));
    if (notices.some(({ event }) => event.type === telling.turnEnds)) lines.push(`   = ${telling.table(state)}`, '');
  }
  throw new Error(`${id}: not over after ${MOST_ANSWERS} answers`);
}

function describeAnswer<T extends Shape>({ names, words }: TranscriptPlan<T>, seat: Seat, action: Action<T>): string {
  return `${names[seat]}: ${sayAction(words, action, { names, reader: seat })} [${key(action)}]`;
}

/** The event that everybody is told, with the whispers of single seats below it. */
function describeNotices<T extends Shape>(
  { names, words }: TranscriptPlan<T>,
  notices: readonly Notice<T>[],
): string[] {
  return notices.flatMap(({ event, instead }) => [
    `   ${sayEvent(words, event, { names, reader: null })}`,
    ...Object.entries(instead ?? {}).map(
      ([seat, whisper]) =>
        `     to ${names[Number(seat)]}: ${sayEvent(words, whisper, { names, reader: Number(seat) })}`,
    ),
  ]);
}

/** The last table and the score sheet. */
function describeEnd<T extends Shape>({ names, rules, words, table }: TranscriptPlan<T>, state: State<T>): string[] {
  const sheet = result(rules, state);
  if (sheet === null) throw new Error(`${rules.game.id}: nobody is awaited, but there is no result`);
  const each = (numbers: readonly number[]): string => numbers.map((it, seat) => `${names[seat]} ${it}`).join(', ');
  return [
    `   = ${table(state)}`,
    '',
    `Places: ${each(sheet.place)}`,
    `Score: ${each(sheet.score)}`,
    ...sheet.lines.map(({ what, by }) => `${words.score[what] ?? what}: ${each(by)}`),
  ];
}
