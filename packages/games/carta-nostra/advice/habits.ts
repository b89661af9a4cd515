import { makeRow, makeTable } from './table.ts';

/**
 * How much players like an answer, by its circumstances. Fitted to some 100,000 answers of the greedy bot, against its own kind and
 * against weaker bots, as a conditional logit: the sums only say which answer is liked best. "By kind" is in the order of MAFIOSI; "by
 * own kinds" and the like count the kinds in a city, from none to five.
 */

/** CN-4 In the player's own turn. */
export const TURN = {
  /** Ending it, by own kinds. CN-5 With five it wins. */
  end: makeRow([-3.5, -0.8, -0.9, -1.1, 0.5, 100]),
  /** CN-28 Discarding a card without a job. */
  idle: -5.3,
  /** Adding a missing kind to the city: by the most kinds of another player, then by own kinds. */
  fill: makeTable([
    [-5.1, -0.5, 1.8, 4.6, 6.5],
    [-4.7, -0.9, 2.4, 6.8, 7.1],
    [-5.1, -1, 3.3, 6.7, 7.7],
    [-5.6, -0.9, 3.2, 5.7, 8.7],
    [-1, 0.9, 6.1, 8.3, 13.8],
    [-1.1, 2.1, 5.2, 7.4, 9.8],
  ]),
  /** The same by kind: with the only card of it in hand, with one of several. */
  fillWith: makeTable([
    [-1.9, -2.8, -5.4, -0.3, 3.1],
    [2.2, 2.2, 1.3, 2.8, 5],
  ]),
  /** The same after the job. */
  fillLate: 4.3,
  /** Adding a further card of a kind to the city, by own kinds. */
  double: makeRow([0, -2.6, -3, -1.4, 0, 0]),
};

/** Jobs: first the numbers for all of them, by kind of the card. */
export const JOB = {
  /** By cards of the kind in hand: one, two, more. */
  spare: makeTable([
    [-0.1, 1.7, 2.7],
    [0, 0, 0],
    [-2, -0.1, 1.6],
    [-1.6, 0.7, 2.3],
    [-0.3, 0.9, 1.2],
  ]),
  /** By own kinds. */
  own: makeTable([
    [0.4, 1.4, 1.2, 1.8, 0.2, -0.3],
    [0, 0, 0, 0, 0, 0],
    [0.4, 0.3, -0.9, 0.2, -0.2, -0.2],
    [1.8, 1.9, 0.8, 0.8, -2.5, -3.1],
    [2, 2.2, 1.3, 1.5, -2.8, -4.1],
  ]),
  /** By own kinds, if it is the only card of a missing kind. */
  needed: makeTable([
    [-1.9, -1.9, -1.8, -3.1, -1.4, 0],
    [0, 0, 0, 0, 0, 0],
    [-2.7, -2.1, -4.2, -5.8, -0.3, 0],
    [-2.4, -3.9, -2.8, -4.1, -0.8, 0],
    [-2.8, -3.7, -1.4, -1, -0.6, 0],
  ]),
  /** By own kinds, if a missing kind can still be added to the city in this turn. */
  beforeFilling: makeTable([
    [0.4, 2.4, 0.7, 1.1, -0.7, 0],
    [0, 0, 0, 0, 0, 0],
    [0.4, 3.8, 2.3, 1, -0.1, 0],
    [1.8, 3.7, 2.2, 2.3, -2.3, 0],
    [2, 3.7, 1.5, 1.5, -1.2, 0],
  ]),
  /** By the most kinds of another player. */
  threat: makeTable([
    [-0.5, 0.8, 0.6, 0.2, 3.6, 0],
    [0, 0, 0, 0, 0, 0],
    [-1.5, -0.2, -0.5, -1.1, 2.4, 0],
    [0, -1.2, -0.4, -0.6, 3.1, 0],
    [0.1, 0.2, -0.1, -1, 2.3, 0],
  ]),
  /** By players: two, three, more. */
  seats: makeTable([
    [1.1, 1.3, 1.7],
    [0, 0, 0],
    [-0.8, 0.1, 0.2],
    [2.1, 0.3, -1.1],
    [2.4, 0.1, -0.8],
  ]),
};

/** Numbers for single jobs. */
export const ERRAND = {
  /** CN-14 By kinds missing in city and hand: if nothing can be added to the city in this turn, and if something can. */
  draw: makeTable([
    [-3.8, 0.8, 2, 2.6, 0, 0],
    [-2, 1, 2.8, 3.1, 0, 0],
  ]),
  /** CN-13 By own kinds, if a kind missing in city and hand lies on the pile. */
  fetch: makeRow([5.1, 4.7, 6.7, 7.6, 7.7, 0]),
  /** CN-12 The only card of a kind: by players, then by kinds of the victim. */
  hit: makeTable([
    [0, 0.9, 1.5, 2, -0.2, 0],
    [0, -0.4, -0.7, 0.2, 1.7, 0],
    [0, -0.8, -1.3, -0.4, 2.3, 0],
  ]),
  /** The same by own kinds, then by kinds of the victim. */
  hitOwn: makeTable([
    [0, 0.4, 0.2, 1.3, 0.2, 0],
    [0, 0.7, 0.4, 0.8, 1.8, 0],
    [0, -0.2, -0.2, 0.1, 2.1, 0],
    [0, -0.9, -0.2, 0.2, 2.5, 0],
    [0, -0.3, -0.6, -0.6, -0.1, 0],
    [0, 0, 0, -0.1, -2.9, 0],
  ]),
  /** The same, if nobody has more kinds than the victim: the victim alone, or tied with others. */
  hitLeader: makeRow([1.6, 1.2]),
  /** The same, if everybody knows that the victim holds another. */
  hitInVain: -2.2,
  /** One of several, by kinds of the victim. */
  hitDouble: makeRow([0, -1.6, -1.3, -1, -0.9, 0]),
  /** Any card: by the number of turns before the victim's, then by kinds of the victim. */
  hitTurn: makeTable([
    [0, -0.3, -0.5, 0.1, 3.8, 0],
    [0, -0.7, -0.5, 0.1, 0.9, 0],
    [0, -0.6, -0.4, 0.3, -1.8, 0],
    [0, 0, 0, 0, 0, 0],
  ]),
  /** CN-11 By players, then by kinds of the victim. */
  smuggle: makeTable([
    [-0.6, 0.7, 1.1, 1.2, 0.2, 0],
    [-1.8, -0.8, -0.3, 0.5, 2.4, 0],
    [-3, -1.5, -0.9, 0.4, 3.3, 0],
  ]),
  /** By the number of turns before the victim's, then by kinds of the victim. */
  smuggleTurn: makeTable([
    [-0.8, -0.5, 0.1, 0.8, 4, 0],
    [-1.8, -0.7, -0.1, 0.6, 1.9, 0],
    [-2.9, -0.6, -0.1, 0.7, 0.1, 0],
    [0, 0, 0, 0, 0, 0],
  ]),
  /** By cards in the victim's hand. */
  smuggleHand: makeRow([0, -1.4, -0.5, 0, 0.3, 0.5, 0.9, 1.5]),
};

/** CN-11 Kidnapping a card of the victim, CN-13 taking one from the pile. */
export const CHOICE = {
  /** If the kind is in the victim's city, and if it is missing there: the only card of it in the hand, or one of several. */
  kidnap: makeTable([
    [-1.6, -1.1],
    [4.2, -1.6],
  ]),
  kidnapKind: makeRow([-0.1, 0.6, -0.1, -0.3, -0.1]),
  /** By kind, then by cards of it in hand. */
  recruit: makeTable([
    [2.6, -0.9, -0.9, 0.1],
    [3.8, 0.3, -2.1, -0.6],
    [5.3, 1.7, -2.3, -1.1],
    [1.3, -2.2, -0.6, 0],
    [-1.5, -2.3, -0.7, 0],
  ]),
  /** A kind missing in the city: with none in hand, with some in hand. */
  recruitMissing: makeRow([8.2, -0.3]),
  /** A Consigliere that takes itself has done nothing. */
  recruitHimself: -20,
};
