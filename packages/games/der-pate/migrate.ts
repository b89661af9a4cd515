import { type StateForm, type StateMigration, stateOfForm } from '@consigliere/kernel';
import type { DerPate } from './types.ts';

/** A state of version 1 or 2. */
const FORM: StateForm = {
  open: [
    'startPlayer',
    'round',
    'turn',
    'car',
    'holder',
    'supply',
    'jail',
    'river',
    'box',
    'debts',
    'reputation',
    'influence',
    'income',
    'favours',
    'tiles',
    'friends',
    'brooklyn',
    'grey',
    'red',
    'ko',
    'turnedUp',
    'lasting',
    'faces',
    'placed',
    'settlement',
    'out',
    'over',
  ],
  recalled: ['money'],
  own: [],
  sealed: ['pile', 'removed'],
  steps: [
    'turn',
    'turns',
    'visit',
    'takeover',
    'consigliere',
    'informer',
    'banker',
    'prosecutor',
    'celebrate',
    'event',
    'match',
    'settle',
  ],
  gone: ['asks'],
};

export const migrate: StateMigration<DerPate> = {
  readings: {
    // Each option that version 1 lacks, with the value that plays as version 1 did.
    1: { 'out-debts': 'settled' },
  },
  state: (state, version) => (version === 1 || version === 2 ? stateOfForm<DerPate>(state, FORM) : null),
};
