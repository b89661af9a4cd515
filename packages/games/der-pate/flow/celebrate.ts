import type { Decision } from '@consigliere/kernel';
import { greyHeld, greyWon } from '../effects/businesses.ts';
import { ALONE } from '../seats.ts';
import { greyUses, useGrey } from '../tiles.ts';
import { type DerPate, type GreyUse, TILES } from '../types.ts';

const KEEP = Object.freeze({ type: 'keep' } as const);

/** DP-28, DP-38 Who wins a grey tile out of turn is asked whether he uses it now; steps won that way can bring further questions. */
export const celebrate: Decision<DerPate, 'celebrate'> = {
  rule: 'DP-38',
  waiting: ({ asks, queue }) => (asks ? (ALONE[queue[0]?.seat ?? 0] ?? []) : []),
  legal(view, { queue }) {
    const uses: GreyUse[] = [];
    const next = queue[0];
    if (next) greyUses(view, next.seat, next.tile, uses);
    return [...uses, KEEP];
  },
  take(table, frame, seat, action) {
    frame.asks = false;
    const next = frame.queue.shift();
    if (action.type === 'keep')
      return table.tell('DP-28', { type: 'tile-kept', seat, tile: TILES[next?.tile ?? 0] ?? 'wedding' });
    const before = greyHeld(table, seat);
    useGrey(table, seat, action);
    frame.queue.unshift(...greyWon(table, seat, before));
  },
  /** A tile that would do nothing is kept without a word. */
  run(table, frame) {
    const [next] = frame.queue;
    if (next === undefined) return table.done();
    const uses: object[] = [];
    greyUses(table, next.seat, next.tile, uses);
    if (uses.length > 0) frame.asks = true;
    else frame.queue.shift();
  },
};
