import type { Shape } from '@consigliere/kernel';
import type { Scoring } from '../games/score-sheet.ts';
import { type Film, turnsOf } from '../kit/film/film.ts';
import type { Player, Subject } from './players.ts';

/** Something of every seat at a moment of a match; chances have one more value, for the case that everybody loses. */
export interface Point {
  readonly moment: number;
  /** The number of the turn that begins there; null: the end. */
  readonly turn: number | null;
  readonly by: readonly number[];
}

/** The moments that are looked at: where a turn begins, and the last. */
export function stagesOf(film: Film): readonly Omit<Point, 'by'>[] {
  const last = film.moments.length - 1;
  const begins = turnsOf(film)
    .map((moment, turn) => ({ moment, turn }))
    .filter(({ moment }) => moment < last);
  return [...begins, { moment: last, turn: null }];
}

/** What the game gauges, from the set-up to the end. */
export function gaugedIn(film: Film, { of }: Scoring<Shape>['gauge']): readonly Point[] {
  const seats = Array.from({ length: film.rules.seats }, (_, seat) => seat);
  return stagesOf(film).flatMap(stage => {
    const state = film.moments[stage.moment]?.state;
    return state === undefined ? [] : [{ ...stage, by: of(state, seats) }];
  });
}

/** That everybody loses is worth a line from here on: less is shown as 0 %. */
const SEEN = 0.005;

/** The lines through chances: one for each player, and one for the chance that everybody loses if there ever was one. */
export function linesOf(
  points: readonly Point[],
  players: readonly Player[],
  everybodyLoses: string,
): { readonly subjects: readonly Subject[]; readonly points: readonly Point[] } {
  const seats = players.length;
  if (points.some(({ by }) => (by[seats] ?? 0) >= SEEN))
    return { subjects: [...players, { name: everybodyLoses, family: null }], points };
  return { subjects: players, points: points.map(point => ({ ...point, by: point.by.slice(0, seats) })) };
}

/** A turn after which somebody's chance was another one. */
export interface Swing {
  /** The seat whose chance it was; after the seats: the chance that everybody loses. */
  readonly line: number;
  /** Where the turn begins in which it happened. */
  readonly from: Point;
  readonly before: number;
  readonly after: number;
}

/** Less is the noise of the estimate. */
const LEAST = 0.1;
const MOST_SWINGS = 5;

/** The largest changes from one point to the next, the largest first; of each turn the one seat it changed most for. */
export function swingsOf(points: readonly Point[]): readonly Swing[] {
  const size = ({ before, after }: Swing): number => Math.abs(after - before);
  return points
    .slice(1)
    .flatMap((to, index) => {
      const from = points[index];
      if (from === undefined) return [];
      const changes = to.by.map((after, line): Swing => ({ line, from, before: from.by[line] ?? 0, after }));
      return changes.toSorted((one, other) => size(other) - size(one)).slice(0, 1);
    })
    .filter(swing => size(swing) >= LEAST)
    .toSorted((one, other) => size(other) - size(one))
    .slice(0, MOST_SWINGS);
}
