import type { Shape } from '@consigliere/kernel';
import type { Scoring } from '../games/score-sheet.ts';
import { findTurnStarts, type ReplayedMatch } from '../kit/replay/replay-record.ts';
import type { EndPlayer, LineSubject } from './players.ts';

/** Something of every seat at a step of a match; chances have one more value, for the case that everybody loses. */
export interface CoursePoint {
  readonly step: number;
  /** The number of the turn that begins there; null: the end. */
  readonly turn: number | null;
  readonly by: readonly number[];
}

/** The steps that are looked at: where a turn begins, and the last. */
export function listStages(replayed: ReplayedMatch): readonly Omit<CoursePoint, 'by'>[] {
  const last = replayed.steps.length - 1;
  const begins = findTurnStarts(replayed)
    .map((step, turn) => ({ step, turn }))
    .filter(({ step }) => step < last);
  return [...begins, { step: last, turn: null }];
}

/** What the game gauges, from the set-up to the end. */
export function gaugeEach(replayed: ReplayedMatch, { of }: Scoring<Shape>['gauge']): readonly CoursePoint[] {
  const seats = Array.from({ length: replayed.rules.seats }, (_, seat) => seat);
  return listStages(replayed).flatMap(stage => {
    const state = replayed.steps[stage.step]?.state;
    return state === undefined ? [] : [{ ...stage, by: of(state, seats) }];
  });
}

/** That everybody loses is worth a line from here on: less is shown as 0 %. */
const SEEN = 0.005;

/** The lines through chances: one for each player, and one for the chance that everybody loses if there ever was one. */
export function splitLines(
  points: readonly CoursePoint[],
  players: readonly EndPlayer[],
  everybodyLoses: string,
): { readonly subjects: readonly LineSubject[]; readonly points: readonly CoursePoint[] } {
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
  readonly from: CoursePoint;
  readonly before: number;
  readonly after: number;
}

/** Less is the noise of the estimate. */
const LEAST = 0.1;
const MOST_SWINGS = 5;

/** The largest changes from one point to the next, the largest first; of each turn the one seat it changed most for. */
export function findSwings(points: readonly CoursePoint[]): readonly Swing[] {
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
