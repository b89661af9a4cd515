import type { Action, Barred, Call, FrameOf, Kind, Rules, Seat, SeatView, Shape, State, Table } from './game.ts';
import { random, shuffle } from './random.ts';
import { isSealing, seatsIn, setOf, stepOf, topOf } from './step.ts';
import { glance } from './view.ts';

/** What was told at once: to everybody, and to some seats instead. */
export interface Told<T extends Shape> {
  readonly event: T['Event'];
  readonly instead?: Readonly<Record<Seat, T['Whisper']>>;
}

/** A game whose steps run this often without asking anybody runs in circles. */
const PATIENCE = 10_000;

/** A state in the hands of the rules, changed in place: what bots play in and what every verb is made of. */
export class World<T extends Shape> implements Table<T> {
  readonly seats: readonly Seat[];
  readonly given: Rules<T>['given'];
  readonly open: T['Open'];
  readonly recalled: T['Recalled'];
  readonly sealed: T['Sealed'];
  readonly #rules: Rules<T>;
  readonly #state: State<T>;
  readonly #told: Told<T>[] | null;
  readonly #glances: (SeatView<T> | undefined)[] = [];

  constructor(rules: Rules<T>, state: State<T>, told: Told<T>[] | null = null) {
    this.seats = seatsIn((1 << rules.seats) - 1);
    this.given = rules.given;
    this.open = state.open;
    this.recalled = state.recalled;
    this.sealed = state.sealed;
    this.#rules = rules;
    this.#state = state;
    this.#told = told;
  }

  own(seat: Seat): T['Own'] {
    const own = this.#state.own[seat];
    if (own === undefined) throw new Error(`${this.#rules.game.id}: there is no seat ${seat}`);
    return own;
  }

  call<K extends Kind<T>>(kind: K, frame: FrameOf<T, K>): void {
    this.#state.flow.push({ id: this.#state.calls++, kind, frame } as Call<T>);
  }

  done(): void {
    this.#state.flow.pop();
  }

  tell(event: T['Event'], seat?: Seat, whisper?: T['Whisper']): void {
    const apart = seat !== undefined && whisper !== undefined;
    if (apart) this.#state.disclosures++;
    if (this.#told !== null) this.#told.push(apart ? { event, instead: { [seat]: whisper } } : { event });
  }

  tellEach(event: T['Event'], whispers: readonly (T['Whisper'] | null)[]): void {
    this.#state.disclosures++;
    const instead: Record<Seat, T['Whisper']> = {};
    for (const [seat, whisper] of whispers.entries()) if (whisper !== null) instead[seat] = whisper;
    if (this.#told !== null) this.#told.push({ event, instead });
  }

  random(purpose: string, n: number): number {
    return random(this.#state.rng, purpose, n);
  }

  shuffle<X>(purpose: string, items: X[]): X[] {
    return shuffle(this.#state.rng, purpose, items);
  }

  /** The seats that must answer now; nobody: the game is over. */
  waiting(): readonly Seat[] {
    return seatsIn(this.#state.awaited);
  }

  /** Every answer an awaited seat may give. */
  legal(seat: Seat): readonly Action<T>[] {
    const top = topOf(this.#state);
    const step = top && stepOf(this.#rules, top);
    if (top === undefined || step === undefined || step.legal === null)
      throw new Error(`${this.#rules.game.id}: nobody is asked anything`);
    return step.legal(this.#glance(seat), top.frame);
  }

  /** What an awaited seat would try and may not. */
  barred(seat: Seat): readonly Barred<Action<T>>[] {
    const top = topOf(this.#state);
    return (top && stepOf(this.#rules, top).barred?.(this.#glance(seat), top.frame)) ?? [];
  }

  #glance(seat: Seat): SeatView<T> {
    let view = this.#glances[seat];
    if (view === undefined) {
      view = glance(this.#rules, this.#state, seat);
      this.#glances[seat] = view;
    }
    return view;
  }

  /** Gives a legal answer to the step on top, then runs whatever asks nobody. */
  advance(seat: Seat, action: Action<T>): void {
    const state = this.#state;
    const top = topOf(state);
    const step = top && stepOf(this.#rules, top);
    if (top === undefined || step === undefined)
      throw new Error(`${this.#rules.game.id}: seat ${seat} answers after the end`);
    state.answered[seat] = (state.answered[seat] as number) + 1;
    if (step.take !== null) {
      step.take(this, top.frame, seat, action);
      this.settle();
    } else {
      (state.answers[seat] as Action<T>[]).push(action);
      if (isSealing(step, action)) state.awaited &= ~(1 << seat);
      if (state.awaited === 0) this.settle();
    }
  }

  /** A step asks while anyone is awaited; otherwise it runs. */
  settle(): void {
    const state = this.#state;
    const { flow, answers } = state;
    const { game, seats } = this.#rules;
    for (let runs = 0; runs < PATIENCE; runs++) {
      const top = flow[flow.length - 1];
      if (top === undefined) return this.#await(0);
      const step = stepOf(this.#rules, top);
      const answered = step.secret && runs === 0 && hasAnswers(answers);
      if (step.waiting !== null && !answered) {
        const awaited = setOf(step.waiting(top.frame, seats));
        if (awaited !== 0) return this.#await(awaited);
      }
      if (step.run === null) throw new Error(`${game.id}: step ${top.kind} waits for nobody and cannot run`);
      step.run(this, top.frame, answers);
      if (!answered) continue;
      forget(answers);
      state.disclosures++;
    }
    throw new Error(`${game.id}: step ${topOf(state)?.kind} runs in circles`);
  }

  #await(seats: number): void {
    this.#state.awaited = seats;
  }
}

function hasAnswers(answers: readonly (readonly unknown[])[]): boolean {
  for (let seat = 0; seat < answers.length; seat++) if ((answers[seat] as unknown[]).length > 0) return true;
  return false;
}

/** Empties the lists one by one: setting their length would give their memory back each time. */
function forget(answers: readonly unknown[][]): void {
  for (let seat = 0; seat < answers.length; seat++) {
    const picks = answers[seat] as unknown[];
    while (picks.length > 0) picks.pop();
  }
}
