import { estimateChances } from '@consigliere/bots';
import type { Seat, SeatView, Shape } from '@consigliere/kernel';
import { eventsFor, random, sfc32, view } from '@consigliere/kernel/host';
import type { ReplayedMatch } from '../kit/replay/replay-record.ts';
import { type CoursePoint, listStages } from './points.ts';

/** So many steps are enough for a line; a long match is not to keep the device busy for minutes. */
const MOST_MOMENTS = 40;

/** Some of many, evenly, the first and the last among them. */
export function pickEvenly<X>(all: readonly X[], most: number): readonly X[] {
  if (all.length <= most) return all;
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => all[Math.round(index * step)]).filter(each => each !== undefined);
}

/** The steps whose chances are estimated, the end last. */
export const listEstimated = (replayed: ReplayedMatch): readonly Omit<CoursePoint, 'by'>[] =>
  pickEvenly(listStages(replayed), MOST_MOMENTS);

/** Whose knowledge the chances are estimated from, and in how many imagined matches at each step. */
export interface EstimateTerms {
  readonly seat: Seat;
  readonly worlds: number;
}

/**
 * The chances of every seat to win, step by step, from nothing but what one seat knew and had heard by then; after the seats
 * comes the chance that everybody loses. The same replayed gives the same ones.
 */
export function* estimateEach(replayed: ReplayedMatch, { seat, worlds }: EstimateTerms): Generator<CoursePoint> {
  const { rules, steps } = replayed;
  for (const stage of listEstimated(replayed)) {
    const state = steps[stage.step]?.state;
    if (state === undefined) throw new Error(`there is no step ${stage.step}`);
    const told = steps.slice(0, stage.step + 1).flatMap(step => step.told);
    const rng = sfc32(`${stage.step}.${seat}`);
    const known = {
      rules,
      // A seat's view has its drawer.
      view: view(rules, state, seat) as SeatView<Shape>,
      heard: eventsFor(told, seat),
      random: (n: number) => random(rng, '', n),
    };
    const { by, nobody } = estimateChances(known, worlds);
    yield { ...stage, by: [...by, nobody] };
  }
}
