import { applyUpdate, type RoomView } from '@consigliere/match';
import { type ServerMessage, serverMessageSchema, type WireCommand } from '@consigliere/protocol';
import { WebSocket } from 'ws';
import type { NodeProcess } from './node-process.ts';
import { newId } from './test-client.ts';

/** What a client knows of one table. */
interface WatchedRoom {
  seen: RoomView | null;
  /** Chapters it has. */
  chapters: number;
  /** A command that was not answered yet. */
  pending: { readonly id: string; readonly command: WireCommand } | null;
  /** When it was said first. */
  saidAt: number;
  /** Whether what was seen last includes everything that was answered. */
  isFresh: boolean;
  /** Whether the connection was lost since something was seen, with nothing of his own under way. */
  isBack: boolean;
}

interface ReconnectingClientOptions {
  readonly nodes: readonly NodeProcess[];
  readonly headers: Readonly<Record<string, string>>;
  readonly rooms: readonly string[];
  readonly random: (n: number) => number;
  /** An answer was acknowledged, after so many milliseconds. */
  readonly onAnswered: (milliseconds: number) => void;
  /** What is to be waited for before the next answer; null: nothing. */
  readonly hold: () => Promise<void> | null;
  /** He is back at a table at which nothing has happened meanwhile: what he saw there before, and sees now. */
  readonly onReturn?: (room: string, before: RoomView, after: RoomView) => void;
  /** Where nodes fail for a reason: resolves when it is gone. Whoever is told of a fault hangs up and comes back then. */
  readonly ready?: () => Promise<void>;
}

/**
 * Somebody who plays at several tables over one socket, answers whatever he is asked at once, and comes back whenever the
 * connection breaks: then he says again what was not answered, and asks for the chapters he does not have.
 */
export class ReconnectingClient {
  /** The answers that were acknowledged, by their ids. */
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

  /** Plays until everything is over. */
  async play(): Promise<void> {
    const finished = new Promise<void>((resolve, reject) => {
      this.#finish = { resolve, reject };
    });
    await this.#connect();
    await finished;
    this.#socket?.close();
  }

  /** How the match at a table ended, as it was seen here. */
  endOf(room: string): RoomView | null {
    return this.#tables.get(room)?.seen ?? null;
  }

  /** Connects to any node that is up; if none is, to the first as soon as it is. */
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

  /** First what was not answered, then a look: so what is seen includes it. */
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
        if (!before) throw new Error(`news of ${message.room} come before it was shown`);
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
    if (first !== table.chapters) throw new Error(`${table.chapters} chapters are here, and number ${first} comes`);
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

  /** Answers if it is asked, with anything that the rules allow. */
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

/** Whether nobody has answered meanwhile: not even in secret, where a chapter comes only with the last. */
const hasNoNewAnswer = (before: RoomView, after: RoomView): boolean =>
  before.chapters === after.chapters && String(before.match?.waiting) === String(after.match?.waiting);

/** What was seen, without how it came to it. */
