import type { Game, Shape } from '@consigliere/kernel';
import { rulesOf } from '@consigliere/kernel/host';
import { commitmentOf } from '../luck.ts';
import { answer, confirm, dropDraft, type Match, openMatch, type Refused, type Taken } from '../match.ts';
import { findOpenWindow } from '../window.ts';
import { type Chair, NOBODY } from './chair.ts';
import { countLine, NO_COUNTS } from './limits.ts';
import type { Line, OpeningLine } from './lines.ts';
import { levelsOf, seedFor, voidEntropy } from './luck-terms.ts';
import { type Names, NO_NAMES } from './names.ts';
import { findPendingDecision, isSameDecision } from './pending-decision.ts';
import { NOTHING_UNSEEN, type Request, type Room } from './room.ts';
import { taken } from './seating.ts';
import { newClock, updateClocks } from './timing.ts';

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
export function openRoom(game: Game<Shape>, line: OpeningLine, at: number, names: Names = NO_NAMES): Room {
  const { terms, seed, luck = 1 } = line;
  const rules = rulesOf(game, terms.seats, terms.options);
  if (!rules.ok) throw new Error(rules.why);
  return {
    terms,
    rules: rules.value,
    seed,
    commitment: commitmentOf(seed),
    owner: terms.owner,
    luckFormat: luck,
    entropyRound: 0,
    startLevels: null,
    phase: 'gathering',
    isStarting: false,
    chairs: Array.from({ length: terms.seats }, () => NOBODY),
    departed: [],
    names,
    match: null,
    clocks: Array.from({ length: terms.seats }, () => newClock(terms.clock)),
    orders: Array.from({ length: terms.seats }, () => null),
    request: null,
    seatRequests: [],
    barred: [],
    counts: NO_COUNTS,
    isPaused: false,
    unseen: NOTHING_UNSEEN,
    askedAt: at,
    windowEnd: null,
    inspections: [],
    rematch: null,
    ids: [],
    olderIds: NO_IDS,
    lines: 1,
    at,
    changedAt: at,
  };
}

/** The lines of plain play, which every host can apply from the beginning. */
const PLAIN_LINES = ['sat', 'bot', 'starting', 'started', 'answered', 'confirmed', 'released', 'ordered'] as const;
type PlainLine = Extract<Line, { type: (typeof PLAIN_LINES)[number] }>;
export type RareLine = Exclude<Line, PlainLine>;

export const isPlainLine = (line: Line): line is PlainLine => PLAIN_LINES.some(type => type === line.type);

/** How all other lines are applied. A device loads this after the board. */
export interface RareLines {
  readonly apply: (room: Room, line: RareLine, at: number) => Room;
  /** Moves every time in a room, so that everything has as much time left as before. */
  readonly rebase: (room: Room, by: number) => Room;
}

function loaded(rare: RareLines | null, { type }: Line): RareLines {
  if (rare === null) throw new Error(`a line '${type}' is applied before its part is loaded`);
  return rare;
}

/** Lines that show that the player is there. */
const ACTS: readonly Line['type'][] = ['answered', 'confirmed', 'undone', 'ordered', 'wished', 'voted', 'resumed'];

/** The room after a line of its journal; `rare`: null only for lines of plain play. No line is older than the one before it, even if the clocks of two nodes differ, unless it moves the room's times. */
export function apply(before: Room, line: Line, time: number, rare: RareLines | null): Room {
  const room = line.type === 'rebased' ? loaded(rare, line).rebase(before, line.by) : before;
  const at = line.type === 'rebased' ? room.at : Math.max(room.at, time);
  const isUnseen = 'isUnseen' in line;
  const isAct = 'seat' in line && ACTS.includes(line.type);
  const acted = applyLine(isAct && !isUnseen ? bringBack(room, line.seat) : room, line, at, rare);
  const next = showUnseen(room, isUnseen ? noteUnseen(acted, line) : acted);
  const isOver = next.phase === 'playing' && next.match?.course.state.awaited === 0;
  const { ids, olderIds } = 'id' in line ? rememberId(room, line.id) : room;
  const settled: Room = {
    ...next,
    phase: isOver ? 'over' : next.phase,
    request: isOver ? null : next.request,
    seatRequests: isOver ? [] : next.seatRequests,
    orders: dropExpiredOrders(next),
    counts: countLine(room.counts, line),
    ids,
    olderIds,
    lines: room.lines + 1,
    at,
  };
  const isSame = isSameDecision(findPendingDecision(room), findPendingDecision(settled));
  const askedAt = isSame ? room.askedAt : at;
  const { clocks, chairs } = updateClocks(settled, at);
  const isUnwound = askedAt === settled.askedAt && clocks === settled.clocks && chairs === settled.chairs;
  if (isUnwound && looksAlike(room, settled)) return settled;
  return { ...settled, askedAt, windowEnd: isSame ? settled.windowEnd : null, clocks, chairs, changedAt: at };
}

/** Whether everybody sees the same in both rooms: drafts, orders and ids aren't visible. Nothing in a room is changed in place. */
const looksAlike = (was: Room, is: Room): boolean =>
  was.phase === is.phase &&
  was.owner === is.owner &&
  was.seatRequests === is.seatRequests &&
  was.isPaused === is.isPaused &&
  was.isStarting === is.isStarting &&
  was.chairs === is.chairs &&
  was.clocks === is.clocks &&
  was.request === is.request &&
  was.inspections === is.inspections &&
  was.rematch === is.rematch &&
  was.match?.chapters === is.match?.chapters;

/** The room after somebody has acted in a reaction window. */
function noteUnseen(room: Room, line: Line): Room {
  const there = 'seat' in line ? [line.seat] : [];
  const answered =
    line.type === 'answered' ? there : line.type === 'released' ? line.answers.map(([seat]) => seat) : [];
  const { unseen } = room;
  return { ...room, unseen: { there: [...unseen.there, ...there], answered: [...unseen.answered, ...answered] } };
}

/** When a reaction window has closed, everybody sees what acting in it means: players are there, and have withdrawn their own undo. */
function showUnseen(before: Room, room: Room): Room {
  const { match, unseen, request } = room;
  if (unseen === NOTHING_UNSEEN || match === null || (before.match !== null && isSameWindow(before.match, match)))
    return room;
  const shown = unseen.there.reduce(bringBack, room);
  return { ...shown, unseen: NOTHING_UNSEEN, request: unseen.answered.reduce(withdrawOwnUndo, request) };
}

const isSameWindow = (before: Match<Shape>, after: Match<Shape>): boolean =>
  before.branch === after.branch && findOpenWindow(before)?.decision === findOpenWindow(after)?.decision;

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

export const changeChair = (room: Room, seat: number, change: Partial<Chair>): Room => ({
  ...room,
  chairs: room.chairs.map((chair, each) => (each === seat ? { ...chair, ...change } : chair)),
});

function applyLine(room: Room, line: Line, at: number, rare: RareLines | null): Room {
  switch (line.type) {
    case 'sat': {
      const next = changeChair(room, line.seat, taken(line, room.chairs[line.seat] ?? NOBODY));
      return line.owns ? { ...next, owner: line.player } : next;
    }
    case 'bot':
      return regather(room, changeChair(room, line.seat, taken(line, room.chairs[line.seat] ?? NOBODY)));
    case 'starting':
      return { ...room, isStarting: true };
    case 'started':
      return begin(room);
    case 'answered':
      return applyDeed(room, match => answer(match, line.seat, line, { hold: line.hold }), line.isUnseen);
    case 'confirmed':
      return applyDeed(room, match => confirm(match, line.seat));
    case 'released':
      return line.answers.reduce(
        (each, [seat, picks, by]) =>
          applyDeed(
            each,
            match =>
              answer(dropDraft(match, seat), seat, { decision: line.decision, branch: line.branch, picks }, { by }),
            line.isUnseen,
          ),
        room,
      );
    case 'ordered':
      return { ...room, orders: room.orders.with(line.seat, line.order) };
    default:
      return loaded(rare, line).apply(room, line, at);
  }
}

/** The room in which the match begins. */
export function begin(gathered: Room): Room {
  const room = { ...gathered, startLevels: gathered.luckFormat === 1 ? null : levelsOf(gathered) };
  return { ...room, phase: 'playing', isStarting: false, match: openMatch(room.rules, seedFor(room)) };
}

/** A table that changes while it gathers doesn't start by itself any more. */
export const regather = (before: Room, after: Room): Room =>
  after.phase === 'gathering' ? voidEntropy(before, { ...after, isStarting: false }) : after;

export function bringBack(room: Room, seat: number): Room {
  const { isAway = false, reminder = null } = room.chairs[seat] ?? {};
  if (!isAway && reminder === null) return room;
  const change = isAway ? { isAway: false, awaySince: null, hasLeft: false } : {};
  return changeChair(room, seat, reminder === null ? change : { ...change, reminder: null });
}

/** A deed changes the match, and the acting player is there. `isUnseen`: nobody else may know of it yet. */
export function applyDeed(room: Room, deed: (match: Match<Shape>) => Taken<Shape>, isUnseen = false): Room {
  if (room.match === null) throw new Error('nothing is being played');
  const taken = deed(room.match);
  if (!taken.ok) throw new Unfit(taken);
  if (taken.match.deeds.length === room.match.deeds.length) return { ...room, match: taken.match };
  const by = taken.match.chapters.at(-1)?.by;
  const isNudged = by?.[1] === 'person' && room.chairs[by[0]]?.nudged !== null;
  const acts = isNudged ? changeChair(room, by[0], { nudged: null }) : room;
  const request = isUnseen ? room.request : withdrawOwnUndo(room.request, taken.match.deeds.at(-1)?.[0]);
  return { ...acts, match: taken.match, request };
}

/** A request stays open whatever the others do, but a player who goes on withdraws their own undo. */
const withdrawOwnUndo = (request: Request | null, seat: number | undefined): Request | null =>
  request?.wish === 'undo' && request.seat === seat ? null : request;
