import type { ErrorCode } from '@consigliere/protocol';
import { hostOf, parseTarget, type RequestOutcome, type RequestSettings, sendRequest } from '../../outgoing/request.ts';
import { groupByTable } from '../by-table.ts';
import type { NewsMessage } from '../message.ts';
import { type Delivery, type KindTools, type NewAddress, outcomeOf, type SendOutcome } from './kind.ts';

/** A message for a chat: a few lines for each table, with its link below. */
export interface ChatPart {
  readonly lines: readonly string[];
  readonly url: string | undefined;
}

/** A chat takes no longer messages than this. The tables that don't fit are left out. */
const LONGEST_MESSAGE = 1900;

export function listChatParts(message: NewsMessage): readonly ChatPart[] {
  let length = 0;
  return groupByTable(message)
    .map(({ url, messages }) => ({ url, lines: messages.map(({ text }) => text) }))
    .filter(({ url = '', lines }) => {
      length += url.length + lines.join(' ').length + 2;
      return length <= LONGEST_MESSAGE;
    });
}

/** The message without any markup. */
export const writePlain = (message: NewsMessage): string =>
  listChatParts(message)
    .map(({ lines, url }) => [...lines, ...(url === undefined ? [] : [url])].join('\n'))
    .join('\n\n');

/** The outcome of a request to a chat. By some statuses it says that it will never take a message at this address again. */
export function chatOutcomeOf(request: RequestOutcome, gone: readonly number[]): SendOutcome {
  const isGone = !request.ok && request.response !== null && gone.includes(request.response.status);
  return isGone ? { type: 'refused', fault: 'refused' } : outcomeOf(request);
}

export const CHAT_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Consigliere' };

/** A chat to which messages are sent by a link that people make there. */
interface ChatService {
  readonly hosts: readonly string[];
  /** The paths of such links. */
  readonly path: RegExp;
  /** The statuses by which it says that a link is gone. */
  readonly gone: readonly number[];
  /** The refusal of any other address. */
  readonly refusal: ErrorCode;
  readonly write: (message: NewsMessage) => string;
}

/** A kind of channel by such links. The chat can't tell a repeated message. */
export const chatByLink = ({ gone, refusal, write, ...places }: ChatService) => ({
  most: 3,
  isLimitedByHost: true,
  hostOf: (address: string): string => new URL(address).hostname,
  // The rest of the path is a password.
  show: (address: string): string => `${new URL(address).hostname}/…${address.slice(-4)}`,
  open: ({ requests }: Pick<KindTools, 'requests'>) => ({
    repeats: false,
    parse: async (asked: { readonly address: string; readonly isShared: boolean }): Promise<NewAddress | ErrorCode> => {
      const address = parseLink(asked.address, places, requests);
      return address === undefined ? refusal : { address, secret: '', isShared: asked.isShared, isSecretShown: false };
    },
    send: async ({ channel, message }: Delivery): Promise<SendOutcome> => {
      const request = { url: channel.address, headers: CHAT_HEADERS, body: write(message) };
      return chatOutcomeOf(await sendRequest(request, requests), gone);
    },
  }),
});

/** Parses a link: its host must be one of the service's, unless the operator has exempted it. */
function parseLink(
  address: string,
  { hosts, path }: Pick<ChatService, 'hosts' | 'path'>,
  { allowed = [] }: RequestSettings,
): string | undefined {
  const url = parseTarget(address.trim(), allowed);
  if (url === null || !path.test(url.pathname)) return undefined;
  const isKnown = url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname);
  // Without the rest, which could only change what the service does.
  return isKnown || allowed.includes(hostOf(url)) ? `${url.origin}${url.pathname}` : undefined;
}
