import { MAFIOSI } from '../mafiosi.ts';

/** What things are worth, in own turns on the way to five kinds. Tuned by matches of the greedy bot against others. */
export const WEIGHTS = {
  /** How strongly a lead in turns decides a game. */
  lead: 0.88,
  /** By how many kinds are missing in the region. */
  missing: [0, 2.3, 2.72, 3.3, 3.65, 4],
  /** A whole round until one can put something into the city. */
  turn: 0.32,
  /** How long one waits for a kind that is not in hand, by how many are missing in the region. */
  wait: [0, 0.1, 0.25, 0.16, 0.12, 0.06],
  /** A further card of a kind in the region. */
  insurance: 0.02,
  /** CN-18 A Don with a companion. */
  protection: 0.16,
  /** By kind, the first card of it in hand; each further one is worth half as much as the one before. */
  tools: [0.19, 0.05, 0.24, 0.15, 0.06],
  /** A card in another hand. */
  card: 0.15,
  /** What Hitman and Smuggler on their way cost the victim, and what a Consigliere brings; a Caporegime brings half of it. */
  onTheWay: 0.2,
  /** CN-11 What an unknown hand is still good for once somebody has chosen from it. */
  left: 0.4,
};

/** How likely a seat with four kinds is to win in its next turn; somebody may stop it before. */
export const SOON = {
  /** Five kinds in the own turn: nothing but a mistake can lose them. */
  complete: 0.98,
  inHand: 0.9,
  byConsigliere: 0.55,
  byCaporegime: 0.35,
  /** That another turn passes without harm. */
  unharmed: 0.35,
  /** That a fifth kind in an unknown hand is put down at once. */
  ready: 0.97,
};

/** The chance that a card of unknown kind is another than a certain one. */
const OTHER_KIND = 1 - 1 / MAFIOSI.length;
const OTHER_KINDS = Float64Array.from({ length: 64 }, (_, cards) => OTHER_KIND ** cards);

/** The chance that so many cards of unknown kind are all others than a certain one; there may be fractions of a card. */
export const otherKinds = (cards: number): number => OTHER_KINDS[cards] ?? OTHER_KIND ** cards;
