import type { LearnTexts } from './learn-texts.ts';

export const en: LearnTexts = {
  tip: 'Tip',
  gotIt: 'Got it',
  skip: 'Skip all tips',
  ended: 'You have played a whole match',
  endedText: 'That was all of it. The rest is practice, and knowing whom you play with.',
  playOn: name => `Play against ${name}`,
  rules: 'Read the rules',
  again: 'Take the lesson again',
};
