import type { Append, RoomFacts, RoomStore, StoredLine } from '@consigliere/match';

/** What is known of a kept room without reading its journal. */
export interface Head {
  readonly id: string;
  readonly lines: number;
  /** House time of its last line, and when that was by the wall clock. */
  readonly at: number;
  readonly updatedAt: number;
  readonly facts: RoomFacts;
}

/** Where the rooms of this device are kept. */
export interface Shelf extends Pick<RoomStore, 'append' | 'read'> {
  /** Whether anything lasts longer than the page. */
  readonly lasts: boolean;
  head(room: string): Promise<Head | undefined>;
  heads(): Promise<readonly Head[]>;
  forget(room: string): Promise<void>;
}

/** Nobody may write on in a room that was forgotten. */
export class Forgotten extends Error {}

/** The head of a room after an append; null: somebody else has written meanwhile. */
export function nextHead(head: Head | undefined, append: Append, updatedAt: number): Head | null {
  const { room: id, expected, lines, facts } = append;
  // A conflict would be tried again for ever.
  if (head === undefined && expected > 0) throw new Forgotten(id);
  if ((head?.lines ?? 0) !== expected) return null;
  return { id, lines: expected + lines.length, at: lines.at(-1)?.at ?? head?.at ?? 0, updatedAt, facts };
}

/** Keeps rooms as long as the page lasts, where the browser keeps nothing. */
export function memoryShelf(wall: () => number): Shelf {
  const rooms = new Map<string, { readonly head: Head; readonly lines: readonly StoredLine[] }>();
  return {
    lasts: false,
    append: async append => {
      const kept = rooms.get(append.room);
      const head = nextHead(kept?.head, append, wall());
      if (head === null) return 'conflict';
      const more = append.lines.map(({ at, body }, index) => ({ number: append.expected + index, at, body }));
      rooms.set(append.room, { head, lines: [...(kept?.lines ?? []), ...more] });
      return 'done';
    },
    read: async (room, from) => rooms.get(room)?.lines.slice(from) ?? [],
    head: async room => rooms.get(room)?.head,
    heads: async () => [...rooms.values()].map(({ head }) => head),
    forget: async room => {
      rooms.delete(room);
    },
  };
}
