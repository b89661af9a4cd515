import { cartaNostra } from '@consigliere/games/carta-nostra';
import type { Terms } from '../room/terms.ts';
import { type Sitter, TestTable } from './table.ts';

export const PEOPLE = ['person', 'person', 'person'] as const;

/** Every player who is asked passes, or does a job if possible, which opens a window; the test may choose its victim. */
const aiming = (victim: number | null) => (actions: readonly { readonly type: string }[]) =>
  actions.find(each => each.type === 'job' && (victim === null || ('victim' in each && each.victim === victim))) ??
  actions.find(({ type }) => type === 'pass' || type === 'end') ??
  actions[0];

/** A table at the moment when all others may react to a job of the first seat. */
export function atWindow(
  sitters: readonly Sitter[],
  terms: Partial<Terms> = {},
  victim: number | null = null,
): TestTable {
  const table = TestTable.playing(cartaNostra, sitters, { options: { start: 0 }, ...terms });
  table.choose = actions => aiming(victim)(actions) as (typeof actions)[number];
  for (let tries = 0; tries < 200; tries++) {
    const [seat = 0] = table.waiting;
    if (table.match.course.state.flow.at(-1)?.kind === 'window' && !table.waiting.includes(0)) return table;
    if (table.room.chairs[seat]?.sitter === 'person') table.answer(seat);
    else table.wait(1500);
  }
  throw new Error('no such moment');
}
