import type { WireCommand } from '@consigliere/protocol';
import { WebSocket } from 'ws';
import { secretOf } from './side-server.ts';

const PONG = '{"type":"pong"}';

/** A guest's socket and requests. Everything received is kept as text. */
export class RecordingClient {
  /** Frames and responses in order, until they are taken. */
  received: string[] = [];
  readonly guest: string;
  #socket: WebSocket | null = null;
  #address = '';
  #onPong: (() => void) | null = null;

  constructor(guest: string) {
    this.guest = guest;
  }

  async connect(address: string): Promise<void> {
    this.#address = address;
    const socket = new WebSocket(`ws://${address}/api/live`, {
      headers: { origin: `http://${address}`, cookie: `guest=${secretOf(this.guest)}` },
    });
    this.#socket = socket;
    socket.on('message', data => {
      const text = String(data);
      this.received.push(text);
      if (text === PONG) this.#onPong?.();
    });
    await new Promise((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('error', reject);
    });
  }

  send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  sendCommand(room: string, id: string, command: WireCommand): void {
    this.send({ type: 'do', room, id, command });
  }

  /** Resolves when everything sent before has been answered and everything published before has arrived. */
  sync(): Promise<void> {
    return new Promise(resolve => {
      this.#onPong = resolve;
      this.send({ type: 'ping' });
    });
  }

  /** Makes a request and records the response without its date. */
  async get(path: string): Promise<void> {
    const cookie = `guest=${secretOf(this.guest)}`;
    const response = await fetch(`http://${this.#address}${path}`, { headers: { cookie } });
    const headers = [...response.headers].filter(([name]) => name !== 'date').map(pair => pair.join(': '));
    this.received.push(`${path} ${response.status} ${headers.join('; ')} ${await response.text()}`);
  }

  async close(): Promise<void> {
    const socket = this.#socket;
    if (socket === null || socket.readyState === WebSocket.CLOSED) return;
    await new Promise(resolve => {
      socket.on('close', resolve);
      socket.close();
    });
  }

  takeReceived(): readonly string[] {
    const { received } = this;
    this.received = [];
    return received;
  }
}
