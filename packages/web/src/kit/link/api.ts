import type { Shape } from '@consigliere/kernel';
import type { MatchRecord } from '@consigliere/kernel/host';
import type { Command, Luck, RoomView } from '@consigliere/match';
import type {
  anybodySchema,
  blocksSchema,
  ChatMessage,
  formerGuestSchema,
  gamesSchema,
  guestSchema,
  invitationsSchema,
  lateSeatsSchema,
  listedRoomsSchema,
  newGuestSchema,
  newRoomSchema,
  ownRoomsSchema,
  peopleSchema,
  redeemedSchema,
  transferSchema,
} from '@consigliere/protocol';
import { kept } from './keep.ts';
import { type ApiAnswer, ask, isRefusal, type Refusal } from './link.ts';
import { newCommandId } from './random.ts';

/** The type that a schema of the protocol describes. Only the type is imported, so that no parser is loaded. */
export type OutputOf<S extends { readonly _zod: { readonly output: unknown } }> = S['_zod']['output'];
type InputOf<S extends { readonly _zod: { readonly input: unknown } }> = S['_zod']['input'];

type ApiGuest = OutputOf<typeof guestSchema>;
type GuestWords = InputOf<typeof newGuestSchema>;
type GameOffer = OutputOf<typeof gamesSchema>['games'][number];
type RoomPlan = InputOf<typeof newRoomSchema>;
export type ListedRooms = OutputOf<typeof listedRoomsSchema>;
export type OwnRooms = OutputOf<typeof ownRoomsSchema>;
export type Transfer = OutputOf<typeof transferSchema>;
export type ListedBlocks = OutputOf<typeof blocksSchema>['blocks'];
export type LateSeats = OutputOf<typeof lateSeatsSchema>;
type Redeemed = OutputOf<typeof redeemedSchema>;
interface Made {
  readonly room: string;
}

let me: Promise<ApiAnswer<ApiGuest>> | null = null;

const languageOf = (kept: string | null): GuestWords =>
  kept === 'en' || kept === 'de' || kept === 'nl' ? { language: kept } : {};

/** The guest of this device. It becomes one when that is first needed. */
export async function guest(): Promise<ApiAnswer<ApiGuest>> {
  me ??= ask<ApiGuest>('POST', '/api/guests', languageOf(kept('language')));
  const known = await me;
  if (isRefusal(known)) me = null;
  return known;
}

/** The server may not know the device any more. The next request asks again. */
export function forgetGuest(): void {
  me = null;
}

/** Sends a request as a guest. If the server has forgotten the device, it becomes a new guest, once. */
async function asGuest<X>(method: string, path: string, body?: object): Promise<ApiAnswer<X>> {
  const known = await guest();
  if (isRefusal(known)) return known;
  const answer = await ask<X>(method, path, body);
  if (!isRefusal(answer) || answer.code !== 'no-guest') return answer;
  forgetGuest();
  const again = await guest();
  return isRefusal(again) ? again : ask<X>(method, path, body);
}

const roomPath = (room: string): string => `/api/rooms/${encodeURIComponent(room)}`;

/** All requests to the server outside the socket. */
export const api = {
  /** Changes name or language. */
  rename: async (words: GuestWords): Promise<ApiAnswer<ApiGuest>> => {
    const known = await asGuest<ApiGuest>('PATCH', '/api/guests/me', words);
    if (!isRefusal(known)) me = Promise.resolve(known);
    return known;
  },
  /** Deletes the guest of this device for good. */
  deleteMe: async (): Promise<ApiAnswer<object>> => {
    const answer = await ask<object>('DELETE', '/api/guests/me');
    if (!isRefusal(answer)) forgetGuest();
    return answer;
  },
  games: (): Promise<ApiAnswer<{ readonly games: readonly GameOffer[] }>> => ask('GET', '/api/games'),
  openRoom: (plan: RoomPlan): Promise<ApiAnswer<Made>> => asGuest('POST', '/api/rooms', plan),
  /** Seats the guest at a table with strangers. Resolves with its room. */
  anybody: (wanted: InputOf<typeof anybodySchema>): Promise<ApiAnswer<Made>> =>
    asGuest('POST', '/api/rooms/anybody', wanted),
  publicRooms: (after?: string): Promise<ApiAnswer<ListedRooms>> =>
    ask('GET', after === undefined ? '/api/rooms' : `/api/rooms?after=${encodeURIComponent(after)}`),
  /** Tables that wait for players. `query`: the filters, as they are in the address. */
  openTables: (query: string, after?: string): Promise<ApiAnswer<ListedRooms>> => {
    const page = after === undefined ? '' : `${query === '' ? '?' : '&'}after=${encodeURIComponent(after)}`;
    return ask('GET', `/api/rooms/open${query}${page}`);
  },
  /** The people of a match, each with a handle that works for this guest alone. */
  people: (room: string): Promise<ApiAnswer<OutputOf<typeof peopleSchema>>> =>
    asGuest('GET', `${roomPath(room)}/people`),
  invite: (room: string, handle: string): Promise<ApiAnswer<object>> =>
    asGuest('POST', `${roomPath(room)}/invitations`, { handle }),
  invitations: (): Promise<ApiAnswer<OutputOf<typeof invitationsSchema>>> => asGuest('GET', '/api/invitations'),
  declineInvitation: (room: string): Promise<ApiAnswer<object>> =>
    asGuest('DELETE', `/api/invitations/${encodeURIComponent(room)}`),
  myRooms: (): Promise<ApiAnswer<OwnRooms>> => asGuest('GET', '/api/rooms/mine'),
  room: (room: string, from = 0): Promise<ApiAnswer<Made & { readonly now: number; readonly seen: RoomView }>> =>
    asGuest('GET', `${roomPath(room)}?from=${from}`),
  /** The seats of a running match that a late friend may ask for. */
  lateSeats: (room: string): Promise<ApiAnswer<LateSeats>> => asGuest('GET', `${roomPath(room)}/late`),
  /** Sends a command without the socket. Resolves with null once it is done. */
  command: async (room: string, command: Command, id = newCommandId()): Promise<Refusal | null> => {
    const answer = await asGuest<object>('POST', `${roomPath(room)}/commands`, { id, command });
    return isRefusal(answer) ? answer : null;
  },
  /** The table's code, which people type on their phones; with `renew` another one. */
  code: (room: string, renew = false): Promise<ApiAnswer<{ readonly code: string }>> =>
    asGuest('POST', `${roomPath(room)}/code`, { renew }),
  findCode: (code: string): Promise<ApiAnswer<Made>> => ask('GET', `/api/codes/${encodeURIComponent(code)}`),
  /** Opens a rematch. Resolves with its room. */
  rematch: (room: string, rotate = true): Promise<ApiAnswer<Made>> =>
    asGuest('POST', `${roomPath(room)}/rematch`, { id: newCommandId(), rotate }),
  record: (room: string): Promise<ApiAnswer<{ readonly record: MatchRecord<Shape>; readonly luck: Luck }>> =>
    ask('GET', `${roomPath(room)}/record`),
  chat: (
    room: string,
    from = 0,
  ): Promise<ApiAnswer<{ readonly remarks: readonly ChatMessage[]; readonly muted: readonly string[] }>> =>
    asGuest('GET', `${roomPath(room)}/chat?from=${from}`),
  /** Mutes or unmutes the player in that seat. */
  mute: (room: string, seat: number, muted: boolean): Promise<ApiAnswer<object>> =>
    asGuest('POST', '/api/mutes', { room, seat, muted }),
  /** Blocks the player in that seat, if it is still the one with that name. */
  block: (room: string, seat: number, name: string): Promise<ApiAnswer<object>> =>
    asGuest('POST', '/api/blocks', { room, seat, name }),
  /** The players whom the guest has blocked. */
  blocks: (): Promise<ApiAnswer<{ readonly blocks: ListedBlocks }>> => ask('GET', '/api/blocks'),
  unblock: (id: string): Promise<ApiAnswer<object>> => asGuest('DELETE', `/api/blocks/${id}`),
  /** The name of the guest that this device is already, if that guest has tables; null: there is nothing to lose. */
  nameWithTables: async (): Promise<string | null> => {
    const [known, own] = await Promise.all([
      ask<ApiGuest>('GET', '/api/guests/me'),
      ask<OwnRooms>('GET', '/api/rooms/mine'),
    ]);
    return isRefusal(known) || isRefusal(own) || own.rooms.length === 0 ? null : known.name;
  },
  /** A secret that makes another device this guest. */
  transfer: (room?: string): Promise<ApiAnswer<Transfer>> =>
    asGuest('POST', '/api/transfers', room === undefined ? {} : { room }),
  /** The guest that this device was before the server had https. Its cookie isn't accepted any more. */
  former: (): Promise<ApiAnswer<OutputOf<typeof formerGuestSchema>>> => ask('GET', '/api/guests/former'),
  /** A transfer secret for the guest that this device was before the server had https. */
  formerTransfer: (): Promise<ApiAnswer<Transfer>> => ask('POST', '/api/transfers/former'),
  /** Makes this device the guest of a transfer. `merges`: its guest until now becomes a part of that one for good. */
  redeem: async (secret: string, merges: boolean): Promise<ApiAnswer<Redeemed>> => {
    const redeemed = await ask<Redeemed>('POST', '/api/transfers/redeem', { secret, merges });
    if (!isRefusal(redeemed)) me = Promise.resolve(redeemed.guest);
    return redeemed;
  },
};
