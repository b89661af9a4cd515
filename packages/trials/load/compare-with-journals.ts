import type { Store } from '@consigliere/server/internals';
import { findRepeated, readAnswerIds } from '../crash/accounts.ts';
import type { LoadTable } from './load-table.ts';

export interface JournalComparison {
  readonly answers: number;
  readonly matches: number;
  /** Acknowledged, and not in the journal. */
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  /** In the journal, and never acknowledged. */
  readonly untold: readonly string[];
}

/** Compares what was acknowledged with what the journals have, room by room. */
export async function compareWithJournals(store: Store, tables: readonly LoadTable[]): Promise<JournalComparison> {
  const [lost, twice, untold]: [string[], string[], string[]] = [[], [], []];
  let [answers, matches] = [0, 0];
  for (const { acknowledged } of tables)
    for (const [room, told] of acknowledged) {
      const ids = await readAnswerIds(store, [room]);
      const [kept, known] = [new Set(ids), new Set(told)];
      lost.push(...told.filter(id => !kept.has(id)));
      untold.push(...ids.filter(id => !known.has(id)));
      twice.push(...findRepeated(ids), ...findRepeated(told));
      answers += told.length;
      matches++;
    }
  return { answers, matches, lost, twice, untold };
}
