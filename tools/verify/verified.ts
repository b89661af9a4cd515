import type { Draw } from '@consigliere/kernel/host';
import { checkLuck, type Flaw } from '@consigliere/match';
import type { Published } from './read.ts';

/** What came of verifying a match: the answers that hold, what they drew, and what is wrong. */
export interface Verified {
  readonly answers: number;
  readonly draws: readonly Draw[];
  readonly wrong: readonly string[];
}

const FLAW_WORDS: Readonly<Record<Flaw, string>> = {
  commitment: 'luck: the commitment is not that of the seed',
  seats: 'luck: the entropy is not of as many seats as the record has',
  'match-seed': "luck: the record's seed does not follow from seed and entropy",
};

/** Looks where the seed comes from and plays the record again, up to the match's end; `onAnswer` hears of every answer that holds. */
export function verified({ playback, record, luck }: Published, onAnswer: () => void): Verified {
  const wrong = luck === null ? [] : checkLuck(luck, record).map(flaw => FLAW_WORDS[flaw]);
  const draws: Draw[] = [];
  let entries = 0;
  let isWhole = true;
  for (const step of playback.draws()) {
    if (!step.ok) {
      wrong.push(step.why);
      isWhole = false;
      break;
    }
    draws.push(...step.value);
    entries++;
    onAnswer();
  }
  const last = isWhole ? [...playback.steps()].at(-1) : undefined;
  if (last?.ok && last.value.result === null)
    wrong.push('the match is not over: the record was cut short, or the match was broken off');
  // The first step is the set-up, which nobody answered.
  return { answers: Math.max(0, entries - 1), draws, wrong };
}
