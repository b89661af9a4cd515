import type { Game, Shape } from '@consigliere/kernel';
import { rulesOf } from '@consigliere/kernel/host';
import { commitmentOf, matchSeed } from '../luck.ts';
import {
  answer,
  confirm,
  dropDraft,
  type Match,
  openMatch,
  type Refused,
  type Taken,
  undo,
  undoAgreed,
} from '../match.ts';
import { type Chair, NOBODY } from './chair.ts';
import { withChangedTerms } from './change-terms.ts';
import type { Line } from './lines.ts';
import { findPendingDecision, isSameDecision } from './pending-decision.ts';
import type { Request, Room } from './room.ts';
import { taken } from './seating.ts';
import { newClock, restartMoves, updateClocks } from './timing.ts';

/** How many command ids are remembered: more than a client has in its outbox. */
export const REMEMBERED = 256;

/** The match refuses a line: for a command that's a refusal, for a journal a fault. */
export class Unfit extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(`the line does not fit the match: ${refused.code}`);
    this.refused = refused;
  }
}

const NO_IDS: ReadonlySet<string> = new Set();

/** The room after its first line. */
export function openRoom(game: Game<Shape>, line: Extract<Line, { type: 'opened' }>, at: number): Room {
  const { terms, seed } = line;
  const rules = rulesOf(game, terms.seats, terms.options);
  if (!rules.ok) throw new Error(rules.why);
  return {
    terms,
    rules: rules.value,
    seed,
    commitment: commitmentOf(seed),
    phase: 'gathering',
    chairs: Array.from({ length: terms.seats }, () => NOBODY),
    match: null,
    clocks: Array.from({ length: terms.seats }, () => newClock(terms.clock)),
    orders: Array.from({ length: terms.seats }, () => null),
    request: null,
    soloUndos: {},
    isPaused: false,
    askedAt: at,
    inspections: [],
    rematch: null,
    ids: [],
    olderIds: NO_IDS,
    lines: 1,
    at,
    changedAt: at,
  };
}

/** Lines that show that the player is there. */
const ACTS: readonly Line['type'][] = ['answered', 'confirmed', 'undone', 'ordered', 'wished', 'voted', 'resumed'];

/** The room after a line of its journal. No line is older than the one before it, even if the clocks of two nodes differ, unless it moves the room's times. */
export function apply(before: Room, line: Line, time: number): Room {
  const room = line.type === 'rebased' ? rebase(before, line.by) : before;
  const at = line.type === 'rebased' ? room.at : Math.max(room.at, time);
  const next = applyLine('seat' in line && ACTS.includes(line.type) ? bringBack(room, line.seat) : room, line, at);
  const isOver = next.phase === 'playing' && next.match?.course.state.awaited === 0;
  const { ids, olderIds } = 'id' in line ? rememberId(room, line.id) : room;
  const settled: Room = {
    ...next,
    phase: isOver ? 'over' : next.phase,
    request: isOver ? null : next.request,
    orders: dropExpiredOrders(next),
    ids,
    olderIds,
    lines: room.lines + 1,
    at,
  };
  const askedAt = isSameDecision(findPendingDecision(room), findPendingDecision(settled)) ? room.askedAt : at;
  const { clocks, chairs } = updateClocks(settled, at);
  const isUnwound = askedAt === settled.askedAt && clocks === settled.clocks && chairs === settled.chairs;
  if (isUnwound && looksAlike(room, settled)) return settled;
  return { ...settled, askedAt, clocks, chairs, changedAt: at };
}

/** Whether everybody sees the same in both rooms: drafts, orders and ids aren't visible. Nothing in a room is changed in place. */
const looksAlike = (was: Room, is: Room): boolean =>
  was.phase === is.phase &&
  was.isPaused === is.isPaused &&
  was.chairs === is.chairs &&
  was.clocks === is.clocks &&
  was.request === is.request &&
  was.inspections === is.inspections &&
  was.rematch === is.rematch &&
  was.match?.chapters === is.match?.chapters;

/** Moves every time in a room, so that everything has as much time left as before. */
function rebase(room: Room, by: number): Room {
  const move = (time: number | null): number | null => (time === null ? null : time + by);
  return {
    ...room,
    at: room.at + by,
    askedAt: room.askedAt + by,
    changedAt: room.changedAt + by,
    clocks: room.clocks.map(clock => ({ ...clock, since: move(clock.since) })),
    chairs: room.chairs.map(chair => ({ ...chair, nudged: move(chair.nudged), awaySince: move(chair.awaySince) })),
    inspections: room.inspections.map(each => ({ ...each, at: each.at + by })),
  };
}

/** How many new ids are collected before they join the older ones. */
const TOGETHER = 32;

function rememberId({ ids, olderIds }: Room, id: string): Pick<Room, 'ids' | 'olderIds'> {
  if (ids.length < TOGETHER) return { ids: [...ids, id], olderIds };
  return { ids: [id], olderIds: new Set([...olderIds, ...ids].slice(-REMEMBERED)) };
}

/** Whether a command was run lately. */
export const isDone = ({ ids, olderIds }: Room, id: string): boolean => ids.includes(id) || olderIds.has(id);

/** The orders without those for a turn that is over. */
function dropExpiredOrders({ orders, match }: Room): Room['orders'] {
  if (!orders.some(order => order?.kind === 'this-turn')) return orders;
  const calls = match?.course.state.flow ?? [];
  return orders.map(order =>
    order?.kind === 'this-turn' && !calls.some(({ id }) => id === order.call) ? null : order,
  );
}

const changeChair = (room: Room, seat: number, change: Partial<Chair>): Room => ({
  ...room,
  chairs: room.chairs.map((chair, each) => (each === seat ? { ...chair, ...change } : chair)),
});

function applyLine(room: Room, line: Line, at: number): Room {
  switch (line.type) {
    case 'opened':
      throw new Error('a room is opened once');
    case 'sat':
    case 'kept':
    case 'bot':
      return changeChair(room, line.seat, taken(line, room.chairs[line.seat] ?? NOBODY));
    case 'left':
      return room.phase === 'gathering'
        ? changeChair(room, line.seat, NOBODY)
        : changeChair(markAway(room, line, at), line.seat, { hasLeft: true });
    case 'terms-changed':
      return withChangedTerms(room, line);
    case 'started': {
      const seed = matchSeed({ seed: room.seed, entropy: room.chairs.map(({ entropy }) => entropy) });
      return { ...room, phase: 'playing', match: openMatch(room.rules, seed) };
    }
    case 'answered':
      return applyDeed(room, match => answer(match, line.seat, line, { hold: line.hold }));
    case 'confirmed':
      return applyDeed(room, match => confirm(match, line.seat));
    case 'undone':
      return applyDeed(room, match => undo(match, line.seat));
    case 'released':
      return line.answers.reduce(
        (each, [seat, picks, by]) =>
          applyDeed(each, match =>
            answer(dropDraft(match, seat), seat, { decision: line.decision, branch: line.branch, picks }, { by }),
          ),
        room,
      );
    case 'ordered':
      return { ...room, orders: room.orders.with(line.seat, line.order) };
    case 'wished':
      return grantRequest(addRequest(room, line), at);
    case 'voted':
      return line.yes ? addConsent(room, line.seat, at) : { ...room, request: null };
    case 'resumed':
      return { ...room, isPaused: false };
    case 'nudged':
      return changeChair(room, line.seat, { nudged: at });
    case 'stood-in':
      return 'since' in line ? markAway(room, line, line.since, at) : markAway(refillClock(room, line.seat), line, at);
    case 'excused':
      return addConsent(room, line.seat, at);
    case 'back':
      return bringBack(room, line.seat);
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
  const next = changeChair({ ...room, match }, seat, { isAway: true, awaySince });
  return keepsVote ? next : addConsent(next, seat, at);
}

const bringBack = (room: Room, seat: number): Room =>
  room.chairs[seat]?.isAway ? changeChair(room, seat, { isAway: false, awaySince: null, hasLeft: false }) : room;

/** A deed changes the match, and the acting player is there. */
function applyDeed(room: Room, deed: (match: Match<Shape>) => Taken<Shape>): Room {
  if (room.match === null) throw new Error('nothing is being played');
  const taken = deed(room.match);
  if (!taken.ok) throw new Unfit(taken);
  if (taken.match.deeds.length === room.match.deeds.length) return { ...room, match: taken.match };
  const by = taken.match.chapters.at(-1)?.by;
  const isNudged = by?.[1] === 'person' && room.chairs[by[0]]?.nudged !== null;
  const acts = isNudged ? changeChair(room, by[0], { nudged: null }) : room;
  return { ...acts, match: taken.match, request: withdrawOwnUndo(room.request, taken.match.deeds.at(-1)?.[0]) };
}

/** A request stays open whatever the others do, but a player who goes on withdraws their own undo. */
const withdrawOwnUndo = (request: Request | null, seat: number | undefined): Request | null =>
  request?.wish === 'undo' && request.seat === seat ? null : request;

/** The room with a request. An undo that needs nobody's consent is counted. */
function addRequest(room: Room, { wish, seat, asked }: Extract<Line, { type: 'wished' }>): Room {
  const open = asked ?? listPeopleThere(room, seat);
  const { soloUndos } = room;
  const isSolo = wish === 'undo' && open.length === 0;
  return {
    ...room,
    request: { wish, seat, open },
    soloUndos: isSolo ? { ...soloUndos, [seat]: (soloUndos[seat] ?? 0) + 1 } : soloUndos,
  };
}

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
  const { wish, seat } = room.request;
  const settled: Room = { ...room, request: null };
  if (wish === 'pause') return { ...settled, isPaused: true };
  if (wish === 'end') return { ...settled, phase: 'ended' };
  return restartMoves(
    applyDeed(settled, match => undoAgreed(match, seat)),
    at,
  );
}
