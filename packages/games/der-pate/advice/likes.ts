import type { Action, SeatView } from '@consigliere/kernel';
import { isProtected } from '../moves.ts';
import { takeoverTargets } from '../takeover.ts';
import { type DerPate, EMPTY, type Field, NEUTRAL, type Track } from '../types.ts';
import { businessHope } from './business.ts';
import { reputationIsKo } from './stays.ts';
import { friendWorth, WEIGHTS } from './weights.ts';

type View = SeatView<DerPate>;

/** How good an answer looks, in thousands; an answer that changes nothing is worth 0. */
export function likes(view: View, answer: Action<DerPate>): number {
  const { open } = view;
  switch (answer.type) {
    case 'place':
      return onField(view, answer.field, open.faces[answer.die] ?? 0) - (answer.senator ? 1 : 0);
    case 'tile':
      return answer.tile === 'birthday' ? stepWorth(view, answer.track) : 2;
    case 'favour':
      return byFavour(view, answer);
    case 'judge':
    case 'cop':
      return 0.5;
    case 'free-takeover':
    case 'take-over':
      return taken(view, answer.business);
    case 'install':
      return hope(view, answer.business);
    case 'occupy':
    case 'free':
      return 1;
    case 'inform':
      return lost(view, answer.business);
    case 'bank':
      return stepWorth(view, answer.track);
    case 'sell':
      return 4 - hope(view, answer.business);
    case 'pay':
      return (open.friends[view.seat] ?? 0) > 0 ? 1 : -1;
    case 'bail-out':
      return roundsLeft(view) - (open.supply[view.seat] ?? 0) - 1;
    default:
      return 0;
  }
}

const roundsLeft = ({ open, given }: View): number => given.rounds - open.round;
const hope = (view: View, business: number): number =>
  businessHope(view.given, business, view.seats * (roundsLeft(view) + 0.5));

/** The value of a business losing its member: all of it if the business is one's own, a part of it if a rival holds it. */
function lost(view: View, business: number): number {
  const holder = view.open.holder[business] ?? EMPTY;
  if (holder === view.seat) return -hope(view, business) - 1;
  return holder < 0 ? 0 : (hope(view, business) + 1) / (view.seats - 1);
}

/** DP-19 The value of a business that costs a debt marker. */
const taken = (view: View, business: number): number => hope(view, business) - 2 + lost(view, business) / 2;

/** The value of one space on a track: highest on the KO track when time is short. */
function stepWorth(view: View, track: Track): number {
  const { open, given, seat } = view;
  if (track === 'income') return roundsLeft(view) + 1;
  if (track === 'favours') return 0.3 * roundsLeft(view) + 0.5 * (open.friends[seat] ?? 0);
  const left = given.last[track] - (open[track][seat] ?? 0);
  if (left === 0) return 1;
  const counts = track === 'reputation' ? reputationIsKo(view) : 1 - reputationIsKo(view);
  const isUrgent = left > WEIGHTS.pace * (roundsLeft(view) + 0.5);
  return 0.2 + counts * (isUrgent ? 3 : 1.3);
}

/** DP-29 Several spaces are one advance: at the end of the track they pay once, and surplus spaces are lost. */
function steps(view: View, track: 'reputation' | 'influence', count: number): number {
  const left = view.given.last[track] - (view.open[track][view.seat] ?? 0);
  return stepWorth(view, track) * (left === 0 ? 1 : Math.min(left, count));
}

function byFavour(view: View, { favour, ...rest }: Action<DerPate> & { type: 'favour' }): number {
  const { open, seat } = view;
  if (favour === 4) return 5;
  if (favour === 2) return roundsLeft(view) === 0 ? 2 : 0.1;
  if (favour === 1) return open.supply[seat] === 0 && roundsLeft(view) > 0 ? 1 : -1;
  const track = 'track' in rest ? rest.track : 'income';
  return track === 'reputation' || track === 'influence' ? steps(view, track, 2) : 2 * stepWorth(view, track);
}

/** DP-C12 The value of a die on a field. */
function onField(view: View, field: Field, face: number): number {
  switch (field) {
    case 'business':
      return paid(view, face);
    case 'press':
      return stepWorth(view, 'reputation') + stepWorth(view, 'influence') + (view.open.lasting === 4 ? 2 : 0);
    case 'reputation':
    case 'influence':
      return steps(view, field, face);
    case 'visit':
      return visited(view, (view.open.car + face) % view.open.holder.length);
    case 'bet':
      return face;
    case 'assembly':
      return assembled(view, face);
    case 'raid':
      return raided(view, face);
    case 'takeover':
      return takeoverTargets(view, view.seat, face).reduce((most, each) => Math.max(most, taken(view, each)), 0);
    case 'friend':
      return view.open.brooklyn === 0 ? 0 : befriended(view) - face;
    default:
      return 1;
  }
}

/** DP-20 The value of a friend. */
const befriended = ({ given, open, seat }: View): number => friendWorth(given, open.favours[seat] ?? 0);

/** DP-13 Money and spaces for oneself, minus a part of what rivals get. */
function paid(view: View, value: number): number {
  const { open, given, seat, seats } = view;
  let sum = 0;
  for (const business of given.ofValue[value] ?? []) {
    const holder = open.holder[business] ?? EMPTY;
    const row = given.street[business];
    if (holder === seat) sum += (row?.pay ?? 0) / 1000 + (row?.step ? stepWorth(view, row.step) : 0);
    else if (holder >= 0) sum -= ((row?.pay ?? 0) / 1000 + (row?.step ? 1 : 0)) / (seats - 1);
  }
  return sum;
}

/** DP-16 */
function visited(view: View, business: number): number {
  const holder = view.open.holder[business];
  if (holder === EMPTY) return (view.open.supply[view.seat] ?? 0) > 0 ? hope(view, business) : 0;
  return holder === view.seat || holder === NEUTRAL ? 0 : lost(view, business);
}

/** DP-17 A debt marker that stays is worth 2,000 $ at the end. */
function assembled({ open, seat, recalled }: View, face: number): number {
  let sum = 0;
  for (let owner = 0; owner < open.debts.length; owner++) {
    const markers = owner === seat ? 0 : (open.debts[owner]?.[seat] ?? 0);
    if (markers > 0) sum += Math.min(markers * face, (recalled.money[owner] ?? 0) / 1000) - 2 * markers;
  }
  return sum;
}

/** DP-18 */
function raided(view: View, value: number): number {
  let sum = 0;
  for (const business of view.given.ofValue[value] ?? []) if (!isProtected(view, business)) sum += lost(view, business);
  return sum;
}
