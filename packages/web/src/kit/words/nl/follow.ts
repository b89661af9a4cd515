import type { FollowTexts } from '../en/follow.ts';

export const texts: FollowTexts = {
  hitsYou: 'Raakt jou',
  again: 'Nog eens bekijken',
  stop: 'Stoppen',
  skip: 'Overslaan',
  skipAll: 'Naar mijn beurt',
  speed: 'Tempo van de bots',
  speeds: { slow: 'Langzaam', normal: 'Normaal', fast: 'Snel', instant: 'Direct' },
  passed: (turns, minutes) => {
    const played = turns === 1 ? '1 beurt' : `${turns} beurten`;
    if (minutes === null) return played;
    if (minutes < 1) return `${played}, zojuist`;
    if (minutes < 90) return `${played}, ${minutes === 1 ? '1 minuut' : `${minutes} minuten`} geleden`;
    return `${played}, ${Math.round(minutes / 60)} uur geleden`;
  },
};
