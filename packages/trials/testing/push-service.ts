import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { ReceiverAnswer } from './receiver.ts';

/** A message as the browser gets it, with the headers by which the service handled it. */
interface PushedMessage {
  readonly device: string;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
  /** The claims of the sender's signature. */
  readonly claims: Readonly<Record<string, unknown>>;
}

const HEAD = 16 + 4 + 1 + 65;
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** A device's keys, and its subscription as a browser gives it to a page. */
class Device {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor() {
    this.#ecdh.generateKeys();
  }

  get keys() {
    return { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** Decrypts a message: RFC 8291, read independently of the server's code. */
  open(body: Buffer): string {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, HEAD)];
    const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, from, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const secret = derive(this.#ecdh.computeSecret(sender), this.#auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([decipher.update(body.subarray(HEAD, -16)), decipher.final()]);
    const end = plain.findLastIndex(byte => byte !== 0);
    if (plain[end] !== 2) throw new Error('the record has no end');
    return plain.toString('utf8', 0, end);
  }
}

/** A push service on this machine, with its devices: it refuses what isn't signed or can't be decrypted. */
export class PushService {
  readonly messages: PushedMessage[] = [];
  readonly #devices = new Map<string, Device>();
  readonly #server: Server;
  host = '';
  /** The server's public key, if messages signed by another one are refused. */
  key: string | null = null;
  status: ReceiverAnswer = 201;
  /** Decides how a message is answered; null: `status` says so. */
  decide: ((message: PushedMessage) => Promise<ReceiverAnswer>) | null = null;
  /** Why requests were refused. */
  readonly faults: string[] = [];

  constructor() {
    this.#server = createServer(async (request, response) => {
      let message: PushedMessage;
      try {
        message = this.#receive(request, Buffer.concat(await request.toArray()));
      } catch (fault) {
        this.faults.push(String(fault));
        return void response.writeHead(403).end();
      }
      const answer = (await this.decide?.(message)) ?? this.status;
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

  /** The request with which a page subscribes a device of this name. */
  subscribe(name: string) {
    const device = new Device();
    this.#devices.set(`/push/${name}`, device);
    return { kind: 'push', endpoint: `http://${this.host}/push/${name}`, keys: device.keys } as const;
  }

  get texts(): readonly Record<string, unknown>[] {
    return this.messages.map(({ text }) => JSON.parse(text));
  }

  get kinds(): readonly unknown[] {
    return this.texts.map(({ kind }) => kind);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #receive({ url = '', method, headers }: IncomingMessage, body: Buffer): PushedMessage {
    const device = this.#devices.get(url);
    if (device === undefined || method !== 'POST') throw new Error(`no device at ${url}`);
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('the encoding is unknown');
    if (!/^\d+$/.test(String(headers.ttl))) throw new Error('there is no TTL');
    if (!/^[\w-]{1,32}$/.test(String(headers.topic))) throw new Error('the topic is malformed');
    if (body.length > 4096) throw new Error('the message is too long');
    const claims = this.#verify(headers.authorization ?? '');
    const message = { device: url.slice('/push/'.length), text: device.open(body), headers, claims };
    this.messages.push(message);
    return message;
  }

  /** Checks the signature as RFC 8292 wants it. */
  #verify(authorization: string): Readonly<Record<string, unknown>> {
    const [, signed = '', signature = '', k = ''] =
      /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
    const point = bytes(k);
    if (point.length !== 65 || (this.key !== null && k !== this.key)) throw new Error('another sender');
    const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const isSigned = verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, bytes(signature));
    if (!isSigned) throw new Error('the signature is wrong');
    const claims = JSON.parse(bytes(signed.split('.')[1] ?? '').toString()) as Record<string, unknown>;
    if (claims.aud !== `http://${this.host}`) throw new Error('signed for somebody else');
    return claims;
  }
}
