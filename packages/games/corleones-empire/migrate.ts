import { type StateForm, type StateMigration, stateOfForm } from '@consigliere/kernel';
import type { CorleonesEmpire } from './types.ts';

/** The shape of a state of version 1 or 2. */
const FORM: StateForm = {
  open: [
    'act',
    'phase',
    'families',
    'turn',
    'horseHead',
    'out',
    'turfs',
    'thugAt',
    'memberAt',
    'chief',
    'neutralsOf',
    'hudson',
    'thugs',
    'members',
    'membersInPlay',
    'markers',
    'control',
    'piles',
    'publicJobs',
    'jobDiscard',
    'underway',
    'allies',
    'played',
    'gone',
    'settlement',
  ],
  recalled: ['hands', 'suitcases', 'heists', 'doubt', 'allies', 'completed', 'shuffle', 'jobs'],
  own: ['jobs', 'drawn', 'stolen'],
  sealed: ['jobs', 'blue', 'red'],
  steps: [
    'use',
    'ability',
    'turn',
    'business',
    'discard',
    'front',
    'keep',
    'pay',
    'good',
    'offer',
    'war',
    'bid',
    'bribe',
    'tribute',
    'family',
    'match',
  ],
  gone: ['asks'],
};

export const migrate: StateMigration<CorleonesEmpire> = {
  readings: {
    // Each option that version 1 lacks, with the value that plays as version 1 did.
    1: { 'marker-move': 'any-turf' },
  },
  state: (state, version) => (version === 1 || version === 2 ? stateOfForm<CorleonesEmpire>(state, FORM) : null),
};
