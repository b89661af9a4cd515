import type { Mafioso } from './mafiosi.ts';
import type { CnTable } from './types.ts';

export function putOnDiscard(table: CnTable, mafioso: Mafioso): void {
  table.open.discard.push(mafioso);
  table.open.moved = true;
}

/** CN-9, CN-10 With the draw pile empty, all discards but the top one are shuffled into a new one, if there are any. */
export function replenish(table: CnTable): void {
  const { pile } = table.sealed;
  const { discard } = table.open;
  if (pile.length > 0 || discard.length < 2) return;
  const aside = discard.pop() ?? 0;
  for (let i = 0; i < discard.length; i++) pile.push(discard[i] ?? 0);
  discard.length = 0;
  discard.push(aside);
  table.shuffle('pile', pile);
  table.tell('CN-9', { type: 'reshuffled', cards: pile.length });
}
