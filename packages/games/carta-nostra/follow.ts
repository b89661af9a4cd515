import type { Follow } from '@consigliere/kernel';
import { countKinds, countOf, MAFIOSI } from './mafiosi.ts';
import type { CartaNostra } from './types.ts';

const ASIDE = { hold: 'none', weight: 'none' } as const;
const MOVE = { hold: 'move', weight: 'other' } as const;
const SMALL = { hold: 'icon', weight: 'other' } as const;

/** How the events are followed. With all kinds but one in the city somebody is one step from winning. */
export const follow: Follow<CartaNostra> = {
  dealt: ASIDE,
  'dealt-hand': ASIDE,
  turn: ASIDE,
  drew: ASIDE,
  'drew-card': ASIDE,
  'nothing-to-draw': ASIDE,
  reshuffled: ASIDE,
  city: {
    hold: 'move',
    weight: ({ seat, mafioso }, { open }) => {
      const cards = open.region[seat] ?? [];
      if (countOf(cards, mafioso) > 1) return 'other';
      return countKinds(cards) >= MAFIOSI.length - 1 ? 'threat' : 'gain';
    },
  },
  job: MOVE,
  idle: MOVE,
  reacted: MOVE,
  unopposed: ASIDE,
  stopped: { ...MOVE, hits: ({ seat }) => [seat] },
  liquidated: { ...MOVE, hits: ({ victim }) => [victim] },
  looked: SMALL,
  'saw-hand': SMALL,
  'empty-handed': SMALL,
  kidnapped: { ...MOVE, hits: ({ victim }) => [victim] },
  recruited: { hold: 'move', weight: 'gain' },
  discarded: { hold: 'icon', weight: 'none' },
  ended: ASIDE,
  'game-over': { hold: 'card', weight: 'gain' },
  // The end of the last game says who has won.
  'match-over': ASIDE,
};
