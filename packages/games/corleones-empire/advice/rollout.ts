import type { Action } from '@consigliere/kernel';
import { controllerOf, isOpposing, placesIn } from '../board.ts';
import { tradeOf } from '../effects/icons.ts';
import { cardsInHand } from '../flow/discard.ts';
import { moneyInHand } from '../hands.ts';
import {
  type CorleonesEmpire,
  DOLLARS,
  EXCHANGE,
  type Icons,
  NONE,
  PARK,
  type Place,
  ROUND_SPACES,
  SUITCASE,
  type Turf,
} from '../types.ts';
import { cardAtAGlance, gainOf, jobAtAGlance } from './cards.ts';
import { allyUse, allyWorth } from './hand.ts';
import type { JobCard, View } from './prospect.ts';
import { nextBid, nextKept } from './secrets.ts';
import { ICON_WORTH } from './weights.ts';

type Answer = Action<CorleonesEmpire>;
type Random = (n: number) => number;

/** Chance decides between answers that are about as good. */
const WHIM = 1.5;
const STEPS = 64;

/** What one would answer without much thought. */
export function rollout(view: View, legal: readonly Answer[], random: Random): Answer {
  const top = view.flow[view.flow.length - 1];
  if (top?.kind === 'bid') return nextBid(view, legal, random);
  if (top?.kind === 'tribute') return nextKept(view, legal, top.frame.limit);
  let best: Answer | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const answer = legal[i] as Answer;
    const liked = likes(view, answer) + (WHIM * random(STEPS)) / STEPS;
    if (liked <= most) continue;
    best = answer;
    most = liked;
  }
  if (best === undefined) throw new Error('there is no legal answer');
  return best;
}

/** What icons bring the viewer: no suitcase without money. */
function iconsLiked({ recalled, seat }: View, icons: Readonly<Icons>): number {
  let worth = 0;
  for (let icon = 0; icon < icons.length; icon++) worth += (icons[icon] as number) * (ICON_WORTH[icon] as number);
  const idle = (icons[SUITCASE] as number) - moneyInHand(recalled, seat);
  return idle > 0 ? worth - idle * (ICON_WORTH[SUITCASE] as number) : worth;
}

function frontLiked(view: View, business: number): number {
  const controller = controllerOf(view, view.open.turfs[business] as Turf);
  const liked = iconsLiked(view, view.given.businesses[business]?.front ?? []);
  return controller === NONE || controller === view.seat ? liked : 0.6 * liked;
}

function areasLiked(view: View, areas: readonly number[]): number {
  const { open, given } = view;
  let liked = areas.includes(PARK) ? iconsLiked(view, given.park) : 0;
  for (let business = 0; business < open.turfs.length; business++)
    if (areas.includes(open.turfs[business] as number))
      liked += iconsLiked(view, given.businesses[business]?.back ?? []);
  return liked;
}

const placeLiked = (view: View, place: Place): number =>
  place < ROUND_SPACES
    ? frontLiked(view, place)
    : areasLiked(view, view.given.spaces[place - ROUND_SPACES]?.areas ?? []);

/** CE-I11 A trade is liked if the cheapest cards are worth less than what is taken. */
function tradeLiked(view: View, icon: number): number {
  const { discards } = tradeOf(icon);
  const costs = cardsInHand(view)
    .map(card => cardAtAGlance(view, card))
    .sort((a, b) => a - b);
  let cost = 0;
  for (let i = 0; i < discards; i++) cost += costs[i] ?? costs[0] ?? 0;
  const gain = icon === EXCHANGE ? 1.6 : discards === 3 ? 6 : 4;
  return gain > cost ? 8 : -8;
}

/** How many opposing figures stand in a turf. */
function rivalsIn(view: View, turf: Turf): number {
  const places = placesIn(view, turf);
  let rivals = 0;
  for (let i = 0; i < places.length; i++) if (isOpposing(view, view.seat, places[i] as Place)) rivals++;
  return rivals;
}

function turfLiked(view: View, turf: Turf): number {
  const top = view.flow[view.flow.length - 1];
  const effect = top?.kind === 'ability' ? top.frame.effect : 'none';
  return effect === 'turf-backs' ? areasLiked(view, [turf]) : rivalsIn(view, turf);
}

const jobLiked = (view: View, job: number): number => 2 + gainOf(view.given.jobs[job] as JobCard);

function likes(view: View, answer: Answer): number {
  switch (answer.type) {
    case 'thug':
      return frontLiked(view, answer.business);
    case 'member':
      return areasLiked(view, view.given.spaces[answer.space]?.areas ?? []);
    case 'job':
    case 'public-job':
      return jobLiked(view, answer.job);
    case 'ally':
      return 2 + allyUse(view, answer.ally);
    case 'take':
      return 20;
    case 'draw':
    case 'horse-head':
      return 15;
    case 'trade':
      return tradeLiked(view, answer.icon);
    case 'suitcase':
      return 2 * (DOLLARS[answer.money] as number);
    case 'reward':
    case 'collect':
    case 'offer':
      return 20;
    case 'done':
    case 'leave':
    case 'decline':
      return -4;
    case 'front':
      return frontLiked(view, answer.business);
    case 'turf':
      return turfLiked(view, answer.turf);
    case 'to':
      return placeLiked(view, answer.place);
    case 'discard':
      return -4 * cardAtAGlance(view, answer.card);
    case 'keep-job':
      return 4 * jobAtAGlance(view, answer.job);
    case 'pay':
      return -4 * (answer.gun + answer.bloodMoney + answer.booze);
    case 'give':
      return -4 * answer.money;
    case 'take-ally':
      return allyWorth(view, answer.ally, false);
    case 'first':
      return answer.seat === view.seat ? 4 : 0;
    case 'move-marker':
      // A buried marker is hardly missed; one that controls its turf is.
      return controllerOf(view, answer.turf) === view.seat ? -8 : 0;
    default:
      return 0;
  }
}
