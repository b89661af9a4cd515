import type { Shape } from '@consigliere/kernel';
import { advance, asking, legal, nextSfc32, sfc32, waiting } from '@consigliere/kernel/host';
import type { Room } from '@consigliere/match';
import { DAY, HOUR, MINUTE } from './sent-message.ts';

const PLAYOUTS = 12;
/** Nobody takes longer than this to come back, which leaves every clock time. */
const LONGEST = 14 * HOUR;
const SHORTEST = 10 * MINUTE;
/** Where the match waits for somebody at least this often in a day, it waits for the end of every night. */
const BUSY = 10;
/** The part of each day that such a night takes. */
const NIGHT = 1 / 3;

type Match = NonNullable<Room['match']>;

/**
 * How often the match will wait for somebody from here on at least, by some matches that are played on at random. People play better than
 * that and need fewer moves, so the shortest of them counts: it mustn't be over too early.
 */
export const countWaitsLeft = (match: Match, seed: number): number =>
  Math.min(...Array.from({ length: PLAYOUTS }, (_, playout) => playOut(match, seed * PLAYOUTS + playout)));

function playOut({ rules, course }: Match, seed: number): number {
  const state = structuredClone(course.state) as (typeof course)['state'] & object;
  const chance = sfc32(seed);
  let waits = 0;
  let last = '';
  for (let awaited = waiting(rules, state); awaited.length > 0; awaited = waiting(rules, state)) {
    const question = asking(rules, state);
    const begun = state.answers.findIndex((picks, seat) => picks.length > 0 && awaited.includes(seat));
    const seat = begun >= 0 ? begun : (awaited[0] ?? 0);
    const isTogether = question?.step.secret === true || question?.step.silence != null;
    const now = isTogether ? `all ${question?.call.id}` : `${seat}`;
    if (now !== last) waits++;
    last = now;
    const actions = legal<Shape>(rules, state, seat);
    const action = actions[nextSfc32(chance) % actions.length];
    if (action === undefined) break;
    advance(rules, state, seat, action);
  }
  return waits;
}

/** The time that is left for a match, in milliseconds, and how often it will wait for somebody in it. */
export interface RestOfMatch {
  readonly left: number;
  readonly waits: number;
}

/** How long somebody who was told that it's their turn takes to come back, so that the match takes as long as it should. */
export function drawWait({ left, waits }: RestOfMatch, jitter: number): number {
  const share = Math.min(1, waits / Math.max(1, left / DAY) / BUSY);
  const awake = left * (1 - NIGHT * share);
  return Math.min(LONGEST, Math.max(SHORTEST, (awake / Math.max(1, waits)) * (0.5 + jitter)));
}
