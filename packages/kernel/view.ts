import type { Rules } from './game.ts';
import type { Action, Call, DeepReadonly, PublicView, Seat, SeatView, Shape, State, View } from './shape.ts';
import { seatsIn } from './step.ts';

/** The only place where views are made: from the open drawers, the seat's own drawer, the flow, and counts. */

const NONE: readonly never[] = [];

/** Makes a view: plain data that can be sent or kept. */
export function view<T extends Shape>(rules: Rules<T>, state: State<T>, seat: Seat): SeatView<T>;
export function view<T extends Shape>(rules: Rules<T>, state: State<T>, seat: Seat | null): View<T>;
export function view<T extends Shape>(rules: Rules<T>, state: State<T>, seat: Seat | null): View<T> {
  const window = new StateWindow(rules, state, seat);
  const { seats, given, open, recalled, own, tally, flow, calls, waiting, picks } = window;
  return { seat, seats, given, open, recalled, own, tally, flow, calls, waiting, picks };
}

/** Makes a cheap view for `legal`. It counts hidden things only when asked, and follows the state. */
export function glance<T extends Shape>(rules: Rules<T>, state: State<T>, seat: Seat): SeatView<T> {
  return new StateWindow(rules, state, seat) as SeatView<T>;
}

/** Makes a view of what everybody knows, for a decision's `forced`. */
export function publicGlance<T extends Shape>(rules: Rules<T>, state: State<T>): PublicView<T> {
  return new StateWindow(rules, state, null) as View<T> as PublicView<T>;
}

/**
 * Makes a seat's view whose own drawer can't be read, for lists of answers that must follow from public information. It has the same form
 * as every other view, so `legal` stays fast.
 */
export function blindGlance<T extends Shape>(rules: Rules<T>, state: State<T>, seat: Seat): SeatView<T> {
  const refuse = (): never => {
    throw new Error(`${rules.game.id}: a forced answer must not follow from what only seat ${seat} knows`);
  };
  return new StateWindow(
    rules,
    state,
    seat,
    new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse }),
  ) as SeatView<T>;
}

class StateWindow<T extends Shape> implements View<T> {
  readonly seat: Seat | null;
  readonly open: DeepReadonly<T['Open']>;
  readonly own: DeepReadonly<T['Own']> | null;
  readonly #rules: Rules<T>;
  readonly #state: State<T>;

  constructor(rules: Rules<T>, state: State<T>, seat: Seat | null, own = seat === null ? null : state.own[seat]) {
    this.seat = seat;
    this.open = state.open as DeepReadonly<T['Open']>;
    this.own = own as DeepReadonly<T['Own']> | null;
    this.#rules = rules;
    this.#state = state;
  }

  get seats(): number {
    return this.#rules.seats;
  }
  get given(): DeepReadonly<T['Given']> {
    return this.#rules.given;
  }
  get recalled(): DeepReadonly<T['Recalled']> {
    return this.#state.recalled as DeepReadonly<T['Recalled']>;
  }
  get tally(): T['Tally'] {
    return this.#rules.game.tally(this.#state);
  }
  get flow(): readonly DeepReadonly<Call<T>>[] {
    return this.#state.flow as unknown as readonly DeepReadonly<Call<T>>[];
  }
  get calls(): number {
    return this.#state.calls;
  }
  get waiting(): readonly Seat[] {
    return seatsIn(this.#state.awaited);
  }
  get picks(): readonly DeepReadonly<Action<T>>[] {
    const picks = this.seat === null ? undefined : this.#state.answers[this.seat];
    return (picks ?? NONE) as readonly DeepReadonly<Action<T>>[];
  }
}
