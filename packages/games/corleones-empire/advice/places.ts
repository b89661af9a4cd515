import { TRADES } from '../actions.ts';
import { controllerOf, isOpposing, placesIn } from '../board.ts';
import { mayTrade } from '../effects/icons.ts';
import { moneyInHand } from '../hands.ts';
import {
  type CeSeatView,
  type FigurePlace,
  type Icons,
  NONE,
  PARK,
  ROUND_SPACES,
  SUITCASE,
  type Turf,
} from '../types.ts';
import { ICON_WORTH, iconsWorth, WEIGHTS } from './weights.ts';

/** Estimates the worth of places at a glance, for answers without much thought. */

/** A suitcase icon needs money, and a trade its cards (CE-I11). */
function iconsAtAGlance(view: CeSeatView, icons: Readonly<Icons>): number {
  const { recalled, seat } = view;
  let worth = iconsWorth(icons);
  if ((icons[SUITCASE] ?? 0) > 0) {
    const idle = (icons[SUITCASE] ?? 0) - moneyInHand(recalled, seat);
    if (idle > 0) worth -= idle * (ICON_WORTH[SUITCASE] ?? 0);
  }
  for (let i = 0; i < TRADES.length; i++) {
    const icon = TRADES[i] ?? 0;
    if ((icons[icon] ?? 0) > 0 && !mayTrade(view, seat, icon)) worth -= ICON_WORTH[icon] ?? 0;
  }
  return worth;
}

/** CE-13 A Front, which another controller uses too. */
export function frontAtAGlance(view: CeSeatView, business: number): number {
  const controller = controllerOf(view, view.open.turfs[business] ?? NONE);
  const worth = iconsAtAGlance(view, view.given.businesses[business]?.front ?? []);
  return controller === NONE || controller === view.seat ? worth : WEIGHTS.sharedFront * worth;
}

/** CE-14 The Backs of some areas. */
export function areasAtAGlance(view: CeSeatView, areas: readonly number[]): number {
  const { open, given } = view;
  let worth = areas.includes(PARK) ? iconsAtAGlance(view, given.park) : 0;
  for (let business = 0; business < open.turfs.length; business++)
    if (areas.includes(open.turfs[business] ?? NONE))
      worth += iconsAtAGlance(view, given.businesses[business]?.back ?? []);
  return worth;
}

export const placeAtAGlance = (view: CeSeatView, place: FigurePlace): number =>
  place < ROUND_SPACES
    ? frontAtAGlance(view, place)
    : areasAtAGlance(view, view.given.spaces[place - ROUND_SPACES]?.areas ?? []);

/** The number of opposing figures in a turf. */
export function rivalsIn(view: CeSeatView, turf: Turf): number {
  const places = placesIn(view, turf);
  let rivals = 0;
  for (let i = 0; i < places.length; i++) if (isOpposing(view, view.seat, places[i] ?? 0)) rivals++;
  return rivals;
}
