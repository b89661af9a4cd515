import type { Action, Game, Seat, Shape } from '@consigliere/kernel';
import { waiting } from '@consigliere/kernel/host';
import { answer, type Match } from '../match.ts';
import { apply, openRoom } from '../room/apply.ts';
import type { Attendance } from '../room/attendance.ts';
import type { Command } from '../room/commands.ts';
import { type Decided, decide } from '../room/decide.ts';
import { DUE } from '../room/due.ts';
import type { CommandLimits } from '../room/limits.ts';
import type { Line } from '../room/lines.ts';
import { listAwaitedBots } from '../room/pending-decision.ts';
import { RARE_PARTS } from '../room/rare-commands.ts';
import { RARE_LINES } from '../room/rare-lines.ts';
import type { Room } from '../room/room.ts';
import { viewMatch, viewRoom } from '../room/room-view.ts';
import type { Terms } from '../room/terms.ts';
import type { Thoughts } from '../room/timing.ts';
import type { RoomView } from '../room/view-parts.ts';
import type { StoredLine } from '../store.ts';

/** The players of a test, by seat. The first one owns the room. */
export const PLAYERS = ['ada', 'bea', 'cleo', 'dan', 'eve'] as const;
export const SEED = 'c0ffee'.padEnd(64, '0');
export const entropyOf = (seat: Seat): string => String(seat + 1).repeat(32);

/** A game without its own types. */
export const anyGame = <T extends Shape>(game: Game<T>): Game<Shape> => game as unknown as Game<Shape>;

export const termsOf = (game: Pick<Game<Shape>, 'id' | 'version' | 'seats'>, terms: Partial<Terms> = {}): Terms => ({
  id: 'room',
  game: game.id,
  version: game.version,
  seats: game.seats.min,
  options: {},
  clock: { kind: 'none' },
  confirm: false,
  isPublic: true,
  language: 'en',
  owner: PLAYERS[0],
  ...terms,
});

/** A command's id: 128 bits, made by a client. */
export const idOf = (count: number): string => count.toString(16).padStart(32, '0');

/** The players of a table by seat: a person, or a bot of a level. */
export type Sitter = 'person' | number;

export const commandFor = (sitter: Sitter, seat: Seat): readonly [player: string, Command] =>
  sitter === 'person'
    ? [PLAYERS[seat] ?? '', { type: 'sit', seat, name: `${PLAYERS[seat]}`, entropy: entropyOf(seat) }]
    : [PLAYERS[0], { type: 'seat-bot', seat, level: sitter }];

/** The commands by which all of them sit down. People come after the bots, because a bot makes their entropy void. */
export const commandsFor = (sitters: readonly Sitter[]): readonly (readonly [player: string, Command])[] =>
  [...sitters.entries()]
    .sort(([, one], [, other]) => Number(one === 'person') - Number(other === 'person'))
    .map(([seat, sitter]) => commandFor(sitter, seat));

/** A test bot's choice: the first legal action, unless a test says otherwise. */
export type Choose = (actions: readonly Action<Shape>[], seat: Seat) => Action<Shape> | undefined;

/** A whole answer of a seat, pick by pick. */
export function wholeAnswer(match: Match<Shape>, seat: Seat, choose: Choose = ([first]) => first): Action<Shape>[] {
  const picks: Action<Shape>[] = [];
  for (let each = match; ; ) {
    const prompt = viewMatch(each, seat).prompt;
    const pick = choose(prompt?.actions ?? [], seat);
    if (prompt === null || pick === undefined) throw new Error(`seat ${seat} is not asked`);
    picks.push(pick);
    const taken = answer(each, seat, { decision: prompt.id, branch: each.branch, picks: [pick] });
    if (!taken.ok) throw new Error(taken.code);
    if (taken.match.deeds.length > each.deeds.length) return picks;
    each = taken.match;
  }
}

/** A room without a host: the test sends commands and lets time pass, and everything is in the journal. */
export class TestTable {
  room: Room;
  now = 1_000_000;
  limits: CommandLimits | undefined;
  /** The version of the bots. */
  bots: number | undefined = 1;
  readonly journal: StoredLine[] = [];
  choose: Choose = ([first]) => first;
  /** Which seats are connected, as a server would report it. */
  attendance: Attendance | undefined;
  #commands = 0;

  constructor(game: Game<Shape>, terms: Partial<Terms> = {}, luckFormat: Room['luckFormat'] = 2) {
    const format = luckFormat === 1 ? {} : ({ luck: 2 } as const);
    const line = { type: 'opened', terms: termsOf(game, terms), seed: SEED, ...format } as const;
    this.room = openRoom(game, line, this.now);
    this.#write(line);
  }

  /** A table that is full and plays. */
  static playing<T extends Shape>(game: Game<T>, sitters: readonly Sitter[], terms: Partial<Terms> = {}): TestTable {
    const table = new TestTable(anyGame(game), { ...terms, seats: sitters.length });
    for (const [player, command] of commandsFor(sitters)) table.do(player, command);
    return table.do(PLAYERS[0], { type: 'start' });
  }

  /** Decides a command and applies its line. */
  try(player: string, command: Command, id = idOf(++this.#commands)): Decided {
    const actor = { player, id, attendance: this.attendance };
    const decided = decide(this.room, actor, command, {
      at: this.now,
      limits: this.limits,
      bots: this.bots,
      rare: RARE_PARTS,
    });
    if (decided.ok && decided.line !== null) {
      this.room = decided.room;
      this.#write(decided.line);
    }
    return decided;
  }

  /** Runs a command that must not be refused. */
  do(player: string, command: Command, id?: string): this {
    const decided = this.try(player, command, id);
    if (!decided.ok) throw new Error(`${command.type} of ${player} is refused: ${decided.code}`);
    return this;
  }

  /** The code with which a command is refused; null: it isn't. */
  refusal(player: string, command: Command): string | null {
    const decided = this.try(player, command);
    return decided.ok ? null : decided.code;
  }

  /** A line that comes from no command. */
  write(line: Line): this {
    this.room = apply(this.room, line, this.now, RARE_LINES);
    this.#write(line);
    return this;
  }

  get match(): Match<Shape> {
    if (this.room.match === null) throw new Error('nothing is being played');
    return this.room.match;
  }

  /** The seats that haven't answered yet. In a reaction window no viewer is told. */
  get waiting(): readonly Seat[] {
    return waiting(this.match.rules, this.match.course.state);
  }

  /** The legal actions of a seat. */
  actions(seat: Seat): readonly Action<Shape>[] {
    return viewMatch(this.match, seat).prompt?.actions ?? [];
  }

  /** The command that answers the decision on top. */
  answerWith(...picks: readonly unknown[]): Extract<Command, { type: 'answer' }> {
    return {
      type: 'answer',
      decision: this.match.course.state.flow.at(-1)?.id ?? -1,
      branch: this.match.branch,
      picks,
    };
  }

  /** A person answers as a bot would. */
  answer(seat: Seat): this {
    const picks = wholeAnswer(this.match, seat, this.choose);
    return this.do(PLAYERS[seat] ?? '', { ...this.answerWith(...picks), isSure: true });
  }

  seen(player: string | null): RoomView {
    return viewRoom(this.room, player);
  }

  /** The room views of everybody but one player, as text. */
  othersSee(player: string): string {
    return JSON.stringify([...PLAYERS.filter(each => each !== player), null].map(each => this.seen(each)));
  }

  /** Lets time pass. Bots decide at once. */
  wait(milliseconds: number): this {
    const end = this.now + milliseconds;
    for (;;) {
      const thoughts = this.#thoughts();
      const next = DUE.findNextTime(this.room, thoughts);
      if (next === null || next > end) break;
      this.now = Math.max(this.now, next);
      const line = DUE.findLine(this.room, thoughts, this.now);
      if (line === null) throw new Error(`nothing happens at ${next}`);
      this.write(line);
    }
    this.now = end;
    return this;
  }

  #thoughts(): Thoughts {
    const picks = listAwaitedBots(this.room).map(seat => [seat, wholeAnswer(this.match, seat, this.choose)] as const);
    return { picks: new Map(picks), at: this.room.askedAt };
  }

  #write(line: Line): void {
    this.journal.push({ number: this.journal.length, at: this.room.at, body: JSON.stringify(line) });
  }
}
