import type { Rng } from './random.ts';

/** A position at the table, counted clockwise from 0. */
export type Seat = number;

/** The types of one game, gathered under one name. */
export interface Shape {
  /** Options and edition: frozen, shared by reference, outside the state, named by hash in the record. */
  Given: object;
  /** What everybody sees. */
  Open: object;
  /** What everybody has seen happen but the table does not lay open. In every view; shown by no client unless an option says so. */
  Recalled: object;
  /** One per seat: what that seat alone sees and what it has learned. */
  Own: object;
  /** What nobody sees. */
  Sealed: object;
  /** Sizes of hidden things: numbers only, so that it can hardly leak. */
  Tally: Readonly<Record<string, number | readonly number[]>>;
  /** What each step remembers while it is on the flow, and the answers it accepts (`never`: it asks nobody). */
  Flow: Record<string, { frame: object; action: { readonly type: string } }>;
  /** What everybody is told. */
  Event: { readonly type: string };
  /** What one seat is told instead. */
  Whisper: { readonly type: string };
  /** What a player can count or point at in a view: previews say which of these change. */
  Fact: Fact;
  /** What a preview may depend on: a roll, a draw, the others' answers. */
  Luck: { readonly type: string };
}

/** Something a view shows: what it is, whose or where, and its value (how many, or what is there). */
export interface Fact {
  readonly what: string;
  readonly is: number | string | boolean | null;
  readonly seat?: Seat;
  readonly at?: number | string;
}

export type StepKind<T extends Shape> = keyof T['Flow'] & string;
export type FrameOf<T extends Shape, K extends StepKind<T>> = T['Flow'][K]['frame'];
export type ActionOf<T extends Shape, K extends StepKind<T>> = T['Flow'][K]['action'];
export type Action<T extends Shape> = { [K in StepKind<T>]: ActionOf<T, K> }[StepKind<T>];
/** The kinds of step that ask somebody. */
export type AskingKind<T extends Shape> = {
  [K in StepKind<T>]: [ActionOf<T, K>] extends [never] ? never : K;
}[StepKind<T>];

export type DeepReadonly<X> = X extends readonly (infer U)[]
  ? readonly DeepReadonly<U>[]
  : X extends object
    ? { readonly [K in keyof X]: DeepReadonly<X[K]> }
    : X;

/** A step on the flow. Its id names the decision; its frame is public by rule. */
export type Call<T extends Shape> = {
  [K in StepKind<T>]: { readonly id: number; readonly kind: K; readonly frame: FrameOf<T, K> };
}[StepKind<T>];

export interface State<T extends Shape> {
  open: T['Open'];
  recalled: T['Recalled'];
  own: T['Own'][];
  sealed: T['Sealed'];
  /** The stack; the last call is the one being played. */
  flow: Call<T>[];
  /** Each seat's picks for the secret decision on top; empty otherwise. */
  answers: Action<T>[][];
  /** The seats awaited now, one bit each; 0: the game is over. */
  awaited: number;
  /** Names the next call. */
  calls: number;
  /** How many answers each seat has given. */
  answered: number[];
  /** How often something hidden came to light: a whisper, or secret answers opened. */
  disclosures: number;
  rng: Rng;
}

/** What one seat may know. Made by the kernel alone. */
export interface View<T extends Shape> {
  /** null: a spectator. */
  readonly seat: Seat | null;
  readonly seats: number;
  readonly given: DeepReadonly<T['Given']>;
  readonly open: DeepReadonly<T['Open']>;
  readonly recalled: DeepReadonly<T['Recalled']>;
  readonly own: DeepReadonly<T['Own']> | null;
  readonly tally: T['Tally'];
  readonly flow: readonly DeepReadonly<Call<T>>[];
  readonly calls: number;
  readonly waiting: readonly Seat[];
  /** What this seat has picked so far for the secret decision on top. */
  readonly picks: readonly DeepReadonly<Action<T>>[];
}

export interface SeatView<T extends Shape> extends View<T> {
  readonly seat: Seat;
  readonly own: DeepReadonly<T['Own']>;
}

/** What everybody at the table and every spectator knows. */
export interface PublicView<T extends Shape> extends View<T> {
  readonly seat: null;
  readonly own: null;
}

/** What a rule may do to the table. */
export interface Table<T extends Shape> {
  readonly seats: readonly Seat[];
  readonly given: DeepReadonly<T['Given']>;
  readonly open: T['Open'];
  readonly recalled: T['Recalled'];
  readonly sealed: T['Sealed'];
  own(seat: Seat): T['Own'];
  /** Puts a step on top. */
  call<K extends StepKind<T>>(kind: K, frame: FrameOf<T, K>): void;
  /** Ends the step on top. */
  done(): void;
  /** Tells everybody what happened by which rule, and one seat something else instead. */
  tell(rule: string, event: T['Event'], seat?: Seat, whisper?: T['Whisper']): void;
  /** Tells everybody what happened by which rule, and each seat that has a whisper hears that instead. */
  tellEach(rule: string, event: T['Event'], whispers: readonly (T['Whisper'] | null)[]): void;
  /** One stream per purpose; its epoch is how often that purpose was drawn. */
  random(purpose: string, n: number): number;
  shuffle<X>(purpose: string, items: X[]): X[];
}

/** A step that asks nobody. It runs each time it is on top, until it says `done`. */
export interface Procedure<T extends Shape, K extends StepKind<T>> {
  run(table: Table<T>, frame: FrameOf<T, K>): void;
}

/** What a player would try and may not, with the rule that forbids it. */
export interface BarredAnswer<A> {
  readonly action: A;
  readonly rule: string;
}

interface AskingStep<T extends Shape, K extends StepKind<T>> {
  /** The rule this decision follows: cited when an answer is refused. */
  readonly rule: string | ((frame: DeepReadonly<FrameOf<T, K>>) => string);
  /** The seats that are asked; for a secret decision, those that have answered included. */
  waiting(frame: DeepReadonly<FrameOf<T, K>>, seats: number): Seat | readonly Seat[];
  /** Every answer the seat may give: complete, small, each once. */
  legal(view: SeatView<T>, frame: DeepReadonly<FrameOf<T, K>>): readonly ActionOf<T, K>[];
  barred?(view: SeatView<T>, frame: DeepReadonly<FrameOf<T, K>>): readonly BarredAnswer<ActionOf<T, K>>[];
  /** Further answers that no list shows, each with the rule it would break: a refusal cites that rule. */
  forbidden?(view: SeatView<T>, frame: DeepReadonly<FrameOf<T, K>>): readonly BarredAnswer<ActionOf<T, K>>[];
}

/** A step that asks openly. It waits while `waiting` names a seat; then it runs, if it has not ended itself. */
export interface Decision<T extends Shape, K extends StepKind<T>> extends AskingStep<T, K>, Partial<Procedure<T, K>> {
  take(table: Table<T>, frame: FrameOf<T, K>, seat: Seat, action: ActionOf<T, K>): void;
  readonly secret?: never;
  /**
   * Whether the kernel gives the answer itself where only one is possible by what everybody knows. `true`: where `legal` lists
   * only one, which then must not read the seat's own drawer. A function: the answer to give, or null to ask.
   */
  readonly forced?: true | ((view: PublicView<T>, frame: DeepReadonly<FrameOf<T, K>>) => ActionOf<T, K> | null);
  /** Whether this is a small answer that follows another, often several in a row: bots pause less before it. */
  readonly isQuick?: boolean;
}

/**
 * A step that asks blindly. `waiting` names everybody it asks; the kernel keeps each answer from the others until all have
 * come, then runs the step with them. Others learn that an answer came, not which.
 */
export interface SecretDecision<T extends Shape, K extends StepKind<T>> extends AskingStep<T, K> {
  readonly secret: true;
  /** Whether this pick completes the seat's answer (absent: every pick does). Picks before it stay the seat's own. */
  seals?(action: ActionOf<T, K>): boolean;
  /** A moment to react: what it means to say nothing. Everybody has this answer, and it is complete by itself. */
  readonly silence?: ActionOf<T, K>;
  /** Whether such a moment is about this seat above all: by what is open. */
  concerns?(frame: DeepReadonly<FrameOf<T, K>>, seat: Seat): boolean;
  run(table: Table<T>, frame: FrameOf<T, K>, answers: readonly (readonly ActionOf<T, K>[])[]): void;
}

export type Step<T extends Shape, K extends StepKind<T>> = [ActionOf<T, K>] extends [never]
  ? Procedure<T, K>
  : Decision<T, K> | SecretDecision<T, K>;
