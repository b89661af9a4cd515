import type { DeepReadonly, Seat } from '@consigliere/kernel';
import { addTo } from './counts.ts';
import { enterHand } from './hands.ts';
import { type CardKind, type CeTable, MONEY, NONE, type Open } from './types.ts';

/** CE-24 The kind that is really taken for this icon: the next lower value if a money pile is empty; NONE: nothing. */
export function takeable({ piles }: DeepReadonly<Pick<Open, 'piles'>>, kind: CardKind): CardKind {
  if ((piles[kind] ?? 0) > 0) return kind;
  if (kind >= MONEY) return NONE;
  for (let lower = kind - 1; lower >= 0; lower--) if ((piles[lower] ?? 0) > 0) return lower;
  return NONE;
}

/** Takes a card from its pile, face up, citing a rule. CE-24 If there is none left, takes a lower value, or nothing. */
export function takeCard(table: CeTable, rule: string, seat: Seat, wanted: CardKind): void {
  const { open } = table;
  const kind = takeable(open, wanted);
  if (kind === NONE) return table.tell('CE-24', { type: 'none-left', seat, kind: wanted });
  addTo(open.piles, kind, -1);
  enterHand(table, seat, kind);
  const instead = kind === wanted ? null : wanted;
  table.tell(instead === null ? rule : 'CE-24', { type: 'took', seat, kind, instead });
}

/** CE-24 Draws the top job. The discarded ones are shuffled when a card must be drawn and there is none. */
export function drawJob(table: CeTable): number | undefined {
  const { open, sealed, recalled } = table;
  if (sealed.jobs.length === 0 && open.jobDiscard.length > 0) {
    const shuffle = 1 + Math.max(...recalled.shuffle);
    for (const job of open.jobDiscard) recalled.shuffle[job] = shuffle;
    sealed.jobs.push(...open.jobDiscard.splice(0).sort((a, b) => a - b));
    table.shuffle('jobs', sealed.jobs);
    table.tell('CE-24', { type: 'reshuffled', cards: sealed.jobs.length });
  }
  return sealed.jobs.pop();
}
