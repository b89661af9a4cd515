/** What is said round a lesson; its tips have words of their own. */
export const texts = {
  tip: 'Tip',
  gotIt: 'Got it',
  skip: 'Skip all tips',
  ended: 'You have played a whole match',
  endedText: 'That was all of it. The rest is practice, and knowing whom you play with.',
  /** Where a lesson is over before its match is. */
  endedEarly: 'You know how it goes now',
  endedEarlyText: 'That was the lesson. This is what the rest of the match adds:',
  playThis: 'Play this match to its end',
  playOn: (name: string) => `Play against ${name}`,
  rules: 'Read the rules',
  again: 'Take the lesson again',
};

export type LearnTexts = typeof texts;
