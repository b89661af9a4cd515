import type { Sfc32 } from './random.ts';
import type { Action, Seat, Shape, State } from './shape.ts';

/**
 * Worlds that a seat may be in, one at a time: everything that a search needs of a game. Answers are small numbers. A game may bring its
 * own model that is faster than its rules. It must behave exactly like them, draw for draw.
 */
export interface Model<T extends Shape> {
  numberOf(action: Action<T>): number;
  actionOf(answer: number): Action<T>;
  /** Imagines a world like `dream`. Other seats' secret answers are chosen again if the game knows how players answer. */
  dream(rng: Sfc32): void;
  /** Uses a whole state as the world, with this generator. */
  enter(state: State<T>, rng: Sfc32): void;
  /** How well this world explains what the others have done, from 0 to 1. */
  plausible(): number;
  /** Keeps the world as it is now. It can be played in again only after `again`. */
  keep(): void;
  /** Switches to a copy of the kept world, with this generator. */
  again(rng: Sfc32): void;
  /** The seats awaited now, one bit each; 0: the match is over. */
  awaited(): number;
  /** Whether the answers to the current decision are secret. */
  isSecret(): boolean;
  /** The number of legal answers of an awaited seat. They are the first of `answers`, in the order of the rules. */
  legal(seat: Seat): number;
  readonly answers: ArrayLike<number>;
  advance(seat: Seat, answer: number): void;
  /** Lets a seat answer like a player: by the game's advice, with this percentage of random answers. */
  follow(seat: Seat, rng: Sfc32, whims: number): void;
  /** The world's worth to a seat: its share of the win at the end, or an estimate of it before. */
  worthTo(seat: Seat): number;
  /** How likely it is that everybody loses; before the end, by the game's advice. */
  nobodyWins(): number;
  /** The world as plain data. Worlds with equal pictures are equal. */
  picture(): unknown;
}
