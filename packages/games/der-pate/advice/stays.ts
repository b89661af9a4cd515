import type { Seat } from '@consigliere/kernel';
import { hasReached, TWO_STEPS } from '../tiles.ts';
import { BIRTHDAY, type DpSeatView, HELD } from '../types.ts';
import type { TimeLeft } from './time.ts';
import { WEIGHTS } from './weights.ts';

type KoTrack = 'reputation' | 'influence';

/** DP-32 How likely a family is to finish the KO track. */
export function estimateFinish(view: DpSeatView, seat: Seat, time: TimeLeft): number {
  const grey = estimateReputationIsKo(view);
  return (
    (grey > 0 ? grey * estimateTrack(view, 'reputation', seat, time) : 0) +
    (grey < 1 ? (1 - grey) * estimateTrack(view, 'influence', seat, time) : 0)
  );
}

/** DP-7 How likely reputation is to become the KO track, given the cards turned up. */
export function estimateReputationIsKo({ open, given }: DpSeatView): number {
  if (open.ko !== null) return open.ko === 'reputation' ? 1 : 0;
  const missing = given.cardsToKo - Math.max(open.grey, open.red) + 1;
  return 0.5 + Math.max(-0.45, Math.min(0.45, (WEIGHTS.cards * (open.grey - open.red)) / missing));
}

/** How likely a track is to be finished in time, given the turns to come and the spaces in hand. */
function estimateTrack(view: DpSeatView, track: KoTrack, seat: Seat, { turns, uses }: TimeLeft): number {
  const left = view.given.last[track] - (view.open[track][seat] ?? 0);
  if (left <= 0) return 1;
  const pace = WEIGHTS.pace + (view.open.ko === null ? 0 : WEIGHTS.focus);
  const ahead = pace * turns + countSpacesInHand(view, track, seat, uses) - left + 0.5;
  return 1 / (1 + Math.exp(-ahead / (0.12 + WEIGHTS.spread * Math.sqrt(turns))));
}

/** DP-26, DP-31 The birthday, and friends if a favour brings two spaces. */
function countSpacesInHand({ open, given }: DpSeatView, track: KoTrack, seat: Seat, uses: number): number {
  if (uses === 0) return 0;
  const byBirthday = open.tiles[seat]?.[BIRTHDAY] === HELD ? 1 : 0;
  const canAsk = given.favour3.includes(track) && hasReached(given, open.favours[seat] ?? 0, TWO_STEPS);
  return byBirthday + (canAsk ? 2 * Math.min(uses, open.friends[seat] ?? 0) : 0);
}
