import type { News, RoomSeen } from '@consigliere/match';
import type { PROTOCOL_VERSION, ServerMessage } from '@consigliere/protocol';

/** The protocol this page speaks; by its type alone, so that the descriptions and their parser are not loaded. */
export const VERSION: typeof PROTOCOL_VERSION = 2;

interface OfRoom {
  readonly room: string;
  readonly now: number;
}

/** What the server says on the socket, with rooms as they are known in packages/match: the server's tests see to it that they are. */
export type Told =
  | Exclude<ServerMessage, { type: 'seen' | 'news' }>
  | (OfRoom & { readonly type: 'seen'; readonly seen: RoomSeen })
  | (OfRoom & { readonly type: 'news' } & News);

export const toldIn = (text: string): Told => JSON.parse(text) as Told;
