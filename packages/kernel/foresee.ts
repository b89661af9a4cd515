import type { Rules } from './game.ts';
import { eventsFor } from './play.ts';
import type { Action, Seat, SeatView, Shape, State } from './shape.ts';
import { seatsIn, setOf, stepOf, topOf } from './step.ts';
import { glance } from './view.ts';
import { type Notice, World } from './world.ts';

/** The consequences of an answer in one world, as far as a seat can tell before anything is revealed to it. */
export interface WorldForecast<T extends Shape> {
  readonly notices: readonly Notice<T>[];
  /** The facts before the answer, and those at the last event before the first reveal (without a reveal: at the end). */
  readonly before: readonly T['Fact'][];
  readonly facts: readonly T['Fact'][];
  /** The first event that reveals something new to the seat. */
  readonly revealed: T['Event'] | T['Whisper'] | null;
}

/** Is called with every view whose facts are taken. */
export type ViewObserver<T extends Shape> = (view: SeatView<T>) => void;

/** Watches a world from one seat until something is revealed. */
class ForecastWatch<T extends Shape> {
  readonly world: World<T>;
  readonly #rules: Rules<T>;
  readonly #state: State<T>;
  readonly #seat: Seat;
  readonly #look: ViewObserver<T> | undefined;
  /** Events that don't count as reveals. */
  #lets: readonly string[] = [];
  #notices: Notice<T>[] = [];
  #before: readonly T['Fact'][];
  #facts: readonly T['Fact'][];
  #revealed: WorldForecast<T>['revealed'] = null;

  constructor(rules: Rules<T>, state: State<T>, seat: Seat, look?: ViewObserver<T>) {
    this.#rules = rules;
    this.#state = state;
    this.#seat = seat;
    this.#look = look;
    this.world = new World(rules, state, { push: notice => this.#hear(notice) });
    this.#before = this.#facts = this.#takeFacts();
  }

  /** Starts over: forgets the events so far, and lets the listed events reveal nothing. */
  startOver(lets: readonly string[]): void {
    this.#lets = lets;
    this.#notices = [];
    this.#before = this.#facts = this.#takeFacts();
  }

  get isRevealed(): boolean {
    return this.#revealed !== null;
  }

  foreseen(): WorldForecast<T> {
    const facts = this.#revealed === null ? this.#takeFacts() : this.#facts;
    return { notices: this.#notices, before: this.#before, facts, revealed: this.#revealed };
  }

  #hear(notice: Notice<T>): void {
    this.#notices.push(notice);
    if (this.#revealed !== null) return;
    const [event] = eventsFor([notice], this.#seat);
    const reveals: readonly string[] = this.#rules.game.reveals;
    if (event !== undefined && reveals.includes(event.type) && !this.#lets.includes(event.type)) this.#revealed = event;
    else this.#facts = this.#takeFacts();
  }

  #takeFacts(): readonly T['Fact'][] {
    const view = glance(this.#rules, this.#state, this.#seat);
    this.#look?.(view);
    return this.#rules.game.preview?.facts(view) ?? [];
  }
}

/** Plays an answer in a world, in place. All previews are made with this, never with a second copy of the rules. */
export function foresee<T extends Shape>(
  rules: Rules<T>,
  state: State<T>,
  seat: Seat,
  action: Action<T>,
  look?: ViewObserver<T>,
): WorldForecast<T> {
  const watch = new ForecastWatch(rules, state, seat, look);
  watch.world.advance(seat, action);
  return watch.foreseen();
}

/**
 * Plays an answer in a world, in place, while nobody else reacts: all others are silent in the reaction window that is open or that the
 * answer opens. null: there is no such window.
 */
export function foreseeUnopposed<T extends Shape>(
  rules: Rules<T>,
  state: State<T>,
  seat: Seat,
  action: Action<T>,
  look?: ViewObserver<T>,
): WorldForecast<T> | null {
  const lets: readonly string[] = rules.game.preview?.lets ?? [];
  const watch = new ForecastWatch(rules, state, seat, look);
  const isReaction = silenceOthers(rules, state, seat);
  if (isReaction) watch.startOver(lets);
  watch.world.advance(seat, action);
  if (!isReaction && (watch.isRevealed || windowOf(rules, state) === null)) return null;
  if (!isReaction) watch.startOver(lets);
  for (let step = windowOf(rules, state); step !== null && !watch.isRevealed; step = windowOf(rules, state)) {
    const others = seatsIn(state.awaited);
    if (step.silence === null || others.includes(seat)) break;
    for (const other of others) watch.world.advance(other, step.silence);
  }
  return watch.foreseen();
}

/** The reaction window on top; null: there is none. */
function windowOf<T extends Shape>(rules: Rules<T>, state: State<T>): Rules<T>['steps'][number] | null {
  const top = topOf(state);
  const step = top === undefined ? null : stepOf(rules, top);
  return step === null || step.silence === null ? null : step;
}

/** Makes all others silent in the open reaction window; false: none is open. */
function silenceOthers<T extends Shape>(rules: Rules<T>, state: State<T>, seat: Seat): boolean {
  const step = windowOf(rules, state);
  const top = topOf(state);
  if (step === null || step.silence === null || step.waiting === null || top === undefined) return false;
  for (const other of seatsIn(setOf(step.waiting(top.frame, rules.seats))))
    if (other !== seat) {
      state.answers[other] = [step.silence];
      state.awaited &= ~(1 << other);
    }
  return true;
}
