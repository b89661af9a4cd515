import type { Kysely } from 'kysely';
import { rowCount } from './row-count.ts';
import type { Schema } from './schema.ts';

/** Somebody has asked for a mail that confirms an address. The address is a hash here. */
interface MailRequest {
  readonly id: string;
  readonly guest: string;
  readonly addressHash: string;
  readonly at: number;
}

/** The facts about mails beside the queue: requests for confirmations, and the tables that a guest was mailed about. */
export interface MailStore {
  /** How many confirmations a guest has asked for since a time. */
  countByGuest(guest: string, since: number): Promise<number>;
  /** How many confirmations were sent to an address since a time, for all guests. */
  countByAddress(addressHash: string, since: number): Promise<number>;
  noteRequest(request: MailRequest): Promise<void>;
  /** Takes a request back: it led to nothing. */
  withdrawRequest(id: string): Promise<void>;
  /** Forgets that an address was ever asked for: it is confirmed. */
  forgetRequests(addressHash: string): Promise<void>;
  /** Removes what is older than a time. */
  pruneRequests(before: number): Promise<void>;
  /** Notes that a guest is mailed about tables. */
  noteMailed(guest: string, rooms: readonly string[]): Promise<void>;
  /** Those of these tables about which a guest was mailed, and which the guest hasn't opened since. */
  listMailed(guest: string, rooms: readonly string[]): Promise<ReadonlySet<string>>;
  /** Forgets that a guest was mailed about tables: the guest has opened them, or the mail wasn't sent. */
  forgetMailed(guest: string, rooms: readonly string[]): Promise<void>;
}

export const openMails = (db: Kysely<Schema>): MailStore => {
  const requests = db.selectFrom('mail_requests').select(rowCount.as('count'));
  const mailed = (guest: string, rooms: readonly string[]) =>
    db.selectFrom('mailed_tables').select('room').where('guest', '=', guest).where('room', 'in', rooms);
  return {
    countByGuest: async (guest, since) =>
      (await requests.where('guest', '=', guest).where('at', '>', since).executeTakeFirstOrThrow()).count,

    countByAddress: async (hash, since) =>
      (await requests.where('address_hash', '=', hash).where('at', '>', since).executeTakeFirstOrThrow()).count,

    noteRequest: async ({ id, guest, addressHash, at }) => {
      await db.insertInto('mail_requests').values({ id, guest, address_hash: addressHash, at }).execute();
    },

    withdrawRequest: async id => {
      await db.deleteFrom('mail_requests').where('id', '=', id).execute();
    },

    forgetRequests: async hash => {
      await db.deleteFrom('mail_requests').where('address_hash', '=', hash).execute();
    },

    pruneRequests: async before => {
      await db.deleteFrom('mail_requests').where('at', '<', before).execute();
    },

    noteMailed: async (guest, rooms) => {
      if (rooms.length === 0) return;
      await db
        .insertInto('mailed_tables')
        .values([...new Set(rooms)].map(room => ({ guest, room })))
        .onConflict(conflict => conflict.doNothing())
        .execute();
    },

    listMailed: async (guest, rooms) =>
      new Set(rooms.length === 0 ? [] : (await mailed(guest, rooms).execute()).map(({ room }) => room)),

    forgetMailed: async (guest, rooms) => {
      // Looked up first, because this is asked each time a table is opened, and hardly ever changes anything.
      if (rooms.length === 0 || (await mailed(guest, rooms).limit(1).executeTakeFirst()) === undefined) return;
      await db.deleteFrom('mailed_tables').where('guest', '=', guest).where('room', 'in', rooms).execute();
    },
  };
};
