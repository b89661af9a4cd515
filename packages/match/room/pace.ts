import { type FollowedEvent, followEvent, type Hold, type Seat, type Shape } from '@consigliere/kernel';
import type { Chapter, Match } from '../match.ts';
import type { Room } from './room.ts';

/** How long others' moves are shown before a bot goes on. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for each hold, for a move that hits somebody who watches, and for a move that only its own player watches. */
type HoldTimes = Readonly<Record<Hold | 'against' | 'own', number>>;

const TIMES: Readonly<Record<Speed, HoldTimes>> = {
  slow: { none: 0, own: 300, icon: 1000, roll: 1000, move: 2000, against: 3200, card: 4000, war: 1800, lids: 3100 },
  normal: { none: 0, own: 300, icon: 600, roll: 600, move: 1200, against: 2200, card: 2500, war: 1100, lids: 2100 },
  fast: { none: 0, own: 200, icon: 300, roll: 300, move: 600, against: 1200, card: 1500, war: 600, lids: 1100 },
  instant: { none: 0, own: 0, icon: 0, roll: 0, move: 0, against: 0, card: 0, war: 0, lids: 0 },
};

/** In a secret decision, ready answers are released at whole ticks of this many milliseconds: longer than any bot thinks. */
export const BEAT = 1500;
/** On a device only bots' thoughts could be told by a pause, so the player may shorten the ticks too. */
const DEVICE_BEATS: Readonly<Record<Speed, number>> = { slow: BEAT, normal: BEAT, fast: 500, instant: 0 };

/** While nobody watches, a bot's open answer comes this long after the answer before it. */
const UNWATCHED = 600;

/** How a host paces the bots of a room now. */
export interface Pace {
  readonly speed: Speed;
  /** The seats of those who watch; null: a spectator. */
  readonly viewers: readonly (Seat | null)[];
  readonly isOnDevice: boolean;
}
const NO_VIEWERS: Pace = { speed: 'normal', viewers: [], isOnDevice: false };

/** The viewers of a step: whether it hits one of them, and whether its own player is the only one. */
interface StepWatch {
  readonly isAgainst: boolean;
  readonly isOwn: boolean;
}

/**
 * For how many milliseconds the events of one step are shown. Cards, turfs and lids are shown one after the other, everything else at once.
 */
export function computeHoldTime(
  events: readonly Pick<FollowedEvent, 'hold'>[],
  speed: Speed,
  { isAgainst, isOwn }: StepWatch,
): number {
  const times = TIMES[speed];
  let scenes = 0;
  let move = 0;
  for (const { hold } of events)
    if (hold === 'card' || hold === 'war' || hold === 'lids') scenes += times[hold];
    else move = Math.max(move, times[hold]);
  const all = scenes + (isOwn ? Math.min(move, times.own) : move);
  return isAgainst ? Math.max(all, times.against) : all;
}

/** The events of a step, as they are followed. */
function followChapter({ rules, course: { state } }: Match<Shape>, { notices, by }: Chapter<Shape>): FollowedEvent[] {
  const table = { seats: rules.seats, given: rules.given, open: state.open, by: by?.[0] ?? null };
  return notices.map(({ event }) => followEvent(rules.game.follow, event, table));
}

/** Where the step is that led to the decision on top. Answers to a secret decision tell nothing before all are there. */
const findLastStep = ({ chapters }: Match<Shape>, isSecret: boolean): number =>
  isSecret ? chapters.findLastIndex(({ notices }) => notices.length > 0) : chapters.length - 1;

/** For how long bots hold their answers to the decision on top. It follows from what everybody knows. */
function findHoldTime({ match }: Room, isSecret: boolean, { speed, viewers }: Pace): number {
  if (viewers.length === 0) return UNWATCHED;
  if (match === null) return 0;
  const at = findLastStep(match, isSecret);
  const step = match.chapters[at];
  if (step === undefined) return 0;
  // The first thing to look at is the table itself.
  if (step.by === null && step.undoneBy === null) return TIMES[speed].move;
  const events = followChapter(match, step);
  // Several players' secret answers have led to the step if the one before it told nothing.
  const isJoint = match.chapters[at - 1]?.notices.length === 0;
  return computeHoldTime(events, speed, {
    isAgainst: events.some(({ hits }) => hits.some(seat => viewers.includes(seat))),
    isOwn: !isJoint && viewers.every(seat => seat === step.by?.[0]),
  });
}

/** When answers to the decision on top that are ready since a time may be released. */
export function findReleaseTime(room: Room, isSecret: boolean, ready: number, pace = NO_VIEWERS): number {
  const hold = findHoldTime(room, isSecret, pace);
  const beat = pace.isOnDevice ? DEVICE_BEATS[pace.speed] : BEAT;
  if (!isSecret || beat === 0) return room.askedAt + hold;
  const ticks = Math.ceil(Math.max(hold, Math.max(ready, room.at) - room.askedAt) / beat);
  return room.askedAt + beat * Math.max(1, ticks);
}
