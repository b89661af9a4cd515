import type { Action, Result, Seat, Shape, View } from '@consigliere/kernel';
import type { Prompt } from '@consigliere/kernel/host';
import type { Luck } from '../luck.ts';
import type { By } from '../match.ts';
import type { Vacation } from './chair.ts';
import type { Order } from './lines.ts';
import type { Inspection, Phase, Request, SeatRequest } from './room.ts';
import {
  choice,
  count,
  fields,
  flag,
  gameData,
  integer,
  list,
  nullable,
  number,
  pair,
  type Schema,
  seatNumber,
  text,
  variants,
} from './schema.ts';
import type { Speed, Terms, WholeClock } from './terms.ts';

/**
 * A part of what a viewer may see of a room. The tables of parts are its one declaration: the type of a room view, the schema of the
 * messages, the differences that are published, how a client applies them and the empty room follow from it. A new part is
 * added here and given its value where the others get theirs: in room-view.ts.
 */
export interface Part<X, S extends 'all' | 'own'> {
  /** Whether everybody sees the same, or each viewer something of their own. */
  readonly scope: S;
  readonly schema: Schema<X>;
  /** Whether a change is sent as the whole new value: where nearly everything changes at once, paths would be longer. */
  readonly isSentWhole: boolean;
}

const forAll = <X>(schema: Schema<X>): Part<X, 'all'> => ({ scope: 'all', schema, isSentWhole: false });
const forViewer = <X>(schema: Schema<X>): Part<X, 'own'> => ({ scope: 'own', schema, isSentWhole: false });
const sentWhole = <X, S extends 'all' | 'own'>(part: Part<X, S>): Part<X, S> => ({ ...part, isSentWhole: true });

/** House time, in milliseconds. */
const time = number;

export const CHAIR = fields({
  sitter: choice('nobody', 'person', 'bot'),
  name: text,
  level: integer,
  /** Whether the guest for whom the chair is kept hasn't sat down yet. */
  isKept: flag,
  /** Whether nothing is missing for the start: a bot, or a person whose entropy has come since the last change. */
  isReady: flag,
  isNudged: flag,
  isAway: flag,
  /** Since when the player has been away while a bot stands in; null: the player is there. */
  awaySince: nullable(time),
  hasLeft: flag,
  /** The seat that waits for this player, who had lost the connection and hasn't acted since; null: nobody has said so. */
  remindedBy: nullable(seatNumber),
  /** The rest of the player's time bank. */
  bank: number,
  /** When the player's time is up; null: the clock stands. */
  timeIsUp: nullable(time),
  /** The player's latest vacation, which may be over. `before`: the days of those before it. */
  vacation: nullable(fields<Vacation>({ from: time, until: time, before: count })),
});
export type ChairView = (typeof CHAIR)['empty'];

export const LUCK = fields<Luck>({
  commitment: text,
  seed: text,
  entropy: list(nullable(text)),
  levels: nullable(list(nullable(integer))),
});

/** The viewer's seat; null for a spectator. */
const seat = forViewer(nullable(seatNumber));
/** The seats that must answer now; in a reaction window everybody who was asked, until it closes. */
const waiting = sentWhole(forAll(list(seatNumber)));

/** A guest's request for a chair, as everybody sees it. */
type SeatRequestView = Omit<SeatRequest, 'player'> & { readonly name: string };

/** The terms, as everybody sees them. */
type TermsView = Omit<Terms, 'owner' | 'clock' | 'speed' | 'screen' | 'watch' | 'isRated' | 'fillsAt'> &
  Required<Pick<Terms, 'speed' | 'watch' | 'isRated'>> & {
    readonly clock: WholeClock;
    readonly screen: boolean;
    /** When bots take the empty chairs; null: never. */
    readonly fillsAt: number | null;
  };

const LIVE = fields({ kind: choice('live'), move: integer, reserve: integer });
const NO_CLOCK = fields({ kind: choice('none') });
const CALM = fields({ kind: choice('calm') });
const CORRESPONDENCE = fields({ kind: choice('correspondence'), bank: integer, increment: integer, vacation: count });
const CLOCK = variants<WholeClock>(NO_CLOCK, LIVE, CORRESPONDENCE, CALM);

/** The parts of the room itself. */
export const ROOM_PARTS = {
  terms: forAll(
    fields<TermsView>({
      id: text,
      game: text,
      version: integer,
      seats: integer,
      options: gameData<Terms['options']>(),
      clock: CLOCK,
      speed: choice<Speed>('normal', 'slow', 'fast', 'instant'),
      confirm: flag,
      isPublic: flag,
      language: text,
      screen: flag,
      watch: nullable(integer),
      isRated: flag,
      fillsAt: nullable(time),
    }),
  ),
  seat,
  isOwner: forViewer(flag),
  /** The seat that a bot has taken over from the viewer, who can take it back. */
  formerSeat: forViewer(nullable(seatNumber)),
  /** Whether the owner has sent the viewer away. */
  isBarred: forViewer(flag),
  /** The chair of the running match that the viewer has asked for. */
  askedSeat: forViewer(nullable(seatNumber)),
  /** The owner's seat; null: the owner has none. */
  ownerSeat: forAll(nullable(seatNumber)),
  phase: forAll(choice<Phase>('gathering', 'playing', 'over', 'ended')),
  /** Whether the match begins as soon as everybody at the table is ready. */
  isStarting: forAll(flag),
  /** How the match's seed is made: 1 without the terms, 2 with them. */
  luckFormat: forAll(count),
  /** Names what goes into the match's seed as it is now. Entropy is added for this, and a change makes it void. */
  entropyRound: forAll(count),
  isPaused: forAll(flag),
  chairs: forAll(list(CHAIR)),
  request: sentWhole(
    forAll(
      nullable(
        fields<Request>({
          wish: choice('undo', 'pause', 'end', 'clock'),
          seat: seatNumber,
          open: list(seatNumber),
          clock: nullable(CLOCK),
        }),
      ),
    ),
  ),
  /** The guests who ask for a chair of the running match. */
  seatRequests: forAll(list(fields<SeatRequestView>({ number: count, name: text, seat: seatNumber }))),
  /** The viewer's own standing order. */
  order: sentWhole(
    forViewer(
      nullable(
        variants<Order>(
          fields({ kind: choice('this-turn'), call: count }),
          fields({ kind: choice('unless-me') }),
          fields({ kind: choice('always') }),
        ),
      ),
    ),
  ),
  /** When the reaction window closes. */
  windowEnds: forAll(nullable(time)),
  commitment: forAll(text),
  /** Published when the match is over. */
  luck: sentWhole(forAll(nullable(LUCK))),
  /** When somebody who runs the house looked into the room. */
  inspections: forAll(list(fields<Inspection>({ at: time, who: text, everything: flag }))),
  /** The room in which the players play again. */
  rematch: forAll(nullable(text)),
  /** How many chapters there are. A client that has them all asks for those from this number on. */
  chapters: forAll(count),
};

/** The parts of the match; they are there once the match has begun. */
export const matchParts = <T extends Shape>() => ({
  branch: forAll(count),
  waiting,
  prompt: sentWhole(forViewer(nullable(gameData<Prompt<T>>()))),
  /** The viewer's answer that waits to be confirmed. */
  held: sentWhole(forViewer(nullable(list(gameData<Action<T>>())))),
  mayUndo: forViewer(flag),
  result: sentWhole(forAll(nullable(gameData<Result>()))),
});

/** The parts of the kernel's view. */
export const viewParts = <T extends Shape>() => ({
  seat,
  seats: forAll(integer),
  given: forAll(gameData<View<T>['given']>()),
  open: forAll(gameData<View<T>['open']>()),
  recalled: forAll(gameData<View<T>['recalled']>()),
  own: forViewer(nullable(gameData<NonNullable<View<T>['own']>>())),
  tally: forAll(gameData<View<T>['tally']>()),
  flow: forAll(list(gameData<View<T>['flow'][number]>())),
  calls: forAll(count),
  waiting,
  picks: forViewer(list(gameData<View<T>['picks'][number]>())),
});

/** A chapter as one viewer may know it. */
export interface ChapterView<T extends Shape> {
  readonly events: readonly (T['Event'] | T['Whisper'])[];
  /** For each event, the rule that caused it. */
  readonly rules: readonly string[];
  readonly undoneBy: Seat | null;
  /** The seat that answered, and for whom. A standing order is its owner's secret and looks like a person. */
  readonly by: readonly [Seat, Exclude<By, 'order'>] | null;
}

/** A whisper that replaces an event: the chapter, counted from the first one requested, and the event in it. */
export type ChapterWhisper<T extends Shape> = readonly [chapter: number, event: number, instead: T['Whisper']];

export const CHAPTER = fields<ChapterView<Shape>>({
  events: list(gameData<ChapterView<Shape>['events'][number]>()),
  rules: list(text),
  undoneBy: nullable(seatNumber),
  by: nullable(pair(seatNumber, choice<Exclude<By, 'order'>>('person', 'bot', 'stand-in', 'clock'))),
});

type Parts = Readonly<Record<string, Part<unknown, 'all' | 'own'>>>;
type MatchParts<T extends Shape> = ReturnType<typeof matchParts<T>>;
type ViewParts<T extends Shape> = ReturnType<typeof viewParts<T>>;
type ValuesOf<P extends Parts> = { readonly [K in keyof P]: P[K]['schema']['empty'] };
type ScopeOf<P extends Parts, S> = {
  readonly [K in keyof P as P[K]['scope'] extends S ? K : never]: P[K]['schema']['empty'];
};

/** Everything a viewer may see of a match. `heard` are its last chapters. */
export type MatchView<T extends Shape> = { readonly view: View<T> } & ValuesOf<MatchParts<T>> & {
    readonly heard: readonly ChapterView<T>[];
  };

/** Everything a viewer may see of a room; null until a match begins. */
export type RoomView = ValuesOf<typeof ROOM_PARTS> & { readonly match: MatchView<Shape> | null };

/** The parts that everybody sees alike, of the room and of its match. */
export type CommonRoomParts = ScopeOf<typeof ROOM_PARTS, 'all'>;
export type CommonMatchParts<T extends Shape> = ScopeOf<MatchParts<T>, 'all'> & ScopeOf<ViewParts<T>, 'all'>;
/** The parts that one viewer sees, of the room and of its match. */
export type OwnRoomParts = ScopeOf<typeof ROOM_PARTS, 'own'>;
export type OwnMatchParts<T extends Shape> = Omit<ScopeOf<MatchParts<T>, 'own'> & ScopeOf<ViewParts<T>, 'own'>, 'seat'>;

const MATCH_PARTS: Parts = matchParts();
const VIEW_PARTS: Parts = viewParts();

/** The values of these parts, in the order of the table: it is the order in messages too. */
const arrange = (parts: Parts, values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.keys(parts).map(name => [name, values[name]]));

/** Puts the view of a match together. */
export const arrangeMatch = <T extends Shape>(
  values: CommonMatchParts<T> & OwnMatchParts<T> & Pick<OwnRoomParts, 'seat'>,
  heard: readonly ChapterView<T>[],
): MatchView<T> =>
  ({ view: arrange(VIEW_PARTS, values), ...arrange(MATCH_PARTS, values), heard }) as unknown as MatchView<T>;

/** Puts the view of a room together. */
export const arrangeRoom = (values: CommonRoomParts & OwnRoomParts, match: MatchView<Shape> | null): RoomView =>
  ({ ...arrange(ROOM_PARTS, values), match }) as unknown as RoomView;

const namesOf = (parts: Parts): readonly string[] =>
  Object.keys(parts).filter(name => parts[name]?.isSentWhole === true);

/** The names of the parts that are sent whole. */
export const SENT_WHOLE: ReadonlySet<string> = new Set([ROOM_PARTS, MATCH_PARTS, VIEW_PARTS].flatMap(namesOf));

/** A room in which nothing has happened yet, and the view of a match in which nobody may do anything. */
export const emptyRoomView = (): RoomView => arrangeRoom(emptyValues(ROOM_PARTS), null);
export const emptyMatchView = (view: View<Shape>): MatchView<Shape> =>
  arrangeMatch({ ...emptyValues(matchParts()), ...view }, []);

const emptyValues = <P extends Parts>(parts: P): ValuesOf<P> =>
  Object.fromEntries(Object.keys(parts).map(name => [name, parts[name]?.schema.empty])) as ValuesOf<P>;
