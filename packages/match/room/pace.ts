import { type Follow, type FollowedEvent, followEvent, type Hold, type Seat, type Shape } from '@consigliere/kernel';
import type { Chapter, Match } from '../match.ts';
import type { Room } from './room.ts';
import type { Speed } from './terms.ts';

/** Milliseconds for each hold, for a move that hits somebody who watches, and for a move that only its own player watches. */
type HoldTimes = Readonly<Record<Hold | 'against' | 'own', number>>;

export const HOLD_TIMES: Readonly<Record<Speed, HoldTimes>> = {
  slow: { none: 0, own: 300, icon: 1000, roll: 1000, move: 2000, against: 3200, card: 4000, war: 1800, lids: 3100 },
  normal: { none: 0, own: 300, icon: 600, roll: 600, move: 1200, against: 2200, card: 2500, war: 1100, lids: 2100 },
  fast: { none: 0, own: 200, icon: 300, roll: 300, move: 600, against: 1200, card: 1500, war: 600, lids: 1100 },
  instant: { none: 0, own: 0, icon: 0, roll: 0, move: 0, against: 0, card: 0, war: 0, lids: 0 },
};

/** The speed of a room, and the seats of those who watch it; null: a spectator. */
export interface Pace {
  readonly speed: Speed;
  readonly viewers: readonly (Seat | null)[];
}

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
  const times = HOLD_TIMES[speed];
  let scenes = 0;
  let move = 0;
  for (const { hold } of events)
    if (hold === 'card' || hold === 'war' || hold === 'lids') scenes += times[hold];
    else move = Math.max(move, times[hold]);
  const all = scenes + (isOwn ? Math.min(move, times.own) : move);
  return isAgainst ? Math.max(all, times.against) : all;
}

/** The events of a step, as they are followed. */
function followChapter(
  { rules, course: { state } }: Match<Shape>,
  { notices, by }: Chapter<Shape>,
  follow: Follow<Shape> | undefined,
): FollowedEvent[] {
  const table = { seats: rules.seats, given: rules.given, open: state.open, by: by?.[0] ?? null };
  return notices.map(({ event }) => followEvent(follow, event, table));
}

/** Where the step is that led to the decision on top; -1: there is none. Answers to a secret decision tell nothing before all are there. */
function findLastStep({ chapters }: Match<Shape>, isSecret: boolean): number {
  let at = chapters.length - 1;
  while (isSecret && at >= 0 && chapters.at(at)?.notices.length === 0) at--;
  return at;
}

/**
 * Finds for how many milliseconds bots hold their answers to the decision on top while somebody watches. It follows from what everybody
 * knows. `follow`: how events are followed, if the rules come without that.
 */
export function findHoldTime(
  { match }: Room,
  isSecret: boolean,
  { speed, viewers }: Pace,
  follow = match?.rules.game.follow,
): number {
  if (match === null) return 0;
  const at = findLastStep(match, isSecret);
  const step = at < 0 ? undefined : match.chapters.at(at);
  if (step === undefined) return 0;
  // The first thing to look at is the table itself.
  if (step.by === null && step.undoneBy === null) return HOLD_TIMES[speed].move;
  const events = followChapter(match, step, follow);
  // Several players' secret answers have led to the step if the one before it told nothing.
  const isJoint = at > 0 && match.chapters.at(at - 1)?.notices.length === 0;
  return computeHoldTime(events, speed, {
    isAgainst: events.some(({ hits }) => hits.some(seat => viewers.includes(seat))),
    isOwn: !isJoint && viewers.every(seat => seat === step.by?.[0]),
  });
}
