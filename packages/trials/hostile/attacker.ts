import { WebSocket } from 'ws';
import { makeHostileText, type RandomBelow } from './mutate.ts';

/** What comes back for the ping at the end; whoever is too fast is answered nothing else. */
const LAST = ['{"type":"pong"}', '{"type":"error","code":"too-fast"}'];

/** How an attacker's socket is opened and what becomes of what it hears. */
interface AttackerOptions {
  readonly address: string;
  readonly cookie: string;
  readonly hear: (text: string) => void;
}

/** A socket that says what no client would, and comes back whenever it is thrown out. */
export class Attacker {
  readonly #options: AttackerOptions;
  #socket: WebSocket | null = null;
  /** Everything was listened to, or nobody listens any more. */
  #onEnd: () => void = () => {};

  constructor(options: AttackerOptions) {
    this.#options = options;
  }

  /** Says all of it; resolves once all of it was listened to, or the socket was closed over it. */
  async say(texts: readonly string[], randomBelow: RandomBelow): Promise<void> {
    const socket = await this.#open();
    if (socket === null) return;
    for (const text of texts) this.#send(socket, text, randomBelow);
    await new Promise<void>(resolve => {
      this.#onEnd = resolve;
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'ping' }));
      else resolve();
    });
  }

  /** In one piece, as bytes, or in several pieces. */
  #send(socket: WebSocket, text: string, randomBelow: RandomBelow): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    switch (randomBelow(12)) {
      case 0:
        return socket.send(Buffer.from(text), { binary: true });
      case 1: {
        const cut = randomBelow(text.length + 1);
        socket.send(text.slice(0, cut), { fin: false });
        return socket.send(text.slice(cut), { fin: true });
      }
      default:
        return socket.send(text);
    }
  }

  async close(): Promise<void> {
    const socket = this.#socket;
    if (socket === null || socket.readyState === WebSocket.CLOSED) return;
    const closed = new Promise(resolve => socket.once('close', resolve));
    socket.terminate();
    await closed;
  }

  async #open(): Promise<WebSocket | null> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    const { address, cookie, hear } = this.#options;
    const socket = new WebSocket(`ws://${address}/api/live`, { headers: { cookie, origin: `http://${address}` } });
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.on('close', () => this.#onEnd());
    socket.on('message', data => {
      const text = String(data);
      hear(text);
      if (LAST.includes(text)) this.#onEnd();
    });
    await new Promise<void>(resolve => {
      socket.once('open', resolve);
      socket.once('close', () => resolve());
    });
    return socket.readyState === WebSocket.OPEN ? socket : null;
  }
}

/** So many wrong texts like the ones given. */
export const makeVolley = (randomBelow: RandomBelow, count: number, message: () => object): readonly string[] =>
  Array.from({ length: count }, () => makeHostileText(randomBelow, message()));
