import type { Shape } from '@consigliere/kernel';
import type { Scoring } from '../games/score-sheet.ts';
import { findTurnStarts, type ReplayedMatch } from '../kit/replay/replay-record.ts';
import type { EndPlayer, LineSubject } from './players.ts';

/** A value for each seat at a step of a match. Chances have one more value: that everybody loses. */
export interface CoursePoint {
  readonly step: number;
  /** The number of the turn that begins there; null at the end. */
  readonly turn: number | null;
  readonly by: readonly number[];
}

/** Lists the steps at which a turn begins, and the last step. */
export function listStages(replayed: ReplayedMatch): readonly Omit<CoursePoint, 'by'>[] {
  const last = replayed.steps.length - 1;
  const begins = findTurnStarts(replayed)
    .map((step, turn) => ({ step, turn }))
    .filter(({ step }) => step < last);
  return [...begins, { step: last, turn: null }];
}

/** Computes the game's main number at each stage. */
export function gaugeEach(replayed: ReplayedMatch, { of }: Scoring<Shape>['gauge']): readonly CoursePoint[] {
  const seats = Array.from({ length: replayed.rules.seats }, (_, seat) => seat);
  return listStages(replayed).flatMap(stage => {
    const state = replayed.steps[stage.step]?.state;
    return state === undefined ? [] : [{ ...stage, by: of(state, seats) }];
  });
}

/** The chance from which "everybody loses" gets a line. Less is shown as 0 %. */
const SEEN = 0.005;

/** Lists the lines of the chance chart: one for each player, and one for "everybody loses" if it was ever possible. */
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

/** A turn that changed somebody's chance. */
export interface Swing {
  /** The seat; the number of seats stands for "everybody loses". */
  readonly line: number;
  /** The beginning of the turn. */
  readonly from: CoursePoint;
  readonly before: number;
  readonly after: number;
}

/** Smaller changes are noise. */
const LEAST = 0.1;
const MOST_SWINGS = 5;

/** Finds the largest changes between two points, the largest first. Each turn counts for the seat it changed most. */
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
