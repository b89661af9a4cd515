import { type MatchRecord, replay, result, rulesOfRecord, type Shape } from '@consigliere/kernel';
import { gameOf } from '../lib/game.ts';

/** What came of playing a record again: how many answers have the recorded hash, and what is wrong (null: nothing). */
export interface Checked {
  readonly answers: number;
  readonly why: string | null;
}

/** Plays a record again by the rules of today: every answer legal, every hash as it was, and a result at the end. */
export function checked(record: MatchRecord<Shape>): Checked {
  const rules = rulesOfRecord(gameOf(record.game), record);
  if (!rules.ok) return { answers: 0, why: rules.why };
  let answers = -1;
  let isOver = false;
  for (const step of replay(rules.value, record)) {
    if (!step.ok) return { answers, why: step.why };
    answers++;
    isOver = result(rules.value, step.value.state) !== null;
  }
  return { answers, why: isOver ? null : 'the match is not over' };
}
