import type { DerPate } from '@consigliere/games/der-pate';
import type { SoundsOf } from '../../kit/sound/sounds.ts';

export const sounds: SoundsOf<DerPate> = {
  parked: 'car-door',
  car: 'car-door',
  round: 'act',
  money: 'coin',
  'event-card': 'card',
  ko: 'stamp',
  rolled: 'dice',
  'extra-die': 'dice',
  'tile-won': 'card',
  'tile-used': 'card',
  occupied: 'clasp',
  cleared: ({ to }) => (to === 'jail' ? 'cell-door' : to === 'river' ? 'splash' : undefined),
  favour: 'stamp',
  freed: 'cell-door',
  drowned: 'splash',
  over: 'win',
};
