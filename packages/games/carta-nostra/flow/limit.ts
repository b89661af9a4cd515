import type { Decision } from '@consigliere/kernel';
import { DISCARD, perKind } from '../actions.ts';
import { discardFromHand } from '../hands.ts';
import { countCards } from '../mafiosi.ts';
import { replenish } from '../piles.ts';
import type { CartaNostra } from '../types.ts';

const discards = perKind(DISCARD);

/** CN-6 A player with more cards than the limit at the end of their turn discards down to it; CN-27 in the order they choose. */
export const limit: Decision<CartaNostra, 'limit'> = {
  rule: 'CN-6',
  waiting: frame => frame.seat,
  legal: view => discards(view.own.hand),
  take(table, { seat, limit }, _seat, { mafioso }) {
    discardFromHand(table, seat, mafioso);
    table.tell('CN-6', { type: 'discarded', seat, mafioso });
    if (countCards(table.own(seat).hand) > limit) return;
    table.done();
    replenish(table);
  },
};
