import type { Decision } from '@consigliere/kernel';
import { KIDNAP, perKind } from '../actions.ts';
import { jobIsOver } from '../effects/jobs.ts';
import { discardFromHand } from '../hands.ts';
import type { CartaNostra } from '../types.ts';

const kidnappings = perKind(KIDNAP);

/** CN-11, CN-25 Seeing the victim's hand, the Smuggler's player puts one card of it on the discard pile. */
export const kidnap: Decision<CartaNostra, 'kidnap'> = {
  rule: 'CN-11',
  waiting: frame => frame.seat,
  legal: (view, { victim }) => kidnappings(view.own.looks[victim]?.hand ?? []),
  take(table, { seat, victim }, _seat, { mafioso }) {
    table.done();
    discardFromHand(table, victim, mafioso);
    table.tell('CN-11', { type: 'kidnapped', seat, victim, mafioso });
    jobIsOver(table);
  },
};
