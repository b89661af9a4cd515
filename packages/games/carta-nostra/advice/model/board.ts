import type { DeepReadonly, Seat, State } from '@consigliere/kernel';
import { recallHand } from '../../hands.ts';
import type { CartaNostra, Given, Job } from '../../types.ts';
import { kindsIn, type PackedCards, packCards } from './cards.ts';

const MOST_SEATS = 5;
const MOST_CARDS = 70;

/** The open question. */
export const STAGE = { turn: 0, window: 1, kidnap: 2, recruit: 3, limit: 4, over: 5 };

/** Nobody and nothing. */
export const NONE = -1;

/** A whole state in numbers, as far as it matters for the rest of the match. Cards are packed: see `PackedCards`. */
export class Board {
  readonly seats: number;
  /** CN-13 */
  readonly recruitsHimself: boolean;
  readonly #cards = new Int32Array(11 * MOST_SEATS);
  /** By seat. */
  readonly region = this.#cards.subarray(0, 5);
  readonly hand = this.#cards.subarray(5, 10);
  /** The cards that everybody knows to be in a hand. */
  readonly known = this.#cards.subarray(10, 15);
  readonly wins = this.#cards.subarray(15, 20);
  /** CN-20 The number of the answer that a seat has given in the window; `NONE` so far. */
  readonly said = this.#cards.subarray(20, 25);
  /** CN-23 By victim and looker: the cards that are certainly left of a hand that was looked at. */
  readonly belief = this.#cards.subarray(25, 50);
  /** The kinds in each city. */
  readonly city = this.#cards.subarray(50, 55);
  readonly #order = new Uint8Array(2 * MOST_CARDS);
  /** Both from the bottom to the top. */
  readonly discard = this.#order.subarray(0, MOST_CARDS);
  readonly pile = this.#order.subarray(MOST_CARDS);
  discards = 0;
  left = 0;
  /** The discard pile once more, by kind. */
  lying: PackedCards = 0;
  /** By victim and looker, one bit each: whether that looker has seen the hand. */
  looked = 0;
  stage = STAGE.over;
  /** One bit for each seat. */
  awaited = 0;
  turn: Seat = 0;
  startPlayer: Seat = 0;
  round = 1;
  stillTurns = 0;
  moved = false;
  /** CN-4 The actions that the seat whose turn it is may still take. */
  mayJob = false;
  mayPut = false;
  /** The job in the window: who does it and against whom; the Dons so far, and whose effect is on top. */
  mafioso = NONE;
  victim: Seat = NONE;
  target = NONE;
  dons = 0;
  owner: Seat = 0;
  /** CN-13 The position on the pile of the Consigliere that is doing the job, if the option excludes it. */
  himself = NONE;

  constructor(seats: number, { recruitsHimself }: Pick<Given, 'recruitsHimself'>) {
    this.seats = seats;
    this.recruitsHimself = recruitsHimself;
  }

  become(other: Board): void {
    this.#cards.set(other.#cards);
    this.#order.set(other.#order);
    this.discards = other.discards;
    this.left = other.left;
    this.lying = other.lying;
    this.looked = other.looked;
    this.stage = other.stage;
    this.awaited = other.awaited;
    this.turn = other.turn;
    this.startPlayer = other.startPlayer;
    this.round = other.round;
    this.stillTurns = other.stillTurns;
    this.moved = other.moved;
    this.mayJob = other.mayJob;
    this.mayPut = other.mayPut;
    this.mafioso = other.mafioso;
    this.victim = other.victim;
    this.target = other.target;
    this.dons = other.dons;
    this.owner = other.owner;
    this.himself = other.himself;
  }
}

/** Sets the cards that a looker knows of a hand, and the bit that says so. */
export const lookAt = (victim: Seat, looker: Seat): number => victim * MOST_SEATS + looker;

/** Sets up a board from a state, without the answers in a window. */
export function lay(board: Board, state: State<CartaNostra>): void {
  const { open, own, recalled, sealed, flow, awaited } = state;
  const { turn, startPlayer, round, stillTurns, moved } = open;
  Object.assign(board, { awaited, turn, startPlayer, round, stillTurns, moved, looked: 0 });
  board.said.fill(NONE);
  board.belief.fill(0);
  for (const [seat, { hand, looks }] of own.entries()) {
    board.region[seat] = packCards(open.region[seat] ?? []);
    board.city[seat] = kindsIn(board.region[seat] ?? 0);
    board.hand[seat] = packCards(hand);
    board.known[seat] = packCards(recalled.known[seat] ?? []);
    board.wins[seat] = open.wins[seat] ?? 0;
    for (const [victim, look] of looks.entries()) {
      if (look === null) continue;
      board.belief[lookAt(victim, seat)] = packCards(recallHand(look, recalled.changes[victim] ?? []));
      board.looked |= 1 << lookAt(victim, seat);
    }
  }
  board.discard.set(open.discard);
  board.discards = open.discard.length;
  board.lying = open.discard.reduce((cards, mafioso) => cards + (1 << (4 * mafioso)), 0);
  board.pile.set(sealed.pile);
  board.left = sealed.pile.length;
  layFlow(board, flow);
}

function layFlow(board: Board, flow: DeepReadonly<State<CartaNostra>['flow']>): void {
  board.stage = STAGE.over;
  board.mayJob = false;
  board.mayPut = false;
  for (const { kind, frame } of flow) {
    if (kind === 'game') continue;
    board.stage = STAGE[kind];
    if (kind === 'turn') Object.assign(board, { mayJob: frame.job, mayPut: frame.city });
    if (kind === 'window') layJob(board, frame);
    if (kind === 'kidnap') board.victim = frame.victim;
    if (kind === 'recruit') board.himself = frame.himself ?? NONE;
  }
}

function layJob(board: Board, { seat, mafioso, victim, target, dons }: DeepReadonly<Job>): void {
  Object.assign(board, { mafioso, victim: victim ?? NONE, target: target ?? NONE });
  Object.assign(board, { dons: dons.length, owner: dons.at(-1) ?? seat });
}

/** Everything on a board that matters, in numbers. Leftovers of earlier questions are left out. */
export function pictureOf(board: Board): number[] {
  const { seats, stage, awaited, turn, startPlayer, round, stillTurns, moved, mayJob, mayPut, lying, looked } = board;
  const { mafioso, victim, target, dons, owner, himself, region, city, hand, known, wins, said, belief } = board;
  const picture = [stage, awaited, turn, startPlayer, round, stillTurns, Number(moved), Number(mayJob), Number(mayPut)];
  picture.push(lying, looked, board.discards, board.left);
  for (let card = 0; card < board.discards; card++) picture.push(board.discard[card] ?? 0);
  for (let card = 0; card < board.left; card++) picture.push(board.pile[card] ?? 0);
  for (let seat = 0; seat < seats; seat++)
    for (const numbers of [region, city, hand, known, wins]) picture.push(numbers[seat] ?? 0);
  for (let each = 0; each < belief.length; each++) picture.push(belief[each] ?? 0);
  if (stage === STAGE.window) picture.push(mafioso, victim, target, dons, owner, ...said.subarray(0, seats));
  if (stage === STAGE.kidnap) picture.push(victim);
  if (stage === STAGE.recruit) picture.push(himself);
  return picture;
}
