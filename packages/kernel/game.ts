import type { AnyStep } from './any-step.ts';
import type { GameBox } from './edition/field.ts';
import type { Model } from './model.ts';
import type { Action, DeepReadonly, Seat, SeatView, Shape, State, Step, StepKind, Table, View } from './shape.ts';

/** place: 1 = won, equal places share; 0 = lost with everybody. lines: the score sheet, category by category. */
export interface Result {
  readonly place: readonly number[];
  readonly score: readonly number[];
  readonly lines: readonly { readonly what: string; readonly by: readonly number[] }[];
}

/** Input that may be wrong. */
export type Parsed<X> = { readonly ok: true; readonly value: X } | { readonly ok: false; readonly why: string };

/** Things of one name at one place. */
export type ThingCount = readonly [thing: string, place: string, count: number];

/** The four drawers. */
export type Drawers<T extends Shape> = Pick<State<T>, 'open' | 'recalled' | 'own' | 'sealed'>;

/** Two numbers that turn an evaluation p into a chance that comes true as often as it says: σ(a + b · logit p). */
export type Scale = readonly [a: number, b: number];

export interface Advice<T extends Shape> {
  /** How good the view is for its seat, from 0 to 1. */
  evaluate(view: SeatView<T>): number;
  rollout?(view: SeatView<T>, legal: readonly Action<T>[], random: (n: number) => number): Action<T>;
  /** How far search plays imagined matches on before it asks `evaluate`, and how often (in a hundred) by a whim. */
  readonly search?: { readonly horizon: number; readonly whims: number };
  /** How the chances that people are shown come from imagined matches. */
  readonly chances?: {
    /** How far those are played on before `evaluate` is asked, and how often by a whim. Absent: as search does. */
    readonly playing?: { readonly horizon: number; readonly whims: number };
    /** By player count, fitted by `npm run calibration -- GAME --fit`. Absent: evaluations are taken as they are. */
    readonly scales?: Readonly<Record<number, Scale>>;
    /** How likely it is that everybody loses. Absent: somebody always wins. */
    nobodyWins?(view: SeatView<T>): number;
  };
  /** How often, in a hundred answers, the two weakest levels answer by a whim: a long match needs fewer. */
  readonly levels?: { readonly whims: readonly [first: number, second: number] };
  /** How well an imagined world explains what the others have done, from 0 to 1, by what the viewer has heard. */
  plausible?(view: SeatView<T>, world: Drawers<T>, heard: readonly (T['Event'] | T['Whisper'])[]): number;
  /** Worlds as a seat may think them, made for speed: they must go as those of the rules do (`npm run fuzz -- GAME --model`). */
  model?(rules: Rules<T>, view: SeatView<T>, heard: readonly (T['Event'] | T['Whisper'])[]): Model<T>;
}

/** What previews of a game are made of: what its views show, without any rule. */
export interface Previews<T extends Shape> {
  /** Everything a player can count or point at, each once, the most important first. */
  facts(view: SeatView<T>): readonly T['Fact'][];
  /** The parts of a view that no fact reads, as paths such as `open.moved`. */
  readonly unsaid: readonly string[];
  /** The facts that change with the answer itself: where nothing else does, nothing happens. */
  readonly aside: readonly T['Fact']['what'][];
  /** What the rest depends on once this is revealed: only what is certain about the event, never what it reveals. */
  dependsOn(revealed: T['Event'] | T['Whisper']): T['Luck'];
  /** The reveals and questions that begin what comes next, such as a roll or another turn: an answer that brings only them does nothing itself. */
  readonly onward?: readonly (T['Event']['type'] | StepKind<T>)[];
  /** The events that say that something did nothing. */
  readonly idle?: readonly T['Event']['type'][];
  /** The events that only say that nobody reacted, or that the viewer did. */
  readonly lets?: readonly (T['Event'] | T['Whisper'])['type'][];
}

/** How matches of older versions go on by this version's rules. */
export interface StateMigration<T extends Shape> {
  /** By version: the options that keep its readings of the rulebook. */
  readonly readings: Readonly<Record<number, Readonly<Record<string, unknown>>>>;
  /** A state of an older version, made one of this version; null: it isn't one. */
  state(state: unknown, version: number): State<T> | null;
}

export interface Game<T extends Shape> {
  readonly id: string;
  /** Raised when an old record would replay differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Every option with the values it may take, the default first. */
  readonly options: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** What is in the box: the option `edition` says what differs from it. Absent: nothing can be changed. */
  readonly box?: GameBox<unknown>;
  /** Options as they come from outside, made into what the match is given. */
  given(options: Readonly<Record<string, unknown>>, seats: number): Parsed<T['Given']>;
  setup(given: DeepReadonly<T['Given']>, seats: number): Drawers<T>;
  begin(table: Table<T>): void;
  readonly flow: { readonly [K in StepKind<T>]: Step<T, K> };
  tally(state: Drawers<T>): T['Tally'];
  /**
   * The options of another match after one that is over: `seatOf` says where who sat in a seat sits now (null: he has left).
   * Absent: the same options.
   */
  rematch?(
    rules: Rules<T>,
    open: DeepReadonly<T['Open']>,
    seatOf: (seat: Seat) => Seat | null,
  ): Readonly<Record<string, unknown>>;
  /** null: not over. */
  result(open: DeepReadonly<T['Open']>, given: DeepReadonly<T['Given']>): Result | null;
  /** A world consistent with a view. */
  imagine(view: View<T>, random: (n: number) => number): Pick<State<T>, 'own' | 'sealed'>;
  /** What is told that the hearer did not know: a card drawn, a die, a hand looked at. */
  readonly reveals: readonly (T['Event']['type'] | T['Whisper']['type'])[];
  /** The inventory, knowledge excluded. */
  things(state: Drawers<T>): Iterable<ThingCount>;
  /** What is wrong with a state, for the laws. */
  check?(state: State<T>, given: DeepReadonly<T['Given']>): string | null;
  /** Every type of answer and event, and named moments among the events: a long enough fuzz must see them all. */
  readonly occurs: {
    readonly actions: readonly Action<T>['type'][];
    readonly events: readonly T['Event']['type'][];
    readonly moments: Readonly<Record<string, (event: T['Event']) => boolean>>;
  };
  readonly advice?: Advice<T>;
  readonly preview?: Previews<T>;
  /** Absent: matches of older versions can't go on. */
  readonly migrate?: StateMigration<T>;
}

/** A game with what this match was given: what every verb of the kernel needs beside the state. */
export interface Rules<T extends Shape> {
  readonly game: Game<T>;
  /** As they came from outside. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly given: DeepReadonly<T['Given']>;
  readonly seats: number;
  /** The game's steps, all of one form. */
  readonly steps: readonly AnyStep<T>[];
}
