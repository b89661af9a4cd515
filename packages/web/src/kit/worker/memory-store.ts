import type { StoredLine } from '@consigliere/match';
import { frozen, type LocalStore, namesOf, nextHead, type RoomHead } from './local-store.ts';

interface StoredRoom {
  readonly head: RoomHead;
  readonly lines: readonly StoredLine[];
  readonly state: string | null;
}

/** Stores rooms in memory, if the browser stores nothing. */
export function memoryStore(wall: () => number): LocalStore {
  const rooms = new Map<string, StoredRoom>();
  return {
    lasts: false,
    append: async append => {
      const kept = rooms.get(append.room);
      const head = nextHead(kept?.head, append, wall());
      if (head === null) return 'conflict';
      const more = append.lines.map(({ at, body }, index) => ({ number: append.expected + index, at, body }));
      rooms.set(append.room, { head, lines: [...(kept?.lines ?? []), ...more], state: append.state() });
      return 'done';
    },
    read: async (room, from) => rooms.get(room)?.lines.slice(from) ?? [],
    readNames: async room => namesOf(rooms.get(room)?.head),
    head: async room => rooms.get(room)?.head,
    heads: async () => [...rooms.values()].map(({ head }) => head),
    state: async room => rooms.get(room)?.state ?? null,
    freeze: async room => {
      const kept = rooms.get(room);
      if (kept !== undefined) rooms.set(room, { ...kept, head: frozen(kept.head) });
    },
    forget: async room => {
      rooms.delete(room);
    },
  };
}
