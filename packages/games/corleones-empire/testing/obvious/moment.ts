import { type Answered, after, doing, type Position, position } from '../index.ts';

/** A position and the answers since; the seat whose turn it is is asked, unless another is named. */
interface ObviousMoment {
  readonly at: Position;
  /** A public job, named with its cost, that the player whose turn it is has just paid for. */
  readonly job?: string;
  readonly since?: readonly Answered[];
  readonly seat?: number;
  /** All right answers; or `bad`: the answers that must not be given. */
  readonly good?: readonly unknown[];
  readonly bad?: readonly unknown[];
}

export const moments = (named: Readonly<Record<string, ObviousMoment>>) =>
  Object.entries(named).map(([name, { at, job, since = [], seat = at.turn ?? 0, ...rest }]) => ({
    name,
    ...rest,
    scene: after(job === undefined ? position(at) : doing(job, at), ...since),
    seat,
  }));

/** Answers of one seat, one after the other. */
export const by = (seat: number, ...answers: readonly unknown[]): readonly Answered[] =>
  answers.map(answer => [seat, answer]);

/** Every turf has one figure of the second and one of the third player: one more figure wins nothing. */
const STANDOFF = { F01: 1, F09: 1, F14: 1, F07: 2, F11: 2, F13: 2 } as const;

/** The last turn of a three-player match, with a Thug; the others are out. */
export const LAST_THUG = {
  act: 4,
  out: [1, 2],
  figures: STANDOFF,
  reserve: [
    [1, 0],
    [0, 0],
    [0, 0],
  ],
} as const;

/** The same with a Family Member. */
export const LAST_MEMBER = {
  ...LAST_THUG,
  reserve: [
    [0, 1],
    [0, 0],
    [0, 0],
  ],
} as const;

/** The others have $25 each in their suitcases. */
export const against25 = (mine: string): readonly string[] => [mine, '5×$5', '5×$5'];
