import type { Store } from '@consigliere/server/internals';
import { findRepeated, readAnswerIds } from '../crash/accounts.ts';
import type { LoadTable } from './load-table.ts';

export interface JournalComparison {
  readonly answers: number;
  readonly matches: number;
  /** Answers that were acknowledged and aren't in a journal. */
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  /** Answers in a journal that were never acknowledged. */
  readonly untold: readonly string[];
}

/** Compares the acknowledged answers with the journals, room by room. */
export async function compareWithJournals(store: Store, tables: readonly LoadTable[]): Promise<JournalComparison> {
  const [lost, twice, untold]: [string[], string[], string[]] = [[], [], []];
  let [answers, matches] = [0, 0];
  for (const { acknowledged } of tables)
    for (const [room, answerIds] of acknowledged) {
      const ids = await readAnswerIds(store, [room]);
      const [kept, known] = [new Set(ids), new Set(answerIds)];
      lost.push(...answerIds.filter(id => !kept.has(id)));
      untold.push(...ids.filter(id => !known.has(id)));
      twice.push(...findRepeated(ids), ...findRepeated(answerIds));
      answers += answerIds.length;
      matches++;
    }
  return { answers, matches, lost, twice, untold };
}
