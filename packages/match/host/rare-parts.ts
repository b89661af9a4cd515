import type { RareParts } from '../room/decide.ts';
import { DUE } from '../room/due.ts';
import type { Line } from '../room/lines.ts';
import { RARE_PARTS } from '../room/rare-commands.ts';
import type { Room } from '../room/room.ts';
import type { Due } from '../room/timing.ts';
import type { Append } from '../store.ts';
import { appendOf } from './append-of.ts';
import { foldLines, readRecord, readRoom } from './journal.ts';

/** The parts that a host needs beyond plain play in rooms that it has opened itself: to read journals, and for everything about a table. */
export interface RareHostParts extends RareParts {
  readonly readRoom: typeof readRoom;
  readonly readRecord: typeof readRecord;
  readonly foldLines: typeof foldLines;
  readonly appendOf: (room: Room, lines: readonly Line[], leaseUntil: number) => Append;
  readonly due: Due;
}

/** A host that has these parts from the beginning returns them at once. */
export type LoadRare = () => RareHostParts | Promise<RareHostParts>;

export const RARE_HOST_PARTS: RareHostParts = { ...RARE_PARTS, readRoom, readRecord, foldLines, appendOf, due: DUE };
