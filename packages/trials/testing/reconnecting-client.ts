import { applyUpdate, type RoomView } from '@consigliere/match';
import { type ServerMessage, serverMessageSchema, type WireCommand } from '@consigliere/protocol';
import { WebSocket } from 'ws';
import type { NodeProcess } from './node-process.ts';
import { newId } from './test-client.ts';

/** The client's knowledge of one room. */
interface WatchedRoom {
  seen: RoomView | null;
  /** How many chapters it has. */
  chapters: number;
  /** The command that isn't acknowledged yet. */
  pending: { readonly id: string; readonly command: WireCommand } | null;
  /** When the pending command was first sent. */
  saidAt: number;
  /** Whether the room view includes every acknowledged answer. */
  isFresh: boolean;
  /** Whether the connection was lost while no command was pending. */
  isBack: boolean;
}

interface ReconnectingClientOptions {
  readonly nodes: readonly NodeProcess[];
  readonly headers: Readonly<Record<string, string>>;
  readonly rooms: readonly string[];
  readonly random: (n: number) => number;
  /** Called when an answer is acknowledged, with its latency. */
  readonly onAnswered: (milliseconds: number) => void;
  /** Returns a promise to wait for before the next answer, or null. */
  readonly hold: () => Promise<void> | null;
  /** Called after reconnecting to a table where nothing has happened, with the room views before and after. */
  readonly onReturn?: (room: string, before: RoomView, after: RoomView) => void;
  /** Where nodes may fail: resolves when the cause is gone. After an internal error the client disconnects and waits for this. */
  readonly ready?: () => Promise<void>;
}

/**
 * A client that plays at several tables over one socket, answers at once, and reconnects whenever the connection is lost. Then
 * it repeats unacknowledged commands and asks for the chapters it doesn't have.
 */
export class ReconnectingClient {
  /** Ids of the acknowledged answers. */
  readonly acknowledged: string[] = [];
  /** How often the connection was lost. */
  losses = 0;
  readonly #options: ReconnectingClientOptions;
  readonly #tables: Map<string, WatchedRoom>;
  #socket: WebSocket | null = null;
  #isDone = false;
  #finish: { resolve(): void; reject(fault: unknown): void } = { resolve: () => {}, reject: () => {} };

  constructor(options: ReconnectingClientOptions) {
    this.#options = options;
    this.#tables = new Map(
      options.rooms.map(room => [
        room,
        { seen: null, chapters: 0, pending: null, saidAt: 0, isFresh: false, isBack: false },
      ]),
    );
  }

  /** Plays until all matches are over. */
  async play(): Promise<void> {
    const finished = new Promise<void>((resolve, reject) => {
      this.#finish = { resolve, reject };
    });
    await this.#connect();
    await finished;
    this.#socket?.close();
  }

  /** The last room view of a table. */
  endOf(room: string): RoomView | null {
    return this.#tables.get(room)?.seen ?? null;
  }

  /** Connects to a random node that is up, or waits for the first one. */
  async #connect(): Promise<void> {
    const { nodes, headers, random } = this.#options;
    const up = nodes.filter(({ isUp }) => isUp);
    const node = up[random(Math.max(1, up.length))] ?? nodes[0];
    if (node === undefined) throw new Error('there are no nodes');
    await node.up;
    await this.#options.ready?.();
    const socket = new WebSocket(`ws://${node.address}/api/live`, {
      headers: { ...headers, origin: `http://${node.address}` },
    });
    this.#socket = socket;
    socket.on('open', () => this.#greet(socket));
    socket.on('message', data => {
      try {
        this.#hear(serverMessageSchema.parse(JSON.parse(String(data))));
      } catch (fault) {
        this.#finish.reject(fault);
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#isDone) return;
      this.losses++;
      this.#connect().catch(this.#finish.reject);
    });
  }

  /** Repeats unacknowledged commands before watching, so that the snapshot includes them. */
  #greet(socket: WebSocket): void {
    for (const [room, table] of this.#tables) {
      table.isBack = table.isFresh && table.pending === null;
      table.isFresh = false;
      if (table.pending !== null) this.#say({ type: 'do', room, ...table.pending }, socket);
      this.#say({ type: 'watch', room, from: table.chapters }, socket);
    }
  }

  #say(message: object, socket = this.#socket): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'seen':
        return this.#look(message.room, message.seen);
      case 'news': {
        const before = this.#tables.get(message.room)?.seen;
        if (!before) throw new Error(`an update of ${message.room} came before its snapshot`);
        return this.#look(message.room, applyUpdate(before, message));
      }
      case 'done':
      case 'refused':
        return this.#settle(message);
      case 'error':
        if (message.code === 'internal' && this.#options.ready !== undefined) return this.#socket?.terminate();
        throw new Error(`the server says ${message.code}`);
      case 'closed':
        throw new Error(`the server says ${JSON.stringify(message)}`);
    }
  }

  #look(room: string, seen: RoomView): void {
    const table = this.#tables.get(room);
    if (table === undefined) return;
    const first = seen.chapters - (seen.match?.heard.length ?? 0);
    if (first !== table.chapters) throw new Error(`expected chapter ${table.chapters}, got chapter ${first}`);
    if (table.isBack && table.seen !== null && hasNoNewAnswer(table.seen, seen))
      this.#options.onReturn?.(room, table.seen, seen);
    table.isBack = false;
    table.seen = seen;
    table.chapters = seen.chapters;
    table.isFresh = true;
    this.#act(room, table);
    if ([...this.#tables.values()].every(each => each.seen?.phase === 'over' && each.pending === null)) this.#end();
  }

  #settle(message: Extract<ServerMessage, { type: 'done' | 'refused' }>): void {
    for (const [room, table] of this.#tables) {
      if (table.pending?.id !== message.id) continue;
      table.pending = null;
      if (message.type === 'done') {
        this.acknowledged.push(message.id);
        table.isFresh = false;
        this.#options.onAnswered(performance.now() - table.saidAt);
      } else this.#act(room, table);
    }
  }

  /** Answers the prompt, if any, with a random legal action. */
  #act(room: string, table: WatchedRoom): void {
    const match = table.seen?.match ?? null;
    const actions = (match?.prompt?.actions ?? []) as { type: string }[];
    if (!table.isFresh || table.pending !== null || match === null || actions.length === 0) return;
    const held = this.#options.hold();
    if (held !== null) return void held.then(() => this.#act(room, table));
    const action = actions[this.#options.random(actions.length)];
    if (action === undefined) return;
    const decision = Number(match.prompt?.id);
    const command: WireCommand = { type: 'answer', decision, branch: match.branch, picks: [action] };
    table.pending = { id: newId(), command };
    table.saidAt = performance.now();
    this.#say({ type: 'do', room, ...table.pending });
  }

  #end(): void {
    this.#isDone = true;
    this.#finish.resolve();
  }
}

/** Whether nobody has answered in between, not even in secret: secret answers make one chapter together. */
const hasNoNewAnswer = (before: RoomView, after: RoomView): boolean =>
  before.chapters === after.chapters &&
  String(before.match?.waiting) === String(after.match?.waiting) &&
  (before.match?.prompt == null) === (after.match?.prompt == null);
