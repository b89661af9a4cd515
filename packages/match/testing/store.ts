import type { Names } from '../room/names.ts';
import type { Append, RoomStore, StoredLine } from '../store.ts';

interface Kept {
  readonly lines: StoredLine[];
  append: Append;
  leaseUntil: number;
}

/** A store in memory, in which a test can intervene. */
export class MemoryStore implements RoomStore {
  readonly rooms = new Map<string, Kept>();
  readonly names = new Map<string, Map<string, string | null>>();
  /** Called before an append is checked: here another node can be faster. */
  onAppend: (append: Append) => Promise<void> | void = () => {};

  async append(append: Append): Promise<'done' | 'conflict'> {
    await this.onAppend(append);
    const kept = this.rooms.get(append.room) ?? { lines: [], append, leaseUntil: 0 };
    if (kept.lines.length !== append.expected) return 'conflict';
    for (const { at, body } of append.lines) kept.lines.push({ number: kept.lines.length, at, body });
    this.names.set(append.room, new Map([...(this.names.get(append.room) ?? []), ...(append.names ?? [])]));
    this.rooms.set(append.room, { ...kept, append, leaseUntil: append.leaseUntil ?? 0 });
    return 'done';
  }

  async read(room: string, from: number): Promise<readonly StoredLine[]> {
    return this.rooms.get(room)?.lines.slice(from) ?? [];
  }

  async readNames(room: string): Promise<Names> {
    return this.names.get(room) ?? new Map();
  }

  /** Deletes a player, as a house does: the name is gone. */
  deleteName(room: string, player: string): void {
    this.names.get(room)?.set(player, null);
  }

  /** Removes a room. */
  remove(room: string): void {
    this.rooms.delete(room);
    this.names.delete(room);
  }

  async claim(now: number, limit: number, lease: number): Promise<readonly string[]> {
    const due = [...this.rooms].filter(
      ([, { append, leaseUntil }]) => append.wake !== null && append.wake <= now && leaseUntil <= now,
    );
    for (const [, kept] of due.slice(0, limit)) kept.leaseUntil = now + lease;
    return due.slice(0, limit).map(([id]) => id);
  }

  /** The types of the lines of a room. */
  typesOf(room: string): string[] {
    return (this.rooms.get(room)?.lines ?? []).map(({ body }) => (JSON.parse(body) as { type: string }).type);
  }
}
