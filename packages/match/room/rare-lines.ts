import { dropDraft } from '../match.ts';
import { undo, undoAgreed } from '../undo.ts';
import { listReactions } from '../window.ts';
import { applyDeed, begin, bringBack, changeChair, type RareLine, type RareLines, regather } from './apply.ts';
import { expectsEverybody } from './attendance.ts';
import { type Chair, isReady, NOBODY } from './chair.ts';
import { withChangedTerms } from './change-terms.ts';
import { fillRoom } from './filling.ts';
import type { Line } from './lines.ts';
import type { Room } from './room.ts';
import { addSeatRequest, admitGuest, declineRequest } from './seat-requests.ts';
import { taken } from './seating.ts';
import { newClock, restartMoves } from './timing.ts';
import { applyVacation, withClock } from './vacation.ts';

/** The room after a line that isn't one of plain play. */
function applyRare(room: Room, line: RareLine, at: number): Room {
  switch (line.type) {
    case 'opened':
      throw new Error('a room is opened once');
    case 'kept':
      return regather(room, changeChair(room, line.seat, taken(line, room.chairs[line.seat] ?? NOBODY)));
    case 'left':
      return leaveChair(room, line, at);
    case 'asked-seat':
      return addSeatRequest(room, line);
    case 'admitted':
      return admitGuest(room, line.request);
    case 'declined':
      return declineRequest(room, line.request);
    case 'owned':
      return { ...room, owner: room.chairs[line.seat]?.player ?? room.owner };
    case 'terms-changed':
      return regather(room, withChangedTerms(room, line));
    case 'filled':
      return fillRoom(room, line);
    case 'added': {
      const next = changeChair(room, line.seat, { entropy: line.entropy });
      return next.isStarting && next.chairs.every(isReady) ? begin(next) : next;
    }
    case 'undone':
      return applyDeed(room, match => undo(match, line.seat));
    case 'wished':
      return grantRequest(addRequest(room, line), at);
    case 'voted':
      return line.yes ? addConsent(room, line.seat, at) : { ...room, request: null };
    case 'resumed':
      return { ...room, isPaused: false };
    case 'nudged':
      return changeChair(room, line.seat, { nudged: at });
    case 'vacationed':
      return applyVacation(room, line, at);
    case 'reminded':
      return changeChair(room, line.seat, { reminder: { by: line.by, at } });
    case 'stood-in':
      if (!('since' in line)) return markAway(refillClock(room, line.seat), line, at);
      return markAway(expectsEverybody(room.terms.clock) ? room : refillClock(room, line.seat), line, line.since, at);
    case 'excused':
      return addConsent(room, line.seat, at);
    case 'back':
      return bringBack(seatFormer(room, line.seat), line.seat);
    case 'rematched':
      return { ...room, rematch: line.room };
    case 'cancelled':
      return { ...room, phase: 'ended', request: null };
    case 'halted':
      return { ...room, isPaused: line.paused };
    case 'inspected':
      return { ...room, inspections: [...room.inspections, { at, who: line.who, everything: line.everything }] };
    case 'rebased':
      return room;
    case 'migrated':
      throw new Error('a room is migrated while nobody has it open');
  }
}

function rebase(room: Room, by: number): Room {
  const move = (time: number | null): number | null => (time === null ? null : time + by);
  return {
    ...room,
    terms: room.terms.fillsAt === undefined ? room.terms : { ...room.terms, fillsAt: room.terms.fillsAt + by },
    at: room.at + by,
    askedAt: room.askedAt + by,
    windowEnd: move(room.windowEnd),
    changedAt: room.changedAt + by,
    clocks: room.clocks.map(clock => ({ ...clock, since: move(clock.since) })),
    chairs: room.chairs.map(chair => ({
      ...chair,
      nudged: move(chair.nudged),
      awaySince: move(chair.awaySince),
      ...(chair.reminder ? { reminder: { ...chair.reminder, at: chair.reminder.at + by } } : {}),
      ...(chair.vacation && {
        vacation: { ...chair.vacation, from: chair.vacation.from + by, until: chair.vacation.until + by },
      }),
    })),
    inspections: room.inspections.map(each => ({ ...each, at: each.at + by })),
  };
}

/** A player leaves: before the start the chair is empty, afterwards a bot stands in. */
function leaveChair(room: Room, line: Extract<Line, { type: 'left' }>, at: number): Room {
  const { seat, standIn, heir, isBarred } = line;
  const player = room.chairs[seat]?.player ?? null;
  if (room.phase === 'gathering') {
    const departed = player === null ? room.departed : [...room.departed.filter(each => each !== player), player];
    const next = { ...regather(room, changeChair(room, seat, NOBODY)), departed };
    const owner = heir === undefined ? room.owner : (room.chairs[heir]?.player ?? room.owner);
    return isBarred && player !== null ? { ...next, owner, barred: [...room.barred, player] } : { ...next, owner };
  }
  const next = changeChair(markAway(room, line, at), seat, {
    hasLeft: true,
    ...(standIn === undefined ? {} : { standIn }),
  });
  return heir === undefined ? next : { ...next, owner: room.chairs[heir]?.player ?? room.owner };
}

/** A player whose time was up gets a full clock on their return. */
const refillClock = (room: Room, seat: number): Room => ({
  ...room,
  clocks: room.clocks.with(seat, newClock(room.terms.clock)),
});

/** A bot answers for the seat from now on: its draft is dropped, and mostly nobody waits for its vote. */
function markAway(
  room: Room,
  { seat, keepsVote = false }: { readonly seat: number; readonly keepsVote?: boolean },
  since: number,
  at = since,
): Room {
  const match = room.match === null ? null : dropDraft(room.match, seat);
  const awaySince = room.chairs[seat]?.awaySince ?? since;
  const { unseen } = room;
  const there = unseen.there.includes(seat) ? unseen.there.filter(each => each !== seat) : unseen.there;
  const next = changeChair({ ...room, match, unseen: there === unseen.there ? unseen : { ...unseen, there } }, seat, {
    isAway: true,
    awaySince,
  });
  return keepsVote ? next : addConsent(next, seat, at);
}

/** The player from whom a bot has taken over has the seat again, as it is now. */
function seatFormer(room: Room, seat: number): Room {
  const { former, entropy = null, vacation } = room.chairs[seat] ?? {};
  if (former === undefined) return room;
  const clocks = room.clocks.with(seat, newClock(room.terms.clock));
  const days = vacation === undefined ? {} : { vacation };
  const chair: Chair = { ...NOBODY, sitter: 'person', player: former, entropy, ...days };
  return { ...room, clocks, chairs: room.chairs.with(seat, chair) };
}

const addRequest = (room: Room, { wish, seat, asked, clock }: Extract<Line, { type: 'wished' }>): Room => ({
  ...room,
  request: { wish, seat, open: asked ?? listPeopleThere(room, seat), clock: clock ?? null },
});

/** The other people at the table who are there. */
const listPeopleThere = ({ chairs }: Room, asker: number): number[] =>
  chairs.flatMap(({ sitter, isAway }, seat) => (sitter === 'person' && !isAway && seat !== asker ? [seat] : []));

/** The room after a seat has agreed to the request. */
function addConsent(room: Room, seat: number, at: number): Room {
  if (!room.request?.open.includes(seat)) return room;
  return grantRequest(
    { ...room, request: { ...room.request, open: room.request.open.filter(each => each !== seat) } },
    at,
  );
}

/** The room after everybody has agreed to the request. */
function grantRequest(room: Room, at: number): Room {
  if (room.request === null || room.request.open.length > 0) return room;
  const { wish, seat, clock } = room.request;
  const settled: Room = { ...room, request: null };
  if (wish === 'pause') return { ...settled, isPaused: true };
  if (wish === 'end') return { ...settled, phase: 'ended' };
  if (clock !== null) return withClock(settled, clock, at);
  return restartMoves(
    applyDeed(settled, match => {
      // An answer in the open window isn't the one that was meant: the player could have withdrawn it alone.
      const isAnswered = room.unseen.answered.includes(seat) && listReactions(match).includes(seat);
      const withdrawn = isAnswered ? undo(match, seat) : { ok: true as const, match };
      return withdrawn.ok ? undoAgreed(withdrawn.match, seat) : withdrawn;
    }),
    at,
  );
}

export const RARE_LINES: RareLines = { apply: applyRare, rebase };
