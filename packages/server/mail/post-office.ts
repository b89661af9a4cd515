import type { Readable } from 'node:stream';
import { createTransport, type NodemailerError } from 'nodemailer';
import type { MailContent } from './write-mail.ts';

/** Where mails are handed over, and whom they come from. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** `at-once`: encrypted from the first byte; `required`: by STARTTLS, or nothing is sent; `none`: not at all. */
  readonly encryption: 'at-once' | 'required' | 'none';
  readonly login: { readonly user: string; readonly pass: string } | null;
  readonly from: string;
}

/** A mail to one person. */
export interface Mail extends MailContent {
  readonly to: string;
  /** Stays the same when the mail is sent again. */
  readonly id: string;
  readonly language: string;
  /** The link that stops these mails by a single request; null: nothing is to be stopped. */
  readonly stopUrl: string | null;
}

/**
 * `refused`: the mail server will never take this mail; `isRecipient`: because of its address. `failed`: it may later. `uncertain`: nobody
 * knows whether it has. `down`: the mail server can't be used by us, and the recipient can't help it; `why`: for the operator, without the
 * recipient.
 */
export type MailOutcome =
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly isRecipient: boolean }
  | { readonly type: 'failed' }
  | { readonly type: 'uncertain' }
  | { readonly type: 'down'; readonly why: string };

/** Hands mails over to the operator's mail server. */
export interface PostOffice {
  send(mail: Mail): Promise<MailOutcome>;
  close(): void;
}

/** The mail server closes the connection, whatever it was asked. */
const CLOSING = 421;
const SECOND = 1000;
/** Less than a row is leased for. */
const TIME_LIMIT = 40 * SECOND;
/** After the mail server couldn't be used, nothing is tried for this long: mails to it mustn't hold up all senders. */
const REST = 30 * SECOND;

export interface PostOfficeOptions {
  readonly settings: MailSettings;
  readonly publicUrl: string;
  /** The time for a whole mail, in milliseconds. */
  readonly timeLimit?: number;
  readonly now?: () => number;
}

/** Opens a post office. A few connections stay open for a while, so that mails in a row share one. */
export function openPostOffice({
  settings: { host, port, encryption, login, from },
  publicUrl,
  timeLimit = TIME_LIMIT,
  now = () => performance.now(),
}: PostOfficeOptions): PostOffice {
  const transport = createTransport({
    pool: true,
    maxConnections: 3,
    // Whether a mail is sent again is decided elsewhere.
    maxRequeues: 0,
    idleTimeout: 30 * SECOND,
    host,
    port,
    secure: encryption === 'at-once',
    requireTLS: encryption === 'required',
    ignoreTLS: encryption === 'none',
    ...(login === null ? {} : { auth: login }),
    connectionTimeout: Math.min(10 * SECOND, timeLimit),
    greetingTimeout: Math.min(10 * SECOND, timeLimit),
    socketTimeout: timeLimit,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const bodies = new Map<string, Readable>();
  transport.use('stream', ({ message }, done) => {
    const create = message.createReadStream.bind(message);
    message.createReadStream = options => {
      const body = create(options);
      bodies.set(message.messageId(), body);
      return body;
    };
    done();
  });
  const { hostname } = new URL(publicUrl);
  let restsUntil = 0;
  let lastFault = '';
  return {
    send: async mail => {
      if (now() < restsUntil) return { type: 'down', why: lastFault };
      const messageId = `<${mail.id}@${hostname}>`;
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId,
          headers: headersOf(mail),
          signal: AbortSignal.timeout(timeLimit),
        });
        return { type: 'sent' };
      } catch (error) {
        const fault = error as NodemailerError;
        const outcome = judge(fault, bodies.get(messageId)?.readableDidRead === true);
        if (outcome.type === 'down' || outcome.type === 'uncertain') {
          restsUntil = now() + REST;
          lastFault = explain(fault);
        }
        return outcome;
      } finally {
        bodies.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}

const headersOf = ({ language, stopUrl }: Mail): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  'Content-Language': language,
  ...(stopUrl === null
    ? {}
    : { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
});

/** `isBegun`: the mail server has asked for the mail itself, so it may have it even if it never said so. */
function judge(error: NodemailerError, isBegun: boolean): MailOutcome {
  const { code, command, responseCode } = error;
  const down = { type: 'down', why: explain(error) } as const;
  if (code === 'EENVELOPE' && responseCode === undefined) return { type: 'refused', isRecipient: true };
  if (responseCode === undefined) return isBegun ? { type: 'uncertain' } : down;
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  if (!isAboutMail || responseCode === CLOSING) return down;
  return responseCode >= 500 ? { type: 'refused', isRecipient: command === 'RCPT TO' } : { type: 'failed' };
}

/** An error for the operator's log. What a mail server says about a mail often repeats addresses, so they are left out. */
const explain = ({ code, command, responseCode, message }: NodemailerError): string =>
  [code, command, responseCode, message.replace(/\S+@\S+/g, '…')].filter(each => each !== undefined).join(' ');
