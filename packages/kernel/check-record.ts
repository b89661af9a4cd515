import type { FrozenRules } from './frozen.ts';
import type { Game } from './game.ts';
import { playbackOf } from './playback.ts';
import type { MatchRecord } from './record.ts';
import type { Shape } from './shape.ts';

/** What came of playing a record again: how many answers have the recorded hash, and what is wrong (null: nothing). */
export interface RecordCheck {
  readonly answers: number;
  readonly why: string | null;
}

/** Plays a record again by the rules it was played by: every answer legal, every hash as it was, and a result at the end. */
export function checkRecord<T extends Shape>(
  game: Game<T>,
  record: MatchRecord<T>,
  frozen: readonly FrozenRules[],
): RecordCheck {
  const playback = playbackOf(game, record, frozen);
  if (!playback.ok) return { answers: 0, why: playback.why };
  let answers = -1;
  let isOver = false;
  for (const step of playback.value.steps()) {
    if (!step.ok) return { answers: Math.max(0, answers), why: step.why };
    answers++;
    isOver = step.value.result !== null;
  }
  return { answers, why: isOver ? null : 'the match is not over' };
}
