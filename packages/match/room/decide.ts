import type { Seat } from '@consigliere/kernel';
import { isSame } from '@consigliere/kernel/host';
import { isEntropy } from '../luck.ts';
import { hasAnswered, isToConfirm, type RefusalCode } from '../match.ts';
import { apply, isDone, Unfit } from './apply.ts';
import { longAwayAt } from './attendance.ts';
import { changeTerms } from './change-terms.ts';
import type { Actor, Command, CommandRefused, RoomRefusal } from './commands.ts';
import { keepVote, listNeededConsents } from './consent.ts';
import type { Line, RequestKind } from './lines.ts';
import { findPendingDecision, findTurnCall } from './pending-decision.ts';
import { type Room, seatOf } from './room.ts';
import { standIn } from './stand-in.ts';

/** The outcome of a command: a line of the journal and the room after it. Without a line it was run before, or changes nothing. */
export type Decided = { readonly ok: true; readonly line: Line | null; readonly room: Room } | CommandRefused;

/** When a command is decided, and the house's limits. */
export interface Circumstances {
  readonly at: number;
  /** How many undo requests that need nobody's consent are granted to each seat of a match; absent: any number. */
  readonly mostSoloUndos?: number | undefined;
}

const LEVELS = 5;
const LONGEST_NAME = 24;

/** Why a command is refused. */
type Reason = RoomRefusal | RefusalCode;

export const refusal = (code: Reason): CommandRefused => ({ ok: false, code, rule: null });

/** Decides a command. Changes nothing: the host appends the line first. */
export function decide(room: Room, actor: Actor, command: Command, circumstances: Circumstances): Decided {
  if (isDone(room, actor.id)) return { ok: true, line: null, room };
  const found = lineFor(room, actor, command, circumstances);
  if (typeof found === 'string') return refusal(found);
  if (isRepeatedOrder(room, found)) return { ok: true, line: null, room };
  try {
    return { ok: true, line: found, room: apply(room, found, circumstances.at) };
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    return error.refused;
  }
}

/** Whether a line would only repeat the seat's standing order. From a player who is away it is more: they are back. */
const isRepeatedOrder = ({ orders, chairs }: Room, line: Line): boolean =>
  line.type === 'ordered' && chairs[line.seat]?.isAway !== true && isSame(orders[line.seat] ?? null, line.order);

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
  const { at } = circumstances;
  switch (command.type) {
    case 'sit':
      return sit(room, actor, command);
    case 'seat-bot':
      return seatBot(room, actor, command, at);
    case 'clear':
      return clear(room, actor, command.seat);
    case 'change-terms':
      return changeTerms(room, actor, command);
    case 'start':
      return start(room, actor);
    case 'stand-in':
      return standIn(room, actor, command.seat, at);
    default: {
      const seat = seatOf(room, actor.player);
      if (seat === null) return 'not-seated';
      const why = whyNot(room, command.type) ?? whyNoUndo(room, seat, command, circumstances);
      return why ?? decideSeated(room, { id: actor.id, seat, at }, command);
    }
  }
}

function sit(
  room: Room,
  { player, id }: Actor,
  { seat, name, entropy }: Extract<Command, { type: 'sit' }>,
): Line | Reason {
  if (room.phase !== 'gathering') return 'not-gathering';
  const chair = room.chairs[seat];
  if (chair === undefined) return 'no-such-seat';
  const mine = seatOf(room, player);
  const isKept = mine === seat && chair.entropy === null;
  if (mine !== null && !isKept) return 'already-seated';
  if (chair.sitter !== 'nobody' && !isKept) return 'seat-taken';
  if (!isName(name)) return 'bad-name';
  return isEntropy(entropy) ? { type: 'sat', id, seat, player, name: name.trim(), entropy } : 'bad-entropy';
}

const UNREADABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

/** A name is readable text: no control characters, no reversed lines, no half surrogate pairs. */
const isName = (name: string): boolean => {
  const trimmed = name.trim();
  return trimmed.length > 0 && trimmed.length <= LONGEST_NAME && !UNREADABLE.test(trimmed);
};

function seatBot(
  room: Room,
  { player, id }: Actor,
  { seat, level }: Extract<Command, { type: 'seat-bot' }>,
  at: number,
): Line | Reason {
  if (player !== room.terms.owner) return 'not-owner';
  const chair = room.chairs[seat];
  if (chair === undefined) return 'no-such-seat';
  if (!Number.isInteger(level) || level < 1 || level > LEVELS) return 'bad-level';
  if (room.phase === 'gathering') return chair.sitter === 'person' ? 'seat-taken' : { type: 'bot', id, seat, level };
  if (room.phase !== 'playing') return 'not-playing';
  if (!chair.isAway) return 'not-away';
  // The seat is gone for good: a lost connection or a slow move isn't enough.
  return chair.hasLeft || at >= longAwayAt(chair) ? { type: 'bot', id, seat, level } : 'too-soon';
}

function clear(room: Room, { player, id }: Actor, seat: Seat): Line | Reason {
  if (player !== room.terms.owner) return 'not-owner';
  if (room.phase !== 'gathering') return 'not-gathering';
  return room.chairs[seat] === undefined ? 'no-such-seat' : { type: 'left', id, seat };
}

function start(room: Room, { player, id }: Actor): Line | Reason {
  if (player !== room.terms.owner) return 'not-owner';
  if (room.phase !== 'gathering') return 'not-gathering';
  const isFull = room.chairs.every(({ sitter, entropy }) => sitter === 'bot' || entropy !== null);
  return isFull ? { type: 'started', id } : 'not-full';
}

/** Everything else needs a match that is being played; while it is paused only a few things can be done. */
function whyNot({ phase, isPaused }: Room, type: Command['type']): RoomRefusal | null {
  if (type === 'leave') return phase === 'gathering' || phase === 'playing' ? null : 'not-playing';
  if (phase !== 'playing') return 'not-playing';
  return isPaused && !['resume', 'back', 'vote', 'order'].includes(type) ? 'paused' : null;
}

/**
 * Every undo by consent plays the match again, here and whenever its journal is read. Where nobody is there to refused, only this
 * keeps one player from making a table arbitrarily expensive.
 */
function whyNoUndo(room: Room, seat: Seat, command: Command, { at, mostSoloUndos }: Circumstances): RoomRefusal | null {
  if (mostSoloUndos === undefined || command.type !== 'wish' || command.wish !== 'undo') return null;
  const isSolo = listNeededConsents(room, seat, 'undo', at).length === 0;
  return isSolo && (room.soloUndos[seat] ?? 0) >= mostSoloUndos ? 'no-more-undos' : null;
}

/** A command of somebody who sits at the table: its id, the seat, and when it comes. */
interface Coming {
  readonly id: string;
  readonly seat: Seat;
  readonly at: number;
}

/** Decides a command of a player at the table. */
function decideSeated(room: Room, coming: Coming, command: Command): Line | Reason {
  const { id, seat } = coming;
  switch (command.type) {
    case 'answer': {
      const { decision, branch, picks, isSure = false } = command;
      const hold = room.terms.confirm && !isSure && room.match !== null && isToConfirm(room.match, seat, picks[0]);
      return { type: 'answered', id, seat, decision, branch, picks, hold };
    }
    case 'order':
      return order(room, id, seat, command.order);
    case 'wish':
      return wish(room, coming, command.wish);
    case 'vote':
      return mayVote(room, seat, command.yes) ? { type: 'voted', id, seat, yes: command.yes } : 'no-request';
    case 'resume':
      return room.isPaused ? { type: 'resumed', id, seat } : 'not-paused';
    case 'back':
      return room.chairs[seat]?.isAway ? { type: 'back', id, seat } : 'not-away';
    case 'leave':
      return { type: 'left', id, seat, ...keepVote(room, seat) };
    case 'confirm':
      return { type: 'confirmed', id, seat };
    case 'undo':
      return { type: 'undone', id, seat };
    default:
      throw new Error(`${command.type} isn't a command of a player at the table`);
  }
}

function wish(room: Room, { id, seat, at }: Coming, wish: RequestKind): Line | Reason {
  if (room.request !== null) return 'request-open';
  const isPossible = wish !== 'undo' || (room.match !== null && hasAnswered(room.match, seat));
  return isPossible ? { type: 'wished', id, seat, wish, asked: listNeededConsents(room, seat, wish, at) } : 'no-undo';
}

/** A player may vote against their own request: then it is withdrawn. */
const mayVote = ({ request }: Room, seat: Seat, yes: boolean): boolean =>
  request !== null && (request.open.includes(seat) || (request.seat === seat && !yes));

function order(room: Room, id: string, seat: Seat, kind: Extract<Command, { type: 'order' }>['order']): Line | Reason {
  if (kind !== 'this-turn') return { type: 'ordered', id, seat, order: kind === null ? null : { kind } };
  const call = findTurnCall(room);
  if (call === null || findPendingDecision(room) === null) return 'no-window';
  return { type: 'ordered', id, seat, order: { kind, call } };
}
