import type { Seat } from '@consigliere/kernel';
import { isSame } from '@consigliere/kernel/host';
import { isEntropy } from '../luck.ts';
import { hasAnswered } from '../undo.ts';
import type { RareLine } from './apply.ts';
import { NOBODY } from './chair.ts';
import { changeTerms, isUnchanged } from './change-terms.ts';
import type { Actor, Command } from './commands.ts';
import { keepVote, listNeededConsents } from './consent.ts';
import {
  type Circumstances,
  type Coming,
  decideSeated,
  isLevel,
  isName,
  type RareCommand,
  type RareParts,
  type Reason,
} from './decide.ts';
import { makeDistinct } from './distinct-name.ts';
import type { Line } from './lines.ts';
import { passOn, takeOwnership } from './ownership.ts';
import { markUnseen } from './pending-decision.ts';
import { RARE_LINES } from './rare-lines.ts';
import { type Room, seatOf } from './room.ts';
import { admit, askSeat } from './seat-requests.ts';
import { isExpectedBack, remind, standIn } from './stand-in.ts';
import { withVacation } from './terms.ts';
import { decideVacation } from './vacation.ts';

/** The line of a command that isn't one of plain play, or why it is refused. */
function decideRare(room: Room, actor: Actor, command: RareCommand, circumstances: Circumstances): Line | Reason {
  const { at } = circumstances;
  switch (command.type) {
    case 'add-entropy':
      return addEntropy(room, actor, command);
    case 'clear':
      return clear(room, actor, command);
    case 'ask-seat':
      return isName(command.name) ? askSeat(room, actor, command.seat, at) : 'bad-name';
    case 'admit':
      return admit(room, actor, command, at);
    case 'own':
      return takeOwnership(room, actor, at);
    case 'change-terms':
      return changeTerms(room, actor, command);
    case 'stand-in':
      return standIn(room, actor, command.seat, at);
    case 'nudge':
      return remind(room, actor, command.seat, at);
    default:
      return decideSeated(room, actor, command, circumstances, coming => manage(room, coming, command));
  }
}

/** Entropy is for the terms that the player knows: if they have changed meanwhile, it's refused. It can't be replaced by another. */
function addEntropy(
  room: Room,
  { player, id }: Actor,
  { round, entropy }: Extract<Command, { type: 'add-entropy' }>,
): Line | Reason {
  if (room.phase !== 'gathering') return 'not-gathering';
  const seat = seatOf(room, player);
  const chair = seat === null ? undefined : room.chairs[seat];
  if (seat === null || chair === undefined || chair.isKept) return 'not-seated';
  if (!isEntropy(entropy)) return 'bad-entropy';
  if (round !== room.entropyRound) return 'stale';
  return chair.entropy === null || chair.entropy === entropy ? { type: 'added', id, seat, entropy } : 'already-ready';
}

function clear(
  room: Room,
  { player, id }: Actor,
  { seat, isBarred = false }: Extract<Command, { type: 'clear' }>,
): Line | Reason {
  if (player !== room.owner) return 'not-owner';
  if (room.phase !== 'gathering') return 'not-gathering';
  if (room.chairs[seat] === undefined) return 'no-such-seat';
  return { type: 'left', id, seat, ...(isBarred && room.chairs[seat].player !== player ? { isBarred } : {}) };
}

/** Decides what a player does at the table beside answering. */
function manage(
  room: Room,
  coming: Coming,
  command: Extract<Command, { type: 'undo' | 'wish' | 'vote' | 'resume' | 'back' | 'leave' | 'vacation' }>,
): Line | Reason {
  const { id, seat } = coming;
  switch (command.type) {
    case 'undo':
      return { type: 'undone', id, seat, ...markUnseen(room, seat) };
    case 'wish':
      return wish(room, coming, command);
    case 'vote':
      return mayVote(room, seat, command.yes) ? { type: 'voted', id, seat, yes: command.yes } : 'no-request';
    case 'resume':
      return room.isPaused ? { type: 'resumed', id, seat } : 'not-paused';
    case 'back':
      return isExpectedBack(room.chairs[seat] ?? NOBODY) ? { type: 'back', id, seat } : 'not-away';
    case 'leave':
      return leave(room, coming, command);
    case 'vacation':
      return decideVacation(room, coming, command);
  }
}

/** A player who leaves may choose the level of the stand-in, and passes on the owner's rights. */
function leave(room: Room, { id, seat }: Coming, { standIn }: Extract<Command, { type: 'leave' }>): Line | Reason {
  if (standIn !== undefined && !isLevel(standIn)) return 'bad-level';
  const level = standIn === undefined ? {} : { standIn };
  return { type: 'left', id, seat, ...level, ...passOn(room, seat), ...keepVote(room, seat) };
}

function wish(room: Room, { id, seat, at }: Coming, command: Extract<Command, { type: 'wish' }>): Line | Reason {
  const { wish } = command;
  if (room.request !== null) return 'request-open';
  const asked = listNeededConsents(room, seat, wish, at);
  if (command.wish === 'clock') {
    const clock = withVacation(command.clock);
    const isPossible = clock.kind !== 'calm' && room.terms.clock.kind !== 'calm';
    if (!isPossible || isSame(clock, withVacation(room.terms.clock))) return 'bad-clock';
    return { type: 'wished', id, seat, wish, asked, clock };
  }
  const isPossible = wish !== 'undo' || (room.match !== null && hasAnswered(room.match, seat));
  return isPossible ? { type: 'wished', id, seat, wish, asked } : 'no-undo';
}

/** A player may vote against their own request: then it is withdrawn. */
const mayVote = ({ request }: Room, seat: Seat, yes: boolean): boolean =>
  request !== null && (request.open.includes(seat) || (request.seat === seat && !yes));

/** Whether a line would only repeat what is: terms, entropy, a nudge, a guest's request, an empty chair, or that its player has left. */
function changesNothing(room: Room, line: RareLine): boolean {
  if (line.type === 'terms-changed') return isUnchanged(room, line);
  if (line.type === 'added') return room.chairs[line.seat]?.entropy === line.entropy;
  if (line.type === 'reminded') return line.since <= (room.chairs[line.seat]?.reminder?.at ?? Number.NEGATIVE_INFINITY);
  if (line.type === 'asked-seat')
    return room.seatRequests.some(({ player, seat }) => player === line.player && seat === line.seat);
  if (line.type !== 'left') return false;
  if (room.phase === 'gathering') return room.chairs[line.seat]?.sitter === 'nobody';
  const hasLeft = room.chairs[line.seat]?.hasLeft === true && !room.unseen.there.includes(line.seat);
  return room.phase === 'playing' && hasLeft;
}

export const RARE_PARTS: RareParts = { lines: RARE_LINES, decide: decideRare, makeDistinct, changesNothing };
