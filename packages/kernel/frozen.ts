import type { Draw } from './draws.ts';
import type { Parsed, Result } from './game.ts';
import type { MatchRecord } from './record.ts';
import type { Seat, Shape, State } from './shape.ts';

/** One step of a match of an older version: its state, what was told on the way there, and the result once the match is over. */
export interface FrozenStep {
  readonly state: State<Shape>;
  readonly told: readonly FrozenNotice[];
  readonly result: Result | null;
}

/** What an older version told. */
export interface FrozenNotice {
  /** Absent: version 1 doesn't say by which rule. */
  readonly rule?: string;
  readonly event: { readonly type: string };
  readonly instead?: Readonly<Record<Seat, { readonly type: string }>>;
}

/** A state and the version of the rules that left it. */
export interface OldState {
  readonly version: number;
  readonly state: unknown;
}

/** The rules of an older version of a game, built into one file with the kernel they were written for. */
export interface FrozenRules {
  readonly game: string;
  readonly version: number;
  /** Plays a record again, from its set-up or from the state that an even older version left. Stops at the first entry that doesn't fit. */
  replay(record: MatchRecord<Shape>, from: OldState | null): Iterable<Parsed<FrozenStep>>;
  /** What was drawn in each of these steps. */
  draws(record: MatchRecord<Shape>, from: OldState | null): Iterable<Parsed<readonly Draw[]>>;
  /** The room that a journal of this version tells of, line by line; `packages/match` knows the room's type. */
  fold(
    lines: readonly { readonly number: number; readonly at: number; readonly body: string }[],
  ): Generator<undefined, unknown, undefined>;
}
