import { applyUpdate, type RoomView } from '@consigliere/match';
import type { ClientMessage, ServerMessage, WireCommand } from '@consigliere/protocol';
import { WebSocket } from 'ws';
import { newId } from '../testing/test-client.ts';

/** A client that can't connect tries again after this many milliseconds plus a random part, as the pages do. */
const [AGAIN, SPREAD] = [500, 1000];

/** An answer that has been sent and isn't acknowledged yet. */
interface PendingAnswer {
  readonly id: string;
  readonly command: WireCommand;
  readonly due: number;
}

export interface LoadClientOptions {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly random: (n: number) => number;
  /** Called when the room view, the prompt or the connection may have changed. */
  readonly onChange: (client: LoadClient) => void;
  readonly onAcknowledged: (client: LoadClient, id: string, due: number) => void;
  /** Called when the answer's outcome arrives, with the number of chapters up to it. */
  readonly onOutcome: (client: LoadClient, chapters: number, due: number) => void;
  readonly onRefused: (code: string) => void;
  readonly onFault: (fault: string) => void;
}

/** A player or spectator with one socket at one table, who reconnects when the connection is lost. */
export class LoadClient {
  readonly #options: LoadClientOptions;
  #room = '';
  #socket: WebSocket | null = null;
  #seen: RoomView | null = null;
  #pending: PendingAnswer | null = null;
  /** The acknowledged answer whose outcome comes next: when it was due, and how many chapters there were before. */
  #outcome: { readonly due: number; readonly chapters: number } | null = null;
  #isFresh = false;
  #isLeaving = false;

  constructor(options: LoadClientOptions) {
    this.#options = options;
  }

  /** Whether the socket is open and the client has the current room view. */
  get isLive(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN && this.#isFresh;
  }

  get isWaiting(): boolean {
    return this.#pending !== null;
  }

  get chapters(): number {
    return this.#seen?.chapters ?? 0;
  }

  get isOver(): boolean {
    return this.#seen !== null && this.#seen.phase !== 'playing';
  }

  get mayAnswer(): boolean {
    return this.isLive && this.#pending === null && !this.isOver && this.#actions().length > 0;
  }

  /** Stops watching the current room and watches this one. */
  watchRoom(room: string): void {
    if (this.#room !== '') this.#send({ type: 'unwatch', room: this.#room });
    this.#room = room;
    this.#seen = null;
    this.#outcome = null;
    this.#isFresh = false;
    this.#send({ type: 'watch', room, from: 0 });
  }

  connect(): void {
    const { address, headers, random, onChange } = this.#options;
    const socket = new WebSocket(`ws://${address}/api/live`, { headers, perMessageDeflate: false });
    this.#socket = socket;
    socket.on('open', () => this.#resume());
    socket.on('message', data => this.#receive(JSON.parse(String(data))));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#isLeaving || this.#socket !== socket) return;
      this.#isFresh = false;
      onChange(this);
      setTimeout(() => this.connect(), AGAIN + random(SPREAD));
    });
  }

  /** Drops the connection without a closing handshake and reconnects at once. */
  dropConnection(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isFresh = false;
    socket?.terminate();
    this.#options.onChange(this);
    this.connect();
  }

  leave(): void {
    this.#isLeaving = true;
    this.#socket?.terminate();
  }

  /** Answers the prompt with a random legal action. */
  answer(due: number): void {
    const match = this.#seen?.match;
    const actions = this.#actions();
    const picks = [actions[this.#options.random(actions.length)]] as Extract<WireCommand, { type: 'answer' }>['picks'];
    const command: WireCommand = {
      type: 'answer',
      decision: Number(match?.prompt?.id),
      branch: match?.branch ?? 0,
      picks,
    };
    this.#pending = { id: newId(), command, due };
    this.#outcome = null;
    this.#sendAnswer(this.#pending);
    this.#options.onChange(this);
  }

  #actions(): readonly unknown[] {
    return (this.#seen?.match?.prompt?.actions ?? []) as readonly unknown[];
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #sendAnswer({ id, command }: PendingAnswer): void {
    this.#send({ type: 'do', room: this.#room, id, command });
  }

  /** Repeats the unacknowledged answer before watching, so that the snapshot includes it. */
  #resume(): void {
    if (this.#pending !== null) this.#sendAnswer(this.#pending);
    this.#send({ type: 'watch', room: this.#room, from: this.chapters });
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'seen':
        if (message.room === this.#room) this.#update(message.seen);
        return;
      case 'news':
        if (message.room === this.#room && this.#seen !== null) this.#update(applyUpdate(this.#seen, message));
        return;
      case 'done':
      case 'refused':
        return this.#settle(message);
      case 'closed':
      case 'error':
        this.#options.onFault(JSON.stringify(message));
    }
  }

  #update(seen: RoomView): void {
    const first = seen.chapters - (seen.match?.heard.length ?? 0);
    if (first !== this.chapters) this.#options.onFault(`expected chapter ${this.chapters}, got chapter ${first}`);
    this.#seen = seen;
    this.#isFresh = true;
    const outcome = this.#outcome;
    this.#outcome = null;
    if (outcome !== null && seen.chapters > outcome.chapters) this.#options.onOutcome(this, seen.chapters, outcome.due);
    this.#options.onChange(this);
  }

  #settle(message: Extract<ServerMessage, { type: 'done' | 'refused' }>): void {
    const pending = this.#pending;
    if (pending?.id !== message.id) return;
    this.#pending = null;
    if (message.type === 'refused') this.#options.onRefused(message.code);
    else {
      this.#isFresh = false;
      this.#outcome = { due: pending.due, chapters: this.chapters };
      this.#options.onAcknowledged(this, message.id, pending.due);
    }
    this.#options.onChange(this);
  }
}
