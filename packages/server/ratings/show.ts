import type { RatingStep } from './ledger.ts';
import type { Rating } from './plackett-luce.ts';

/** People are shown ratings around 1500. */
const POINTS = 60;

export const showRating = ({ mu, sigma }: Rating) => ({
  value: Math.round(POINTS * mu),
  uncertainty: Math.round(POINTS * sigma),
});

export const showChange = ({ before, after }: RatingStep) => ({ before: showRating(before), after: showRating(after) });

/** The value that a player is almost certainly better than. */
export const showCautiously = ({ mu, sigma }: Rating): number => Math.round(POINTS * (mu - 3 * sigma));
