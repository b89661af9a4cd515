import { isFine, LATENCY_LIMIT, type LatencyFigures } from './figures.ts';
import type { SoakResult } from './measure-soak.ts';
import type { ProcessorTime } from './processor-time.ts';
import type { LoadResult } from './run-load.ts';

const MEGABYTE = 1024 * 1024;
/** What the heap and the slowest answers may grow by in a soak. */
const [MOST_GROWTH, MOST_SLOWER] = [1.1, 1.5];

export interface LoadVerdict {
  readonly isGood: boolean;
  /** What is wrong, thing by thing. */
  readonly wrong: readonly string[];
  readonly lines: readonly string[];
}

/** What is to be said of it, the last line for scripts. */
export function judgeLoad(loaded: LoadResult, tables: number): LoadVerdict {
  const { sockets, held, storm, soak, accounts, refused, faults, processor } = loaded;
  const { answers, matches, lost, twice, untold } = accounts;
  const wrong = [...faults, ...untold.map(id => `${id} was done and never acknowledged`)];
  const codes = [...refused].map(([code, times]) => `${times} ${code}`).join(', ');
  const isRight = lost.length + twice.length + wrong.length === 0 && storm !== null;
  return {
    wrong,
    isGood: isRight && isFine(held) && (soak === null || isSteady(soak)),
    lines: [
      `${answers} answers in ${matches} matches; refused: ${codes || 'none'}; ${wrong.length} faults`,
      storm === null
        ? 'storm: not all sockets came back'
        : `storm: ${sockets} sockets cut at once, ${storm.underWay} answers under way; half are back after ${formatSeconds(storm.half)}, all after ${formatSeconds(storm.all)}`,
      ...(soak === null ? [] : [describeSoak(soak)]),
      ...(processor === null ? [] : [describeProcessor(processor, held)]),
      `load: ${sockets} sockets, ${tables} tables, ${held.rate.toFixed(0)} answers/s, p50 ${held.p50.toFixed(0)} ms, p99 ${held.p99.toFixed(0)} ms, p99 at the other seats ${held.seen99.toFixed(0)} ms, lost ${lost.length}, twice ${twice.length}`,
    ],
  };
}

/** How far the machine, and not the server, was the limit. */
function describeProcessor({ worked, waited }: ProcessorTime, { rate, seconds }: LatencyFigures): string {
  const share = (part: number): string => `${((100 * part) / (seconds * 1000)).toFixed(0)} %`;
  return `server: at work ${share(worked)} of the time that was held, ${(worked / (rate * seconds)).toFixed(2)} ms an answer; ready with no core free ${share(waited)}`;
}

/** Memory is flat, and answers come as they came. */
const isSteady = ({ heap: [before, after], p99: [quick, slow] }: SoakResult): boolean =>
  after <= before * MOST_GROWTH && slow <= Math.max(LATENCY_LIMIT, quick * MOST_SLOWER);

function describeSoak({ seconds, rate, p99: [quick, slow], heap: [before, after] }: SoakResult): string {
  const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(0);
  return `soak: ${seconds.toFixed(0)} s at ${rate.toFixed(0)} answers/s; from its second fifth to its last: p99 ${quick.toFixed(0)} to ${slow.toFixed(0)} ms, heap after collections ${megabytes(before)} to ${megabytes(after)} MB`;
}

const formatSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
