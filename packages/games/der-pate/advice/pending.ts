import type { Seat } from '@consigliere/kernel';
import { findEmptyBusinesses } from '../effects/fields.ts';
import { findTakeoverTargets } from '../takeover.ts';
import type { DpSeatView } from '../types.ts';
import { estimateBusiness } from './business.ts';

/** DP-34 The cost of giving away a debt marker, in thousands. */
const DEBT = 2;

/** The value of what a family is about to choose, in thousands: a business, a space, its members back. */
export function ratePending(view: DpSeatView, seat: Seat, rolls: number): number {
  const top = view.flow.at(-1);
  if (top === undefined || !('seat' in top.frame) || top.frame.seat !== seat) return 0;
  switch (top.kind) {
    case 'visit':
      return estimateBusiness(view.given, view.open.car, rolls);
    case 'takeover':
      return rateBest(view, findTakeoverTargets(view, seat, top.frame.value), rolls, DEBT);
    case 'consigliere':
      return rateBest(view, findEmptyBusinesses(view), rolls, 0);
    case 'turn':
      return top.frame.freeTakeover && top.frame.row === 1 && top.frame.phase === 'before-roll'
        ? rateBest(view, findTakeoverTargets(view, seat, null), rolls, DEBT)
        : 0;
    case 'prosecutor':
      return view.open.jail[seat] ?? 0;
    case 'banker':
      return 1;
    default:
      return 0;
  }
}

/** The value of the best of these businesses, if it is worth its price. */
function rateBest({ given }: DpSeatView, businesses: readonly number[], rolls: number, price: number): number {
  let most = 0;
  for (const business of businesses) most = Math.max(most, estimateBusiness(given, business, rolls) - price);
  return most;
}
