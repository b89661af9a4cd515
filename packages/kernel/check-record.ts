import type { Game, Shape } from './game.ts';
import { result } from './play.ts';
import { type MatchRecord, replay, rulesOfRecord } from './record.ts';

/** What came of playing a record again: how many answers have the recorded hash, and what is wrong (null: nothing). */
export interface Checked {
  readonly answers: number;
  readonly why: string | null;
}

/** Plays a record again by the rules of today: every answer legal, every hash as it was, and a result at the end. */
export function checkRecord<T extends Shape>(game: Game<T>, record: MatchRecord<T>): Checked {
  const rules = rulesOfRecord(game, record);
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
