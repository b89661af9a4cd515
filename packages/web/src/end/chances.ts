import { outlook } from '@consigliere/bots';
import { heard, random, type Seat, type SeatView, type Shape, sfc32, view } from '@consigliere/kernel';
import type { Film } from '../replay/film.ts';
import { type Point, stagesOf } from './points.ts';
import { winnersOf } from './winners.ts';

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

/** What a seat may know at a moment, and everything it had heard by then, is all that its chance is estimated from. */
function chanceOf({ rules, moments }: Film, at: number, seat: Seat, worlds: number): number {
  const told = moments.slice(0, at + 1).flatMap(moment => moment.told);
  const state = moments[at]?.state;
  if (state === undefined) throw new Error(`there is no moment ${at}`);
  const rng = sfc32(`${at}.${seat}`);
  return outlook(
    {
      rules,
      // A seat's view has its drawer.
      view: view(rules, state, seat) as SeatView<Shape>,
      heard: heard(told, seat),
      random: n => random(rng, '', n),
    },
    worlds,
  );
}

/** The chances of every seat to win, moment by moment; at the end they are known. The same film gives the same ones. */
export function* chancesIn(film: Film, worlds: number): Generator<Point> {
  const winners = film.result === null ? 0 : winnersOf(film.result).length;
  for (const stage of estimatedIn(film)) {
    const by = Array.from({ length: film.rules.seats }, (_, seat) => {
      if (stage.turn !== null || film.result === null) return chanceOf(film, stage.moment, seat, worlds);
      return film.result.place[seat] === 1 ? 1 / winners : 0;
    });
    yield { ...stage, by };
  }
}
