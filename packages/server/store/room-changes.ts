import type { RoomFacts } from '@consigliere/match';

/** Consecutive entries of one room, merged: all their lines, and the room's tip after them. */
export interface RoomChanges {
  readonly room: string;
  /** The number of lines that the journal had before. */
  readonly expected: number;
  readonly game: string;
  phase: RoomFacts['phase'];
  isPublic: 0 | 1;
  /** null: unchanged. */
  card: string | null;
  awaited: number;
  wake: number | null;
  hold: number;
  changedAt: number;
  readonly lines: { readonly at: number; readonly body: string; readonly hash: string }[];
  /** The players whose seat has changed, in order; or who have none any more. */
  readonly moves: (readonly [player: string, seat: number | null])[];
}
