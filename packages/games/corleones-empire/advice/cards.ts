import { getAt } from '@consigliere/kernel';
import {
  ALLY_CARDS,
  type CeSeatView,
  DOLLARS,
  GUN,
  type HandCard,
  JOB_CARDS,
  MONEY,
  NARCOTICS,
  NONE,
} from '../types.ts';
import { allyWorth } from './hand.ts';
import type { JobCard } from './prospect.ts';
import { EFFECT_WORTH, WEIGHTS } from './weights.ts';

/** Estimates the worth of single cards at a glance, for answers without much thought. */

/** CE-16 How many goods the viewer lacks for a job. */
function lacks({ recalled, seat }: CeSeatView, { cost }: JobCard): number {
  const hand = getAt(recalled.hands, seat);
  let missing = -(hand[NARCOTICS] ?? 0);
  for (let good = 0; good < cost.length; good++) missing += Math.max(0, (cost[good] ?? 0) - (hand[GUN + good] ?? 0));
  return Math.max(0, missing);
}

/** The worth of one more job of a colour. */
const COLOUR = 1;

/** The worth of a job once it is done. */
export function gainOf({ reward, effect }: JobCard): number {
  let gain = EFFECT_WORTH[effect] + COLOUR;
  for (let i = 0; i < reward.length; i++) gain += WEIGHTS.safety * (DOLLARS[reward[i] ?? 0] ?? 0);
  return gain;
}

export const jobAtAGlance = (view: CeSeatView, job: number): number => {
  const card = getAt(view.given.jobs, job);
  return gainOf(card) * WEIGHTS.missing ** (1 + lacks(view, card));
};

function isWanted({ given, own, open }: CeSeatView, good: number): boolean {
  for (let i = 0; i < own.jobs.length; i++)
    if ((getAt(given.jobs, own.jobs[i] ?? 0).cost[good - GUN] ?? 1) > 0) return true;
  for (let i = 0; i < open.publicJobs.length; i++)
    if ((given.jobs[open.publicJobs[i] ?? NONE]?.cost[good - GUN] ?? 0) > 0) return true;
  return false;
}

/** The worth of a card in the viewer's hand. */
export function cardAtAGlance(view: CeSeatView, card: HandCard): number {
  const { open, given, seat } = view;
  if (card < MONEY) return WEIGHTS.safety * (DOLLARS[card] ?? 0);
  const isReady = (open.thugs[seat] ?? 0) + (open.members[seat] ?? 0) > 0;
  if (open.act === given.acts.length - 1 && !isReady) return 0;
  if (card >= ALLY_CARDS) return allyWorth(view, card - ALLY_CARDS, isReady ? 'now' : 'later');
  if (card >= JOB_CARDS) return jobAtAGlance(view, card - JOB_CARDS);
  if (card === NARCOTICS) return WEIGHTS.otherNarcotics;
  return isWanted(view, card) ? WEIGHTS.wantedGood : WEIGHTS.good;
}
