import { hostOf, parseTarget, type RequestOutcome, type RequestSettings } from '../../outgoing/request.ts';
import { groupByTable } from '../by-table.ts';
import type { NewsMessage } from '../message.ts';
import { outcomeOf, type SendOutcome } from './kind.ts';

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

/** Parses the address of a chat: its host must be one of the service's, unless the operator has exempted it. */
export function parseChatAddress(
  address: string,
  { hosts, path }: { readonly hosts: readonly string[]; readonly path: RegExp },
  { allowed = [] }: RequestSettings,
): string | undefined {
  const url = parseTarget(address.trim(), allowed);
  if (url === null || !path.test(url.pathname)) return undefined;
  const isKnown = url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname);
  // Without the rest, which could only change what the service does.
  return isKnown || allowed.includes(hostOf(url)) ? `${url.origin}${url.pathname}` : undefined;
}

/** The outcome of a request to a chat. By some statuses it says that it will never take a message at this address again. */
export function chatOutcomeOf(request: RequestOutcome, gone: readonly number[]): SendOutcome {
  const isGone = !request.ok && request.response !== null && gone.includes(request.response.status);
  return isGone ? { type: 'refused', fault: 'refused' } : outcomeOf(request);
}

export const CHAT_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Consigliere' };
