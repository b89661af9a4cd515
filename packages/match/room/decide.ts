import type { Seat } from '@consigliere/kernel';
import { isSame } from '@consigliere/kernel/host';
import { isEntropy } from '../luck.ts';
import { isToConfirm, type RefusalCode } from '../match.ts';
import { apply, isDone, isPlainLine, type RareLine, type RareLines, Unfit } from './apply.ts';
import { isReady, longAwayAt } from './chair.ts';
import type { Actor, Command, CommandRefused, RoomRefusal } from './commands.ts';
import type { makeDistinct } from './distinct-name.ts';
import { type CommandLimits, whyLimited } from './limits.ts';
import type { Line } from './lines.ts';
import { isDeleted, nameOf, withName } from './names.ts';
import { findPendingDecision, findTurnCall, markUnseen } from './pending-decision.ts';
import { findFormerSeat, type Room, seatOf } from './room.ts';

/** The outcome of a command: a line of the journal and the room after it. Without a line it was run before, or changes nothing. */
export type Decided = { readonly ok: true; readonly line: Line | null; readonly room: Room } | CommandRefused;

/** When a command is decided, and the house's limits. */
export interface Circumstances {
  readonly at: number;
  /** Absent: nothing is limited. */
  readonly limits?: CommandLimits | undefined;
  /** The version of the bots, which is written at the start; absent: it isn't. */
  readonly bots?: number | undefined;
  /** null only for commands of plain play. */
  readonly rare: RareParts | null;
}

/** The commands of plain play, which every host can run from the beginning, as it can seat the first player. They lead to lines of plain play. */
const PLAIN_COMMANDS = ['seat-bot', 'start', 'answer', 'confirm', 'order'] as const;
type PlainCommand = Extract<Command, { type: (typeof PLAIN_COMMANDS)[number] }>;
type PlayCommand = Exclude<PlainCommand, { type: 'seat-bot' | 'start' }>;
export type RareCommand = Exclude<Command, PlainCommand | { type: 'sit' }>;

export const isPlainCommand = (command: Command): command is PlainCommand =>
  PLAIN_COMMANDS.some(type => type === command.type);

/** The parts that a room needs beyond plain play. A device loads it after the board. */
export interface RareParts {
  readonly lines: RareLines;
  readonly decide: (room: Room, actor: Actor, command: RareCommand, circumstances: Circumstances) => Line | Reason;
  readonly makeDistinct: typeof makeDistinct;
  /** Whether a line would only repeat what is. */
  readonly changesNothing: (room: Room, line: RareLine) => boolean;
}

const LEVELS = 5;
const LONGEST_NAME = 24;

/** Why a command is refused. */
export type Reason = RoomRefusal | RefusalCode;

export const refusal = (code: Reason): CommandRefused => ({ ok: false, code, rule: null });

/** Decides a command. Changes nothing: the host appends the line first. */
export function decide(room: Room, actor: Actor, command: Command, circumstances: Circumstances): Decided {
  if (isDone(room, actor.id) && isParticipant(room, actor.player)) return { ok: true, line: null, room };
  const found = lineFor(room, actor, command, circumstances);
  if (typeof found === 'string') return refusal(found);
  if (changesNothing(room, found, circumstances.rare)) return { ok: true, line: null, room };
  const named =
    'name' in command
      ? withName(room, actor.player, nameFor(room, actor.player, command.name, circumstances.rare))
      : room;
  try {
    return { ok: true, line: found, room: apply(named, found, circumstances.at, circumstances.rare?.lines ?? null) };
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    return error.refused;
  }
}

/** A player's name at this table, which nobody else there has. */
function nameFor({ chairs, names, seatRequests }: Room, player: string, name: string, rare: RareParts | null): string {
  const others = [...chairs, ...seatRequests].filter(each => each.player !== null && each.player !== player);
  const taken = others.map(each => nameOf(names, each));
  if (taken.length === 0) return name.trim();
  if (rare === null) throw new Error('a second player sits down before the part for names is loaded');
  return rare.makeDistinct(name.trim(), taken, LONGEST_NAME);
}

/** Only people of the table can have sent a command that was run. A stranger who repeats one isn't told that it exists. */
const isParticipant = (room: Room, player: string): boolean =>
  player === room.owner ||
  player === room.terms.owner ||
  seatOf(room, player) !== null ||
  room.departed.includes(player) ||
  findFormerSeat(room, player) !== null ||
  room.seatRequests.some(each => each.player === player);

/** Whether a line would only repeat what is: a start that waits, the seat's standing order, or something rare. */
function changesNothing(room: Room, line: Line, rare: RareParts | null): boolean {
  if (line.type === 'starting') return room.isStarting;
  if (line.type !== 'ordered') return !isPlainLine(line) && rare?.changesNothing(room, line) === true;
  // From a player who is away an order is more than a repetition: they are back.
  const isAway = room.chairs[line.seat]?.isAway === true && !room.unseen.there.includes(line.seat);
  return !isAway && isSame(room.orders[line.seat] ?? null, line.order);
}

/** The outcome of several commands: their lines, the room after them, and an acknowledgement for each. */
export interface DecidedTogether {
  readonly room: Room;
  readonly lines: readonly Line[];
  readonly acks: readonly ({ readonly ok: true } | CommandRefused)[];
}

/** Decides several commands, each in the room that the ones before have left. */
export function decideAll(
  before: Room,
  wishes: readonly { readonly actor: Actor; readonly command: Command }[],
  circumstances: Circumstances,
): DecidedTogether {
  let room = before;
  const lines: Line[] = [];
  const acks = wishes.map(({ actor, command }) => {
    const decided = decide(room, actor, command, circumstances);
    if (!decided.ok) return decided;
    if (decided.line !== null) lines.push(decided.line);
    room = decided.room;
    return { ok: true } as const;
  });
  return { room, lines, acks };
}

/** The line of a command, or why it is refused. */
function lineFor(room: Room, actor: Actor, command: Command, circumstances: Circumstances): Line | Reason {
  // Their requests may still be under way.
  if (isDeleted(room.names, actor.player)) return 'not-seated';
  switch (command.type) {
    case 'sit':
      return sit(room, actor, command);
    case 'seat-bot':
      return seatBot(room, actor, command, circumstances.at);
    case 'start':
      return start(room, actor, circumstances);
    case 'answer':
    case 'confirm':
    case 'order':
      return decideSeated(room, actor, command, circumstances, coming => play(room, coming, command));
    default:
      if (circumstances.rare === null) throw new Error(`'${command.type}' is decided before its part is loaded`);
      return circumstances.rare.decide(room, actor, command, circumstances);
  }
}

/** The part of a player's line that makes them the owner: a common screen owns its table only until somebody sits down. */
const becomeOwner = (room: Room): { readonly owns?: true } =>
  room.terms.screen === true && seatOf(room, room.owner) === null ? { owns: true } : {};

function sit(
  room: Room,
  { player, id }: Actor,
  { seat, name, entropy }: Extract<Command, { type: 'sit' }>,
): Line | Reason {
  if (room.phase !== 'gathering') return 'not-gathering';
  const chair = room.chairs[seat];
  if (chair === undefined) return 'no-such-seat';
  const mine = seatOf(room, player);
  const isKept = mine === seat && chair.isKept;
  if (mine !== null && !isKept) return 'already-seated';
  if (room.barred.includes(player)) return 'barred';
  if (chair.sitter !== 'nobody' && !isKept) return 'seat-taken';
  if (!isName(name)) return 'bad-name';
  const line = { type: 'sat', id, seat, player, ...becomeOwner(room) } as const;
  if (entropy === undefined) return line;
  return isEntropy(entropy) ? { ...line, entropy } : 'bad-entropy';
}

const UNREADABLE = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u;

/** A name is readable text: no control characters, no reversed lines, no half surrogate pairs, no letters that are blank. */
export const isName = (name: string): boolean => {
  const trimmed = name.trim();
  return trimmed.length > 0 && trimmed.length <= LONGEST_NAME && !UNREADABLE.test(trimmed);
};

function seatBot(
  room: Room,
  { player, id }: Actor,
  { seat, level }: Extract<Command, { type: 'seat-bot' }>,
  at: number,
): Line | Reason {
  if (player !== room.owner) return 'not-owner';
  const chair = room.chairs[seat];
  if (chair === undefined) return 'no-such-seat';
  if (!isLevel(level)) return 'bad-level';
  if (room.phase === 'gathering') return chair.sitter === 'person' ? 'seat-taken' : { type: 'bot', id, seat, level };
  if (room.phase !== 'playing') return 'not-playing';
  if (!chair.isAway) return 'not-away';
  // The seat is gone for good: a lost connection or a slow move isn't enough.
  return chair.hasLeft || at >= longAwayAt(chair) ? { type: 'bot', id, seat, level } : 'too-soon';
}

function start(room: Room, { player, id }: Actor, { bots }: Circumstances): Line | Reason {
  if (player !== room.owner) return 'not-owner';
  if (room.phase !== 'gathering') return 'not-gathering';
  if (room.chairs.some(({ sitter, isKept }) => sitter === 'nobody' || isKept)) return 'not-full';
  return { type: room.chairs.every(isReady) ? 'started' : 'starting', id, ...(bots !== undefined && { bots }) };
}

/** Everything else needs a match that is being played; while it is paused only a few things can be done. */
function whyNot({ phase, isPaused }: Room, type: Command['type']): RoomRefusal | null {
  if (type === 'leave') return phase === 'gathering' || phase === 'playing' ? null : 'not-playing';
  if (phase !== 'playing') return 'not-playing';
  return isPaused && !['resume', 'back', 'vote', 'order', 'vacation'].includes(type) ? 'paused' : null;
}

/** A command of somebody who sits at the table: its id, the seat, and when it comes. */
export interface Coming {
  readonly id: string;
  readonly seat: Seat;
  readonly at: number;
}

/** Decides a command that only a player at the table can give. */
export function decideSeated(
  room: Room,
  { player, id }: Actor,
  command: Command,
  { at, limits }: Circumstances,
  decideIt: (coming: Coming) => Line | Reason,
): Line | Reason {
  const seat = seatOf(room, player) ?? (command.type === 'back' ? findFormerSeat(room, player) : null);
  if (seat === null) return 'not-seated';
  const why = whyNot(room, command.type) ?? whyLimited(room.counts, seat, command, limits);
  return why ?? decideIt({ id, seat, at });
}

/** Decides what a player does in the match itself. */
function play(room: Room, { id, seat }: Coming, command: PlayCommand): Line | Reason {
  switch (command.type) {
    case 'answer': {
      const { decision, branch, picks, isSure = false } = command;
      const hold = room.terms.confirm && !isSure && room.match !== null && isToConfirm(room.match, seat, picks[0]);
      return { type: 'answered', id, seat, decision, branch, picks, hold, ...markUnseen(room) };
    }
    case 'order':
      return order(room, id, seat, command.order);
    case 'confirm':
      return { type: 'confirmed', id, seat };
  }
}

export const isLevel = (level: number): boolean => Number.isInteger(level) && level >= 1 && level <= LEVELS;

function order(room: Room, id: string, seat: Seat, kind: Extract<Command, { type: 'order' }>['order']): Line | Reason {
  if (kind !== 'this-turn')
    return { type: 'ordered', id, seat, order: kind === null ? null : { kind }, ...markUnseen(room) };
  const call = findTurnCall(room);
  if (call === null || findPendingDecision(room) === null) return 'no-window';
  return { type: 'ordered', id, seat, order: { kind, call }, ...markUnseen(room) };
}
