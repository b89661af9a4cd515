import type { DeepReadonly, Seat } from '@consigliere/kernel';
import { turfsControlled } from '../board.ts';
import { BASIC_GOODS, tradeOf } from '../effects/icons.ts';
import { takeable } from '../piles.ts';
import {
  type AbilityFrame,
  type CorleonesEmpire,
  DOLLARS,
  EXCHANGE,
  GUN,
  HORSE_HEAD,
  JOB,
  KINDS,
  MONEY,
  NARCOTICS,
  NONE,
  SUITCASE,
} from '../types.ts';
import { allyWorth, handWorth } from './hand.ts';
import { count, type JobCard, type Prospect, type View } from './prospect.ts';
import { EFFECT_WORTH, WEIGHTS } from './weights.ts';

type Flow = CorleonesEmpire['Flow'];
type Frame<K extends keyof Flow> = DeepReadonly<Flow[K]['frame']>;

/** What the steps on the flow still bring, done as their players would like best and counted a little lower than done. */
export interface Foresight {
  readonly view: View;
  readonly prospects: readonly Prospect[];
  /** What one more job of each colour is worth to the viewer. */
  readonly colours: readonly number[];
}

/** The step on top comes first. */
export function foresee(foresight: Foresight): void {
  const { flow } = foresight.view;
  for (let i = flow.length - 1; i > 0; i--) foreseeCall(foresight, flow[i] as View['flow'][number]);
}

function foreseeCall(foresight: Foresight, call: View['flow'][number]): void {
  const { view } = foresight;
  const of = (seat: Seat): Prospect => foresight.prospects[seat] as Prospect;
  switch (call.kind) {
    case 'use':
      return useIcons(foresight, of(call.frame.seat), call.frame.icons);
    case 'front': {
      const icons = view.given.businesses[call.frame.business]?.front ?? [];
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
      return payJob(foresight, call.frame);
    case 'ability':
      return finishAbility(foresight, call.frame);
    case 'bribe':
      return bribe(foresight, call.frame);
    default:
  }
}

/** Puts the highest money of a hand into the suitcase. */
function suitcase(prospect: Prospect, times: number): void {
  let kind = MONEY - 1;
  for (let card = 0; card < times; card++) {
    while (kind >= 0 && prospect.cards[kind] === 0) kind--;
    if (kind < 0) return;
    count(prospect.cards, kind, -1);
    prospect.suitcase += DOLLARS[kind] as number;
    prospect.besides -= WEIGHTS.pending;
  }
}

function take({ view }: Foresight, prospect: Prospect, wanted: number): void {
  const kind = takeable(view.open, wanted);
  if (kind !== NONE) count(prospect.cards, kind);
}

function useIcons(foresight: Foresight, prospect: Prospect, icons: readonly number[]): void {
  for (let kind = 0; kind < KINDS; kind++)
    for (let times = icons[kind] as number; times > 0; times--) {
      take(foresight, prospect, kind);
      prospect.besides -= WEIGHTS.pending;
    }
  for (let icon = HORSE_HEAD + 1; icon < icons.length; icon++)
    for (let times = icons[icon] as number; times > 0; times--) maybeTrade(foresight, prospect, icon);
  suitcase(prospect, icons[SUITCASE] as number);
  if ((icons[JOB] as number) > 0)
    prospect.besides += (icons[JOB] as number) * (drawWorth(foresight, prospect) - WEIGHTS.pending);
  if ((icons[HORSE_HEAD] as number) > 0 && foresight.view.open.horseHead !== prospect.seat)
    prospect.besides += WEIGHTS.horseHead - WEIGHTS.pending;
}

/** CE-I6 Two jobs nobody has seen, of which the better one is kept. */
function drawWorth({ view }: Foresight, { reserve, later }: Prospect): number {
  if (view.tally.jobs === 0 && view.open.jobDiscard.length === 0) return 0;
  return later > 0 || reserve > 1 ? WEIGHTS.draw : 0;
}

const worthOf = ({ view, colours }: Foresight, prospect: Prospect): number =>
  handWorth(view, prospect, colours) + prospect.besides;

/** CE-I11 A trade, if it is a good one. */
function maybeTrade(foresight: Foresight, prospect: Prospect, icon: number): void {
  const before = worthOf(foresight, prospect);
  const kept = { ...prospect, cards: [...prospect.cards], jobs: [...prospect.jobs] };
  trade(foresight, kept, icon, tradeOf(icon).discards);
  if (worthOf(foresight, kept) < before) return;
  for (let kind = 0; kind < KINDS; kind++) prospect.cards[kind] = kept.cards[kind] as number;
  prospect.jobs.length = 0;
  prospect.jobs.push(...kept.jobs);
  prospect.hiddenJobs = kept.hiddenJobs;
  prospect.besides = kept.besides - WEIGHTS.pending;
}

function trade(foresight: Foresight, prospect: Prospect, icon: number, discards: number): void {
  // The $5 is in mind when it is chosen what may go: it is higher than whatever goes.
  const { takes } = tradeOf(icon);
  for (let card = 0; card < discards; card++) if (!discardLeast(foresight, prospect)) prospect.besides -= KINDS;
  for (let i = 0; i < takes.length; i++) take(foresight, prospect, takes[i] as number);
  if (icon === EXCHANGE) takeGood(foresight, prospect);
  prospect.besides -= WEIGHTS.pending;
}

/** Takes away the card without which the hand is worth most; whether there was one. */
function discardLeast(foresight: Foresight, prospect: Prospect): boolean {
  const { cards, jobs } = prospect;
  let best = NONE;
  let most = Number.NEGATIVE_INFINITY;
  let isJob = false;
  for (let kind = 0; kind < KINDS; kind++) {
    if (cards[kind] === 0) continue;
    count(cards, kind, -1);
    const worth = worthOf(foresight, prospect);
    count(cards, kind);
    if (worth <= most) continue;
    best = kind;
    most = worth;
  }
  for (let i = 0; i < jobs.length; i++) {
    const [job] = jobs.splice(i, 1);
    const worth = worthOf(foresight, prospect);
    jobs.splice(i, 0, job as number);
    if (worth <= most) continue;
    best = i;
    most = worth;
    isJob = true;
  }
  if (best === NONE) return false;
  if (isJob) jobs.splice(best, 1);
  else count(cards, best, -1);
  return true;
}

/** CE-I8 The basic good that helps most. */
function takeGood(foresight: Foresight, prospect: Prospect): void {
  let best: number = GUN;
  let most = Number.NEGATIVE_INFINITY;
  for (const good of BASIC_GOODS) {
    if (takeable(foresight.view.open, good) === NONE) continue;
    count(prospect.cards, good);
    const worth = worthOf(foresight, prospect);
    count(prospect.cards, good, -1);
    if (worth <= most) continue;
    best = good;
    most = worth;
  }
  if (most > Number.NEGATIVE_INFINITY) count(prospect.cards, best);
}

/** CE-I6 The better one of the two. */
function keepJob(foresight: Foresight, prospect: Prospect): void {
  prospect.besides -= WEIGHTS.pending;
  const [a, b] = foresight.view.own.drawn;
  if (prospect.seat !== foresight.view.seat || a === undefined || b === undefined) {
    prospect.hiddenJobs++;
    return;
  }
  prospect.jobs.push(a);
  const first = worthOf(foresight, prospect);
  prospect.jobs[prospect.jobs.length - 1] = b;
  if (worthOf(foresight, prospect) < first) prospect.jobs[prospect.jobs.length - 1] = a;
}

/** CE-16 Narcotics only for what is missing. */
function payJob(foresight: Foresight, { seat, job }: Frame<'pay'>): void {
  const prospect = foresight.prospects[seat] as Prospect;
  const card = foresight.view.given.jobs[job] as JobCard;
  for (let good = 0; good < card.cost.length; good++) {
    const paid = Math.min(card.cost[good] as number, prospect.cards[GUN + good] as number);
    count(prospect.cards, GUN + good, -paid);
    count(prospect.cards, NARCOTICS, paid - (card.cost[good] as number));
  }
  reward(foresight, prospect, job);
  prospect.besides += EFFECT_WORTH[card.effect] - WEIGHTS.pending;
  count(prospect.completed, card.colour);
}

function reward(foresight: Foresight, prospect: Prospect, job: number): void {
  const { reward: kinds } = foresight.view.given.jobs[job] as JobCard;
  for (let i = 0; i < kinds.length; i++) take(foresight, prospect, kinds[i] as number);
  prospect.besides -= WEIGHTS.pending;
}

/** CE-17, CE-40 What is left of an ability, the money of a job, the icons of an ally. */
function finishAbility(foresight: Foresight, frame: DeepReadonly<AbilityFrame>): void {
  const { view } = foresight;
  const prospect = foresight.prospects[frame.seat] as Prospect;
  // Once begun, an ability is ended before the money comes.
  if (frame.reward && !frame.begun) reward(foresight, prospect, frame.job);
  if (!frame.over) carryOut(foresight, prospect, frame);
  if (frame.reward && frame.begun) reward(foresight, prospect, frame.job);
  if (frame.job !== NONE) count(prospect.completed, (view.given.jobs[frame.job] as JobCard).colour);
  else useIcons(foresight, prospect, view.given.allies[frame.ally]?.icons ?? []);
}

function carryOut(foresight: Foresight, prospect: Prospect, frame: DeepReadonly<AbilityFrame>): void {
  const { view } = foresight;
  prospect.besides -= WEIGHTS.pending;
  switch (frame.effect) {
    case 'suitcase-three':
      return suitcase(prospect, 3 - frame.times);
    case 'suitcase-one':
      return suitcase(prospect, 1);
    case 'per-control':
      for (let turf = Math.min(3, turfsControlled(view, frame.seat)); turf > 0; turf--) take(foresight, prospect, 1);
      return;
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

/** CE-29 Whose turn comes while there are allies pays and takes the best one left. */
function bribe({ view, prospects }: Foresight, { queue, bids }: Frame<'bribe'>): void {
  const worths = view.open.allies.map(ally => allyWorth(view, ally, false)).sort((a, b) => b - a);
  for (let i = 0; i < queue.length && i < worths.length; i++) {
    const prospect = prospects[queue[i] as Seat] as Prospect;
    const bid = bids[prospect.seat] as readonly number[];
    for (let kind = 0; kind < MONEY; kind++) prospect.suitcase -= (DOLLARS[kind] as number) * (bid[kind] as number);
    prospect.besides += (worths[i] as number) - WEIGHTS.pending;
  }
}
