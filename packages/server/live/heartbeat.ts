import type { WebSocket } from 'ws';

/** Each socket is pinged once in this many ticks, a part of them at each tick: thousands of pings at once would delay answers. */
const TURNS = 30;

/** Terminates sockets whose client is gone: a broken connection gives no sign. */
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
