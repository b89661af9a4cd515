import type { Crowd, PlayPeriod } from './crowd.ts';
import { describeFigures, isFine, measureFigures } from './figures.ts';

/** Lets the crowd play at a rate for so many seconds. */
export type PlayPhase = (name: string, rate: number, seconds: number) => Promise<PlayPeriod>;

/** From one rate that is tried to the next. */
const STEEPER = 1.25;
/** A rate is given up after so many attempts: others may have used the machine meanwhile. */
const ATTEMPTS = 3;

interface RateSearch {
  readonly from: number;
  readonly seconds: number;
  readonly play: PlayPhase;
  readonly onTold: (line: string) => void;
}

/** Below this nobody would call it playing. */
const LEAST = 5;

/** Tries ever higher rates: the highest at which nobody waits too long. If the first is too high, lower ones, down to the least. */
export async function findHighestRate(crowd: Crowd, { from, seconds, play, onTold }: RateSearch): Promise<number> {
  const isGood = async (rate: number): Promise<boolean> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const figures = await measureFigures(crowd, await play('climb', rate, seconds));
      onTold(`tried: ${describeFigures(figures)}`);
      if (isFine(figures)) return true;
    }
    return false;
  };
  let best = from;
  while (best > LEAST && !(await isGood(best))) best = Math.max(LEAST, best / 2);
  for (let rate = best * STEEPER; await isGood(rate); rate *= STEEPER) best = rate;
  return best;
}
