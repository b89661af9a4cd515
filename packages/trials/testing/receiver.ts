import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** A request that a receiver got. */
interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** How a receiver answers: with a status, never, or by hanging up. */
export type ReceiverAnswer = number | 'hang' | 'reset';

/** A receiver on this machine, which answers with a status, hangs, or hangs up. */
export class Receiver {
  readonly received: Received[] = [];
  status: ReceiverAnswer = 200;
  /** Decides how a request is answered; null: `status` says so. */
  decide: ((received: Received) => Promise<ReceiverAnswer>) | null = null;
  /** Seconds for which it asks senders to wait. */
  retryAfter: number | null = null;
  host = '';
  readonly #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      const parts = await request.toArray();
      const received = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      };
      this.received.push(received);
      const answer = (await this.decide?.(received)) ?? this.status;
      if (this.retryAfter !== null) response.setHeader('retry-after', this.retryAfter);
      if (answer === 'reset') request.socket.destroy();
      else if (answer !== 'hang') response.writeHead(answer).end();
    });
  }

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const bound = this.#server.address();
    this.host = `127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  }

  get messages(): readonly Record<string, unknown>[] {
    return this.received.map(({ body }) => JSON.parse(body));
  }

  get kinds(): readonly unknown[] {
    return this.messages.map(({ kind }) => kind);
  }

  get paths(): readonly string[] {
    return this.received.map(({ path }) => path);
  }

  /** Hangs up on everybody who is waiting for an answer. */
  dropConnections(): void {
    this.#server.closeAllConnections();
  }

  close(): void {
    this.dropConnections();
    this.#server.close();
  }
}
