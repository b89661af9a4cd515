import type { Crowd, PlayPeriod } from './crowd.ts';
import { describeFigures, isFine, measureFigures } from './figures.ts';

/** Lets the crowd play at a rate for this many seconds. */
export type PlayPhase = (name: string, rate: number, seconds: number) => Promise<PlayPeriod>;

/** The factor from one tried rate to the next. */
const STEEPER = 1.25;
/** How often a rate is tried before it counts as too high, because other programs may have used the machine. */
const ATTEMPTS = 3;

interface RateSearch {
  readonly from: number;
  readonly seconds: number;
  readonly play: PlayPhase;
  readonly onLine: (line: string) => void;
}

/** The lowest rate that is tried. */
const LEAST = 5;

/** Finds the highest rate within the latency limit: rates rise from the first one, or fall if that is too high. */
export async function findHighestRate(crowd: Crowd, { from, seconds, play, onLine }: RateSearch): Promise<number> {
  const isGood = async (rate: number): Promise<boolean> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const figures = await measureFigures(crowd, await play('climb', rate, seconds));
      onLine(`tried: ${describeFigures(figures)}`);
      if (isFine(figures)) return true;
    }
    return false;
  };
  let best = from;
  while (best > LEAST && !(await isGood(best))) best = Math.max(LEAST, best / 2);
  for (let rate = best * STEEPER; await isGood(rate); rate *= STEEPER) best = rate;
  return best;
}
