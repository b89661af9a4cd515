import type { EffectName } from '../edition/edition.ts';

/** What things are worth, in dollars at the end of the match. Tuned by matches of the greedy bot against itself. */
export const WEIGHTS = {
  /** A figure in reserve: what it will bring in this act. */
  thug: 7,
  member: 9,
  /** How many money cards a figure to come will put into the suitcase. */
  suitcasing: 0.6,
  /** What the place of a money card in hand and its way into the suitcase cost while there is much to come. */
  trouble: 0.9,
  /** How much of a money card is left by what may happen until it is in the suitcase. */
  safety: 0.8,
  /** A good nobody asks for yet, Narcotics, and the same in other hands. */
  good: 0.7,
  narcotics: 1.4,
  otherGood: 1.4,
  otherNarcotics: 2,
  /** A job in another hand. */
  otherJob: 1.5,
  /** How likely a job is to be completed: goods in hand in this act, in a later one; for each good that is missing. */
  ready: 0.95,
  later: 0.7,
  missing: 0.5,
  /** How much of that is left for a public job, which anybody may take. */
  public: 0.6,
  /** An icon still to be used is worth a little less than the same used. */
  pending: 0.05,
  /** What one more pair of jobs to choose from is worth. */
  draw: 1.9,
  horseHead: 1.2,
  /** How much of a Front whoever controls its turf gets of it in an act. */
  control: 0.25,
  /** How surely more figures in a turf win it, with and without figures still to come. */
  might: 0.9,
  lastMight: 2.5,
  /** CE-22 In how much of a turf a Thug and a Family Member in reserve will stand. */
  thugPresence: 0.14,
  memberPresence: 0.33,
  /** How surely more markers in a turf, more jobs of a colour, keep the lead; in each act more so. */
  lead: 1.1,
  leadPerAct: 0.35,
  /** CE-34 The topmost marker decides a tie. */
  topMarker: 0.4,
  /** How much of the worth of a card over the hand limit is lost, by figures in reserve. */
  over: [1, 0.7, 0.5, 0.35],
  /** How likely an ally is to be used in a later act. */
  ally: 0.9,
  /** A lead that makes a win rather sure: at the end, and more for every figure to come. */
  clearLead: 5,
  clearLeadPerFigure: 0.6,
  /** At a glance: a good that some job asks for, how much of a Front that is shared, what it is to keep a figure back. */
  wantedGood: 1.6,
  sharedFront: 0.6,
  figureSaved: 2,
  /** How much of an ally's worth, and of the suitcase, one would bid at most. */
  bid: 0.7,
  bidOfSuitcase: 0.6,
};

/** A weight for what is decided: one more is enough. */
export const SURE = 12;

/** By icon: $1, $2, $3, $5, Gun, Blood Money, Booze, Narcotics, suitcase, job, Horse Head, discard 2, 1, exchange, discard 3. */
export const ICON_WORTH: readonly number[] = [0.5, 1.2, 1.9, 3.4, 1.4, 1.4, 1.4, 2, 1.7, 1.6, 0.4, 1, 2, 0.6, 2.5];

/** What icons are worth to anybody. */
export function iconsWorth(icons: readonly number[]): number {
  let worth = 0;
  for (let icon = 0; icon < icons.length; icon++) worth += (icons[icon] ?? 0) * (ICON_WORTH[icon] ?? 0);
  return worth;
}

/** What a job's or an ally's ability brings, beside its money and icons. */
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
