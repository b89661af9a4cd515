import { type Decision, getAt } from '@consigliere/kernel';
import { greyHeld, greyWon, type Won } from '../effects/businesses.ts';
import { greyUses, useGrey } from '../tiles.ts';
import { type Board, type DerPate, type DpTable, type GreyUse, TILES } from '../types.ts';

const KEEP = Object.freeze({ type: 'keep' } as const);

/**
 * DP-28, DP-38 A player who gains a grey tile out of turn is asked whether to use it now; spaces gained that way can bring further
 * questions.
 */
export const celebrate: Decision<DerPate, 'celebrate'> = {
  rule: 'DP-38',
  waiting: ({ queue }) => queue[0]?.seat ?? [],
  forced: true,
  legal: (view, { queue }) => [...usesOf(view, queue[0]), KEEP],
  take(table, frame, seat, action) {
    const next = frame.queue.shift();
    if (action.type === 'keep') return keep(table, next);
    const before = greyHeld(table, seat);
    useGrey(table, seat, action);
    frame.queue.unshift(...greyWon(table, seat, before));
  },
  run: table => table.done(),
};

function usesOf(board: Board, won: Won | undefined): GreyUse[] {
  const uses: GreyUse[] = [];
  if (won !== undefined) greyUses(board, won.seat, won.tile, uses);
  return uses;
}

/** A tile that would do nothing is kept without asking. */
function keep(table: DpTable, won: Won | undefined): void {
  if (won === undefined || usesOf(table, won).length === 0) return;
  table.tell('DP-28', { type: 'tile-kept', seat: won.seat, tile: getAt(TILES, won.tile) });
}
