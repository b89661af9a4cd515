import { type DeepReadonly, getAt, type Seat } from '@consigliere/kernel';
import { turfsControlled } from '../board.ts';
import { addTo } from '../counts.ts';
import { BASIC_GOODS } from '../effects/icons.ts';
import {
  type AbilityFrame,
  type CeSeatView,
  type CorleonesEmpire,
  DOLLARS,
  GUN,
  MONEY,
  NARCOTICS,
  NONE,
} from '../types.ts';
import { allyWorth } from './hand.ts';
import { type Foresight, suitcase, take, takeGood, trade, useIcons, worthOf } from './icons.ts';
import type { Prospect } from './prospect.ts';
import { EFFECT_WORTH, WEIGHTS } from './weights.ts';

type CeFlow = CorleonesEmpire['Flow'];
type PendingFrame<K extends keyof CeFlow> = DeepReadonly<CeFlow[K]['frame']>;

/** Adds what the steps on the flow still bring; the top one comes first. */
export function foresee(foresight: Foresight): void {
  const { flow } = foresight.view;
  for (let i = flow.length - 1; i > 0; i--) foreseeCall(foresight, getAt(flow, i));
}

function foreseeCall(foresight: Foresight, call: CeSeatView['flow'][number]): void {
  const of = (seat: Seat): Prospect => getAt(foresight.prospects, seat);
  switch (call.kind) {
    case 'use':
      return useIcons(foresight, of(call.frame.seat), call.frame.icons);
    case 'front': {
      const icons = foresight.view.given.businesses[call.frame.business]?.front ?? [];
      useIcons(foresight, of(call.frame.seat), icons);
      return useIcons(foresight, of(call.frame.controller), icons);
    }
    case 'discard':
      return trade(foresight, of(call.frame.seat), call.frame.icon, call.frame.left);
    case 'good':
      return takeGood(foresight, of(call.frame.seat));
    case 'keep':
      return keepJob(foresight, of(call.frame.seat));
    case 'pay':
      return payJob(foresight, of(call.frame.seat), call.frame);
    case 'ability':
      return finishAbility(foresight, of(call.frame.seat), call.frame);
    case 'bribe':
      return bribe(foresight, call.frame);
    default:
  }
}

/** CE-I6 The better one of the two. */
function keepJob(foresight: Foresight, prospect: Prospect): void {
  const { seat, own } = foresight.view;
  const [one, other] = own.drawn;
  prospect.besides -= WEIGHTS.pending;
  if (prospect.seat !== seat || one === undefined || other === undefined) {
    prospect.hiddenJobs++;
    return;
  }
  const { jobs } = prospect;
  jobs.push(one);
  const worth = worthOf(foresight, prospect);
  jobs[jobs.length - 1] = other;
  if (worthOf(foresight, prospect) < worth) jobs[jobs.length - 1] = one;
}

/** CE-16 Uses Narcotics only for missing goods. */
function payJob(foresight: Foresight, prospect: Prospect, { job }: PendingFrame<'pay'>): void {
  const { cost, effect, colour } = getAt(foresight.view.given.jobs, job);
  for (let good = 0; good < cost.length; good++) {
    const paid = Math.min(cost[good] ?? 0, prospect.cards[GUN + good] ?? 0);
    addTo(prospect.cards, GUN + good, -paid);
    addTo(prospect.cards, NARCOTICS, paid - (cost[good] ?? 0));
  }
  reward(foresight, prospect, job);
  prospect.besides += EFFECT_WORTH[effect] - WEIGHTS.pending;
  addTo(prospect.completed, colour);
}

function reward(foresight: Foresight, prospect: Prospect, job: number): void {
  const { reward: kinds } = getAt(foresight.view.given.jobs, job);
  for (let i = 0; i < kinds.length; i++) take(foresight, prospect, kinds[i] ?? 0);
  prospect.besides -= WEIGHTS.pending;
}

/** CE-17, CE-40 The rest of an ability, a job's money, an ally's icons. */
function finishAbility(foresight: Foresight, prospect: Prospect, frame: DeepReadonly<AbilityFrame>): void {
  const { given } = foresight.view;
  // An ability that has begun is finished before the money comes.
  if (frame.reward && !frame.begun) reward(foresight, prospect, frame.job);
  if (!frame.over) carryOut(foresight, prospect, frame);
  if (frame.reward && frame.begun) reward(foresight, prospect, frame.job);
  if (frame.job !== NONE) addTo(prospect.completed, getAt(given.jobs, frame.job).colour);
  else useIcons(foresight, prospect, given.allies[frame.ally]?.icons ?? []);
}

const MOST_SUITCASED = 3;
const MOST_PROTECTED = 3;
const TWO_DOLLARS = 1;

function carryOut(foresight: Foresight, prospect: Prospect, frame: DeepReadonly<AbilityFrame>): void {
  const { view } = foresight;
  prospect.besides -= WEIGHTS.pending;
  switch (frame.effect) {
    case 'suitcase-three':
      return suitcase(prospect, MOST_SUITCASED - frame.times);
    case 'suitcase-one':
      return suitcase(prospect, 1);
    case 'per-control': {
      const turfs = Math.min(MOST_PROTECTED, turfsControlled(view, frame.seat));
      for (let turf = 0; turf < turfs; turf++) take(foresight, prospect, TWO_DOLLARS);
      return;
    }
    case 'other-goods':
      for (let good = 0; good < BASIC_GOODS.length; good++)
        if (view.given.jobs[frame.job]?.cost[good] === 0) take(foresight, prospect, GUN + good);
      return;
    case 'two-goods':
      takeGood(foresight, prospect);
      if (frame.times === 0) prospect.besides += WEIGHTS.good;
      return;
    default:
      prospect.besides += EFFECT_WORTH[frame.effect];
  }
}

/** CE-29 A bidder whose turn comes while there are allies pays and takes the best one left. */
function bribe({ view, prospects }: Foresight, { queue, bids }: PendingFrame<'bribe'>): void {
  const worths = view.open.allies.map(ally => allyWorth(view, ally, 'later')).sort((a, b) => b - a);
  for (let i = 0; i < queue.length && i < worths.length; i++) {
    const prospect = getAt(prospects, queue[i] ?? 0);
    const bid = getAt(bids, prospect.seat);
    for (let kind = 0; kind < MONEY; kind++) prospect.suitcase -= (DOLLARS[kind] ?? 0) * (bid[kind] ?? 0);
    prospect.besides += (worths[i] ?? 0) - WEIGHTS.pending;
  }
}
