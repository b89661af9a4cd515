/** The first match of a game, and the top of its rules. */
export const texts = {
  aim: 'Your aim',
  turn: 'A turn',
  glows: 'What glows',
  glowsText: 'What glows and has a plus can be pressed now. Nothing else can, so you can’t do anything wrong.',
  asks: 'Point at anything, or hold it, and it explains itself.',
  play: 'Play',
  learn: 'Learn it in a lesson',
};

export type BeginningTexts = typeof texts;
