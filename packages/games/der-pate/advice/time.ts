import type { Seat } from '@consigliere/kernel';
import type { DpSeatView } from '../types.ts';

/** The time that is left in a match for one family. */
export interface TimeLeft {
  /** Turns still to come; the current one counts in part. */
  readonly turns: number;
  /** DP-30 Friends that can still be handed in; also whether tiles can still be used. */
  readonly uses: number;
}

/** The share of a turn that is still to come before each row, and after the last: the first two rows bring the most. */
const PARTS = [1, 1, 0.85, 0.12, 0, 0];
const FRIENDS = 2;

export function measureTime({ open, given, flow, seats }: DpSeatView, seat: Seat): TimeLeft {
  const rounds = given.rounds - Math.max(1, open.round);
  const whole = { turns: rounds + 1, uses: FRIENDS * (rounds + 1) };
  const turns = flow.find(call => call.kind === 'turns');
  if (turns === undefined) return whole;
  const after = distance(seat, open.startPlayer, seats) - distance(open.turn, open.startPlayer, seats);
  if (after > 0) return whole;
  const turn = after === 0 ? flow.find(call => call.kind === 'turn') : undefined;
  if (turn?.kind !== 'turn') return { turns: rounds, uses: FRIENDS * rounds };
  const { row, friendsUsed } = turn.frame;
  return { turns: rounds + (PARTS[row] ?? 0), uses: FRIENDS * rounds + FRIENDS - friendsUsed };
}

const distance = (seat: Seat, from: Seat, seats: number): number => (seat - from + seats) % seats;
