import { randomBytes } from 'node:crypto';
import { applyUpdate, type RoomView } from '@consigliere/match';
import { type ServerMessage, serverMessageSchema, type WireCommand } from '@consigliere/protocol';
import { WebSocket } from 'ws';

/** The response to a request. */
export interface TestResponse {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

export const newId = (): string => randomBytes(16).toString('hex');

/** A guest's browser: it keeps its cookie and sends its origin. */
export class TestClient {
  readonly #address: string;
  readonly headers: Record<string, string>;

  constructor(address: string, headers: Record<string, string> = {}) {
    this.#address = address;
    this.headers = { origin: `http://${address}`, ...headers };
  }

  /** A client that is already registered as a guest. */
  static async asGuest(address: string, body: object = {}): Promise<TestClient> {
    const client = new TestClient(address);
    await client.post('/api/guests', body);
    return client;
  }

  get(path: string): Promise<TestResponse> {
    return this.#request('GET', path);
  }

  /** A client that opens a table adds its entropy to it, as a page does. */
  async post(path: string, body?: unknown): Promise<TestResponse> {
    const response = await this.#request('POST', path, body);
    if (path === '/api/rooms' && response.status === 200) await this.#addEntropy(response.body);
    return response;
  }

  async #addEntropy({ room, entropyRound: round }: TestResponse['body']): Promise<void> {
    const command = { type: 'add-entropy', round, entropy: newId() };
    await this.#request('POST', `/api/rooms/${room}/commands`, { id: newId(), command });
  }

  patch(path: string, body: unknown): Promise<TestResponse> {
    return this.#request('PATCH', path, body);
  }

  delete(path: string): Promise<TestResponse> {
    return this.#request('DELETE', path);
  }

  async #request(method: string, path: string, body?: unknown): Promise<TestResponse> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(`http://${this.#address}${path}`, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(text === undefined ? {} : { body: text }),
    });
    for (const cookie of response.headers.getSetCookie()) this.#keepCookie(cookie);
    const answer = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(answer) : { text: answer } };
  }

  /** Keeps a cookie, or forgets it if it has expired. */
  #keepCookie(cookie: string): void {
    const [pair = '', ...rest] = cookie.split('; ');
    const name = `${pair.split('=', 1)[0]}=`;
    const others = (this.headers.cookie ?? '').split('; ').filter(each => each !== '' && !each.startsWith(name));
    this.headers.cookie = [...others, ...(rest.includes('Max-Age=0') ? [] : [pair])].join('; ');
  }

  /** Opens a socket; rejects with the status of a refused handshake. */
  openSocket(): Promise<TestSocket> {
    const socket = new WebSocket(`ws://${this.#address}/api/live`, { headers: this.headers });
    const line = new TestSocket(socket);
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve(line));
      socket.on('unexpected-response', (_, { statusCode }) => reject(new Error(`status ${statusCode}`)));
      socket.on('error', reject);
    });
  }
}

/** The client's end of a socket. It keeps every message, checked by its schema; an update is kept as the snapshot it leads to, with the new chapters. */
export class TestSocket {
  readonly socket: WebSocket;
  readonly received: ServerMessage[] = [];
  readonly closed: Promise<number>;
  readonly #waiting = new Set<() => void>();
  readonly #rooms = new Map<string, RoomView>();
  #read = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise(resolve => socket.on('close', resolve));
    socket.on('message', data => {
      this.received.push(this.#asSnapshot(serverMessageSchema.parse(JSON.parse(String(data)))));
      for (const look of this.#waiting) look();
    });
  }

  #asSnapshot(message: ServerMessage): ServerMessage {
    if (message.type !== 'seen' && message.type !== 'news') return message;
    const { room, now } = message;
    const before = this.#rooms.get(room);
    const seen = message.type === 'seen' ? message.seen : before && applyUpdate(before, message);
    if (seen === undefined) throw new Error('an update of a room without a snapshot');
    this.#rooms.set(room, seen);
    return { type: 'seen', room, now, seen };
  }

  send(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  command(room: string, command: WireCommand, id = newId()): string {
    this.send({ type: 'do', room, id, command });
    return id;
  }

  /** The next message of a type that fits, after those already waited for. */
  next<T extends ServerMessage['type']>(
    type: T,
    fits: (message: Extract<ServerMessage, { type: T }>) => boolean = () => true,
  ): Promise<Extract<ServerMessage, { type: T }>> {
    const isMeant = (message: ServerMessage): message is Extract<ServerMessage, { type: T }> =>
      message.type === type && fits(message as Extract<ServerMessage, { type: T }>);
    return this.#nextMatching(isMeant);
  }

  #nextMatching<M extends ServerMessage>(isMeant: (message: ServerMessage) => message is M): Promise<M> {
    return new Promise(resolve => {
      const look = (): void => {
        for (let message = this.received[this.#read]; message !== undefined; message = this.received[this.#read]) {
          this.#read++;
          if (!isMeant(message)) continue;
          this.#waiting.delete(look);
          return resolve(message);
        }
      };
      this.#waiting.add(look);
      look();
    });
  }

  async nextOfAnyType(): Promise<ServerMessage> {
    return this.#nextMatching((message): message is ServerMessage => message !== undefined);
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}
