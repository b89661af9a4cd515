import type { FrozenRules } from './frozen.ts';
import type { Game } from './game.ts';
import { playbackOf } from './playback.ts';
import type { MatchRecord } from './record.ts';
import type { Shape } from './shape.ts';

/** The result of replaying a record: how many answers have the recorded hash, and what is wrong (null: nothing). */
export interface RecordCheck {
  readonly answers: number;
  readonly why: string | null;
}

/** Replays a record by the rules it was played by, and checks that every answer is legal, every hash matches and the match ends. */
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
