import type { Decision } from '@consigliere/kernel';
import { perKind, RECRUIT } from '../actions.ts';
import { jobIsOver } from '../effects/jobs.ts';
import { enterHand } from '../hands.ts';
import { add, type Mafioso, noCards } from '../mafiosi.ts';
import type { CartaNostra } from '../types.ts';

const recruits = perKind(RECRUIT);

/** The position of the topmost card of a kind, except a Consigliere that can't take itself. */
function uppermost(discard: readonly Mafioso[], mafioso: Mafioso, himself: number | null): number {
  const last = discard.lastIndexOf(mafioso);
  return himself !== null && last === himself ? discard.lastIndexOf(mafioso, himself - 1) : last;
}

/** CN-13 Any mafioso of the discard pile comes to hand. A table option excludes the Consigliere that is doing the job. */
export const recruit: Decision<CartaNostra, 'recruit'> = {
  rule: 'CN-13',
  waiting: frame => frame.seat,
  legal(view, { himself }) {
    const cards = noCards();
    for (const [at, mafioso] of view.open.discard.entries()) if (at !== himself) add(cards, mafioso, 1);
    return recruits(cards);
  },
  take(table, { seat, himself }, _seat, { mafioso }) {
    table.done();
    table.open.discard.splice(uppermost(table.open.discard, mafioso, himself), 1);
    enterHand(table, seat, mafioso);
    table.tell('CN-13', { type: 'recruited', seat, mafioso });
    jobIsOver(table);
  },
};
