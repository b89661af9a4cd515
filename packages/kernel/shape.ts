import type { Rng } from './random.ts';

/** A position at the table, counted clockwise from 0. */
export type Seat = number;

/** The types of one game under one name. */
export interface Shape {
  /** Options and edition: frozen, shared by reference, outside the state; the record has their hash. */
  Given: object;
  /** Things that everybody sees. */
  Open: object;
  /** Things that everybody has seen happen but that don't lie open on the table. They are in every view; clients show it only if an option says so. */
  Recalled: object;
  /** One per seat: things that only that seat sees or has learned. */
  Own: object;
  /** Things that nobody sees. */
  Sealed: object;
  /** Sizes of hidden things: numbers only, so that little can leak. */
  Tally: Readonly<Record<string, number | readonly number[]>>;
  /** Each step's frame while it is on the flow, and the answers it accepts (`never`: it asks nobody). */
  Flow: Record<string, { frame: object; action: { readonly type: string } }>;
  /** Something that everybody is told. */
  Event: { readonly type: string };
  /** Something that a seat is told instead of an event. */
  Whisper: { readonly type: string };
  /** Something a player can count or point at in a view. Previews say which of these change. */
  Fact: Fact;
  /** Something a preview may depend on: a roll, a draw, the others' answers. */
  Luck: { readonly type: string };
}

/** Something that a view shows: what it is, whose or where, and its value (how many, or what is there). */
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

/** A step on the flow. Its id identifies the decision; its frame is always public. */
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
  /** The seats awaited now, one bit each; 0: the match is over. */
  awaited: number;
  /** The id of the next call. */
  calls: number;
  /** How many answers each seat has given. */
  answered: number[];
  /** How often something hidden was disclosed: by a whisper, or by opening secret answers. */
  disclosures: number;
  rng: Rng;
}

/** Everything that one seat, or a spectator, may know. Only the kernel makes views. */
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
  /** The seat's picks so far for the secret decision on top. */
  readonly picks: readonly DeepReadonly<Action<T>>[];
}

export interface SeatView<T extends Shape> extends View<T> {
  readonly seat: Seat;
  readonly own: DeepReadonly<T['Own']>;
}

/** Everything that everybody knows, spectators included. */
export interface PublicView<T extends Shape> extends View<T> {
  readonly seat: null;
  readonly own: null;
}

/** The table as rules see and change it. */
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
  /** Tells everybody an event with the rule that caused it; one seat may get a whisper instead. */
  tell(rule: string, event: T['Event'], seat?: Seat, whisper?: T['Whisper']): void;
  /** Tells everybody an event with the rule that caused it; each seat that has a whisper gets that instead. */
  tellEach(rule: string, event: T['Event'], whispers: readonly (T['Whisper'] | null)[]): void;
  /** Every purpose has its own stream; its epoch counts the draws of that purpose. */
  random(purpose: string, n: number): number;
  shuffle<X>(purpose: string, items: X[]): X[];
}

/** A step that asks nobody. It runs each time it is on top, until it calls `done`. */
export interface Procedure<T extends Shape, K extends StepKind<T>> {
  run(table: Table<T>, frame: FrameOf<T, K>): void;
}

/** An answer that a player might try and can't give, with the rule that forbids it. */
export interface BarredAnswer<A> {
  readonly action: A;
  readonly rule: string;
}

interface AskingStep<T extends Shape, K extends StepKind<T>> {
  /** The rule that the decision follows. It's cited when an answer is refused. */
  readonly rule: string | ((frame: DeepReadonly<FrameOf<T, K>>) => string);
  /** The seats that are asked. For a secret decision this includes the seats that have already answered. */
  waiting(frame: DeepReadonly<FrameOf<T, K>>, seats: number): Seat | readonly Seat[];
  /** Every legal answer of the seat: complete, small, each once. */
  legal(view: SeatView<T>, frame: DeepReadonly<FrameOf<T, K>>): readonly ActionOf<T, K>[];
  barred?(view: SeatView<T>, frame: DeepReadonly<FrameOf<T, K>>): readonly BarredAnswer<ActionOf<T, K>>[];
  /** More answers that no list shows, each with the rule it would break. A refusal cites that rule. */
  forbidden?(view: SeatView<T>, frame: DeepReadonly<FrameOf<T, K>>): readonly BarredAnswer<ActionOf<T, K>>[];
}

/** A step that asks openly. It waits while `waiting` names a seat; then it runs, unless it has ended itself. */
export interface Decision<T extends Shape, K extends StepKind<T>> extends AskingStep<T, K>, Partial<Procedure<T, K>> {
  take(table: Table<T>, frame: FrameOf<T, K>, seat: Seat, action: ActionOf<T, K>): void;
  readonly secret?: never;
  /**
   * Whether the kernel gives the answer itself if public information allows only one. `true`: if `legal` lists only one; `legal` must
   * then not read the seat's own drawer. A function: returns the answer to give, or null to ask.
   */
  readonly forced?: true | ((view: PublicView<T>, frame: DeepReadonly<FrameOf<T, K>>) => ActionOf<T, K> | null);
}

/**
 * A step that asks in secret. `waiting` names everybody it asks; the kernel keeps each answer from the others until all are there, then
 * runs the step with them. Others learn that an answer was given, not which.
 */
export interface SecretDecision<T extends Shape, K extends StepKind<T>> extends AskingStep<T, K> {
  readonly secret: true;
  /** Whether this pick completes the seat's answer (absent: every pick does). Picks before it stay secret. */
  seals?(action: ActionOf<T, K>): boolean;
  /** Makes this a reaction window: the answer that counts as saying nothing. Everybody has it, and it's complete by itself. */
  readonly silence?: ActionOf<T, K>;
  /** Whether the reaction window concerns this seat most, by public information. */
  concerns?(frame: DeepReadonly<FrameOf<T, K>>, seat: Seat): boolean;
  run(table: Table<T>, frame: FrameOf<T, K>, answers: readonly (readonly ActionOf<T, K>[])[]): void;
}

export type Step<T extends Shape, K extends StepKind<T>> = [ActionOf<T, K>] extends [never]
  ? Procedure<T, K>
  : Decision<T, K> | SecretDecision<T, K>;
