import type { Draw } from '@consigliere/kernel/host';
import { checkLuck, type Flaw, type Luck } from '@consigliere/match';
import type { Witness } from '../kit/link/commitments.ts';
import { type ReplayedMatch, STEPS_AT_ONCE, type YieldToPage } from '../kit/replay/replay-record.ts';
import type { ReplayTexts } from '../kit/words/en/replay.ts';

/** The result of recomputing a match's luck. */
export interface Fairness {
  /** The flaws in the claimed origin of the seed. */
  readonly flaws: readonly Flaw[];
  readonly draws: readonly Draw[];
}

/** Checks the commitment and the seed, and recomputes every shuffle and die roll. */
export async function checkFairness(
  { playback, record }: ReplayedMatch,
  luck: Luck | null,
  pause: YieldToPage,
): Promise<Fairness> {
  const draws: Draw[] = [];
  let steps = 0;
  for (const step of playback.draws()) {
    if (!step.ok) throw new Error(step.why);
    draws.push(...step.value);
    if (++steps % STEPS_AT_ONCE === 0) await pause();
  }
  return { flaws: luck === null ? [] : checkLuck(luck, record), draws };
}

interface FairnessBasis {
  readonly replayed: ReplayedMatch;
  /** null if the origin of the seed is unknown. */
  readonly luck: Luck | null;
  readonly witness: Witness;
}

/** Says whether the luck was fair. It's "Yes" only if this device saw the commitment in time. */
export function sayFairness(
  { flaws, draws }: Fairness,
  { replayed, luck, witness }: FairnessBasis,
  texts: ReplayTexts,
): string {
  const count = draws.length;
  if (flaws.length > 0) return [texts.unfair, ...flaws.map(flaw => texts.flaws[flaw])].join(' ');
  if (witness === 'saw-another') return `${texts.unfair} ${texts.otherCommitment}`;
  if (witness === 'outdated') return `${texts.unfair} ${texts.outdated}`;
  if (replayed.result === null) return `${texts.unfinished} ${texts.fairSoFar(count)}`;
  if (luck === null) return texts.seedUnknown(count);
  switch (witness) {
    case 'saw-it':
      return texts.fair(count);
    case 'drew-it':
      return texts.drawnHere(count);
    case 'left-out':
      return texts.leftOut;
    case 'saw-nothing':
      return texts.commitmentUnseen(count);
  }
}
