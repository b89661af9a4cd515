import type { ClientMessage, Invitation, PlayerSign, PROTOCOL_VERSION, ServerMessage } from '@consigliere/protocol';
import { OFFLINE, type Refusal } from './link.ts';
import { RemoteRoomSignals } from './remote-room-signals.ts';
import { HouseTime } from './room-signals.ts';

/** The protocol version of this page. Only its type is imported, so that the schemas and their parser aren't loaded. */
const VERSION: typeof PROTOCOL_VERSION = 2;

/** A socket that reconnects by itself. */
export interface Socket {
  /** Sends a message if the socket is open. */
  send(text: string): void;
  reconnect(): void;
}
export interface SocketListeners {
  opened(): void;
  received(text: string): void;
  lost(): void;
}

interface ServerConnectionOptions {
  readonly connect: (listeners: SocketListeners) => Socket;
  /** The name of this page's build; null: it has none. */
  readonly build: string | null;
  /** Reloads the page; false: it was reloaded for this reason before. */
  readonly reload: (reason: string) => boolean;
  /** Called when somebody invites the guest. */
  readonly onInvited?: (invitation: Invitation) => void;
  readonly later: (then: () => void, milliseconds: number) => void;
  readonly wall?: () => number;
}

/** After this many milliseconds without a message the page pings the server. */
const QUIET = 10_000;
/** After this many milliseconds without an answer to it the connection is lost. */
const PATIENCE = 4_000;
/** The reason why an outdated page gets nothing. */
const OLD = 'old-page';
/** How long to wait after a `too-fast`. */
const SLOWER = 1_000;

type OutboxMessage = Extract<ClientMessage, { id: string }>;

/** A command that isn't acknowledged yet. It is sent again, with the same id, after a lost connection. */
interface OutboxEntry {
  readonly text: string;
  readonly sender: object;
  readonly settle: (refusal: Refusal | null) => void;
}

/** Commands that are sent and not acknowledged yet, in order. */
class Outbox {
  readonly #entries = new Map<string, OutboxEntry>();

  add(message: OutboxMessage, sender: object): { text: string; settled: Promise<Refusal | null> } {
    const text = JSON.stringify(message);
    const settled = new Promise<Refusal | null>(settle => this.#entries.set(message.id, { text, sender, settle }));
    return { text, settled };
  }

  texts(): readonly string[] {
    return [...this.#entries.values()].map(({ text }) => text);
  }

  settle(id: string, refusal: Refusal | null): void {
    this.#entries.get(id)?.settle(refusal);
    this.#entries.delete(id);
  }

  /** The server answers in order, so a message that it couldn't read or run was the oldest. */
  failOldest(code: string): void {
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.settle(oldest, { code, rule: null });
  }

  /** Settles all entries of a sender that doesn't wait any longer. */
  giveUp(sender: object): void {
    for (const [id, entry] of this.#entries) if (entry.sender === sender) this.settle(id, OFFLINE);
  }
}

/** The page's one connection to the server, for all rooms it shows. */
export class ServerConnection {
  readonly time: HouseTime;
  readonly #options: ServerConnectionOptions;
  readonly #wall: () => number;
  readonly #rooms = new Map<string, RemoteRoomSignals>();
  readonly #outbox = new Outbox();
  #socket: Socket | null = null;
  /** Whether the server has said hello. */
  #isReady = false;
  /** The server has another protocol version, and reloading didn't help. */
  #isOld = false;
  /** The server's build, if it isn't this page's. */
  #newer: string | null = null;
  #receivedAt = 0;
  /** Since when a message of the server is awaited. */
  #awaitedSince: number | null = null;

  constructor(options: ServerConnectionOptions) {
    this.#options = options;
    this.#wall = options.wall ?? Date.now;
    this.time = new HouseTime(this.#wall);
  }

  /** Shows a room from now on; `isScreen`: on a common screen. */
  watch(room: string, isScreen = false): RemoteRoomSignals {
    const known = this.#rooms.get(room);
    if (known !== undefined) return known;
    const signals = new RemoteRoomSignals(isScreen);
    this.#rooms.set(room, signals);
    if (this.#isOld) signals.close(OLD);
    else if (this.#socket === null) this.#connect();
    else if (this.#isReady) this.#requestRoom(room, signals);
    return signals;
  }

  /** Connects without a room, for what the server tells the guest. */
  listen(): void {
    if (this.#socket === null) this.#connect();
  }

  unwatch(room: string): void {
    if (this.#rooms.delete(room) && this.#isReady) this.#send({ type: 'unwatch', room });
  }

  /** Tells the others at a table what the player is doing. It's worth nothing later, so it isn't sent again. */
  sign(room: string, sign: PlayerSign): void {
    if (this.#isReady) this.#send({ type: 'sign', room, sign });
  }

  /** Sends a command as soon as the server is ready, and again until it is acknowledged. */
  run(message: OutboxMessage, sender: object): Promise<Refusal | null> {
    const { text, settled } = this.#outbox.add(message, sender);
    if (this.#isReady) this.#socket?.send(text);
    return settled;
  }

  giveUp(sender: object): void {
    this.#outbox.giveUp(sender);
  }

  /** Finds out whether the connection broke without a sign. To be called every few seconds. */
  checkAlive(): void {
    const now = this.#wall();
    if (this.#awaitedSince !== null) {
      if (now - this.#awaitedSince >= PATIENCE) this.reconnect();
    } else if (this.#isReady && now - this.#receivedAt >= QUIET) {
      this.#awaitedSince = now;
      this.#send({ type: 'ping' });
    }
  }

  reconnect(): void {
    if (this.#socket === null) return;
    this.#lose();
    this.#socket.reconnect();
  }

  /** The server lets this device in no more: no room can be shown. */
  refuse(code: string): void {
    for (const signals of this.#rooms.values()) signals.close(code);
  }

  #connect(): void {
    this.#socket = this.#options.connect({
      opened: () => this.#open(),
      received: text => this.#receive(JSON.parse(text) as ServerMessage),
      lost: () => this.#lose(),
    });
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #requestRoom(room: string, signals: RemoteRoomSignals): void {
    if (signals.closed.value !== null) return;
    const as = signals.isScreen ? { isScreen: true } : {};
    this.#send({ type: 'watch', room, from: signals.story.value.length, ...as });
  }

  #open(): void {
    // The server sends the first message.
    this.#awaitedSince = this.#wall();
    for (const signals of this.#rooms.values()) signals.connect();
  }

  #lose(): void {
    this.#isReady = false;
    this.#awaitedSince = null;
    for (const signals of this.#rooms.values()) signals.lose();
  }

  #receive(message: ServerMessage): void {
    this.#receivedAt = this.#wall();
    this.#awaitedSince = null;
    if ('now' in message) this.time.adjust(message.now);
    switch (message.type) {
      case 'hello':
        return this.#handleHello(message);
      case 'seen':
        return this.#show(message.room, signals => signals.show(message.seen));
      case 'news':
        return this.#show(message.room, signals => signals.update(message));
      case 'done':
        return this.#settle(message.id, null);
      case 'refused':
        return this.#settle(message.id, { code: message.code, rule: message.rule });
      case 'closed':
        return this.#rooms.get(message.room)?.close(message.code);
      case 'chat':
        return this.#rooms.get(message.room)?.addRemark(message);
      case 'emote': {
        const signals = this.#rooms.get(message.room);
        if (signals !== undefined && signals.emote.value?.id !== message.id) signals.emote.value = message;
        return;
      }
      case 'here': {
        const signals = this.#rooms.get(message.room);
        if (signals !== undefined) signals.here.value = message;
        return;
      }
      case 'invited':
        return this.#options.onInvited?.(message.invitation);
      case 'error':
        return this.#handleError(message.code);
    }
  }

  #handleError(code: string): void {
    if (code === 'too-fast') return this.#options.later(() => this.#resend(), SLOWER);
    if (code !== 'too-many-rooms') return this.#outbox.failOldest(code);
    for (const signals of this.#rooms.values()) if (signals.status.value === 'connecting') signals.close(code);
  }

  #settle(id: string, refusal: Refusal | null): void {
    this.#outbox.settle(id, refusal);
    this.#reloadIfIdle();
  }

  #handleHello({ version, build }: Extract<ServerMessage, { type: 'hello' }>): void {
    if (version !== VERSION) return this.#stop(version);
    this.#newer = build !== null && this.#options.build !== null && build !== this.#options.build ? build : null;
    this.#isReady = true;
    this.#resend();
    this.#reloadIfIdle();
  }

  /** Reloads an outdated page. If that has brought no newer one, the page says so. */
  #stop(version: number): void {
    if (this.#options.reload(`protocol-${version}`)) return;
    this.#isOld = true;
    for (const signals of this.#rooms.values()) signals.close(OLD);
  }

  /** The server still understands an older build, so the page waits until its outbox is empty. */
  #reloadIfIdle(): void {
    if (this.#newer !== null && this.#outbox.texts().length === 0) this.#options.reload(`build-${this.#newer}`);
  }

  /** Sends everything again that the server may not have received. It runs no command twice. */
  #resend(): void {
    if (!this.#isReady) return;
    for (const [room, signals] of this.#rooms) if (signals.status.value !== 'live') this.#requestRoom(room, signals);
    for (const text of this.#outbox.texts()) this.#socket?.send(text);
  }

  /** Shows a snapshot or an update. If something before it is missing, requests a snapshot. */
  #show(room: string, apply: (signals: RemoteRoomSignals) => boolean): void {
    const signals = this.#rooms.get(room);
    if (signals !== undefined && !apply(signals)) this.#requestRoom(room, signals);
  }
}
