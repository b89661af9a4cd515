import type { Rules, Seat, Shape, State, Told } from '@consigliere/kernel';

/** A position in which any decent player sees at once what to do, or what not to. */
export interface Obvious<T extends Shape> {
  /** The rule first: `CN-5 five kinds: ends the turn`. */
  readonly name: string;
  readonly scene: { readonly rules: Rules<T>; readonly state: State<T>; readonly told: readonly Told<T>[] };
  readonly seat: Seat;
  /** All answers that are right; or else `bad`: those that must not be given. */
  readonly good?: readonly unknown[];
  readonly bad?: readonly unknown[];
}
