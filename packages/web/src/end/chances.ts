import { estimateChances } from '@consigliere/bots';
import type { Seat, SeatView, Shape } from '@consigliere/kernel';
import { eventsFor, random, sfc32, view } from '@consigliere/kernel/host';
import type { Film } from '../kit/film/film.ts';
import { type Point, stagesOf } from './points.ts';

/** So many moments are enough for a line; a long match is not to keep the device busy for minutes. */
const MOST_MOMENTS = 40;

/** Some of many, evenly, the first and the last among them. */
export function evenly<X>(all: readonly X[], most: number): readonly X[] {
  if (all.length <= most) return all;
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => all[Math.round(index * step)]).filter(each => each !== undefined);
}

/** The moments whose chances are estimated, the end last. */
export const estimatedIn = (film: Film): readonly Omit<Point, 'by'>[] => evenly(stagesOf(film), MOST_MOMENTS);

/** Whose knowledge the chances are estimated from, and in how many imagined matches at each moment. */
export interface Estimating {
  readonly seat: Seat;
  readonly worlds: number;
}

/**
 * The chances of every seat to win, moment by moment, from nothing but what one seat knew and had heard by then; after the seats
 * comes the chance that everybody loses. The same film gives the same ones.
 */
export function* chancesIn(film: Film, { seat, worlds }: Estimating): Generator<Point> {
  const { rules, moments } = film;
  for (const stage of estimatedIn(film)) {
    const state = moments[stage.moment]?.state;
    if (state === undefined) throw new Error(`there is no moment ${stage.moment}`);
    const told = moments.slice(0, stage.moment + 1).flatMap(moment => moment.told);
    const rng = sfc32(`${stage.moment}.${seat}`);
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
