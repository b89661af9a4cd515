import type { FollowTexts } from '../en/follow.ts';

export const texts: FollowTexts = {
  hitsYou: 'Trifft dich',
  again: 'Noch einmal ansehen',
  stop: 'Anhalten',
  skip: 'Überspringen',
  skipAll: 'Bis zu meinem Zug',
  speed: 'Tempo der Bots',
  speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', instant: 'Sofort' },
  passed: (turns, minutes) => {
    const played = turns === 1 ? '1 Zug' : `${turns} Züge`;
    if (minutes === null) return played;
    if (minutes < 1) return `${played}, gerade eben`;
    if (minutes < 90) return `${played}, vor ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`}`;
    return `${played}, vor ${Math.round(minutes / 60)} Stunden`;
  },
};
