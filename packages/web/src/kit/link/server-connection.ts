import type { ClientMessage } from '@consigliere/protocol';
import type { Refusal } from './link.ts';
import { HouseTime } from './room-signals.ts';
import { Outbox, parseServerMessage, RemoteRoomSignals, type TypedServerMessage, VERSION } from './wire.ts';

/** A socket that dials again by itself. */
export interface Socket {
  /** Sends, where it is open. */
  send(text: string): void;
  redial(): void;
}
export interface SocketListeners {
  opened(): void;
  heard(text: string): void;
  lost(): void;
}

interface Parts {
  readonly dial: (ears: SocketListeners) => Socket;
  /** The name of this page's build; null: it has none. */
  readonly build: string | null;
  /** Loads the page anew; false: for this reason that was done before. */
  readonly renew: (reason: string) => boolean;
  readonly later: (then: () => void, milliseconds: number) => void;
  readonly wall?: () => number;
}

/** After so long without a word the server is asked for one, and after so long without an answer it is gone. */
const QUIET = 10_000;
const PATIENCE = 4_000;
/** Why nothing is to be had from a server that speaks otherwise. */
const OLD = 'old-page';
/** How long to wait after having been too fast. */
const SLOWER = 1_000;

/** The one socket of the page: tells the server what is looked at and done, and everybody here what the server says. */
export class ServerConnection {
  readonly time: HouseTime;
  readonly #parts: Parts;
  readonly #wall: () => number;
  readonly #rooms = new Map<string, RemoteRoomSignals>();
  readonly #errands = new Outbox();
  #socket: Socket | null = null;
  #isGreeted = false;
  /** The server speaks otherwise, and no other page is to be had. */
  #isOld = false;
  /** The build the server has, where it is another one than this page's. */
  #newer: string | null = null;
  #heardAt = 0;
  /** Since when a word of the server is waited for. */
  #askedAt: number | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#wall = parts.wall ?? Date.now;
    this.time = new HouseTime(this.#wall);
  }

  /** A room as it is shown here from now on. */
  watch(room: string): RemoteRoomSignals {
    const here = this.#rooms.get(room);
    if (here !== undefined) return here;
    const shown = new RemoteRoomSignals();
    this.#rooms.set(room, shown);
    if (this.#isOld) shown.close(OLD);
    else if (this.#socket === null) this.#dial();
    else if (this.#isGreeted) this.#ask(room, shown);
    return shown;
  }

  unwatch(room: string): void {
    if (this.#rooms.delete(room) && this.#isGreeted) this.#send({ type: 'unwatch', room });
  }

  /** Has something done, as soon as the line is there and until it is acknowledged. */
  run(message: Extract<ClientMessage, { id: string }>, by: object): Promise<Refusal | null> {
    const { text, ended } = this.#errands.add(message, by);
    if (this.#isGreeted) this.#socket?.send(text);
    return ended;
  }

  giveUp(by: object): void {
    this.#errands.giveUp(by);
  }

  /** To be called every few seconds: a line that broke without a word is found out. */
  beat(): void {
    const now = this.#wall();
    if (this.#askedAt !== null) {
      if (now - this.#askedAt >= PATIENCE) this.redial();
    } else if (this.#isGreeted && now - this.#heardAt >= QUIET) {
      this.#askedAt = now;
      this.#send({ type: 'ping' });
    }
  }

  redial(): void {
    if (this.#socket === null) return;
    this.#lost();
    this.#socket.redial();
  }

  #dial(): void {
    this.#socket = this.#parts.dial({
      opened: () => this.#opened(),
      heard: text => this.#heard(parseServerMessage(text)),
      lost: () => this.#lost(),
    });
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #ask(room: string, shown: RemoteRoomSignals): void {
    if (shown.closed.value === null) this.#send({ type: 'watch', room, from: shown.story.value.length });
  }

  #opened(): void {
    // The server speaks first.
    this.#askedAt = this.#wall();
    for (const shown of this.#rooms.values()) shown.dial();
  }

  #lost(): void {
    this.#isGreeted = false;
    this.#askedAt = null;
    for (const shown of this.#rooms.values()) shown.lose();
  }

  #heard(told: TypedServerMessage): void {
    this.#heardAt = this.#wall();
    this.#askedAt = null;
    if ('now' in told) this.time.hear(told.now);
    switch (told.type) {
      case 'hello':
        return this.#greeted(told);
      case 'seen':
        return this.#show(told.room, signals => signals.show(told.seen));
      case 'news':
        return this.#show(told.room, signals => signals.update(told));
      case 'done':
        return this.#settle(told.id, null);
      case 'refused':
        return this.#settle(told.id, { code: told.code, rule: told.rule });
      case 'closed':
        return this.#rooms.get(told.room)?.close(told.code);
      case 'chat':
        return this.#rooms.get(told.room)?.say(told);
      case 'here':
        return this.#rooms.get(told.room)?.gather(told);
      case 'error':
        return this.#wrong(told.code);
    }
  }

  #wrong(code: string): void {
    if (code === 'too-fast') return this.#parts.later(() => this.#again(), SLOWER);
    if (code !== 'too-many-rooms') return this.#errands.fail(code);
    for (const shown of this.#rooms.values()) if (shown.line.value === 'dialling') shown.close(code);
  }

  #settle(id: string, refusal: Refusal | null): void {
    this.#errands.settle(id, refusal);
    this.#renewIfIdle();
  }

  #greeted({ version, build }: Extract<TypedServerMessage, { type: 'hello' }>): void {
    if (version !== VERSION) return this.#stop(version);
    this.#newer = build !== null && this.#parts.build !== null && build !== this.#parts.build ? build : null;
    this.#isGreeted = true;
    this.#again();
    this.#renewIfIdle();
  }

  /** A page that is not understood is loaded anew; where that has brought no other, it says so. */
  #stop(version: number): void {
    if (this.#parts.renew(`protocol-${version}`)) return;
    this.#isOld = true;
    for (const shown of this.#rooms.values()) shown.close(OLD);
  }

  /** An older page is understood, so it can wait until everything it has asked for is done. */
  #renewIfIdle(): void {
    if (this.#newer !== null && this.#errands.texts().length === 0) this.#parts.renew(`build-${this.#newer}`);
  }

  /** Says once more what the server may not have heard; what it has done it does not do again. */
  #again(): void {
    if (!this.#isGreeted) return;
    for (const [room, shown] of this.#rooms) if (shown.line.value !== 'live') this.#ask(room, shown);
    for (const text of this.#errands.texts()) this.#socket?.send(text);
  }

  /** Shows a snapshot or an update. If something before it is missing, asks for a snapshot. */
  #show(room: string, apply: (signals: RemoteRoomSignals) => boolean): void {
    const signals = this.#rooms.get(room);
    if (signals !== undefined && !apply(signals)) this.#ask(room, signals);
  }
}
