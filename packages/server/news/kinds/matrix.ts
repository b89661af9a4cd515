import { parseTarget, sendRequest } from '../../outgoing/request.ts';
import { escapeHtml } from '../escape-html.ts';
import type { NewsMessage } from '../message.ts';
import { CHAT_HEADERS, chatOutcomeOf, listChatParts, writePlain } from './chat.ts';
import type { ChannelKind } from './kind.ts';

/** By these statuses a homeserver says that the token is revoked, or that its user isn't in the room any more. */
const GONE = [401, 403, 404];

const ROOM = /^![\x21-\x7e]{1,254}$/;
const TOKEN = /^[\x21-\x7e]{1,500}$/;

/** A notice, to which programs don't answer. */
export function writeMatrix(message: NewsMessage): string {
  const html = listChatParts(message).map(({ lines, url }) => {
    const link = url === undefined ? [] : [`<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`];
    return [...lines.map(escapeHtml), ...link].join('<br>');
  });
  return JSON.stringify({
    msgtype: 'm.notice',
    body: writePlain(message),
    format: 'org.matrix.custom.html',
    formatted_body: html.map(part => `<p>${part}</p>`).join(''),
    'm.mentions': {},
  });
}

const ROOMS = '/_matrix/client/v3/rooms/';
/** The room of a stored address. */
const roomIn = (address: string): string => decodeURIComponent(address.slice(address.lastIndexOf('/') + 1));

/** A room of Matrix, by an access token of somebody in it. The homeserver knows a repeated message by its id. */
export const matrix: ChannelKind<'matrix'> = {
  most: 3,
  isLimitedByHost: true,
  hostOf: address => new URL(address).hostname,
  show: address => `${roomIn(address)} (${new URL(address).hostname})`,
  open: ({ requests }) => ({
    repeats: true,
    parse: async ({ address, room, token, isShared }) => {
      const { allowed } = requests;
      const homeserver = parseTarget(address.trim(), allowed);
      if (homeserver === null || homeserver.pathname !== '/' || homeserver.search !== '') return 'bad-matrix';
      if (!ROOM.test(room.trim()) || !TOKEN.test(token.trim())) return 'bad-matrix';
      const full = `${homeserver.origin}${ROOMS}${encodeURIComponent(room.trim())}`;
      // With the id of a message it must still be an address that requests may be sent to.
      if (parseTarget(addressFor(full, 'x'.repeat(32)), allowed) === null) return 'bad-matrix';
      return { address: full, secret: token.trim(), isShared, isSecretShown: false };
    },
    send: async ({ channel, message }) => {
      const headers = { ...CHAT_HEADERS, authorization: `Bearer ${channel.secret}` };
      const url = addressFor(channel.address, message.id);
      const request = { method: 'PUT', url, headers, body: writeMatrix(message) } as const;
      return chatOutcomeOf(await sendRequest(request, requests), GONE);
    },
  }),
};

const addressFor = (address: string, id: string): string => `${address}/send/m.room.message/${id}`;
