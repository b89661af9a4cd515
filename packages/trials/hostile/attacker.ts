import { WebSocket } from 'ws';
import { makeHostileText, type RandomBelow } from './mutate.ts';

/** The replies to the last ping; a limited socket only gets the second. */
const LAST = ['{"type":"pong"}', '{"type":"error","code":"too-fast"}'];

/** How to open an attacker's socket, and what to do with the messages it receives. */
interface AttackerOptions {
  readonly address: string;
  readonly cookie: string;
  readonly hear: (text: string) => void;
}

/** A socket that sends hostile messages and reconnects whenever it is disconnected. */
export class Attacker {
  readonly #options: AttackerOptions;
  #socket: WebSocket | null = null;
  /** Called when the server has read everything, or the socket is closed. */
  #onEnd: () => void = () => {};

  constructor(options: AttackerOptions) {
    this.#options = options;
  }

  /** Sends all texts; resolves once the server has read them or has closed the socket. */
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

  /** Sends a text in one frame, as binary, or in two fragments. */
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

/** Makes hostile texts from messages. */
export const makeVolley = (randomBelow: RandomBelow, count: number, message: () => object): readonly string[] =>
  Array.from({ length: count }, () => makeHostileText(randomBelow, message()));
