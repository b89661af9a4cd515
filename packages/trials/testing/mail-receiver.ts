import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';

/** A mail as it arrived: to whom it was sent, and all of its bytes. */
interface ReceivedMail {
  readonly to: readonly string[];
  readonly from: string;
  readonly raw: Buffer;
}

/** How a mail server behaves: it accepts, answers the recipient or the mail with a code, never answers a mail, or never greets. */
type MailManners =
  | 'accepts'
  | 'hangs'
  | 'hangs-up'
  | 'silent'
  | { readonly recipient: number }
  | { readonly mail: number };

const refusal = (responseCode: number, what = 'this mail'): Error =>
  Object.assign(new Error(`${what} isn't welcome today`), { responseCode });

/** A mail server on this machine, without encryption. */
export class MailReceiver {
  readonly received: ReceivedMail[] = [];
  manners: MailManners = 'accepts';
  /** Decides how a mail is answered; null: `manners` says so. */
  decide: ((mail: ReceivedMail) => Promise<MailManners>) | null = null;
  port = 0;
  readonly #server: SMTPServer;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 1,
      onConnect: (_session, then) => {
        if (this.manners !== 'silent') then();
      },
      onRcptTo: ({ address }, _session, then) => {
        const { manners } = this;
        then(typeof manners === 'object' && 'recipient' in manners ? refusal(manners.recipient, `<${address}>`) : null);
      },
      onData: async (stream, { envelope }, then) => {
        const parts: readonly Buffer[] | null = await stream.toArray().catch(() => null);
        // The sender is gone: nothing has arrived.
        if (parts === null) return;
        const raw = Buffer.concat(parts);
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const mail = { to: envelope.rcptTo.map(({ address }: SMTPServerAddress) => address), from, raw };
        this.received.push(mail);
        const manners = (await this.decide?.(mail)) ?? this.manners;
        if (typeof manners === 'object' && 'mail' in manners) then(refusal(manners.mail));
        else if (manners === 'hangs-up') this.hangUp();
        else if (manners !== 'hangs') then(null);
      },
    });
    this.#server.on('error', () => undefined);
  }

  async open(): Promise<void> {
    const listening: Server = this.#server.listen(0, '127.0.0.1') as unknown as Server;
    await once(listening, 'listening');
    this.port = (listening.address() as AddressInfo).port;
  }

  /** Ends all connections. */
  hangUp(): void {
    for (const { _socket } of this.#server.connections as unknown as Set<{ _socket: { destroy(): void } }>)
      _socket.destroy();
  }

  async close(): Promise<void> {
    this.hangUp();
    await new Promise<void>(resolve => this.#server.close(() => resolve()));
  }
}
