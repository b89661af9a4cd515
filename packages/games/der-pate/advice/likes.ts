import { isProtected } from '../moves.ts';
import { findTakeoverTargets } from '../takeover.ts';
import { type DpAction, type DpSeatView, EMPTY, type Field, NEUTRAL, type Track } from '../types.ts';
import { estimateBusiness } from './business.ts';
import { estimateReputationIsKo } from './stays.ts';
import { rateFriendAt, WEIGHTS } from './weights.ts';

/** How good an answer looks, in thousands; an answer that changes nothing is worth 0. */
export function rateAnswer(view: DpSeatView, answer: DpAction): number {
  const { open } = view;
  switch (answer.type) {
    case 'place':
      return rateField(view, answer.field, open.faces[answer.die] ?? 0) - (answer.senator ? 1 : 0);
    case 'tile':
      return answer.tile === 'birthday' ? rateSpace(view, answer.track) : 2;
    case 'favour':
      return rateFavour(view, answer);
    case 'judge':
    case 'cop':
      return 0.5;
    case 'free-takeover':
    case 'take-over':
      return rateTakeover(view, answer.business);
    case 'install':
      return rateBusiness(view, answer.business);
    case 'occupy':
    case 'free':
      return 1;
    case 'inform':
      return rateLoss(view, answer.business);
    case 'bank':
      return rateSpace(view, answer.track);
    case 'sell':
      return 4 - rateBusiness(view, answer.business);
    case 'pay':
      return (open.friends[view.seat] ?? 0) > 0 ? 1 : -1;
    case 'bail-out':
      return countRoundsLeft(view) - (open.supply[view.seat] ?? 0) - 1;
    default:
      return 0;
  }
}

const countRoundsLeft = ({ open, given }: DpSeatView): number => given.rounds - open.round;
const rateBusiness = (view: DpSeatView, business: number): number =>
  estimateBusiness(view.given, business, view.seats * (countRoundsLeft(view) + 0.5));

/** The value of a business losing its member: all of it if the business is one's own, a part of it if a rival holds it. */
function rateLoss(view: DpSeatView, business: number): number {
  const holder = view.open.holder[business] ?? EMPTY;
  if (holder === view.seat) return -rateBusiness(view, business) - 1;
  return holder < 0 ? 0 : (rateBusiness(view, business) + 1) / (view.seats - 1);
}

/** DP-19 The value of a business that costs a debt marker. */
const rateTakeover = (view: DpSeatView, business: number): number =>
  rateBusiness(view, business) - 2 + rateLoss(view, business) / 2;

/** The value of one space on a track: highest on the KO track when time is short. */
function rateSpace(view: DpSeatView, track: Track): number {
  const { open, given, seat } = view;
  if (track === 'income') return countRoundsLeft(view) + 1;
  if (track === 'favours') return 0.3 * countRoundsLeft(view) + 0.5 * (open.friends[seat] ?? 0);
  const left = given.last[track] - (open[track][seat] ?? 0);
  if (left === 0) return 1;
  const counts = track === 'reputation' ? estimateReputationIsKo(view) : 1 - estimateReputationIsKo(view);
  const isUrgent = left > WEIGHTS.pace * (countRoundsLeft(view) + 0.5);
  return 0.2 + counts * (isUrgent ? 3 : 1.3);
}

/** DP-29 Several spaces are one advance: at the end of the track they pay once, and surplus spaces are lost. */
function rateAdvance(view: DpSeatView, track: 'reputation' | 'influence', count: number): number {
  const left = view.given.last[track] - (view.open[track][view.seat] ?? 0);
  return rateSpace(view, track) * (left === 0 ? 1 : Math.min(left, count));
}

function rateFavour(view: DpSeatView, { favour, ...rest }: DpAction & { type: 'favour' }): number {
  const { open, seat } = view;
  if (favour === 4) return 5;
  if (favour === 2) return countRoundsLeft(view) === 0 ? 2 : 0.1;
  if (favour === 1) return open.supply[seat] === 0 && countRoundsLeft(view) > 0 ? 1 : -1;
  const track = 'track' in rest ? rest.track : 'income';
  return track === 'reputation' || track === 'influence' ? rateAdvance(view, track, 2) : 2 * rateSpace(view, track);
}

/** DP-C12 The value of a die on a field. */
function rateField(view: DpSeatView, field: Field, face: number): number {
  switch (field) {
    case 'business':
      return ratePayments(view, face);
    case 'press':
      return rateSpace(view, 'reputation') + rateSpace(view, 'influence') + (view.open.lasting === 4 ? 2 : 0);
    case 'reputation':
    case 'influence':
      return rateAdvance(view, field, face);
    case 'visit':
      return rateVisit(view, (view.open.car + face) % view.open.holder.length);
    case 'bet':
      return face;
    case 'assembly':
      return rateAssembly(view, face);
    case 'raid':
      return rateRaid(view, face);
    case 'takeover':
      return findTakeoverTargets(view, view.seat, face).reduce(
        (most, each) => Math.max(most, rateTakeover(view, each)),
        0,
      );
    case 'friend':
      return view.open.brooklyn === 0 ? 0 : rateFriend(view) - face;
    default:
      return 1;
  }
}

/** DP-20 The value of a friend. */
const rateFriend = ({ given, open, seat }: DpSeatView): number => rateFriendAt(given, open.favours[seat] ?? 0);

/** DP-13 Money and spaces for oneself, minus a part of what rivals get. */
function ratePayments(view: DpSeatView, value: number): number {
  const { open, given, seat, seats } = view;
  let sum = 0;
  for (const business of given.ofValue[value] ?? []) {
    const holder = open.holder[business] ?? EMPTY;
    const row = given.street[business];
    if (holder === seat) sum += (row?.pay ?? 0) / 1000 + (row?.step ? rateSpace(view, row.step) : 0);
    else if (holder >= 0) sum -= ((row?.pay ?? 0) / 1000 + (row?.step ? 1 : 0)) / (seats - 1);
  }
  return sum;
}

/** DP-16 */
function rateVisit(view: DpSeatView, business: number): number {
  const holder = view.open.holder[business];
  if (holder === EMPTY) return (view.open.supply[view.seat] ?? 0) > 0 ? rateBusiness(view, business) : 0;
  return holder === view.seat || holder === NEUTRAL ? 0 : rateLoss(view, business);
}

/** DP-17 A debt marker that stays is worth 2,000 $ at the end. */
function rateAssembly({ open, seat, recalled }: DpSeatView, face: number): number {
  let sum = 0;
  for (let owner = 0; owner < open.debts.length; owner++) {
    const markers = owner === seat ? 0 : (open.debts[owner]?.[seat] ?? 0);
    if (markers > 0) sum += Math.min(markers * face, (recalled.money[owner] ?? 0) / 1000) - 2 * markers;
  }
  return sum;
}

/** DP-18 */
function rateRaid(view: DpSeatView, value: number): number {
  let sum = 0;
  for (const business of view.given.ofValue[value] ?? [])
    if (!isProtected(view, business)) sum += rateLoss(view, business);
  return sum;
}
