import { getAt } from '@consigliere/kernel';
import { BLOOD_MONEY, BOOZE, type CeSeatView, DOLLARS, GUN, NARCOTICS, NONE } from '../types.ts';
import type { JobCard, Prospect } from './prospect.ts';
import { EFFECT_WORTH, WEIGHTS } from './weights.ts';

/** The goods in a hand that aren't promised to a job yet. */
interface Goods {
  gun: number;
  bloodMoney: number;
  booze: number;
  narcotics: number;
}

/** The worth of completing a job: its money in hand, its ability, and its colour. */
function jobWorth({ reward, effect, colour }: JobCard, colours: readonly number[]): number {
  let worth = EFFECT_WORTH[effect] + (colours[colour] ?? 0);
  for (let i = 0; i < reward.length; i++)
    worth += WEIGHTS.safety * (DOLLARS[reward[i] ?? 0] ?? 0) - WEIGHTS.trouble / 2;
  return worth;
}

/** CE-16 The number of missing goods; Narcotics replace any. */
function missingFor({ cost }: JobCard, { gun, bloodMoney, booze, narcotics }: Goods): number {
  const missing =
    Math.max(0, (cost[0] ?? 0) - gun) + Math.max(0, (cost[1] ?? 0) - bloodMoney) + Math.max(0, (cost[2] ?? 0) - booze);
  return Math.max(0, missing - narcotics);
}

/** CE-18 The chance that a job will be completed: a figure must be in reserve when its goods are there. */
function chanceOf(missing: number, { reserve, later }: Prospect): number {
  if (reserve > missing) return WEIGHTS.ready * WEIGHTS.missing ** missing;
  return later === 0 ? 0 : WEIGHTS.later * WEIGHTS.missing ** missing;
}

/** Removes a job's goods from the hand. Returns how many there were. */
function promise(goods: Goods, { cost }: JobCard): number {
  const [gun = 0, bloodMoney = 0, booze = 0] = cost;
  const guns = Math.min(gun, goods.gun);
  const blood = Math.min(bloodMoney, goods.bloodMoney);
  const drinks = Math.min(booze, goods.booze);
  const instead = Math.min(gun + bloodMoney + booze - guns - blood - drinks, goods.narcotics);
  goods.gun -= guns;
  goods.bloodMoney -= blood;
  goods.booze -= drinks;
  goods.narcotics -= instead;
  return guns + blood + drinks + instead;
}

/** The worth of goods without a job. */
function spare(goods: Goods, { reserve, later }: Prospect, units: number[]): number {
  const isLate = later === 0 && reserve < 2;
  const basic = goods.gun + goods.bloodMoney + goods.booze;
  for (let card = 0; card < basic; card++) units.push(isLate ? 0 : WEIGHTS.good);
  for (let card = 0; card < goods.narcotics; card++) units.push(isLate ? 0 : WEIGHTS.narcotics);
  return isLate ? 0 : WEIGHTS.good * basic + WEIGHTS.narcotics * goods.narcotics;
}

/**
 * The worth of the viewer's goods and jobs together: every good is promised to one job, the best job first. `units` gets the worth of
 * each card: the cards of a job share its expected worth.
 */
export function jobsWorth(view: CeSeatView, prospect: Prospect, colours: readonly number[], units: number[]): number {
  const { given, open } = view;
  const { cards, jobs } = prospect;
  const goods = {
    gun: cards[GUN] ?? 0,
    bloodMoney: cards[BLOOD_MONEY] ?? 0,
    booze: cards[BOOZE] ?? 0,
    narcotics: cards[NARCOTICS] ?? 0,
  };
  const wanted = jobs.length + open.publicJobs.length;
  let worth = 0;
  for (let taken = 0; ; ) {
    let best = NONE;
    let most = 0;
    for (let i = 0; i < wanted; i++) {
      if ((taken & (1 << i)) !== 0) continue;
      const job = (i < jobs.length ? jobs[i] : open.publicJobs[i - jobs.length]) ?? NONE;
      if (job === NONE) continue;
      const card = getAt(given.jobs, job);
      const chance = chanceOf(missingFor(card, goods), prospect) * (i < jobs.length ? 1 : WEIGHTS.public);
      const hope = chance * jobWorth(card, colours);
      if (hope <= most) continue;
      best = i;
      most = hope;
    }
    if (best === NONE) break;
    taken |= 1 << best;
    worth += most;
    const isOwn = best < jobs.length;
    const job = (isOwn ? jobs[best] : open.publicJobs[best - jobs.length]) ?? NONE;
    const share = promise(goods, getAt(given.jobs, job)) + (isOwn ? 1 : 0);
    for (let card = 0; card < share; card++) units.push(most / share);
  }
  return worth + spare(goods, prospect, units);
}

/** The same for a hand of which only the goods are known. */
export function hiddenWorth({ cards, hiddenJobs, reserve, later }: Prospect, units: number[]): number {
  if (reserve === 0 && later === 0) return 0;
  const goods = (cards[GUN] ?? 0) + (cards[BLOOD_MONEY] ?? 0) + (cards[BOOZE] ?? 0);
  const narcotics = cards[NARCOTICS] ?? 0;
  for (let card = 0; card < goods; card++) units.push(WEIGHTS.otherGood);
  for (let card = 0; card < narcotics; card++) units.push(WEIGHTS.otherNarcotics);
  for (let card = 0; card < hiddenJobs; card++) units.push(WEIGHTS.otherJob);
  return WEIGHTS.otherGood * goods + WEIGHTS.otherNarcotics * narcotics + WEIGHTS.otherJob * hiddenJobs;
}
