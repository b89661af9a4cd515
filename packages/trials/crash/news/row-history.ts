import type { ReadStore } from './store-reader.ts';

/** A row of the queue as it was seen last. */
export interface SeenRow {
  readonly id: string;
  readonly room: string;
  readonly guest: string;
  readonly channel: string;
  readonly status: string;
  readonly fault: string;
  /** In house time. */
  readonly settledAt: number;
  /** When it was first seen with this status. */
  readonly since: number;
}

/** The rows of the queue: those that are dropped are removed after an hour of house time, so they are read every now and then. */
export class RowHistory {
  readonly rows = new Map<string, SeenRow>();
  readonly #read: ReadStore;

  constructor(read: ReadStore) {
    this.#read = read;
  }

  async readOn(): Promise<void> {
    const found = await this.#read('select id, room, guest, channel, status, fault, settled_at from outgoing');
    for (const row of found) {
      const [id, status] = [String(row.id), String(row.status)];
      const before = this.rows.get(id);
      const since = before?.status === status ? before.since : performance.now();
      this.rows.set(id, {
        ...{ id, status, since, room: String(row.room), guest: String(row.guest), channel: String(row.channel) },
        ...{ fault: String(row.fault), settledAt: Number(row.settled_at) },
      });
    }
  }

  /** How many rows wait or are being sent. */
  async countUnsettled(): Promise<number> {
    const [row] = await this.#read("select count(*) as count from outgoing where status in ('waiting', 'sending')");
    return Number(row?.count);
  }
}
