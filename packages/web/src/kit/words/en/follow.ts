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
  /** `minutes`: how long ago the reader last answered; null: not known. */
  passed: (turns: number, minutes: number | null) => {
    const played = turns === 1 ? '1 turn' : `${turns} turns`;
    if (minutes === null) return played;
    if (minutes < 1) return `${played}, just now`;
    if (minutes < 90) return `${played}, ${minutes === 1 ? '1 minute' : `${minutes} minutes`} ago`;
    return `${played}, ${Math.round(minutes / 60)} hours ago`;
  },
};

export type FollowTexts = typeof texts;
