import { getAt } from '@consigliere/kernel';
import { controllerOf } from '../board.ts';
import { tradeOf } from '../effects/icons.ts';
import { cardsInHand } from '../flow/discard.ts';
import { type CeAction, type CeSeatView, DOLLARS, EXCHANGE, ROUND_SPACES, type Turf } from '../types.ts';
import { cardAtAGlance, gainOf, jobAtAGlance } from './cards.ts';
import { allyUse, allyWorth } from './hand.ts';
import { areasAtAGlance, frontAtAGlance, placeAtAGlance, rivalsIn } from './places.ts';
import { nextBid, nextKept } from './secrets.ts';
import { ICON_WORTH, WEIGHTS } from './weights.ts';

type Random = (n: number) => number;

/** The most that chance adds: it decides between answers that are about equally good. */
const WHIM = 1.5;
const MOODS = 2 ** 30;

/** Weights for answers to give at once, soon, reluctantly and never; above `CLEARLY`, chance doesn't count. */
const [AT_ONCE, SOON, GLADLY, CLEARLY, RATHER_NOT, NEVER] = [20, 15, 8, 4, -4, -8] as const;

/** Chooses an answer without much thought. */
export function rollout(view: CeSeatView, legal: readonly CeAction[], random: Random): CeAction {
  const top = view.flow[view.flow.length - 1];
  if (top?.kind === 'bid') return nextBid(view, legal, random);
  if (top?.kind === 'tribute') return nextKept(view, legal, top.frame.limit);
  const mood = random(MOODS);
  let best: CeAction | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const answer = getAt(legal, i);
    const liked = likes(view, answer) + whimFor(answer, i, mood);
    if (liked <= most) continue;
    best = answer;
    most = liked;
  }
  if (best === undefined) throw new Error('there is no legal answer');
  return best;
}

/**
 * One mood gives the whims for all answers: matches continued from answers under comparison stay alike, so that they differ only by those
 * answers.
 */
function whimFor(answer: CeAction, index: number, mood: number): number {
  let hash = Math.imul(mood ^ (keyOf(answer, index) << 8), 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (WHIM * ((hash ^ (hash >>> 13)) >>> 0)) / 2 ** 32;
}

/** A number that depends on the answer alone, not on the other answers. */
function keyOf(answer: CeAction, index: number): number {
  switch (answer.type) {
    case 'thug':
      return answer.business;
    case 'member':
      return ROUND_SPACES + answer.space;
    case 'to':
    case 'hit':
    case 'pick':
      return answer.place;
    case 'job':
    case 'public-job':
      return JOB_KEYS + answer.job;
    case 'ally':
      return ALLY_KEYS + answer.ally;
    default:
      return index;
  }
}
const [JOB_KEYS, ALLY_KEYS] = [64, 128];

/** CE-I11 A trade is good if the cheapest cards are worth less than the cards taken. */
function tradeLiked(view: CeSeatView, icon: number): number {
  const { discards, takes } = tradeOf(icon);
  const costs = cardsInHand(view)
    .map(card => cardAtAGlance(view, card))
    .sort((a, b) => a - b);
  let gain = icon === EXCHANGE ? WEIGHTS.wantedGood : 0;
  for (let i = 0; i < takes.length; i++) gain += ICON_WORTH[takes[i] ?? 0] ?? 0;
  // Equal cards are listed once: a player who must give more gives the first of them again.
  for (let i = 0; i < discards; i++) gain -= costs[i] ?? costs[0] ?? 0;
  return gain > 0 ? GLADLY : NEVER;
}

function turfLiked(view: CeSeatView, turf: Turf): number {
  const top = view.flow[view.flow.length - 1];
  const effect = top?.kind === 'ability' ? top.frame.effect : 'none';
  return effect === 'turf-backs' ? areasAtAGlance(view, [turf]) : rivalsIn(view, turf);
}

function likes(view: CeSeatView, answer: CeAction): number {
  switch (answer.type) {
    case 'thug':
    case 'front':
      return frontAtAGlance(view, answer.business);
    case 'member':
      return areasAtAGlance(view, view.given.spaces[answer.space]?.areas ?? []);
    case 'to':
      return placeAtAGlance(view, answer.place);
    case 'job':
    case 'public-job':
      // CE-7 Jobs and allies don't cost a figure.
      return WEIGHTS.figureSaved + gainOf(getAt(view.given.jobs, answer.job));
    case 'ally':
      return WEIGHTS.figureSaved + allyUse(view, answer.ally);
    case 'take':
    case 'reward':
    case 'collect':
    case 'offer':
      return AT_ONCE;
    case 'draw':
    case 'horse-head':
      return SOON;
    case 'trade':
      return tradeLiked(view, answer.icon);
    case 'suitcase':
      return 2 * (DOLLARS[answer.money] ?? 0);
    case 'done':
    case 'leave':
    case 'decline':
      return RATHER_NOT;
    case 'turf':
      return turfLiked(view, answer.turf);
    case 'discard':
      return -CLEARLY * cardAtAGlance(view, answer.card);
    case 'keep-job':
      return CLEARLY * jobAtAGlance(view, answer.job);
    case 'pay':
      return -CLEARLY * (answer.gun + answer.bloodMoney + answer.booze);
    case 'give':
      return -CLEARLY * answer.money;
    case 'take-ally':
      return allyWorth(view, answer.ally, 'later');
    case 'first':
      return answer.seat === view.seat ? CLEARLY : 0;
    case 'move-marker':
      // A buried marker is hardly missed; one that controls its turf is.
      return controllerOf(view, answer.turf) === view.seat ? NEVER : 0;
    default:
      return 0;
  }
}
