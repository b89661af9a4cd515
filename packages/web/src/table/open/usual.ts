/** How many sit at a table that is opened with one press. */
export const USUAL_SEATS = 3;

/** How strong the bots are there. */
export const USUAL_LEVEL = 3;

/** By chair: bots of one level are the same character, so each chair has another level. */
export const USUAL_LEVELS = [USUAL_LEVEL, 2, 4, 1] as const;
