import type { Duplex } from 'node:stream';
import {
  CLOSE,
  type ClientMessage,
  clientMessageSchema,
  type ErrorCode,
  plainAnswer,
  type ServerMessage,
} from '@consigliere/protocol';
import { WebSocket } from 'ws';
import type { Context } from '../context.ts';
import { runCommand } from '../house/host.ts';
import { isTooDeep } from '../http/depth.ts';
import type { MessageLimiter } from '../limits.ts';
import { Problem } from '../problem.ts';
import { type Member, textOf } from './feeds.ts';

/** Who reads so slowly that this waits for him is dropped: he is shown everything anew when he comes back. */
const MOST_WAITING = 1024 * 1024;
const MOST_ROOMS = 16;
/** Whoever says more than this before he is answered is not listened to any more. */
const MOST_UNANSWERED = 200;
/** How long, in milliseconds, a socket that is closed for good may take to hear of it. */
const GOODBYE = 1_000;

/** A guest's socket: what it says is done in order, one thing after the other. */
export class Connection implements Member {
  readonly guest: string;
  readonly #context: Context;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #pacing: MessageLimiter;
  readonly #rooms = new Set<string>();
  /** What was said and is not listened to yet. */
  readonly #unanswered: string[] = [];
  #isBusy = false;
  #isOpen = true;
  /** Frames that go out together. */
  #frames = '';

  /** `stream` is what the socket writes to. */
  constructor(context: Context, socket: WebSocket, stream: Duplex, guest: string) {
    this.#context = context;
    this.#socket = socket;
    this.#stream = stream;
    this.#pacing = context.limits.newMessageLimiter();
    this.guest = guest;
    socket.on('message', (data, isBinary) => {
      if (!this.#isOpen) return;
      this.#unanswered.push(isBinary ? '' : String(data));
      if (this.#unanswered.length > MOST_UNANSWERED) return this.#throwOut();
      if (!this.#isBusy) void this.#listen();
    });
  }

  /** What is sent in one go is written in one. */
  send(text: string): void {
    if (!this.#isOpen) return;
    if (this.#stream.writableLength > MOST_WAITING) return this.close(CLOSE.tooSlow, 'too-slow');
    if (this.#frames === '') queueMicrotask(() => this.#flush());
    this.#frames += frameOf(text);
  }

  /** Beside the socket's own frames: it compresses nothing and keeps none back, so they stay in order. */
  #flush(): void {
    const frames = this.#frames;
    this.#frames = '';
    if (frames !== '' && this.#socket.readyState === WebSocket.OPEN && this.#stream.writable)
      this.#stream.write(frames, 'latin1');
  }

  /** Nothing more is read from him, not even his goodbye. */
  #throwOut(): void {
    this.close(CLOSE.tooFast, 'too-fast');
    this.#socket.pause();
    setTimeout(() => this.#socket.terminate(), GOODBYE).unref();
  }

  async #listen(): Promise<void> {
    this.#isBusy = true;
    while (this.#unanswered.length > 0 && this.#isOpen) {
      const pace = this.#pacing.count();
      if (pace === 'hopeless') return this.#throwOut();
      if (pace === 'too-fast') return this.#wait();
      try {
        const answered = this.#hear(this.#unanswered.shift() ?? '');
        if (answered !== undefined) await answered;
      } catch (fault) {
        this.#fail(fault);
      }
    }
    this.#isBusy = false;
  }

  /** Who says too much is told so, and nothing more is taken from him until it is counted anew: he has to wait, not we. */
  #wait(): void {
    this.#tell({ type: 'error', code: 'too-fast' });
    this.#socket.pause();
    const goOn = (): void => {
      this.#socket.resume();
      void this.#listen();
    };
    setTimeout(goOn, this.#pacing.timeLeft()).unref();
  }

  /** Nothing is sent or done any more. */
  close(code: number, reason: string): void {
    this.#flush();
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

  #hear(text: string): Promise<void> | void {
    const message = parsed(text);
    if (typeof message === 'string') {
      this.#pacing.charge();
      return this.#tell({ type: 'error', code: message });
    }
    return this.#obey(message);
  }

  #obey(message: ClientMessage): Promise<void> | void {
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
        return runCommand(this.#context, room, { player: this.guest, id }, command, ack =>
          this.#tell(ack.ok ? { type: 'done', id } : { type: 'refused', id, code: ack.code, rule: ack.rule }),
        );
      }
      case 'say':
        return this.#say(message);
    }
  }

  /** Who cannot be shown a room for now is sent away, to come back: he would wait for it in vain. */
  #watch(room: string, from: number): Promise<void> {
    return this.#show(room, from).catch((fault: unknown) => {
      this.#context.log.error({ err: fault, room }, 'a room could not be shown');
      this.close(CLOSE.restart, 'restart');
    });
  }

  async #show(room: string, from: number): Promise<void> {
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
  const answer = plainAnswer(data);
  if (answer !== null) return answer;
  if (isTooDeep(data)) return 'too-deep';
  const message = clientMessageSchema.safeParse(data);
  return message.success ? message.data : 'bad-message';
}

/** The first byte of a frame that is the whole of a text. */
const TEXT = '\x81';
const LONGER_THAN_ASCII = /[\u0080-\uffff]/;

/**
 * A text as a frame of RFC 6455, every byte a character: several are put together, and written with one call, without a buffer
 * being made of any.
 */
export function frameOf(text: string): string {
  const bytes = LONGER_THAN_ASCII.test(text) ? Buffer.from(text).toString('latin1') : text;
  return TEXT + lengthOf(bytes.length) + bytes;
}

function lengthOf(length: number): string {
  if (length < 126) return String.fromCharCode(length);
  if (length < 65_536) return String.fromCharCode(126, length >> 8, length & 255);
  const bytes = Buffer.alloc(9, 127);
  bytes.writeBigUInt64BE(BigInt(length), 1);
  return bytes.toString('latin1');
}
