import type { Decision } from '@consigliere/kernel';
import { FAMILY } from '../actions.ts';
import { type BoardState, type CeTable, type CorleonesEmpire, NONE } from '../types.ts';

/** CE-C2 The families that nobody has taken. */
function familiesLeft({ open, given }: BoardState): number[] {
  const left: number[] = [];
  for (let family = 0; family < given.families; family++) if (!open.families.includes(family)) left.push(family);
  return left;
}

function takeFamily(table: CeTable, seat: number, family: number): void {
  table.open.families[seat] = family;
  table.tell('CE-4', { type: 'family', seat, family });
}

/** CE-4 Everybody chooses a family, seat by seat, or families are dealt at random. */
export function chooseFamilies(table: CeTable): void {
  if (!table.given.randomFamilies) return table.call('family', { seat: 0 });
  const families = table.shuffle('families', familiesLeft(table));
  for (const seat of table.seats) takeFamily(table, seat, families[seat] ?? NONE);
}

export const family: Decision<CorleonesEmpire, 'family'> = {
  rule: 'CE-4',
  waiting: ({ seat }, seats) => (seat < seats ? seat : []),
  legal: view => familiesLeft(view).map(FAMILY),
  forced: true,
  take(table, frame, seat, action) {
    takeFamily(table, seat, action.family);
    frame.seat++;
  },
  run: table => table.done(),
};
