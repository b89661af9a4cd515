import type { FollowTexts } from '../en/follow.ts';

export const texts: FollowTexts = {
  hitsYou: 'Raakt jou',
  again: 'Nog eens bekijken',
  stop: 'Stoppen',
  skip: 'Overslaan',
  skipAll: 'Naar mijn beurt',
  speed: 'Tempo van de bots',
  speeds: { slow: 'Langzaam', normal: 'Normaal', fast: 'Snel', instant: 'Direct' },
  turns: count => (count === 1 ? '1 beurt' : `${count} beurten`),
};
