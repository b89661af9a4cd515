import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** An address to which a guest's news is sent. */
export interface Webhook {
  readonly id: string;
  readonly guest: string;
  readonly address: string;
  /** The key of the signatures. It is stored as it is, because a signature needs it. */
  readonly secret: string;
  /** Others can read what is sent there. */
  readonly isShared: boolean;
  readonly createdAt: number;
  /** Why the last message failed; null: it arrived, or there was none. */
  readonly fault: string | null;
}

/** The hours in which a guest is sent nothing, by the clock of a time zone. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  readonly timeZone: string;
}

export interface Webhooks {
  add(webhook: Omit<Webhook, 'fault'>): Promise<void>;
  find(id: string): Promise<Webhook | undefined>;
  list(guest: string): Promise<readonly Webhook[]>;
  /** The webhooks of all these guests. */
  listAll(guests: readonly string[]): Promise<readonly Webhook[]>;
  /** Removes a guest's webhook with everything that waits for it; false: there is none. */
  remove(guest: string, id: string): Promise<boolean>;
  noteOutcome(id: string, fault: string | null): Promise<void>;
  count(): Promise<number>;
  findQuietHours(guest: string): Promise<QuietHours | undefined>;
  /** null: there are none any more. */
  setQuietHours(guest: string, hours: QuietHours | null): Promise<void>;
}

const COLUMNS = ['id', 'guest', 'address', 'secret', 'is_shared', 'created_at', 'fault'] as const;

const webhookOf = ({ is_shared, created_at, ...rest }: Schema['webhooks']): Webhook => ({
  ...rest,
  isShared: is_shared === 1,
  createdAt: created_at,
});

export const openWebhooks = (db: Kysely<Schema>): Webhooks => {
  const all = db.selectFrom('webhooks').select(COLUMNS);
  const listAll = async (guests: readonly string[]): Promise<readonly Webhook[]> => {
    if (guests.length === 0) return [];
    return (await all.where('guest', 'in', guests).orderBy('created_at').orderBy('id').execute()).map(webhookOf);
  };
  return {
    add: async ({ isShared, createdAt, ...rest }) => {
      const row = { ...rest, is_shared: isShared ? 1 : 0, created_at: createdAt, fault: null } as const;
      await db.insertInto('webhooks').values(row).execute();
    },

    find: async id => {
      const row = await all.where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : webhookOf(row);
    },

    list: guest => listAll([guest]),
    listAll,

    remove: async (guest, id) => {
      const removed = db.deleteFrom('webhooks').where('guest', '=', guest).where('id', '=', id).returning('id');
      if ((await removed.execute()).length === 0) return false;
      await db.deleteFrom('outgoing').where('channel', '=', id).execute();
      return true;
    },

    noteOutcome: async (id, fault) => {
      await db.updateTable('webhooks').set({ fault }).where('id', '=', id).execute();
    },

    count: async () => (await db.selectFrom('webhooks').select('id').execute()).length,

    findQuietHours: async guest => {
      const hours = db.selectFrom('quiet_hours').select(['from_hour', 'to_hour', 'time_zone']);
      const row = await hours.where('guest', '=', guest).executeTakeFirst();
      return row && { from: row.from_hour, to: row.to_hour, timeZone: row.time_zone };
    },

    setQuietHours: async (guest, hours) => {
      if (hours === null) {
        await db.deleteFrom('quiet_hours').where('guest', '=', guest).execute();
        return;
      }
      const row = { from_hour: hours.from, to_hour: hours.to, time_zone: hours.timeZone };
      await db
        .insertInto('quiet_hours')
        .values({ guest, ...row })
        .onConflict(conflict => conflict.column('guest').doUpdateSet(row))
        .execute();
    },
  };
};
