import { sha256 } from '@consigliere/kernel/host';
import type { RoomFacts } from './store.ts';

/** How a file with one room names itself; the number is raised when an older program could not read it. */
export const ROOM_FORMAT = 'consigliere room 1';

/** A room in a file: everything of it but what was said. */
export interface RoomFile {
  readonly format: typeof ROOM_FORMAT;
  readonly room: string;
  readonly facts: RoomFacts;
  /** The latest state of the match, as JSON: what a later version of its game goes on from. */
  readonly state: string | null;
  readonly lines: readonly { readonly at: number; readonly body: string }[];
  /** The hash of the last line, which follows from all of them. */
  readonly head: string;
}

/** The hash of a journal: of each line that of the one before it, then its body. */
export const headOf = (lines: readonly { readonly body: string }[]): string =>
  lines.reduce((head, { body }) => sha256(head + body), '');
