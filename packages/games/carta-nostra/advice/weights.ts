import { MAFIOSI } from '../mafiosi.ts';

/** The worth of things, measured in own turns on the way to five kinds. Tuned in matches of the greedy bot against others. */
export const WEIGHTS = {
  /** How strongly a lead in turns decides a game. */
  lead: 0.88,
  /** By the number of kinds missing in the city. */
  missing: [0, 2.3, 2.72, 3.3, 3.65, 4],
  /** A whole round until the next card can be added to the city. */
  turn: 0.32,
  /** The wait for a kind that isn't in hand, by the number of kinds missing in the city. */
  wait: [0, 0.1, 0.25, 0.16, 0.12, 0.06],
  /** A further card of a kind in the city. */
  insurance: 0.02,
  /** CN-18 A Don with a companion. */
  protection: 0.16,
  /** By kind, the first card of it in hand; each further one is worth half as much as the one before. */
  tools: [0.19, 0.05, 0.24, 0.15, 0.06],
  /** A card in another hand. */
  card: 0.15,
  /** The cost of a Hitman or Smuggler on the way to the victim, and the gain of a Consigliere; a Caporegime brings half of it. */
  onTheWay: 0.2,
  /** CN-11 The remaining worth of an unknown hand once somebody has chosen from it. */
  left: 0.4,
};

/** How likely a seat with four kinds is to win in its next turn; somebody may stop it before. */
export const SOON = {
  /** Five kinds in the player's own turn: only a mistake can lose them. */
  complete: 0.98,
  inHand: 0.9,
  byConsigliere: 0.55,
  byCaporegime: 0.35,
  /** The chance that another turn passes without harm. */
  unharmed: 0.35,
  /** The chance that a fifth kind in an unknown hand is added to the city at once. */
  ready: 0.97,
};

/** The chance that a card of unknown kind isn't of a certain kind. */
const OTHER_KIND = 1 - 1 / MAFIOSI.length;
const OTHER_KINDS = Float64Array.from({ length: 64 }, (_, cards) => OTHER_KIND ** cards);

/** The chance that none of this number of unknown cards is of a certain kind. The number may be a fraction. */
export const otherKinds = (cards: number): number => OTHER_KINDS[cards] ?? OTHER_KIND ** cards;
