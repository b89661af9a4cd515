import type { Shape } from '@consigliere/kernel';
import type { Command, Heard, RoomSeen } from '@consigliere/match';
import type { ReadonlySignal } from '@preact/signals';

/** Why something was not done: a code for the words, and the rule where there is one. */
export interface Refusal {
  readonly code: string;
  readonly rule: string | null;
}

/** A table somebody sits at or looks at, wherever it is hosted: on this device or on a server. */
export interface Link {
  /** What the viewer sees now; null: not yet. */
  readonly seen: ReadonlySignal<RoomSeen | null>;
  /** Everything that was told, chapter by chapter; the first is the set-up. */
  readonly story: ReadonlySignal<readonly Heard<Shape>[]>;
  /** Whether what is shown is how it is. */
  readonly line: ReadonlySignal<'dialling' | 'live' | 'dead'>;
  /** Why there is no such table for this viewer. */
  readonly closed: ReadonlySignal<string | null>;
  /** Does something; null: it was done. */
  do(command: Command): Promise<Refusal | null>;
  /** House time, in milliseconds: what clocks are told in. */
  now(): number;
  hangUp(): void;
}
