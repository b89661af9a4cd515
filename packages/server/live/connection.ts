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
import type { GuestIds } from '../store/guests.ts';
import { textOf } from './feed-texts.ts';
import type { Member } from './feeds.ts';

/** Disconnects clients with more unsent bytes than this. They get a snapshot when they reconnect. */
const MOST_UNSENT_BYTES = 1024 * 1024;
const MOST_ROOMS = 16;
/** A client with more unanswered messages than this is disconnected. */
const MOST_UNANSWERED = 200;
/** How long a client that is disconnected for good may take to close, in milliseconds. */
const CLOSE_TIMEOUT = 1_000;

type WatchMessage = Extract<ClientMessage, { type: 'watch' }>;

/** A person's socket. Its messages are handled one after the other. */
export class Connection implements Member {
  readonly ids: GuestIds;
  readonly #context: Context;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #pacing: MessageLimiter;
  readonly #rooms = new Set<string>();
  /** All rooms that were ever watched here. */
  readonly #known = new Set<string>();
  /** Messages that aren't handled yet. */
  readonly #received: string[] = [];
  #isBusy = false;
  #isOpen = true;
  /** Frames that are written together. */
  #frames = '';

  /** `stream` is what the socket writes to. */
  constructor(context: Context, socket: WebSocket, stream: Duplex, ids: GuestIds) {
    this.#context = context;
    this.#socket = socket;
    this.#stream = stream;
    this.#pacing = context.limits.newMessageLimiter();
    this.ids = ids;
    socket.on('message', (data, isBinary) => {
      if (!this.#isOpen) return;
      this.#received.push(isBinary ? '' : String(data));
      if (this.#received.length > MOST_UNANSWERED) return this.#disconnect();
      if (!this.#isBusy) void this.#handleMessages();
    });
  }

  /** Messages sent in the same turn of the event loop go out in one write. */
  send(text: string): void {
    if (!this.#isOpen) return;
    if (this.#stream.writableLength > MOST_UNSENT_BYTES) return this.close(CLOSE.tooSlow, 'too-slow');
    if (this.#frames === '') queueMicrotask(() => this.#flush());
    this.#frames += frameOf(text);
  }

  /** Writes past the socket's own frames. It compresses and delays none, so all stay in order. */
  #flush(): void {
    const frames = this.#frames;
    this.#frames = '';
    if (frames !== '' && this.#socket.readyState === WebSocket.OPEN && this.#stream.writable)
      this.#stream.write(frames, 'latin1');
  }

  /** Reads nothing more from the client, not even its close frame. */
  #disconnect(): void {
    this.close(CLOSE.tooFast, 'too-fast');
    this.#socket.pause();
    setTimeout(() => this.#socket.terminate(), CLOSE_TIMEOUT).unref();
  }

  async #handleMessages(): Promise<void> {
    this.#isBusy = true;
    while (this.#received.length > 0 && this.#isOpen) {
      const pace = this.#pacing.count();
      if (pace === 'hopeless') return this.#disconnect();
      if (pace === 'too-fast') return this.#wait();
      try {
        const answered = this.#receive(this.#received.shift() ?? '');
        if (answered !== undefined) await answered;
      } catch (fault) {
        this.#fail(fault);
      }
    }
    this.#isBusy = false;
  }

  /** Tells a client that it is too fast, and reads nothing more until the next interval: its messages wait on its own side. */
  #wait(): void {
    this.#sendMessage({ type: 'error', code: 'too-fast' });
    this.#socket.pause();
    const resume = (): void => {
      this.#socket.resume();
      void this.#handleMessages();
    };
    setTimeout(resume, this.#pacing.timeLeft()).unref();
  }

  /** Sends and handles nothing any more. */
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

  #sendMessage(message: ServerMessage): void {
    this.send(textOf(message));
  }

  #receive(text: string): Promise<void> | void {
    const message = parseMessage(text);
    if (typeof message === 'string') {
      this.#pacing.charge();
      return this.#sendMessage({ type: 'error', code: message });
    }
    return this.#handle(message);
  }

  #handle(message: ClientMessage): Promise<void> | void {
    switch (message.type) {
      case 'ping':
        return this.#sendMessage({ type: 'pong' });
      case 'watch':
        return this.#watch(message);
      case 'sign':
        return this.#context.feeds.sign(message.room, this, message.sign);
      case 'unwatch':
        this.#rooms.delete(message.room);
        return this.#context.feeds.leave(message.room, this);
      case 'do': {
        const { room, id, command } = message;
        return runCommand(this.#context, room, { ids: this.ids, id }, command, ack =>
          this.#sendMessage(ack.ok ? { type: 'done', id } : { type: 'refused', id, code: ack.code, rule: ack.rule }),
        );
      }
      case 'say': {
        const { room, id, text } = message;
        return this.#speak(id, said => this.#context.talk.say({ room, ids: this.ids, id, text }, said));
      }
      case 'emote': {
        const { room, id, emote } = message;
        return this.#speak(id, said => this.#context.talk.emote({ room, ids: this.ids, id, emote }, said));
      }
    }
  }

  /** A client whose room can't be read now is disconnected, so that it tries again. */
  #watch(message: WatchMessage): Promise<void> {
    const { room } = message;
    return this.#openWatch(message).catch((fault: unknown) => {
      this.#context.log.error({ err: fault, room }, 'a room could not be shown');
      this.close(CLOSE.restart, 'restart');
    });
  }

  async #openWatch({ room, from, isScreen = false }: WatchMessage): Promise<void> {
    if (this.#rooms.size >= MOST_ROOMS && !this.#rooms.has(room))
      return this.#sendMessage({ type: 'error', code: 'too-many-rooms' });
    this.#rooms.add(room);
    void this.#context.news?.noteVisit(this.ids[0], room);
    // A whole story costs more than a message: a client that has it asks again only if it has missed something.
    if (this.#known.has(room)) this.#pacing.charge();
    this.#known.add(room);
    const closed = await this.#context.feeds.watch(room, this, from, isScreen);
    if (closed !== null) {
      this.#rooms.delete(room);
      this.#sendMessage({ type: 'closed', room, code: closed });
    } else if (!this.#isOpen) this.#context.feeds.leave(room, this);
  }

  async #speak(id: string, speak: (acknowledge: () => void) => Promise<void>): Promise<void> {
    try {
      await speak(() => this.#sendMessage({ type: 'done', id }));
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.#sendMessage({ type: 'refused', id, code: problem.code, rule: null });
    }
  }

  #fail(fault: unknown): void {
    this.#context.log.error({ err: fault }, 'a message could not be answered');
    this.#sendMessage({ type: 'error', code: 'internal' });
  }
}

/** A client's message, or the code of what is wrong with it. */
function parseMessage(text: string): ClientMessage | ErrorCode {
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

/** The first byte of a frame with a whole text. */
const TEXT = '\x81';
const LONGER_THAN_ASCII = /[\u0080-\uffff]/;

/**
 * A text as a frame of RFC 6455, every byte a character: several frames are joined and written with one call, without a buffer
 * for each.
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
