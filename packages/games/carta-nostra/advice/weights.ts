import type { Cards } from '../mafiosi.ts';

/** What things are worth, in own turns on the way to five kinds. Tuned by matches of the greedy bot against others. */
export const WEIGHTS = {
  /** How strongly a lead in turns decides a game. */
  lead: 1,
  /** How long one waits for a kind that is not in hand. */
  wait: 0.4,
  /** A further card of a kind in the region. */
  insurance: 0.1,
  /** CN-18 A Don with a companion. */
  protection: 0.25,
  /** By kind, the first card of it in hand; each further one is worth half as much as the one before. */
  tools: [0.2, 0.05, 0.2, 0.25, 0.12] as Cards,
  /** A card in another hand. */
  card: 0.1,
  /** What Hitman and Smuggler on their way, or a choice from one's hand, cost the victim. */
  loss: 0.4,
};

/** A region that is complete in its own turn: nothing but a mistake can lose it. */
export const COMPLETE = -6;
