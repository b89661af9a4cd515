import type { AnyStep } from './any-step.ts';
import type { GameBox } from './edition/field.ts';
import type { Follow } from './follow.ts';
import type { Model } from './model.ts';
import type { Action, DeepReadonly, Seat, SeatView, Shape, State, Step, StepKind, Table, View } from './shape.ts';

/** The result of a match. place: 1 = won, equal places share; 0 = everybody lost. lines: the score sheet by category. */
export interface Result {
  readonly place: readonly number[];
  readonly score: readonly number[];
  readonly lines: readonly { readonly what: string; readonly by: readonly number[] }[];
}

/** The result of reading input that may be wrong. */
export type Parsed<X> = { readonly ok: true; readonly value: X } | { readonly ok: false; readonly why: string };

/** How many things of one name lie in one place. */
export type ThingCount = readonly [thing: string, place: string, count: number];

/** The four drawers. */
export type Drawers<T extends Shape> = Pick<State<T>, 'open' | 'recalled' | 'own' | 'sealed'>;

/** Two numbers that calibrate an evaluation p as a chance: σ(a + b · logit p). */
export type Scale = readonly [a: number, b: number];

export interface Advice<T extends Shape> {
  /** How good the view is for its seat, from 0 to 1. */
  evaluate(view: SeatView<T>): number;
  rollout?(view: SeatView<T>, legal: readonly Action<T>[], random: (n: number) => number): Action<T>;
  /** How far search plays imagined matches on before it calls `evaluate`, and the percentage of random answers in them. */
  readonly search?: { readonly horizon: number; readonly whims: number };
  /** How the chances that players see are estimated from imagined matches. */
  readonly chances?: {
    /**
     * How far those matches are played on before `evaluate` is called, and their percentage of random answers. Absent: the same as
     * search.
     */
    readonly playing?: { readonly horizon: number; readonly whims: number };
    /** By player count, fitted by `npm run calibration -- GAME --fit`. Absent: evaluations aren't scaled. */
    readonly scales?: Readonly<Record<number, Scale>>;
    /** How likely it is that everybody loses. Absent: somebody always wins. */
    nobodyWins?(view: SeatView<T>): number;
  };
  /** The percentage of random answers of the two weakest levels. A long match needs fewer. */
  readonly levels?: { readonly whims: readonly [first: number, second: number] };
  /** Whether an answer attacks nobody and doesn't hurry to win. A lesson's opponents give no others where they can. */
  isGentle?(view: SeatView<T>, action: Action<T>): boolean;
  /** How well an imagined world explains what the others have done, from 0 to 1, given the events that the viewer was told. */
  plausible?(view: SeatView<T>, world: Drawers<T>, heard: readonly (T['Event'] | T['Whisper'])[]): number;
  /** A faster implementation of the rules for search. It must behave exactly like them (`npm run fuzz -- GAME --model`). */
  model?(rules: Rules<T>, view: SeatView<T>, heard: readonly (T['Event'] | T['Whisper'])[]): Model<T>;
}

/** The parts of a game's previews: what its views show, without any rules. */
export interface Previews<T extends Shape> {
  /** Everything a player can count or point at, each once, the most important first. */
  facts(view: SeatView<T>): readonly T['Fact'][];
  /** The parts of a view that no fact reads, as paths such as `open.moved`. */
  readonly unsaid: readonly string[];
  /** Facts that change with the answer itself. If nothing else changes, the answer does nothing. */
  readonly aside: readonly T['Fact']['what'][];
  /** Names what the rest depends on after this reveal: only what is certain about the event, never what it reveals. */
  dependsOn(revealed: T['Event'] | T['Whisper']): T['Luck'];
  /**
   * Reveals and questions that begin what comes next, such as a roll or another turn. An answer that leads only to them does nothing
   * itself.
   */
  readonly onward?: readonly (T['Event']['type'] | StepKind<T>)[];
  /** Events that say that something had no effect. */
  readonly idle?: readonly T['Event']['type'][];
  /** Events that only say that nobody reacted, or that the viewer did. */
  readonly lets?: readonly (T['Event'] | T['Whisper'])['type'][];
}

/** How matches of older versions continue by this version's rules. */
export interface StateMigration<T extends Shape> {
  /** By version: the options that keep its reading of the rulebook. */
  readonly readings: Readonly<Record<number, Readonly<Record<string, unknown>>>>;
  /** Converts a state of an older version; null: it isn't one. */
  state(state: unknown, version: number): State<T> | null;
}

export interface Game<T extends Shape> {
  readonly id: string;
  /** Raised when old records would replay differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Every option with its possible values, the default first. */
  readonly options: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** The box with the game's components. The option `edition` says what differs from it. Absent: nothing can be changed. */
  readonly box?: GameBox<unknown>;
  /** Reads options from outside and makes the match's `Given` from them. */
  given(options: Readonly<Record<string, unknown>>, seats: number): Parsed<T['Given']>;
  setup(given: DeepReadonly<T['Given']>, seats: number): Drawers<T>;
  begin(table: Table<T>): void;
  readonly flow: { readonly [K in StepKind<T>]: Step<T, K> };
  tally(state: Drawers<T>): T['Tally'];
  /** The options of a rematch. `seatOf` maps an old seat to the player's new one (null: that player has left). Absent: the same options. */
  rematch?(
    rules: Rules<T>,
    open: DeepReadonly<T['Open']>,
    seatOf: (seat: Seat) => Seat | null,
  ): Readonly<Record<string, unknown>>;
  /** null: the match isn't over. */
  result(open: DeepReadonly<T['Open']>, given: DeepReadonly<T['Given']>): Result | null;
  /** Imagines the hidden drawers so that they are consistent with a view. */
  imagine(view: View<T>, random: (n: number) => number): Pick<State<T>, 'own' | 'sealed'>;
  /** Events and whispers that tell the hearer something new: a drawn card, a die roll, a revealed hand. */
  readonly reveals: readonly (T['Event']['type'] | T['Whisper']['type'])[];
  /** The inventory of things, without knowledge about them. The laws use it, as well as the following two; hosts play without them. */
  things?(state: Drawers<T>): Iterable<ThingCount>;
  /** Finds what is wrong with a state. */
  check?(state: State<T>, given: DeepReadonly<T['Given']>): string | null;
  /** Every type of answer and event, and named moments among the events. A long fuzz must see them all. */
  readonly occurs?: {
    readonly actions: readonly Action<T>['type'][];
    readonly events: readonly T['Event']['type'][];
    readonly moments: Readonly<Record<string, (event: T['Event']) => boolean>>;
  };
  /** How others follow its events. Absent: every event is followed like a move. */
  readonly follow?: Follow<T>;
  readonly advice?: Advice<T>;
  readonly preview?: Previews<T>;
  /** Absent: matches of older versions can't continue. */
  readonly migrate?: StateMigration<T>;
}

/** A game with everything that the laws check. */
export type CheckedGame<T extends Shape = Shape> = Game<T> & Required<Pick<Game<T>, 'things' | 'occurs'>>;

/** A game bound to the options and edition of one match. Every function of the kernel needs it besides the state. */
export interface Rules<T extends Shape> {
  readonly game: Game<T>;
  /** As they came from outside. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly given: DeepReadonly<T['Given']>;
  readonly seats: number;
  /** The game's steps, all in the same form. */
  readonly steps: readonly AnyStep<T>[];
}
