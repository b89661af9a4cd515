import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import type { SoundsOf } from '../../kit/sound/sounds.ts';

export const sounds: SoundsOf<CartaNostra> = {
  dealt: 'card',
  'dealt-hand': 'card',
  drew: 'card',
  'drew-card': 'card',
  reshuffled: 'card',
  city: 'card',
  job: 'car-door',
  idle: 'card',
  reacted: 'clasp',
  stopped: 'stamp',
  liquidated: 'splash',
  kidnapped: 'cell-door',
  recruited: 'card',
  discarded: 'card',
  'game-over': 'act',
  'match-over': 'win',
};
