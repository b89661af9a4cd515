import { type Advice, getAt, type Rules, type Seat, type SeatView, type State } from '@consigliere/kernel';
import { dream, type Model, random, type Sfc32, sfc32 } from '@consigliere/kernel/host';
import { knownCards, unknownCards } from '../../imagine.ts';
import { DON } from '../../mafiosi.ts';
import type { CartaNostra, CnAction, CnEvent } from '../../types.ts';
import { findMissedChances, HOLDS_BACK, LETS_BE, type MissedChances } from '../plausible.ts';
import { ACTIONS, numberOf } from './answers.ts';
import { Board, lay, lookAt, pictureOf, STAGE } from './board.ts';
import { countIn, kindsIn, one, packCards, sizeOf } from './cards.ts';
import { Choices } from './choices.ts';
import { choose } from './choose.ts';
import { worthOf } from './evaluate.ts';
import { advance, shuffle, type Terms } from './flow.ts';

/** A local copy: an imported name is looked up each time. */
const { window: WINDOW, kidnap: KIDNAP } = STAGE;

/** Worlds of one view, in numbers. */
class NumberModel implements Model<CartaNostra> {
  readonly answers: Int32Array;
  readonly #choices = new Choices();
  readonly #terms: Terms;
  readonly #viewer: Seat;
  readonly #board: Board;
  /** The known part of the state, without the hidden cards: the number of cards in each hand, and the unknown ones. */
  readonly #base: Board;
  readonly #missing: readonly number[];
  readonly #unknown: readonly number[];
  /** The seats that have answered in secret. A dream invents an answer for each of them. */
  readonly #answered: readonly Seat[];
  readonly #kept: Board;
  readonly #undone: MissedChances;

  constructor(rules: Rules<CartaNostra>, view: SeatView<CartaNostra>, heard: readonly CnEvent[]) {
    const { seats, given } = rules;
    this.answers = this.#choices.answers;
    this.#terms = { given, rng: sfc32(0) };
    this.#viewer = view.seat;
    this.#board = new Board(seats, given);
    this.#base = new Board(seats, given);
    this.#kept = new Board(seats, given);
    this.#undone = findMissedChances(heard);
    const hands = view.tally.hands.map((_, seat) => knownCards(view, seat));
    lay(this.#base, dream(rules, view, sfc32(0)));
    this.#base.hand.set(hands.map(packCards));
    this.#unknown = unknownCards(view, hands);
    this.#missing = hands.map((hand, seat) => (view.tally.hands[seat] ?? 0) - sizeOf(packCards(hand)));
    this.#answered = this.#askAnew(view);
  }

  /** In a window all others are asked, whether or not they have answered. */
  #askAnew({ seat: viewer, waiting, picks }: SeatView<CartaNostra>): Seat[] {
    const base = this.#base;
    if (base.stage !== WINDOW) return [];
    const [pick] = picks;
    if (pick !== undefined) base.said[viewer] = numberOf(pick);
    const others = Array.from({ length: base.seats }, (_, seat) => seat).filter(
      seat => seat !== viewer && seat !== base.owner,
    );
    for (const seat of others) base.awaited |= 1 << seat;
    const clockwise = (seat: Seat): number => (seat - base.owner + base.seats) % base.seats;
    return others.filter(seat => !waiting.includes(seat)).sort((a, b) => clockwise(a) - clockwise(b));
  }

  numberOf(action: CnAction): number {
    return numberOf(action);
  }

  actionOf(answer: number): CnAction {
    return getAt(ACTIONS, answer);
  }

  dream(rng: Sfc32): void {
    const board = this.#board;
    this.#terms.rng = rng;
    board.become(this.#base);
    for (let card = 0; card < this.#unknown.length; card++) board.pile[card] = this.#unknown[card] ?? 0;
    board.left = this.#unknown.length;
    shuffle(board, rng);
    for (let seat = 0; seat < board.seats; seat++)
      for (let missing = this.#missing[seat] ?? 0; missing > 0; missing--)
        board.hand[seat] = (board.hand[seat] ?? 0) + one(board.pile[--board.left] ?? 0);
    // Another seat that is choosing from a hand has seen it, whatever it is imagined to be.
    if (board.stage === KIDNAP && board.turn !== this.#viewer)
      board.belief[lookAt(board.victim, board.turn)] = board.hand[board.victim] ?? 0;
    for (let each = 0; each < this.#answered.length; each++) {
      choose(this.#choices, board, this.#answered[each] ?? 0);
      random(rng, '', this.#choices.count);
    }
  }

  enter(state: State<CartaNostra>, rng: Sfc32): void {
    this.#terms.rng = rng;
    lay(this.#board, state);
    for (const [seat, [pick]] of state.answers.entries())
      if (pick !== undefined) this.#board.said[seat] = numberOf(pick);
  }

  plausible(): number {
    const { hand, city, seats } = this.#board;
    const { sufferers, idlers } = this.#undone;
    let likely = 1;
    for (let seat = 0; seat < seats; seat++) {
      if (seat === this.#viewer) continue;
      const cards = hand[seat] ?? 0;
      if (sufferers.has(seat) && countIn(cards, DON) > 0 && sizeOf(cards) > 1) likely *= LETS_BE;
      if (idlers.has(seat) && (kindsIn(cards) & ~(city[seat] ?? 0)) !== 0) likely *= HOLDS_BACK;
    }
    return likely;
  }

  keep(): void {
    this.#kept.become(this.#board);
  }

  again(rng: Sfc32): void {
    this.#terms.rng = rng;
    this.#board.become(this.#kept);
  }

  awaited(): number {
    return this.#board.awaited;
  }

  isSecret(): boolean {
    return this.#board.stage === WINDOW;
  }

  legal(seat: Seat): number {
    choose(this.#choices, this.#board, seat);
    return this.#choices.count;
  }

  advance(seat: Seat, answer: number): void {
    advance(this.#board, this.#terms, seat, answer);
  }

  follow(seat: Seat, rng: Sfc32, whims: number): void {
    const choices = this.#choices;
    choose(choices, this.#board, seat);
    const isWhim = whims > 0 && choices.count > 1 && random(rng, '', 100) < whims;
    const answer = isWhim ? (choices.answers[random(rng, '', choices.count)] ?? 0) : choices.best(rng);
    advance(this.#board, this.#terms, seat, answer);
  }

  worthTo(seat: Seat): number {
    return worthOf(this.#board, this.#terms.given, seat);
  }

  /** Every match has a winner. */
  nobodyWins(): number {
    return 0;
  }

  picture(): number[] {
    const { a, b, c, d } = this.#terms.rng;
    return [a, b, c, d, ...pictureOf(this.#board)];
  }
}

export const model: NonNullable<Advice<CartaNostra>['model']> = (rules, view, heard) =>
  new NumberModel(rules, view, heard);
