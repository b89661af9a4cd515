import type { Follow } from '@consigliere/kernel';
import type { Sitdown } from '@consigliere/kernel/sitdown';

const ASIDE = { hold: 'none', weight: 'none' } as const;
const SMALL = { hold: 'icon', weight: 'other' } as const;

/** How the events are followed. */
export const follow: Follow<Sitdown> = {
  drew: ASIDE,
  'drew-card': ASIDE,
  pledged: { hold: 'lids', weight: 'other' },
  paid: { hold: 'roll', weight: 'gain' },
  looked: SMALL,
  'saw-card': SMALL,
  hit: { hold: 'move', weight: 'other', hits: ({ target, guarded }) => (guarded ? [] : [target]) },
  voted: { hold: 'icon', weight: 'none' },
};
