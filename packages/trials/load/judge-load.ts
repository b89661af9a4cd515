import { isFine, LATENCY_LIMIT, type LatencyFigures } from './figures.ts';
import type { SoakResult } from './measure-soak.ts';
import type { ProcessorTime } from './processor-time.ts';
import type { LoadResult } from './run-load.ts';

const MEGABYTE = 1024 * 1024;
/** How many times larger the heap and the slowest answers may be at the end of a soak. */
const [MOST_GROWTH, MOST_SLOWER] = [1.1, 1.5];

export interface LoadVerdict {
  readonly isGood: boolean;
  /** Every fault in one sentence. */
  readonly wrong: readonly string[];
  readonly lines: readonly string[];
}

/** Judges a load trial and describes it in lines; scripts read the last line. */
export function judgeLoad(loaded: LoadResult, tables: number): LoadVerdict {
  const { sockets, held, storm, soak, accounts, refused, faults, processor } = loaded;
  const { answers, matches, lost, twice, untold } = accounts;
  const wrong = [...faults, ...untold.map(id => `${id} was done but never acknowledged`)];
  const codes = [...refused].map(([code, times]) => `${times} ${code}`).join(', ');
  const isRight = lost.length + twice.length + wrong.length === 0 && storm !== null;
  return {
    wrong,
    isGood: isRight && isFine(held) && (soak === null || isSteady(soak)),
    lines: [
      `${answers} answers in ${matches} matches; refused: ${codes || 'none'}; ${wrong.length} faults`,
      storm === null
        ? 'storm: not all sockets reconnected'
        : `storm: ${sockets} sockets cut at once, ${storm.underWay} answers unacknowledged; half are back after ${formatSeconds(storm.half)}, all after ${formatSeconds(storm.all)}`,
      ...(soak === null ? [] : [describeSoak(soak)]),
      ...(processor === null ? [] : [describeProcessor(processor, held)]),
      `load: ${sockets} sockets, ${tables} tables, ${held.rate.toFixed(0)} answers/s, p50 ${held.p50.toFixed(0)} ms, p99 ${held.p99.toFixed(0)} ms, p99 at the other seats ${held.seen99.toFixed(0)} ms, lost ${lost.length}, twice ${twice.length}`,
    ],
  };
}

/** Describes how far the machine, not the server, was the limit. */
function describeProcessor({ worked, waited }: ProcessorTime, { rate, seconds }: LatencyFigures): string {
  const share = (part: number): string => `${((100 * part) / (seconds * 1000)).toFixed(0)} %`;
  return `server: busy ${share(worked)} of the held period, ${(worked / (rate * seconds)).toFixed(2)} ms an answer; waiting for a core ${share(waited)}`;
}

/** Whether memory and latency stayed the same. */
const isSteady = ({ heap: [before, after], p99: [quick, slow] }: SoakResult): boolean =>
  after <= before * MOST_GROWTH && slow <= Math.max(LATENCY_LIMIT, quick * MOST_SLOWER);

function describeSoak({ seconds, rate, p99: [quick, slow], heap: [before, after] }: SoakResult): string {
  const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(0);
  return `soak: ${seconds.toFixed(0)} s at ${rate.toFixed(0)} answers/s; from its second fifth to its last: p99 ${quick.toFixed(0)} to ${slow.toFixed(0)} ms, heap after garbage collection ${megabytes(before)} to ${megabytes(after)} MB`;
}

const formatSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
