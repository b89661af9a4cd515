import type { AnyStep } from './any-step.ts';
import type { Game, Rules } from './game.ts';
import type { Action, Call, Seat, Shape, State } from './shape.ts';

/** A game's steps in the form that the loop uses. */
export function stepsOf<T extends Shape>(game: Game<T>): readonly AnyStep<T>[] {
  return Object.entries(game.flow as Record<string, Partial<AnyStep<T>>>).map(([kind, step]) => {
    const { rule = '', secret = false, waiting = null, legal = null } = step;
    const {
      barred = null,
      forbidden = null,
      forced = null,
      take = null,
      seals = null,
      run = null,
      silence = null,
      concerns = null,
    } = step;
    const asks = { rule, secret, waiting, legal, barred, forbidden, forced };
    return { kind, ...asks, take, seals, silence, concerns, run };
  });
}

/** Finds the step of a call. Walking along a short list is faster than a lookup by name. */
export function stepOf<T extends Shape>({ game, steps }: Rules<T>, { kind }: Call<T>): AnyStep<T> {
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as AnyStep<T>;
    if (step.kind === kind) return step;
  }
  throw new Error(`${game.id}: there is no step ${kind}`);
}

/** The rule that a decision follows. */
export const citeStep = <T extends Shape>({ rule }: AnyStep<T>, { frame }: Call<T>): string =>
  typeof rule === 'string' ? rule : rule(frame as object);

/** The call on top; undefined: the match is over. */
export function topOf<T extends Shape>(state: State<T>): Call<T> | undefined {
  return state.flow[state.flow.length - 1];
}

/** Whether this pick completes an answer to a secret decision. */
export function isSealing<T extends Shape>(step: AnyStep<T>, pick: Action<T>): boolean {
  return step.seals === null || step.seals(pick);
}

/** The most seats that a table can have. */
const MOST_SEATS = 12;

/** Every set of seats as a list, made once. */
const LISTS: readonly (readonly Seat[])[] = Array.from({ length: 1 << MOST_SEATS }, (_, set) => {
  const seats: Seat[] = [];
  for (let seat = 0; seat < MOST_SEATS; seat++) if ((set >> seat) & 1) seats.push(seat);
  return Object.freeze(seats);
});

export const seatsIn = (set: number): readonly Seat[] => LISTS[set] as readonly Seat[];

export function setOf(seats: Seat | readonly Seat[]): number {
  if (typeof seats === 'number') return 1 << seats;
  let set = 0;
  for (let i = 0; i < seats.length; i++) set |= 1 << (seats[i] as Seat);
  return set;
}
