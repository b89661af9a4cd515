import { getAt, type Seat } from '@consigliere/kernel';
import { addTo } from '../counts.ts';
import { mayMarkWithoutSupply } from '../flow/war.ts';
import { type CeSeatView, NONE, TURFS, type Turf } from '../types.ts';
import type { Prospect } from './prospect.ts';
import { warsOf } from './wars.ts';
import { iconsWorth, SURE, WEIGHTS } from './weights.ts';

/** The worth of each turf's Fronts. */
function fronts({ open, given }: CeSeatView): number[] {
  const worths = new Array<number>(TURFS).fill(0);
  for (let business = 0; business < open.turfs.length; business++) {
    const turf = open.turfs[business] ?? NONE;
    if (turf === NONE) continue;
    addTo(worths, turf, iconsWorth(given.businesses[business]?.front ?? []));
  }
  return worths;
}

/** CE-25, CE-26 Whether winning a turf would put a marker of this seat there. */
const mayMark = (view: CeSeatView, seat: Seat, turf: Turf): boolean =>
  (view.open.markers[seat] ?? 0) > 0 || mayMarkWithoutSupply(view, seat, turf);

/** CE-13, CE-34 Adds the worth of control in later acts, when others use a Front, and of markers at the end. */
export function countTurfs(view: CeSeatView, prospects: readonly Prospect[]): void {
  const { open, given, seats } = view;
  const actsLater = given.acts.length - 1 - open.act;
  let toCome = 0;
  for (let seat = 0; seat < seats; seat++) toCome += getAt(prospects, seat).reserve;
  const { from, chances } = warsOf(view, toCome);
  const isDecided = from === TURFS && actsLater === 0;
  const lead = isDecided ? SURE : WEIGHTS.lead + WEIGHTS.leadPerAct * open.act;
  const worths = fronts(view);
  const markers = new Array<number>(seats).fill(0);
  for (let turf = 0; turf < TURFS; turf++) {
    const wins = turf < from ? undefined : chances[turf];
    const stack = getAt(open.control, turf);
    const gain = (seat: Seat): number => (mayMark(view, seat, turf) ? (wins?.[seat] ?? 0) : 0);
    let stays = 1;
    for (let seat = 0; seat < seats; seat++) stays -= gain(seat);
    for (let seat = 0; seat < seats; seat++) {
      const won = gain(seat);
      const controls = won + (stack.length > 0 && stack[stack.length - 1] === seat ? stays : 0);
      getAt(prospects, seat).besides += WEIGHTS.control * actsLater * (worths[turf] ?? 0) * controls;
      markers[seat] = won + WEIGHTS.topMarker * controls;
    }
    for (let i = 0; i < stack.length; i++) markers[stack[i] ?? 0] = (markers[stack[i] ?? 0] ?? 0) + 1;
    share(given.bonus, markers, lead, prospects);
  }
}

/** CE-34 Adds the turf bonus for the most markers, as far as it is certain. */
function share(bonus: number, markers: number[], lead: number, prospects: readonly Prospect[]): void {
  let most = 0;
  for (let seat = 0; seat < markers.length; seat++) most = Math.max(most, markers[seat] ?? 0);
  if (most === 0) return;
  let all = 0;
  for (let seat = 0; seat < markers.length; seat++) {
    markers[seat] = Math.exp(lead * ((markers[seat] ?? 0) - most));
    all += markers[seat] ?? 0;
  }
  for (let seat = 0; seat < markers.length; seat++)
    getAt(prospects, seat).besides += (bonus * (markers[seat] ?? 0)) / all;
}
