import { makeRow, makeTable } from './table.ts';

/**
 * CN-18 How much players like to react, compared with 0 for passing. Fitted as the habits are, except four numbers that decide games and
 * are set by hand: `forADouble` for a job that would happen, `holdsNothing`, `companionNeeded` with four kinds, and with four kinds the
 * wish to stop a Hitman.
 */

/** The circumstances of a reaction. */
interface Matter {
  /** By players: two, three, more. */
  readonly seats: readonly number[];
  /** By kinds in the city of the victim, or without a victim in that of the player who sent the job. */
  readonly subject: readonly number[];
  /** By own kinds. */
  readonly own: readonly number[];
}

/** By whether the job would happen or is stopped already, by whose it is (the player's own, against them, another), by job (see `JOBS`). */
const BY_JOB: readonly (readonly (readonly Matter[])[])[] = [
  [
    [
      { seats: [0, -0.2, -1], subject: [-0.8, -0.3, 0, 0, -0.1, 0], own: [-0.8, -0.3, 0, 0, -0.1, 0] },
      { seats: [0, -0.1, -0.3], subject: [-0.1, 0, 0, 0, -0.2, 0], own: [-0.1, 0, 0, 0, -0.2, 0] },
      { seats: [0, -0.1, -1.3], subject: [0, -0.4, -0.1, -0.4, -0.5, 0], own: [-0.4, -0.3, -0.1, -0.5, -0.1, 0] },
      { seats: [0, -0.4, -1.3], subject: [-0.6, -0.7, -0.2, -0.1, -0.1, 0], own: [-0.9, -0.5, 0, -0.2, 0, 0] },
    ],
    [
      { seats: [0, 0, 0], subject: [0, 0, 0, 0, 0, 0], own: [0, 0, 0, 0, 0, 0] },
      { seats: [0, 0, 0], subject: [0, 0, 0, 0, 0, 0], own: [0, 0, 0, 0, 0, 0] },
      { seats: [1.7, 1, 1.8], subject: [0, 0.9, 1, 2, 0.8, 0], own: [0, 0.9, 1, 2, 2.8, 0] },
      { seats: [0.9, -0.2, 0], subject: [0.4, 0.7, 0.5, -0.4, -0.5, 0], own: [0.4, 0.7, 0.5, -0.4, -0.5, 0] },
    ],
    [
      { seats: [3.8, 0, -2], subject: [-0.8, -0.6, -0.5, -0.1, 3, 0], own: [0.5, 0.4, 0.1, -0.2, 0, 0] },
      { seats: [2.7, -1, -2.5], subject: [-1, -0.8, -0.7, -0.3, 1.8, 0], own: [0, -0.3, 0, -0.6, -0.1, 0] },
      { seats: [0, -1.5, -2.8], subject: [0, -1.5, -1.1, -1.2, -0.3, 0], own: [-0.9, -1.2, -1, -0.8, -0.3, 0] },
      { seats: [0, -1.8, -3.2], subject: [-1.3, -1.2, -1, -0.7, -0.7, 0], own: [-1.6, -1.1, -1, -0.9, -0.3, 0] },
    ],
  ],
  [
    [
      { seats: [1.9, 0.4, 0.6], subject: [0.3, 0.7, 1, 0.3, 0.7, 0], own: [0.3, 0.7, 1, 0.3, 0.7, 0] },
      { seats: [0.5, 0.1, 0.5], subject: [-0.2, 0, 0.3, 0.4, 0.6, 0], own: [-0.2, 0, 0.3, 0.4, 0.6, 0] },
      { seats: [4.4, -0.1, -2], subject: [0, -1.4, -1.5, 0.7, 4.3, 0], own: [0.3, 0.4, 1.2, 0.7, -0.5, 0] },
      { seats: [2.7, -1.6, -2.1], subject: [-0.2, -0.8, -0.9, -0.7, 1.5, 0], own: [-0.7, -0.5, 0, 0.8, -0.6, 0] },
    ],
    [
      { seats: [0, 0, 0], subject: [0, 0, 0, 0, 0, 0], own: [0, 0, 0, 0, 0, 0] },
      { seats: [0, 0, 0], subject: [0, 0, 0, 0, 0, 0], own: [0, 0, 0, 0, 0, 0] },
      { seats: [0, -0.6, -1.5], subject: [0, -0.8, -0.3, -0.6, -0.5, 0], own: [0, -0.8, -0.3, -0.6, -0.5, 0] },
      { seats: [0, -0.6, -1.1], subject: [-0.5, -0.6, -0.3, -0.1, -0.2, 0], own: [-0.5, -0.6, -0.3, -0.1, -0.2, 0] },
    ],
    [
      { seats: [0, -0.9, -2.3], subject: [-1.5, -0.8, -0.2, -0.3, -0.3, 0], own: [-1.1, -0.8, -0.5, -0.4, -0.2, 0] },
      { seats: [0, -0.4, -1.1], subject: [-0.6, -0.4, -0.4, -0.2, 0.1, 0], own: [-0.6, -0.3, -0.3, -0.2, 0.1, 0] },
      { seats: [0, 1.1, -1.3], subject: [0, -1.9, -1.9, 0.4, 3.1, 0], own: [-0.7, -0.4, 0.1, 0.1, 0.8, 0] },
      { seats: [0, 0.7, -0.7], subject: [-0.7, 0.5, 0.1, -0.6, 0.7, 0], own: [0, 0, -0.5, -0.4, 0.9, 0] },
    ],
  ],
];

/** The column of a job in a row of `MATTERS`, and the number of jobs in a row of `BY_JOB`. */
export const MATTER = { seats: 0, subject: 3, own: 9, jobs: 4 };

/** The same as one flat array. */
export const MATTERS = makeTable(BY_JOB.flat(2).map(({ seats, subject, own }) => [...seats, ...subject, ...own]));

/** By kind: the column of its job in a row of matters. */
export const JOBS = makeRow([0, 0, 1, 2, 3]);

/** Numbers for the cards that the job would find. */
export const CARDS = {
  /**
   * CN-13 A kind that the Consigliere's player lacks lies on the pile: if the job would happen, if another player's is stopped, if the
   * player's own is; by kinds of its player.
   */
  fetches: makeTable([
    [-0.9, -0.7, -0.5, 0, 3.1, 0],
    [-2.4, -2.1, -1.7, -1.4, -0.8, 0],
    [0.4, 0.7, 1.1, 1.4, 2, 0],
  ]),
  /** CN-11 A Smuggler would find a kind that is missing in the player's own city: by own kinds. */
  holds: makeRow([0.4, 0.7, 1.8, 3.8, 3.8, 0]),
  /** A Smuggler would find no such kind. */
  holdsNothing: -0.5,
};

/** The costs of reacting. */
export const COST = {
  /** CN-12 The Hitman takes only one of several: if the job would happen, if it is stopped already. */
  forADouble: makeRow([-7, -0.1]),
  /** By cards in hand. */
  hand: makeRow([0, 0, 0.8, -0.4, -1.3, -1.7, -2.3, -2.6, -2.6]),
  /** Another Don is left. */
  manyDons: 2.1,
  /** The Don is the only card of a missing kind: by own kinds. */
  donNeeded: makeRow([-1.8, -3.4, -3.9, -3.1, -2.2, 0]),
  /** The companion: by kind, then by how many there are. */
  companion: makeTable([
    [-2.9, -1, 0.7],
    [-3.9, -0.9, 3.9],
    [-3.5, -1.7, 0.3],
    [-2.7, -0.4, 1],
    [-0.3, 1.2, 1.9],
  ]),
  /** The companion is the only card of a missing kind: by own kinds. Nobody gives up the fifth kind. */
  companionNeeded: makeRow([-2.3, -3.1, -3.8, -3.8, -7, 0]),
};
