import type { EffectName } from '../edition/edition.ts';

/** The worth of things, in dollars at the end of the match. Tuned in matches of the greedy bot against itself. */
export const WEIGHTS = {
  /** A figure in reserve: its worth in this act. */
  thug: 7,
  member: 9,
  /** The number of money cards that a figure to come will put into the suitcase. */
  suitcasing: 0.6,
  /** The cost of holding a money card and of getting it into the suitcase while much is still to come. */
  trouble: 0.9,
  /** The share of a money card's worth that survives until it is in the suitcase. */
  safety: 0.8,
  /** A good that no job needs yet, Narcotics, and the same in other hands. */
  good: 0.7,
  narcotics: 1.4,
  otherGood: 1.4,
  otherNarcotics: 2,
  /** A job in another player's hand. */
  otherJob: 1.5,
  /** The chance of completing a job: with its goods in hand in this act, in a later one; a factor for each missing good. */
  ready: 0.95,
  later: 0.7,
  missing: 0.5,
  /** The share of that for a public job, which anybody may take. */
  public: 0.6,
  /** An unused icon is worth a little less than the same icon used. */
  pending: 0.05,
  /** The worth of one more pair of jobs to choose from. */
  draw: 1.9,
  horseHead: 1.2,
  /** The share of a Front that its turf's controller gets in an act. */
  control: 0.25,
  /** How surely more figures in a turf win it, with and without figures still to come. */
  might: 0.9,
  lastMight: 2.5,
  /** CE-22 The share of a turf in which a Thug and a Family Member in reserve will stand. */
  thugPresence: 0.14,
  memberPresence: 0.33,
  /** How surely more markers in a turf, or more jobs of a colour, keep the lead; it rises with each act. */
  lead: 1.1,
  leadPerAct: 0.35,
  /** CE-34 The topmost marker decides a tie. */
  topMarker: 0.4,
  /** The share of worth that is lost for a card over the hand limit, by figures in reserve. */
  over: [1, 0.7, 0.5, 0.35],
  /** The chance that an ally will be used in a later act. */
  ally: 0.9,
  /** The lead that makes a win fairly certain: at the end, and more for every figure to come. */
  clearLead: 5,
  clearLeadPerFigure: 0.6,
  /** At a glance: a good that a job needs, the share of a Front that is shared, and the worth of keeping a figure back. */
  wantedGood: 1.6,
  sharedFront: 0.6,
  figureSaved: 2,
  /** The most to bid, as a share of an ally's worth and of the suitcase. */
  bid: 0.7,
  bidOfSuitcase: 0.6,
};

/** The weight of a decided thing: one more is enough. */
export const SURE = 12;

/** By icon: $1, $2, $3, $5, Gun, Blood Money, Booze, Narcotics, suitcase, job, Horse Head, discard 2, 1, exchange, discard 3. */
export const ICON_WORTH: readonly number[] = [0.5, 1.2, 1.9, 3.4, 1.4, 1.4, 1.4, 2, 1.7, 1.6, 0.4, 1, 2, 0.6, 2.5];

/** The worth of icons to any player. */
export function iconsWorth(icons: readonly number[]): number {
  let worth = 0;
  for (let icon = 0; icon < icons.length; icon++) worth += (icons[icon] ?? 0) * (ICON_WORTH[icon] ?? 0);
  return worth;
}

/** The worth of a job's or an ally's ability, without its money and icons. */
export const EFFECT_WORTH: Readonly<Record<EffectName, number>> = {
  'any-front': 3,
  'turf-backs': 2,
  'per-control': 2,
  'other-goods': 2.4,
  'move-opposing': 1,
  'move-thug': 2.5,
  'recall-thug': 4,
  'move-member': 2.5,
  'car-bomb': 2.5,
  'drive-by': 2,
  hit: 1.4,
  'hit-thug': 1.2,
  'suitcase-three': 3.5,
  'suitcase-one': 1.6,
  offer: 3.5,
  heist: 3.5,
  mayor: 3,
  'union-boss': 3.2,
  'police-chief': 0.6,
  'police-chief-hit': 2,
  'two-goods': 2.6,
  none: 0,
};
