import { after, type PositionSpec, position, turnUp } from '../index.ts';

/** A position in a turn and the answers given since, or an event's question; the active player is asked unless another seat is named. */
interface ObviousMoment {
  readonly at: PositionSpec;
  readonly event?: Parameters<typeof turnUp>[0];
  readonly since?: Parameters<typeof after>[1][];
  readonly seat?: number;
  /** All answers that are right; or `bad`: those that must not be given. */
  readonly good?: readonly unknown[];
  readonly bad?: readonly unknown[];
}

export const moments = (named: Readonly<Record<string, ObviousMoment>>) =>
  Object.entries(named).map(([name, { at, event, since = [], seat = at.turn ?? 0, ...rest }]) => {
    const wanted = { ...asUsual(at), ...at };
    return {
      name,
      ...rest,
      scene: after(event === undefined ? position(wanted) : turnUp(event, wanted), ...since),
      seat,
    };
  });

/** How far families usually are in a round. */
function asUsual({ seats = 3, round = 1 }: PositionSpec): PositionSpec {
  const each = (value: number): number[] => new Array<number>(seats).fill(value);
  const tracks = each(2 * (round - 1));
  const cards = { grey: Math.ceil(round / 2), red: Math.floor(round / 2) };
  return { ...cards, reputation: tracks, influence: tracks, money: each(10_000 + 5_000 * (round - 1)) };
}

/** The last turn of a match of three; the KO track is reputation, and everybody has finished it. */
export const LAST_TURN = {
  round: 7,
  turn: 2,
  ko: 'reputation',
  grey: 4,
  red: 3,
  reputation: [12, 12, 12],
  influence: [6, 6, 6],
} as const;

/** All four dice are placed. */
export const ALL_PLACED = { placed: [1, 2, 3, 4] } as const;
