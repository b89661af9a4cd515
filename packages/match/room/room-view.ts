import type { Shape } from '@consigliere/kernel';
import type { Luck } from '../luck.ts';
import { commonMatchParts, ownMatchParts, viewMatch } from '../match-view.ts';
import { askedIn } from './asked.ts';
import { isWithout, timeIsUp } from './clocks.ts';
import { windowEnd } from './due.ts';
import { type Room, seatOf } from './room.ts';
import type { Terms } from './terms.ts';
import {
  arrangeRoom,
  type ChairView,
  type CommonMatchParts,
  type CommonRoomParts,
  type OwnMatchParts,
  type OwnRoomParts,
  type RoomView,
} from './view-parts.ts';

function commonRoomParts(room: Room): CommonRoomParts {
  const isOver = room.phase === 'over' || room.phase === 'ended';
  return {
    terms: termsView(room.terms),
    ownerSeat: seatOf(room, room.terms.owner),
    phase: room.phase,
    isPaused: room.isPaused,
    chairs: chairViews(room),
    request: room.request,
    windowEnds: (askedIn(room)?.silence ?? null) === null ? null : windowEnd(room),
    commitment: room.commitment,
    luck: isOver ? luckOf(room) : null,
    inspections: room.inspections,
    rematch: room.rematch,
    chapters: room.match?.chapters.length ?? 0,
  };
}

function ownRoomParts(room: Room, player: string | null): OwnRoomParts {
  const seat = seatOf(room, player);
  return { seat, isOwner: player === room.terms.owner, order: seat === null ? null : (room.orders[seat] ?? null) };
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
  termsViews.set(terms, others);
  return others;
}

type CachedChairs = Pick<Room, 'phase' | 'clocks'> & { readonly views: readonly ChairView[] };

/** Made once for the same chairs, because most answers don't change them; with clocks, once for the same clocks. */
const cachedChairs = new WeakMap<Room['chairs'], CachedChairs>();

function chairViews(room: Room): readonly ChairView[] {
  const { chairs, clocks, phase, terms } = room;
  const known = cachedChairs.get(chairs);
  if (known?.phase === phase && (isWithout(terms.clock) || known.clocks === clocks)) return known.views;
  const views = makeChairViews(room);
  cachedChairs.set(chairs, { phase, clocks, views });
  return views;
}

const makeChairViews = (room: Room): ChairView[] =>
  room.chairs.map(({ sitter, name, level, entropy, nudged, isAway, awaySince, hasLeft }, seat) => ({
    sitter,
    name,
    level,
    isKept: sitter === 'person' && entropy === null && room.phase === 'gathering',
    isNudged: nudged !== null,
    isAway,
    // Chairs in a migrated older journal don't have these.
    awaySince: awaySince ?? null,
    hasLeft: hasLeft ?? false,
    bank: room.clocks[seat]?.bank ?? 0,
    timeIsUp: timeIsUp(room, seat),
  }));

/** What is published after the end, so that anybody can verify the match. */
export function luckOf({ seed, commitment, chairs }: Room): Luck {
  return { commitment, seed, entropy: chairs.map(({ entropy }) => entropy) };
}
