import type { Seat } from '@consigliere/kernel';
import { askedIn, botsAwaited, ordersAwaited } from './asked.ts';
import { timeIsUp } from './clocks.ts';
import { excuseDue, excuseTimes, keptVote } from './consent.ts';
import type { Line, Released } from './lines.ts';
import { isBotTable, type Room } from './room.ts';
import { BEAT, PACE, patienceOf, WATCHED_PACE } from './terms.ts';

/** What the bots of a room have made up their minds to, by seat, and when the last of them had, or where they must be punctual when they were asked. */
export interface Thoughts {
  readonly picks: ReadonlyMap<Seat, readonly unknown[]>;
  readonly at: number;
  /**
   * Whether who has not made up his mind at the beat is passed over in a moment to react. Else all wait for him to the next beat,
   * which tells that somebody had something to think about.
   */
  readonly isPunctual?: boolean;
  /** Whether somebody watches: then bots' open answers come slowly enough to be followed. */
  readonly isWatched?: boolean;
}
export const NO_THOUGHTS: Thoughts = { picks: new Map(), at: 0 };

/** The lines that time itself brings, given what the bots have thought of; the first only: after it everything may be different. */
export function due(room: Room, thoughts: Thoughts, at: number): Line | null {
  return windowEnds(room, at) ?? releaseDue(room, thoughts, at) ?? clockDue(room, at) ?? excuseDue(room, at);
}

/** CN-20 A moment to react is over: who has not answered has said nothing. */
function windowEnds(room: Room, at: number): Line | null {
  const asked = askedIn(room);
  const end = windowEnd(room);
  if (asked === null || asked.silence === null || end === null || at < end) return null;
  const { decision, branch, silence, waiting } = asked;
  return { type: 'released', decision, branch, answers: waiting.map(seat => [seat, [silence], 'clock']) };
}

/** null: it stays open until everybody has answered. */
export function windowEnd({ askedAt, terms }: Room): number | null {
  const { window } = patienceOf(terms.clock);
  return window === null ? null : askedAt + window;
}

/** Bots' answers and standing orders: in secret decisions all together at a whole beat, else one at its pace. */
function releaseDue(room: Room, thoughts: Thoughts, at: number): Line | null {
  const asked = askedIn(room);
  if (asked === null || at < releaseTime(room, thoughts)) return null;
  const { decision, branch, secret, silence } = asked;
  const bots = botsAwaited(room);
  const late = thoughts.isPunctual === true && silence !== null ? [silence] : undefined;
  const ready = bots.flatMap((seat): Released[] => {
    const picks = thoughts.picks.get(seat) ?? late;
    return picks === undefined ? [] : [[seat, picks, room.chairs[seat]?.sitter === 'bot' ? 'bot' : 'stand-in']];
  });
  if (!secret) return ready.length === 0 ? null : { type: 'released', decision, branch, answers: ready.slice(0, 1) };
  if (ready.length < bots.length) return null;
  const silent = silence === null ? [] : ordersAwaited(room).map((seat): Released => [seat, [silence], 'order']);
  const answers = [...ready, ...silent].sort(([a], [b]) => a - b);
  return answers.length === 0 ? null : { type: 'released', decision, branch, answers };
}

/** When answers that are ready may be released. */
function releaseTime(room: Room, { at, isWatched = false }: Thoughts): number {
  const asked = askedIn(room);
  if (asked?.secret !== true) return room.askedAt + (isWatched && asked?.isQuick === false ? WATCHED_PACE : PACE);
  const ready = Math.max(at, room.at);
  return room.askedAt + BEAT * Math.max(1, Math.ceil((ready - room.askedAt) / BEAT));
}

/** Somebody's time is up: first he is nudged, then a bot stands in for him. */
function clockDue(room: Room, at: number): Line | null {
  for (const [seat, { nudged }] of room.chairs.entries()) {
    const end = timeIsUp(room, seat);
    if (end === null || at < end) continue;
    if (nudged === null) return { type: 'nudged', seat };
    if (at >= nudged + patienceOf(room.terms.clock).nudge) return { type: 'stood-in', seat, ...keptVote(room, seat) };
  }
  return null;
}

/** When something happens by itself next, given what the bots have thought of; null: never. */
export function nextTime(room: Room, thoughts: Thoughts): number | null {
  const asked = askedIn(room);
  if (asked === null) return null;
  const times = excuseTimes(room);
  const bots = botsAwaited(room);
  const isReady = asked.secret
    ? (thoughts.isPunctual === true && asked.silence !== null) || bots.every(seat => thoughts.picks.has(seat))
    : bots.some(seat => thoughts.picks.has(seat));
  if (isReady && (bots.length > 0 || ordersAwaited(room).length > 0)) times.push(releaseTime(room, thoughts));
  const end = asked.silence === null ? null : windowEnd(room);
  if (end !== null) times.push(end);
  for (const [seat, { nudged }] of room.chairs.entries()) {
    const up = timeIsUp(room, seat);
    if (up !== null) times.push(nudged === null ? up : Math.max(up, nudged + patienceOf(room.terms.clock).nudge));
  }
  return times.length === 0 ? null : Math.min(...times);
}

/** When a room must be looked at although nobody does anything; null: never. Where a bot has to think, at once; a table of bots rests until it is watched. */
export function wake(room: Room): number | null {
  if (isBotTable(room)) return null;
  return botsAwaited(room).length > 0 ? room.at : nextTime(room, NO_THOUGHTS);
}
