import type { Seat, SeatView } from '@consigliere/kernel';
import { emptyBusinesses } from '../effects/fields.ts';
import { takeoverTargets } from '../takeover.ts';
import type { DerPate } from '../types.ts';
import { businessHope } from './business.ts';

type View = SeatView<DerPate>;

/** DP-34 The cost of giving away a debt marker, in thousands. */
const DEBT = 2;

/** The value of what a family is about to choose, in thousands: a business, a space, its members back. */
export function pending(view: View, seat: Seat, rolls: number): number {
  const top = view.flow.at(-1);
  if (top === undefined || !('seat' in top.frame) || top.frame.seat !== seat) return 0;
  switch (top.kind) {
    case 'visit':
      return businessHope(view.given, view.open.car, rolls);
    case 'takeover':
      return best(view, takeoverTargets(view, seat, top.frame.value), rolls, DEBT);
    case 'consigliere':
      return best(view, emptyBusinesses(view), rolls, 0);
    case 'turn':
      return top.frame.freeTakeover && top.frame.row === 1 && top.frame.phase === 'before-roll'
        ? best(view, takeoverTargets(view, seat, null), rolls, DEBT)
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
function best({ given }: View, businesses: readonly number[], rolls: number, price: number): number {
  let most = 0;
  for (const business of businesses) most = Math.max(most, businessHope(given, business, rolls) - price);
  return most;
}
