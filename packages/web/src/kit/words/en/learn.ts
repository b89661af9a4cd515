/** The frame of a lesson. Each game has tips of its own. */
export const texts = {
  tip: 'Tip',
  gotIt: 'Got it',
  skip: 'Skip all tips',
  ended: 'You’ve played a whole match',
  endedText: 'That was all of it. The rest is practice, and knowing who you’re playing with.',
  /** For a lesson that ends before its match does. */
  endedEarly: 'Now you know how it works',
  endedEarlyText: 'That was the lesson. Here’s what the rest of the match adds:',
  playThis: 'Finish this match',
  playOn: (name: string) => `Play against ${name}`,
  rules: 'Read the rules',
  again: 'Take the lesson again',
};

export type LearnTexts = typeof texts;
