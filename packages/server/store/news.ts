import type { RoomFacts } from '@consigliere/match';

/** Entries of one room that follow each other, as one: all their lines, and how the room stands after them. */
export interface News {
  readonly room: string;
  /** How many lines the journal had before. */
  readonly expected: number;
  readonly game: string;
  phase: RoomFacts['phase'];
  isPublic: 0 | 1;
  /** null: as it was. */
  card: string | null;
  awaited: number;
  wake: number | null;
  hold: number;
  changedAt: number;
  readonly lines: { readonly at: number; readonly body: string; readonly hash: string }[];
  /** In their order: who sits in another place than before, or nowhere any more. */
  readonly moves: (readonly [player: string, seat: number | null])[];
}
