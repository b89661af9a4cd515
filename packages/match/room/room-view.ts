import type { Seat, Shape } from '@consigliere/kernel';
import { eventsFor, glance, pick, prompt, result, view } from '@consigliere/kernel/host';
import { isHeld, type Match, mayUndo } from '../match.ts';
import { findOpenWindow } from '../window.ts';
import { isReady } from './chair.ts';
import { luckOf } from './luck-terms.ts';
import { nameOf } from './names.ts';
import { findPendingDecision } from './pending-decision.ts';
import { findFormerSeat, type Room, seatOf } from './room.ts';
import { type Terms, withVacation } from './terms.ts';
import { findTimeout, findWindowEnd, isUntimed } from './timing.ts';
import {
  arrangeMatch,
  arrangeRoom,
  type ChairView,
  type ChapterView,
  type ChapterWhisper,
  type CommonMatchParts,
  type CommonRoomParts,
  type MatchView,
  type OwnMatchParts,
  type OwnRoomParts,
  type RoomView,
} from './view-parts.ts';

/** The parts of a match that everybody sees alike. None of them changes while somebody drafts, or answers in a reaction window. */
function commonMatchParts<T extends Shape>(match: Match<T>): CommonMatchParts<T> {
  const { rules, course, branch } = match;
  const { seats, given, open, recalled, tally, flow, calls, waiting: awaited } = view(rules, course.state, null);
  const waiting = findOpenWindow(match)?.asked ?? awaited;
  return { seats, given, open, recalled, tally, flow, calls, waiting, branch, result: result(rules, course.state) };
}

/** The parts of a match that one viewer alone sees. */
function ownMatchParts<T extends Shape>(match: Match<T>, seat: Seat | null): OwnMatchParts<T> {
  if (seat === null) return { own: null, picks: [], prompt: null, held: null, mayUndo: false };
  const { rules, course, drafts } = match;
  const draft = drafts[seat] ?? [];
  const held = isHeld(match, seat) ? draft : null;
  const state = draft.length === 0 || held !== null ? course.state : pick(rules, course.state, seat, draft).state;
  const { own, picks } = glance(rules, state, seat);
  const isUndoOffered = draft.length > 0 || mayUndo(match, seat);
  return { own, picks, prompt: prompt(rules, state, seat), held, mayUndo: isUndoOffered };
}

/** The chapters from a number on, as a viewer may know them. */
export const viewChapters = <T extends Shape>(
  { chapters }: Match<T>,
  seat: Seat | null,
  from: number,
): ChapterView<T>[] =>
  chapters.slice(from).map(({ notices, undoneBy, by }) => ({
    events: eventsFor(notices, seat),
    rules: notices.map(({ rule }) => rule),
    undoneBy,
    by: by === null ? null : [by[0], by[1] === 'order' ? 'person' : by[1]],
  }));

export const listWhispers = <T extends Shape>(
  { chapters }: Match<T>,
  seat: Seat | null,
  from: number,
): ChapterWhisper<T>[] =>
  seat === null
    ? []
    : chapters.slice(from).flatMap(({ notices }, chapter) =>
        notices.flatMap(({ instead }, event): ChapterWhisper<T>[] => {
          const whisper = instead?.[seat];
          return whisper === undefined ? [] : [[chapter, event, whisper]];
        }),
      );

/** Everything that a player, a spectator (null) or a bot may see of a match: what everybody sees, and what is the viewer's own. */
export const viewMatch = <T extends Shape>(match: Match<T>, seat: Seat | null, fromChapter = 0): MatchView<T> =>
  arrangeMatch(
    { ...commonMatchParts(match), ...ownMatchParts(match, seat), seat },
    viewChapters(match, seat, fromChapter),
  );

function commonRoomParts(room: Room): CommonRoomParts {
  const isOver = room.phase === 'over' || room.phase === 'ended';
  return {
    terms: termsView(room.terms),
    ownerSeat: seatOf(room, room.owner),
    phase: room.phase,
    isStarting: room.isStarting,
    luckFormat: room.luckFormat,
    entropyRound: room.entropyRound,
    isPaused: room.isPaused,
    chairs: chairViews(room),
    request: room.request,
    seatRequests: room.seatRequests.map(({ number, player, seat }) => ({
      number,
      name: nameOf(room.names, { player }),
      seat,
    })),
    windowEnds: (findPendingDecision(room)?.silence ?? null) === null ? null : findWindowEnd(room),
    commitment: room.commitment,
    luck: isOver ? luckOf(room) : null,
    inspections: room.inspections,
    rematch: room.rematch,
    chapters: room.match?.chapters.length ?? 0,
  };
}

function ownRoomParts(room: Room, player: string | null): OwnRoomParts {
  const seat = seatOf(room, player);
  return {
    seat,
    isOwner: player === room.owner,
    formerSeat: findFormerSeat(room, player),
    isBarred: player !== null && room.barred.includes(player),
    askedSeat: room.seatRequests.find(each => each.player === player)?.seat ?? null,
    order: seat === null ? null : (room.orders[seat] ?? null),
  };
}

/** The parts that everybody sees alike. Those of the match are there once it has begun. */
export const commonParts = (room: Room): CommonRoomParts & Partial<CommonMatchParts<Shape>> =>
  room.match === null ? commonRoomParts(room) : { ...commonRoomParts(room), ...commonMatchParts(room.match) };

/** The parts that one viewer alone sees. */
export function ownParts(room: Room, player: string | null): OwnRoomParts & Partial<OwnMatchParts<Shape>> {
  const own = ownRoomParts(room, player);
  return room.match === null ? own : { ...own, ...ownMatchParts(room.match, own.seat) };
}

/** Everything that a player or a spectator (null) may see of a room. */
export function viewRoom(room: Room, player: string | null, fromChapter = 0): RoomView {
  const own = ownRoomParts(room, player);
  return arrangeRoom(
    { ...commonRoomParts(room), ...own },
    room.match === null ? null : viewMatch(room.match, own.seat, fromChapter),
  );
}

/** Made once for the same terms, so that comparing two rooms costs nothing. */
const termsViews = new WeakMap<Terms, RoomView['terms']>();

function termsView(terms: Terms): RoomView['terms'] {
  const known = termsViews.get(terms);
  if (known !== undefined) return known;
  const { owner: _, ...others } = terms;
  const made = {
    speed: 'normal',
    screen: false,
    watch: 0,
    isRated: false,
    fillsAt: null,
    ...others,
    clock: withVacation(terms.clock),
  } as const;
  termsViews.set(terms, made);
  return made;
}

type CachedChairs = Pick<Room, 'phase' | 'clocks' | 'names'> & { readonly views: readonly ChairView[] };

/** Made once for the same chairs, because most answers don't change them; with clocks, once for the same clocks. */
const cachedChairs = new WeakMap<Room['chairs'], CachedChairs>();

function chairViews(room: Room): readonly ChairView[] {
  const { chairs, clocks, phase, names, terms } = room;
  const known = cachedChairs.get(chairs);
  if (known?.phase === phase && known.names === names && (isUntimed(terms.clock) || known.clocks === clocks))
    return known.views;
  const views = makeChairViews(room);
  cachedChairs.set(chairs, { phase, clocks, names, views });
  return views;
}

const makeChairViews = (room: Room): ChairView[] =>
  room.chairs.map((chair, seat) => ({
    sitter: chair.sitter,
    name: nameOf(room.names, chair),
    level: chair.level,
    isKept: chair.isKept && room.phase === 'gathering',
    isReady: room.phase !== 'gathering' || isReady(chair),
    isNudged: chair.nudged !== null,
    isAway: chair.isAway,
    // Chairs in a migrated older journal don't have these.
    awaySince: chair.awaySince ?? null,
    hasLeft: chair.hasLeft ?? false,
    remindedBy: chair.reminder?.by ?? null,
    bank: room.clocks[seat]?.bank ?? 0,
    timeIsUp: findTimeout(room, seat),
    vacation: chair.vacation ?? null,
  }));
