/** Others’ moves, as a player follows them. */
export const texts = {
  /** A mark beside a move by which the reader loses something. */
  hitsYou: 'Hits you',
  again: 'Watch it again',
  stop: 'Stop',
  skip: 'Skip',
  skipAll: 'Skip to my turn',
  speed: 'Pace of bots',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
  turns: (count: number) => (count === 1 ? '1 turn' : `${count} turns`),
};

export type FollowTexts = typeof texts;
