import { estimateChances } from '@consigliere/bots';
import type { Seat, SeatView, Shape } from '@consigliere/kernel';
import { eventsFor, random, sfc32, view } from '@consigliere/kernel/host';
import type { ReplayedMatch } from '../kit/replay/replay-record.ts';
import { type CoursePoint, listStages } from './points.ts';

/** The most steps that are estimated, so that a long match doesn't keep the device busy for minutes. */
const MOST_MOMENTS = 40;

/** Picks at most this many items, evenly spaced, including the first and the last. */
export function pickEvenly<X>(all: readonly X[], most: number): readonly X[] {
  if (all.length <= most) return all;
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => all[Math.round(index * step)]).filter(each => each !== undefined);
}

/** Lists the steps whose chances are estimated, the end last. */
export const listEstimated = (replayed: ReplayedMatch): readonly Omit<CoursePoint, 'by'>[] =>
  pickEvenly(listStages(replayed), MOST_MOMENTS);

/** The seat from whose view the chances are estimated, and the number of imagined matches for each step. */
export interface EstimateTerms {
  readonly seat: Seat;
  readonly worlds: number;
}

/**
 * Estimates every seat's chance of winning, step by step, from the view and the events of one seat alone; after the seats
 * comes the chance that everybody loses. The same match gives the same chances.
 */
export function* estimateEach(replayed: ReplayedMatch, { seat, worlds }: EstimateTerms): Generator<CoursePoint> {
  const { rules, steps } = replayed;
  for (const stage of listEstimated(replayed)) {
    const state = steps[stage.step]?.state;
    if (state === undefined) throw new Error(`there is no step ${stage.step}`);
    const notices = steps.slice(0, stage.step + 1).flatMap(step => step.notices);
    const rng = sfc32(`${stage.step}.${seat}`);
    const known = {
      rules,
      // A seat's view has its drawer.
      view: view(rules, state, seat) as SeatView<Shape>,
      heard: eventsFor(notices, seat),
      random: (n: number) => random(rng, '', n),
    };
    const { by, nobody } = estimateChances(known, worlds);
    yield { ...stage, by: [...by, nobody] };
  }
}
