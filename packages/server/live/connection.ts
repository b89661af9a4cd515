import { randomUUID } from 'node:crypto';
import {
  CLOSE,
  type ClientMessage,
  clientMessageSchema,
  type ErrorCode,
  type ServerMessage,
} from '@consigliere/protocol';
import type { WebSocket } from 'ws';
import type { Context } from '../context.ts';
import { isTooDeep } from '../http/depth.ts';
import { obey } from '../obey.ts';
import { Problem } from '../problem.ts';
import { type Member, textOf } from './member.ts';

/** Who reads so slowly that this waits for him is dropped: he is shown everything anew when he comes back. */
const MOST_WAITING = 1024 * 1024;
const MOST_ROOMS = 16;
/** Whoever says more than this before he is answered is not listened to any more. */
const MOST_UNANSWERED = 200;

/** A guest's socket: what it says is done in order, one thing after the other. */
export class Connection implements Member {
  readonly guest: string;
  readonly #context: Context;
  readonly #socket: WebSocket;
  readonly #id = randomUUID();
  readonly #rooms = new Set<string>();
  #queue: Promise<void> = Promise.resolve();
  #unanswered = 0;
  #isOpen = true;

  constructor(context: Context, socket: WebSocket, guest: string) {
    this.#context = context;
    this.#socket = socket;
    this.guest = guest;
    socket.on('message', (data, isBinary) => {
      const text = isBinary ? '' : String(data);
      if (++this.#unanswered > MOST_UNANSWERED) return this.close(CLOSE.tooFast, 'too-fast');
      this.#queue = this.#queue.then(() => this.#hear(text)).catch(fault => this.#fail(fault));
    });
  }

  send(text: string): void {
    if (!this.#isOpen) return;
    if (this.#socket.bufferedAmount > MOST_WAITING) return this.close(CLOSE.tooSlow, 'too-slow');
    this.#socket.send(text);
  }

  /** Nothing is sent or done any more. */
  close(code: number, reason: string): void {
    this.gone();
    this.#socket.close(code, reason);
  }

  gone(): void {
    this.#isOpen = false;
    for (const room of this.#rooms) this.#context.feeds.leave(room, this);
    this.#rooms.clear();
  }

  #tell(message: ServerMessage): void {
    this.send(textOf(message));
  }

  async #hear(text: string): Promise<void> {
    this.#unanswered--;
    if (!this.#isOpen) return;
    const pace = await this.#context.limits.message(this.#id);
    if (pace === 'hopeless') return this.close(CLOSE.tooFast, 'too-fast');
    if (pace === 'too-fast') return this.#tell({ type: 'error', code: 'too-fast' });
    const message = parsed(text);
    if (typeof message === 'string') return this.#tell({ type: 'error', code: message });
    await this.#obey(message);
  }

  async #obey(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'ping':
        return this.#tell({ type: 'pong' });
      case 'watch':
        return this.#watch(message.room, message.from);
      case 'unwatch':
        this.#rooms.delete(message.room);
        return this.#context.feeds.leave(message.room, this);
      case 'do': {
        const { room, id, command } = message;
        return obey(this.#context, room, { player: this.guest, id }, command, ack =>
          this.#tell(ack.ok ? { type: 'done', id } : { type: 'refused', id, code: ack.code, rule: ack.rule }),
        );
      }
      case 'say':
        return this.#say(message);
    }
  }

  async #watch(room: string, from: number): Promise<void> {
    if (this.#rooms.size >= MOST_ROOMS && !this.#rooms.has(room))
      return this.#tell({ type: 'error', code: 'too-many-rooms' });
    this.#rooms.add(room);
    const closed = await this.#context.feeds.watch(room, this, from);
    if (closed !== null) {
      this.#rooms.delete(room);
      this.#tell({ type: 'closed', room, code: closed });
    } else if (!this.#isOpen) this.#context.feeds.leave(room, this);
  }

  async #say({ room, id, text }: Extract<ClientMessage, { type: 'say' }>): Promise<void> {
    try {
      await this.#context.talk.say({ room, guest: this.guest, id, text }, () => this.#tell({ type: 'done', id }));
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.#tell({ type: 'refused', id, code: problem.code, rule: null });
    }
  }

  #fail(fault: unknown): void {
    this.#context.log.error({ err: fault }, 'a message could not be answered');
    this.#tell({ type: 'error', code: 'internal' });
  }
}

/** A message of a client, or what is wrong with it. */
function parsed(text: string): ClientMessage | ErrorCode {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return 'bad-message';
  }
  if (isTooDeep(data)) return 'too-deep';
  const message = clientMessageSchema.safeParse(data);
  return message.success ? message.data : 'bad-message';
}
