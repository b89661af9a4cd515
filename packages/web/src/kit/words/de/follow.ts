import type { FollowTexts } from '../en/follow.ts';

export const texts: FollowTexts = {
  hitsYou: 'Trifft dich',
  again: 'Noch einmal ansehen',
  stop: 'Anhalten',
  skip: 'Überspringen',
  skipAll: 'Bis zu meinem Zug',
  speed: 'Tempo der Bots',
  speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', instant: 'Sofort' },
  turns: count => (count === 1 ? '1 Zug' : `${count} Züge`),
};
