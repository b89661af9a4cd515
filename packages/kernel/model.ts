import type { Sfc32 } from './random.ts';
import type { Action, Seat, Shape, State } from './shape.ts';

/**
 * Worlds that a seat may be in, one at a time, to play in: all that a search needs of a game. Answers are small numbers. A game may
 * bring a model of its own that is quicker than its rules; it must do as they do, draw for draw.
 */
export interface Model<T extends Shape> {
  numberOf(action: Action<T>): number;
  actionOf(answer: number): Action<T>;
  /** Imagines a world as `dream` does; other seats' secret answers are chosen again where the game knows how players answer. */
  dream(rng: Sfc32): void;
  /** Takes a whole state for the world, with chance of its own. */
  enter(state: State<T>, rng: Sfc32): void;
  /** How well this world explains what the others have done, from 0 to 1. */
  plausible(): number;
  /** Keeps the world as it is now: it is played in no more, only after `again`. */
  keep(): void;
  /** Goes into a copy of what was kept, with chance of its own. */
  again(rng: Sfc32): void;
  /** The seats awaited now, one bit each; 0: the match is over. */
  awaited(): number;
  /** Whether what is answered now is kept from the others until all have answered. */
  isSecret(): boolean;
  /** How many answers an awaited seat may give: they are the first of `answers`, in the order of the rules. */
  legal(seat: Seat): number;
  readonly answers: ArrayLike<number>;
  advance(seat: Seat, answer: number): void;
  /** Lets a seat answer as players do: as the game advises, so many times in a hundred by a whim. */
  follow(seat: Seat, rng: Sfc32, whims: number): void;
  /** What the world is worth to a seat: its share of the win at the end, before it how likely that is. */
  worthTo(seat: Seat): number;
  /** How likely it is that everybody loses; before the end, by the game's advice. */
  nobodyWins(): number;
  /** The world as plain data: two are the same if their pictures are. */
  picture(): unknown;
}
