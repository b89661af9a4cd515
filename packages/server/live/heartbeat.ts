import type { WebSocket } from 'ws';

/** Every socket is asked for a sign of life once in so many beats, each in its turn: thousands at once would be heard in every answer. */
const TURNS = 30;

/** Ends sockets whose other end is gone: a line that was cut says nothing. */
export class Heartbeat {
  readonly #turns: readonly Set<WebSocket>[] = Array.from({ length: TURNS }, () => new Set());
  readonly #answered = new WeakSet<WebSocket>();
  #next = 0;
  #beats = 0;

  add(socket: WebSocket): void {
    const turn = this.#turns[this.#next++ % TURNS];
    turn?.add(socket);
    this.#answered.add(socket);
    socket.on('pong', () => this.#answered.add(socket));
    socket.on('close', () => turn?.delete(socket));
  }

  /** To be called every second. */
  beat(): void {
    for (const socket of this.#turns[this.#beats++ % TURNS] ?? []) {
      if (this.#answered.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }
}
