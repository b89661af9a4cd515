import { type Decision, getAt } from '@consigliere/kernel';
import { findGreyGained, findGreyHeld, type GainedTile } from '../effects/businesses.ts';
import { listGreyUses, useGrey } from '../tiles.ts';
import { type BoardDrawers, type DerPate, type DpTable, type GreyUse, TILES } from '../types.ts';

const KEEP = Object.freeze({ type: 'keep' } as const);

/**
 * DP-28, DP-38 A player who gains a grey tile out of turn is asked whether to use it now; spaces gained that way can bring further
 * questions.
 */
export const celebrate: Decision<DerPate, 'celebrate'> = {
  rule: 'DP-38',
  waiting: ({ queue }) => queue[0]?.seat ?? [],
  forced: true,
  legal: (view, { queue }) => [...listUses(view, queue[0]), KEEP],
  take(table, frame, seat, action) {
    const next = frame.queue.shift();
    if (action.type === 'keep') return keep(table, next);
    const before = findGreyHeld(table, seat);
    useGrey(table, seat, action);
    frame.queue.unshift(...findGreyGained(table, seat, before));
  },
  run: table => table.done(),
};

function listUses(board: BoardDrawers, won: GainedTile | undefined): GreyUse[] {
  const uses: GreyUse[] = [];
  if (won !== undefined) listGreyUses(board, won.seat, won.tile, uses);
  return uses;
}

/** A tile that would do nothing is kept without asking. */
function keep(table: DpTable, won: GainedTile | undefined): void {
  if (won === undefined || listUses(table, won).length === 0) return;
  table.tell('DP-28', { type: 'tile-kept', seat: won.seat, tile: getAt(TILES, won.tile) });
}
