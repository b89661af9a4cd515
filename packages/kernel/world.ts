import type { AnyStep } from './any-step.ts';
import type { Rules } from './game.ts';
import { key } from './key.ts';
import { random, shuffle } from './random.ts';
import type {
  Action,
  BarredAnswer,
  Call,
  FrameOf,
  PublicView,
  Seat,
  SeatView,
  Shape,
  State,
  StepKind,
  Table,
} from './shape.ts';
import { isSealing, seatsIn, setOf, stepOf, topOf } from './step.ts';
import { blindGlance, glance, publicGlance } from './view.ts';

/** An event with its whispers and the rule that caused it. */
export interface Notice<T extends Shape> {
  /** '': an older version, which doesn't cite rules. */
  readonly rule: string;
  readonly event: T['Event'];
  readonly instead?: Readonly<Record<Seat, T['Whisper']>>;
}

/** Gets every notice. A list is one. */
export interface Listener<T extends Shape> {
  push(notice: Notice<T>): unknown;
}

/** A game whose steps run this often without asking anybody runs in circles. */
const PATIENCE = 10_000;

const NO_FRAME = Object.freeze({});

/** A state that is played in place. Bots play in it, and every function of the kernel is made of it. */
export class World<T extends Shape> implements Table<T> {
  readonly seats: readonly Seat[];
  readonly given: Rules<T>['given'];
  readonly open: T['Open'];
  readonly recalled: T['Recalled'];
  readonly sealed: T['Sealed'];
  readonly #rules: Rules<T>;
  readonly #state: State<T>;
  readonly #listener: Listener<T> | null;
  readonly #glances: (SeatView<T> | undefined)[] = [];
  readonly #blindGlances: (SeatView<T> | undefined)[] = [];
  #publicGlance: PublicView<T> | undefined;
  /** The step that asks, and its frame: looked up once, when it begins to ask. */
  #asking: AnyStep<T> | null = null;
  #frame: object = NO_FRAME;

  constructor(rules: Rules<T>, state: State<T>, listener: Listener<T> | null = null) {
    this.seats = seatsIn((1 << rules.seats) - 1);
    this.given = rules.given;
    this.open = state.open;
    this.recalled = state.recalled;
    this.sealed = state.sealed;
    this.#rules = rules;
    this.#state = state;
    this.#listener = listener;
    const top = topOf(state);
    if (top !== undefined) this.#await(state.awaited, stepOf(rules, top), top.frame);
  }

  own(seat: Seat): T['Own'] {
    const own = this.#state.own[seat];
    if (own === undefined) throw new Error(`${this.#rules.game.id}: there is no seat ${seat}`);
    return own;
  }

  call<K extends StepKind<T>>(kind: K, frame: FrameOf<T, K>): void {
    this.#state.flow.push({ id: this.#state.calls++, kind, frame } as Call<T>);
  }

  done(): void {
    this.#state.flow.pop();
  }

  tell(rule: string, event: T['Event'], seat?: Seat, whisper?: T['Whisper']): void {
    const apart = seat !== undefined && whisper !== undefined;
    if (apart) this.#state.disclosures++;
    if (this.#listener !== null)
      this.#listener.push(apart ? { rule, event, instead: { [seat]: whisper } } : { rule, event });
  }

  tellEach(rule: string, event: T['Event'], whispers: readonly (T['Whisper'] | null)[]): void {
    this.#state.disclosures++;
    const instead: Record<Seat, T['Whisper']> = {};
    for (const [seat, whisper] of whispers.entries()) if (whisper !== null) instead[seat] = whisper;
    if (this.#listener !== null) this.#listener.push({ rule, event, instead });
  }

  random(purpose: string, n: number): number {
    return random(this.#state.rng, purpose, n);
  }

  shuffle<X>(purpose: string, items: X[]): X[] {
    return shuffle(this.#state.rng, purpose, items);
  }

  /** The seats that must answer now; none: the match is over. */
  waiting(): readonly Seat[] {
    return seatsIn(this.#state.awaited);
  }

  /** Whether the answers to the current decision are secret. */
  isSecret(): boolean {
    return this.#asking?.secret === true;
  }

  /** Every legal answer of an awaited seat. */
  legal(seat: Seat): readonly Action<T>[] {
    const asking = this.#asking;
    if (asking === null || asking.legal === null) throw new Error(`${this.#rules.game.id}: nobody is asked anything`);
    return asking.legal(this.glance(seat), this.#frame);
  }

  /** Answers that an awaited seat might try and can't give. */
  barred(seat: Seat): readonly BarredAnswer<Action<T>>[] {
    return this.#asking?.barred?.(this.glance(seat), this.#frame) ?? [];
  }

  /** The rule that a barred or forbidden answer breaks; null: the answer is neither. */
  brokenBy(seat: Seat, answer: { readonly type: string }): string | null {
    const forbidden = this.#asking?.forbidden?.(this.glance(seat), this.#frame) ?? [];
    const name = key(answer);
    const broken = [...this.barred(seat), ...forbidden].find(({ action }) => key(action) === name);
    return broken?.rule ?? null;
  }

  /** A seat's view that follows the state: for callers that look often and keep nothing. */
  glance(seat: Seat): SeatView<T> {
    let view = this.#glances[seat];
    if (view === undefined) {
      view = glance(this.#rules, this.#state, seat);
      this.#glances[seat] = view;
    }
    return view;
  }

  /** Gives a legal answer to the step on top, then runs the steps that ask nobody. */
  advance(seat: Seat, action: Action<T>): void {
    const asking = this.#asking;
    const state = this.#state;
    if (asking === null) throw new Error(`${this.#rules.game.id}: seat ${seat} answers after the end`);
    state.answered[seat] = (state.answered[seat] as number) + 1;
    if (asking.take !== null) {
      asking.take(this, this.#frame, seat, action);
      this.settle();
    } else {
      (state.answers[seat] as Action<T>[]).push(action);
      if (isSealing(asking, action)) state.awaited &= ~(1 << seat);
      if (state.awaited === 0) this.#open(asking);
    }
  }

  /** Runs the step with all secret answers and clears them. */
  #open(step: AnyStep<T>): void {
    const { answers } = this.#state;
    step.run?.(this, this.#frame, answers);
    for (let seat = 0; seat < answers.length; seat++) forget(answers[seat] as unknown[]);
    this.#state.disclosures++;
    this.settle();
  }

  /** A step asks while anyone is awaited, unless their answer is forced; otherwise it runs. */
  settle(): void {
    const { flow, answers } = this.#state;
    const { game, seats } = this.#rules;
    for (let runs = 0; runs < PATIENCE; runs++) {
      const top = flow[flow.length - 1];
      if (top === undefined) return this.#await(0, null, NO_FRAME);
      const step = stepOf(this.#rules, top);
      if (step.waiting !== null) {
        const awaited = setOf(step.waiting(top.frame, seats));
        if (awaited !== 0) {
          const seat = 31 - Math.clz32(awaited);
          const only = step.forced === null || awaited !== 1 << seat ? null : this.#only(step, top.frame, seat);
          if (only === null || step.take === null) return this.#await(awaited, step, top.frame);
          step.take(this, top.frame, seat, only);
          continue;
        }
      }
      if (step.run === null) throw new Error(`${game.id}: step ${top.kind} waits for nobody and cannot run`);
      step.run(this, top.frame, answers);
    }
    throw new Error(`${game.id}: step ${topOf(this.#state)?.kind} runs in circles`);
  }

  /** The only possible answer to a step by public information; null: there are several, or it can't be told. */
  #only({ forced, legal }: AnyStep<T>, frame: object, seat: Seat): Action<T> | null {
    if (typeof forced === 'function') {
      this.#publicGlance ??= publicGlance(this.#rules, this.#state);
      return forced(this.#publicGlance, frame);
    }
    this.#blindGlances[seat] ??= blindGlance(this.#rules, this.#state, seat);
    const answers = legal?.(this.#blindGlances[seat], frame) ?? [];
    return answers.length === 1 ? (answers[0] ?? null) : null;
  }

  #await(seats: number, step: AnyStep<T> | null, frame: object): void {
    this.#state.awaited = seats;
    this.#asking = step;
    this.#frame = frame;
  }
}

/** Empties a list one by one: setting its length would free its memory each time. */
function forget(picks: unknown[]): void {
  while (picks.length > 0) picks.pop();
}
