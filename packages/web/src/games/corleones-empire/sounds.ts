import type { CorleonesEmpire } from '@consigliere/games/corleones-empire';
import type { SoundsOf } from '../../kit/sound/sounds.ts';

export const sounds: SoundsOf<CorleonesEmpire> = {
  act: 'act',
  entracte: 'act',
  opened: 'stamp',
  job: 'card',
  paid: 'card',
  completed: 'stamp',
  took: 'card',
  suitcased: 'clasp',
  'opened-suitcase': 'clasp',
  'drew-jobs': 'card',
  reshuffled: 'card',
  discarded: 'card',
  moved: 'car-door',
  'gunned-down': 'splash',
  offered: 'coin',
  robbed: 'card',
  'robbed-card': 'card',
  control: 'stamp',
  bids: 'coin',
  bribed: 'coin',
  over: 'win',
};
