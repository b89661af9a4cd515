import { MailReceiver, PushService, Receiver } from '../../../trials/testing/index.ts';
import type { PostChannel, SentMessage } from './sent-message.ts';
import { readNews } from './sentences.ts';

/** A message as a receiver got it, before anybody has read it. */
interface RawMessage {
  readonly place: string;
  readonly text: string;
  /** The link beside the text, if it isn't in there. */
  readonly url?: string | undefined;
  readonly deadline?: number;
  readonly seats?: readonly number[];
}

/** All receivers outside the house, on this machine. */
export class Receivers {
  readonly push = new PushService();
  readonly mail = new MailReceiver();
  readonly web = new Receiver();
  #taken = { push: 0, mail: 0, web: 0 };

  async open(): Promise<void> {
    await Promise.all([this.push.open(), this.mail.open(), this.web.open()]);
  }

  async close(): Promise<void> {
    this.push.close();
    this.web.close();
    await this.mail.close();
  }

  /** Everything that has arrived, as it was on the wire or, of notifications, decrypted. */
  listRaw(): readonly string[] {
    return [
      ...this.push.messages.map(({ text }) => text),
      ...this.mail.received.map(({ raw }) => raw.toString('latin1')),
      ...this.web.received.map(({ path, body }) => `${path} ${body}`),
    ];
  }

  /** The messages that have come since the last time. */
  takeNew(): readonly RawMessage[] {
    const pushed = this.push.messages.slice(this.#taken.push).map(({ device, text }) => ({
      place: device,
      ...(JSON.parse(text) as { readonly text: string; readonly url?: string }),
    }));
    const mailed = this.mail.received.slice(this.#taken.mail).map(({ to, raw }) => ({
      place: to[0] ?? '',
      text: readMail(raw),
    }));
    const posted = this.web.received.slice(this.#taken.web).map(readPosted);
    this.#taken = {
      push: this.push.messages.length,
      mail: this.mail.received.length,
      web: this.web.received.length,
    };
    return [...pushed, ...mailed, ...posted];
  }
}

interface PostedMessage extends Pick<RawMessage, 'url' | 'deadline' | 'seats'> {
  readonly text?: string;
  /** Of Discord. */
  readonly content?: string;
  /** Of Matrix. */
  readonly body?: string;
  /** In a digest of our own. */
  readonly news?: readonly { readonly url?: string }[];
}

/** The body of a request, as its receiver shows it: our own JSON, Discord's, Slack's or Matrix's. */
function readPosted({ path, body }: { readonly path: string; readonly body: string }): RawMessage {
  const { text, content, body: matrix, news, url = news?.[0]?.url, ...rest } = JSON.parse(body) as PostedMessage;
  const place = decodeURIComponent(path).replace(/\/send\/m\.room\.message\/\w+$/, '');
  return { ...rest, place, url, text: text ?? content ?? matrix ?? '' };
}

/** The plain text of a mail. */
function readMail(raw: Buffer): string {
  const [, headers = '', body = ''] =
    /(Content-Type: text\/plain.*?)\r\n\r\n(.*?)\r\n----/s.exec(raw.toString('latin1')) ?? [];
  if (/base64/i.test(headers)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}

/** The lines under a mail: why it came, and how to stop such mails. */
const FOOTER = /\n-- \n.*$/s;

/** Reads a message as its channel's owner does. */
export function readMessage(
  raw: RawMessage,
  channel: PostChannel,
  facts: { readonly at: number; readonly game: string; readonly url: string },
): SentMessage {
  const { text, url, deadline, seats } = raw;
  const body = channel.kind === 'email' ? text.replace(FOOTER, '').trim() : text;
  const { kinds, unknown } = readNews(body, { language: channel.language, game: facts.game, url: facts.url });
  const link = url ?? /https?:\/\/\S+\/table\/\w+/.exec(body)?.[0] ?? '';
  return {
    ...{ at: facts.at, channel, kinds, unknown, text: body, link },
    ...(deadline === undefined ? {} : { deadline }),
    ...(seats === undefined ? {} : { seats }),
  };
}
