import type { RareParts } from '../room/decide.ts';
import { RARE_PARTS } from '../room/rare-commands.ts';
import { foldLines, readRecord, readRoom } from './journal.ts';

/** The parts that a host needs beyond plain play in rooms that it has opened itself: to read journals, and for everything about a table. */
export interface RareHostParts extends RareParts {
  readonly readRoom: typeof readRoom;
  readonly readRecord: typeof readRecord;
  readonly foldLines: typeof foldLines;
}

/** A host that has these parts from the beginning returns them at once. */
export type LoadRare = () => RareHostParts | Promise<RareHostParts>;

export const RARE_HOST_PARTS: RareHostParts = { ...RARE_PARTS, readRoom, readRecord, foldLines };
