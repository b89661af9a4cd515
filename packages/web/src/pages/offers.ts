/** A game as it is offered before anything of it is loaded. */
export interface Offer {
  readonly game: string;
  readonly seats: readonly [number, number];
  readonly minutes: readonly [number, number];
}

/** In the order of how long they take. */
export const OFFERS: readonly Offer[] = [
  { game: 'carta-nostra', seats: [2, 5], minutes: [15, 30] },
  { game: 'der-pate', seats: [2, 4], minutes: [45, 75] },
  { game: 'corleones-empire', seats: [2, 5], minutes: [60, 90] },
];

/** So many sit at a table that is opened with one press, and so strong is the house there. */
export const USUAL_SEATS = 3;
export const USUAL_LEVEL = 3;
/** By chair: bots of one level are the same person, so each has its own. */
export const USUAL_LEVELS = [USUAL_LEVEL, 2, 4, 1] as const;
