import type { Seat, Shape } from '@consigliere/kernel';
import type { Luck } from '../luck.ts';
import { type MatchView, type SeenByAll, type SeenOwn, seenByAll, seenOwn, viewMatch } from '../match-view.ts';
import { askedIn } from './asked.ts';
import { isWithout, timeIsUp } from './clocks.ts';
import { windowEnd } from './due.ts';
import type { Order, RequestKind } from './lines.ts';
import { type Inspection, type Phase, type Room, seatOf } from './room.ts';
import type { Terms } from './terms.ts';

/** A chair as everybody sees it. */
interface ChairView {
  readonly sitter: 'nobody' | 'person' | 'bot';
  readonly name: string;
  readonly level: number;
  /** Whether somebody for whom the chair is kept has not sat down yet. */
  readonly isKept: boolean;
  readonly isNudged: boolean;
  readonly isAway: boolean;
  /** Since when the player has been away, while a bot stands in; null: the player is there. */
  readonly awaySince: number | null;
  readonly hasLeft: boolean;
  /** What is left of his bank, and when his time is up; null: his clock stands. */
  readonly bank: number;
  readonly timeIsUp: number | null;
}

/** Everything a viewer may be sent of a room; everything else is kept from him. */
export interface RoomView {
  readonly terms: Omit<Terms, 'owner'>;
  readonly seat: Seat | null;
  readonly isOwner: boolean;
  /** Where the owner sits; null: nowhere. */
  readonly ownerSeat: Seat | null;
  readonly phase: Phase;
  readonly isPaused: boolean;
  readonly chairs: readonly ChairView[];
  readonly request: { readonly wish: RequestKind; readonly seat: Seat; readonly open: readonly Seat[] } | null;
  /** The viewer's own standing order. */
  readonly order: Order | null;
  /** When the moment to react is over. */
  readonly windowEnds: number | null;
  readonly commitment: string;
  /** What the luck was made of: once the match is over. */
  readonly luck: Luck | null;
  /** When somebody who runs the house looked into the room. */
  readonly inspections: readonly Inspection[];
  readonly rematch: string | null;
  /** How many chapters there are: what a viewer who has them all asks from. */
  readonly chapters: number;
  readonly match: MatchView<Shape> | null;
}

/** What is the same for everybody at the table. */
type TableSeen = Pick<
  RoomView,
  | 'terms'
  | 'ownerSeat'
  | 'phase'
  | 'isPaused'
  | 'chairs'
  | 'request'
  | 'windowEnds'
  | 'luck'
  | 'inspections'
  | 'rematch'
  | 'chapters'
>;
type SeatSeen = Pick<RoomView, 'seat' | 'isOwner' | 'order'>;

/** What everybody sees alike, part by part; those of the match once there is one. */
export type AllParts = TableSeen & Partial<SeenByAll<Shape>>;
/** What is one viewer's own, part by part. */
export type OwnParts = SeatSeen & Partial<SeenOwn<Shape>>;

function tableSeen(room: Room): TableSeen {
  const isOver = room.phase === 'over' || room.phase === 'ended';
  return {
    terms: termsSeen(room.terms),
    ownerSeat: seatOf(room, room.terms.owner),
    phase: room.phase,
    isPaused: room.isPaused,
    chairs: chairsSeen(room),
    request: room.request,
    windowEnds: (askedIn(room)?.silence ?? null) === null ? null : windowEnd(room),
    luck: isOver ? luckOf(room) : null,
    inspections: room.inspections,
    rematch: room.rematch,
    chapters: room.match?.chapters.length ?? 0,
  };
}

function seatSeen(room: Room, player: string | null): SeatSeen {
  const seat = seatOf(room, player);
  return { seat, isOwner: player === room.terms.owner, order: seat === null ? null : (room.orders[seat] ?? null) };
}

/** What a room says to everybody. */
export const allParts = (room: Room): AllParts =>
  room.match === null ? tableSeen(room) : { ...tableSeen(room), ...seenByAll(room.match) };

/** What a room says to one viewer alone. */
export function ownParts(room: Room, player: string | null): OwnParts {
  const seated = seatSeen(room, player);
  return room.match === null ? seated : { ...seated, ...seenOwn(room.match, seated.seat) };
}

/** The one place where a room speaks to anybody, players, spectators (null) and bots alike: what all see, and what is the viewer's own. */
export function seen(room: Room, player: string | null, fromChapter = 0): RoomView {
  const { terms, ownerSeat, phase, isPaused, chairs, request, windowEnds, luck, inspections, rematch, chapters } =
    tableSeen(room);
  const { seat, isOwner, order } = seatSeen(room, player);
  return {
    terms,
    seat,
    isOwner,
    ownerSeat,
    phase,
    isPaused,
    chairs,
    request,
    order,
    windowEnds,
    commitment: room.commitment,
    luck,
    inspections,
    rematch,
    chapters,
    match: room.match === null ? null : viewMatch(room.match, seat, fromChapter),
  };
}

/** Made once for the same terms: comparing two rooms then costs nothing. */
const shownTerms = new WeakMap<Terms, RoomView['terms']>();

function termsSeen(terms: Terms): RoomView['terms'] {
  const known = shownTerms.get(terms);
  if (known !== undefined) return known;
  const { owner: _, ...shown } = terms;
  shownTerms.set(terms, shown);
  return shown;
}

type Shown = Pick<Room, 'phase' | 'clocks'> & { readonly seen: readonly ChairView[] };

/** Made once for the same chairs, because most answers change none; where there are clocks, once for the same clocks. */
const shown = new WeakMap<Room['chairs'], Shown>();

function chairsSeen(room: Room): readonly ChairView[] {
  const { chairs, clocks, phase, terms } = room;
  const known = shown.get(chairs);
  if (known?.phase === phase && (isWithout(terms.clock) || known.clocks === clocks)) return known.seen;
  const seen = makeChairsSeen(room);
  shown.set(chairs, { phase, clocks, seen });
  return seen;
}

const makeChairsSeen = (room: Room): ChairView[] =>
  room.chairs.map(({ sitter, name, level, entropy, nudged, isAway, awaySince, hasLeft }, seat) => ({
    sitter,
    name,
    level,
    isKept: sitter === 'person' && entropy === null && room.phase === 'gathering',
    isNudged: nudged !== null,
    isAway,
    // Chairs of an older journal that was migrated do not say these.
    awaySince: awaySince ?? null,
    hasLeft: hasLeft ?? false,
    bank: room.clocks[seat]?.bank ?? 0,
    timeIsUp: timeIsUp(room, seat),
  }));

/** What is published after the end, for whoever wants to verify the match. */
export function luckOf({ seed, commitment, chairs }: Room): Luck {
  return { commitment, seed, entropy: chairs.map(({ entropy }) => entropy) };
}
