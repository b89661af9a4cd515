import type { Attendance, RoomUpdate, RoomView } from '@consigliere/match';
import type { ChatMessage, ClientMessage, PROTOCOL_VERSION, ServerMessage } from '@consigliere/protocol';
import { signal } from '@preact/signals';
import type { Refusal } from './link.ts';
import { OFFLINE } from './link.ts';
import { RoomSignals } from './room-signals.ts';

/** The protocol this page speaks; by its type alone, so that the descriptions and their parser are not loaded. */
export const VERSION: typeof PROTOCOL_VERSION = 2;

interface OfRoom {
  readonly room: string;
  readonly now: number;
}

/** What the server says on the socket, with rooms as they are known in packages/match: the server's tests see to it that they are. */
export type TypedServerMessage =
  | Exclude<ServerMessage, { type: 'seen' | 'news' }>
  | (OfRoom & { readonly type: 'seen'; readonly seen: RoomView })
  | (OfRoom & { readonly type: 'news' } & RoomUpdate);

export const parseServerMessage = (text: string): TypedServerMessage => JSON.parse(text) as TypedServerMessage;

/** What was asked for and not answered yet; it is asked again, with the same id, after a broken connection. */
interface OutboxEntry {
  readonly text: string;
  /** Who asked for it. */
  readonly by: object;
  readonly settle: (refusal: Refusal | null) => void;
}

/** Everything that is under way, in order. */
export class Outbox {
  readonly #open = new Map<string, OutboxEntry>();

  add(message: Extract<ClientMessage, { id: string }>, by: object): { text: string; ended: Promise<Refusal | null> } {
    const text = JSON.stringify(message);
    const ended = new Promise<Refusal | null>(settle => this.#open.set(message.id, { text, by, settle }));
    return { text, ended };
  }

  /** What is to be sent once more. */
  texts(): readonly string[] {
    return [...this.#open.values()].map(({ text }) => text);
  }

  settle(id: string, refusal: Refusal | null): void {
    this.#open.get(id)?.settle(refusal);
    this.#open.delete(id);
  }

  /** The server answers in order: what it could not read or do was the oldest. */
  fail(code: string): void {
    const [oldest] = this.#open.keys();
    if (oldest !== undefined) this.settle(oldest, { code, rule: null });
  }

  /** Somebody does not wait any longer. */
  giveUp(by: object): void {
    for (const [id, errand] of this.#open) if (errand.by === by) this.settle(id, OFFLINE);
  }
}

/** What is shown of one room on a server: with those who are here, and what they say. */
export class RemoteRoomSignals extends RoomSignals {
  /** Which seats are connected; null until the server has said so. */
  readonly here = signal<Attendance | null>(null);
  readonly chat = signal<readonly ChatMessage[]>([]);

  /** The line is there, but how things are is not known yet. */
  dial(): void {
    if (this.closed.value === null) this.line.value = 'dialling';
  }

  lose(): void {
    this.line.value = 'dead';
  }

  gather(attendance: Attendance): void {
    this.here.value = attendance;
  }

  /** What is told twice is kept once. */
  say(remark: ChatMessage): void {
    const others = this.chat.value.filter(({ number }) => number !== remark.number);
    this.chat.value = [...others, remark].sort((one, other) => one.number - other.number);
  }
}
