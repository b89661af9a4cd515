import { type StateForm, type StateMigration, stateOfForm } from '@consigliere/kernel';
import type { CartaNostra } from './types.ts';

/** The shape of a state of version 1 or 2. */
const FORM: StateForm = {
  open: ['region', 'discard', 'startPlayer', 'turn', 'round', 'stillTurns', 'moved', 'wins', 'ended', 'over'],
  recalled: ['known', 'changes'],
  own: ['hand', 'looks'],
  sealed: ['pile'],
  steps: ['game', 'turn', 'window', 'kidnap', 'recruit', 'limit'],
};

export const migrate: StateMigration<CartaNostra> = {
  readings: {
    // Each option that version 1 lacks, with the value that plays as version 1 did.
    1: { recruit: 'other-cards' },
  },
  state: (state, version) => (version === 1 || version === 2 ? stateOfForm<CartaNostra>(state, FORM) : null),
};
