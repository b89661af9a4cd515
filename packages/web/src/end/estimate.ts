import type { Seat, Shape } from '@consigliere/kernel';
import type { MatchRecord } from '@consigliere/kernel/host';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { EstimateTerms } from './chances.ts';
import type { CoursePoint } from './points.ts';

/** The message to the worker. */
export interface EstimateTask extends EstimateTerms {
  readonly record: MatchRecord<Shape>;
}

/** The worker's message for each estimated step. `all` is the number of steps. */
export interface EstimatedPoint {
  readonly point: CoursePoint;
  readonly all: number;
}

export interface ChanceEstimate extends EstimateTerms {
  readonly is: 'none' | 'running' | 'stopped' | 'done' | 'failed';
  readonly points: readonly CoursePoint[];
  /** The number of points when it is complete; 0 if it isn't known yet. */
  readonly all: number;
}

/** Estimates the chances in a worker. It can be stopped at any time. */
export interface Estimator {
  readonly estimate: ReadonlySignal<ChanceEstimate>;
  /** Starts the estimate. After a complete one, it uses more imagined matches. */
  begin(): void;
  stop(): void;
  /** Switches to another seat's view. An estimate that was started is made again. */
  seeAs(seat: Seat): void;
}

const FIRST_WORLDS = 200;
/** Twice as exact takes four times as many. */
const MORE = 4;

/** `newWorker` returns null if the browser has no workers. */
export function makeEstimator(record: MatchRecord<Shape>, first: Seat, newWorker: () => Worker | null): Estimator {
  const estimate = signal<ChanceEstimate>({ is: 'none', seat: first, worlds: FIRST_WORLDS, points: [], all: 0 });
  let worker: Worker | null = null;
  const finish = (is: ChanceEstimate['is']): void => {
    worker?.terminate();
    worker = null;
    estimate.value = { ...estimate.value, is };
  };
  const hear = ({ point, all }: EstimatedPoint): void => {
    const points = [...estimate.value.points, point];
    estimate.value = { ...estimate.value, points, all };
    if (points.length === all) finish('done');
  };
  const begin = (): void => {
    const { is, seat, worlds: before } = estimate.value;
    const worlds = is === 'done' ? before * MORE : before;
    estimate.value = { is: 'running', seat, worlds, points: [], all: 0 };
    worker = newWorker();
    if (worker === null) return finish('failed');
    worker.onmessage = ({ data }: MessageEvent<EstimatedPoint>) => hear(data);
    worker.onerror = () => finish('failed');
    worker.postMessage({ record, seat, worlds } satisfies EstimateTask);
  };
  return {
    estimate,
    begin,
    stop: () => {
      if (worker !== null) finish('stopped');
    },
    seeAs(seat) {
      const { is, worlds } = estimate.value;
      finish('none');
      estimate.value = { is: 'none', seat, worlds, points: [], all: 0 };
      if (is === 'running' || is === 'done') begin();
    },
  };
}
