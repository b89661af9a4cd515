import type { Draw } from './draws.ts';
import type { Parsed, Result } from './game.ts';
import type { MatchRecord } from './record.ts';
import type { Seat, Shape, State } from './shape.ts';

/** One step of a match of an older version: its state, the notices on the way there, and the result if the match is over. */
export interface FrozenStep {
  readonly state: State<Shape>;
  /** The notices, under the name that the built files use. */
  readonly told: readonly FrozenNotice[];
  readonly result: Result | null;
}

/** A notice of an older version. */
export interface FrozenNotice {
  /** Absent: version 1 doesn't cite rules. */
  readonly rule?: string;
  readonly event: { readonly type: string };
  readonly instead?: Readonly<Record<Seat, { readonly type: string }>>;
}

/** A state together with the version of the rules that produced it. */
export interface OldState {
  readonly version: number;
  readonly state: unknown;
}

/** The rules of an older version of a game, built into one file with the kernel they were written for. */
export interface FrozenRules {
  readonly game: string;
  readonly version: number;
  /** Replays a record from its set-up, or from the state of an even older version. It stops at the first entry that doesn't fit. */
  replay(record: MatchRecord<Shape>, from: OldState | null): Iterable<Parsed<FrozenStep>>;
  /** The draws of each of these steps. */
  draws(record: MatchRecord<Shape>, from: OldState | null): Iterable<Parsed<readonly Draw[]>>;
  /** Folds a room's journal of this version, line by line. `packages/match` knows the room's type. */
  fold(
    lines: readonly { readonly number: number; readonly at: number; readonly body: string }[],
  ): Generator<undefined, unknown, undefined>;
}
