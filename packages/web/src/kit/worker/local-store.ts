import type { Append, Names, RoomFacts, RoomStore } from '@consigliere/match';

/** A stored room without its journal. */
export interface RoomHead {
  readonly id: string;
  readonly lines: number;
  /** House time of its last line, and the wall-clock time of the append. */
  readonly at: number;
  readonly updatedAt: number;
  readonly facts: RoomFacts;
  /** The names of its players, by player; absent: an older page has written it. */
  readonly names?: Readonly<Record<string, string | null>>;
}

/** The store of this device's rooms. */
export interface LocalStore extends Pick<RoomStore, 'append' | 'read' | 'readNames'> {
  /** Whether rooms outlast the page. */
  readonly lasts: boolean;
  head(room: string): Promise<RoomHead | undefined>;
  heads(): Promise<readonly RoomHead[]>;
  /** The latest state of its match, as JSON; null: there is none. */
  state(room: string): Promise<string | null>;
  /** Marks a room of another version of the rules. Nobody is awaited there. */
  freeze(room: string): Promise<void>;
  forget(room: string): Promise<void>;
}

/** An append to a room that was deleted. */
export class RoomForgotten extends Error {}

/** The head of a room after an append; null: another tab has appended meanwhile. */
export function nextHead(head: RoomHead | undefined, append: Append, updatedAt: number): RoomHead | null {
  const { room: id, expected, lines, facts } = append;
  // A conflict would be retried for ever.
  if (head === undefined && expected > 0) throw new RoomForgotten(id);
  if ((head?.lines ?? 0) !== expected) return null;
  const names = { ...head?.names, ...Object.fromEntries(append.names ?? []) };
  return { id, lines: expected + lines.length, at: lines.at(-1)?.at ?? head?.at ?? 0, updatedAt, facts, names };
}

/** The names of a room's players, as its host needs them. */
export const namesOf = (head: RoomHead | undefined): Names => new Map(Object.entries(head?.names ?? {}));

/** The head of a room that can't be continued here. */
export const frozen = (head: RoomHead): RoomHead => ({
  ...head,
  facts: { ...head.facts, phase: 'frozen', awaited: [] },
});
