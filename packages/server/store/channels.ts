import type { ChannelKindName } from '@consigliere/protocol';
import type { Kysely } from 'kysely';
import { rowCount } from './row-count.ts';
import type { Schema } from './schema.ts';

/** A way by which a guest is sent news. */
export interface Channel {
  readonly id: string;
  readonly guest: string;
  readonly kind: ChannelKindName;
  /** Where it leads, in the words of its kind. */
  readonly address: string;
  /** The secret that sending there needs, such as the key of signatures: it is stored as it is. */
  readonly secret: string;
  /** Others can read what is sent there. */
  readonly isShared: boolean;
  /** Its address hasn't been confirmed yet, so nothing is sent there. */
  readonly isPending: boolean;
  readonly createdAt: number;
  /** The hash of the token with which it goes; null: it stays until the guest removes it. */
  readonly token: string | null;
  /** Why the last message failed; null: it arrived, or there was none. */
  readonly fault: string | null;
}

/** The hours in which a guest is sent nothing, by the clock of a time zone. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  readonly timeZone: string;
}

export interface ChannelStore {
  /** Adds a channel, or replaces the one that has its id. */
  add(channel: Omit<Channel, 'fault'>): Promise<void>;
  find(id: string): Promise<Channel | undefined>;
  list(guest: string): Promise<readonly Channel[]>;
  /** The channels of all these guests. */
  listAll(guests: readonly string[]): Promise<readonly Channel[]>;
  /** Removes a guest's channel with everything that waits for it; false: there is none. */
  remove(guest: string, id: string): Promise<boolean>;
  /** Notes that its address is confirmed. */
  confirm(id: string): Promise<void>;
  /** Removes all channels of these guests; returns how many. */
  removeAllOf(guests: readonly string[]): Promise<number>;
  noteOutcome(id: string, fault: string | null): Promise<void>;
  /** Removes those that go with these tokens. */
  removeWith(tokenHashes: readonly string[]): Promise<void>;
  /** Removes those whose token has been removed, or is a program's that was made before a time; returns how many. */
  removeOrphans(programsSince: number): Promise<number>;
  /** Removes those that were made before a time and never confirmed. */
  removePending(before: number): Promise<void>;
  countByKind(): Promise<Readonly<Partial<Record<ChannelKindName, number>>>>;
  findQuietHours(guest: string): Promise<QuietHours | undefined>;
  /** null: there are none any more. */
  setQuietHours(guest: string, hours: QuietHours | null): Promise<void>;
}

const COLUMNS = [
  'id',
  'guest',
  'kind',
  'address',
  'secret',
  'is_shared',
  'is_pending',
  'created_at',
  'token',
  'fault',
] as const;

const channelOf = ({ is_shared, is_pending, created_at, ...rest }: Schema['channels']): Channel => ({
  ...rest,
  isShared: is_shared === 1,
  isPending: is_pending === 1,
  createdAt: created_at,
});

export const openChannels = (db: Kysely<Schema>): ChannelStore => {
  const all = db.selectFrom('channels').select(COLUMNS);
  const listAll = async (guests: readonly string[]): Promise<readonly Channel[]> => {
    if (guests.length === 0) return [];
    return (await all.where('guest', 'in', guests).orderBy('created_at').orderBy('id').execute()).map(channelOf);
  };
  const removeAll = async (ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    await db.deleteFrom('channels').where('id', 'in', ids).execute();
    await db.deleteFrom('outgoing').where('channel', 'in', ids).execute();
  };
  return {
    add: async ({ isShared, isPending, createdAt, ...rest }) => {
      const flags = { is_shared: isShared ? 1 : 0, is_pending: isPending ? 1 : 0 } as const;
      const row = { ...rest, ...flags, created_at: createdAt, fault: null };
      await db
        .insertInto('channels')
        .values(row)
        .onConflict(conflict => conflict.column('id').doUpdateSet(row))
        .execute();
    },

    find: async id => {
      const row = await all.where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : channelOf(row);
    },

    list: guest => listAll([guest]),
    listAll,

    remove: async (guest, id) => {
      const removed = db.deleteFrom('channels').where('guest', '=', guest).where('id', '=', id).returning('id');
      if ((await removed.execute()).length === 0) return false;
      await removeAll([id]);
      return true;
    },

    confirm: async id => {
      await db.updateTable('channels').set({ is_pending: 0 }).where('id', '=', id).execute();
    },

    removeAllOf: async guests => {
      const ids = (await listAll(guests)).map(({ id }) => id);
      await removeAll(ids);
      return ids.length;
    },

    noteOutcome: async (id, fault) => {
      await db.updateTable('channels').set({ fault }).where('id', '=', id).execute();
    },

    removeWith: async tokenHashes => {
      if (tokenHashes.length === 0) return;
      const found = await db.selectFrom('channels').select('id').where('token', 'in', tokenHashes).execute();
      await removeAll(found.map(({ id }) => id));
    },

    removeOrphans: async programsSince => {
      const orphans = await db
        .selectFrom('channels')
        .select('id')
        .where('token', 'is not', null)
        .where('token', 'not in', db.selectFrom('guests').select('token_hash'))
        .where(
          'token',
          'not in',
          db
            .selectFrom('tokens')
            .select('token_hash')
            .where(it => it.or([it('kind', 'is distinct from', 'program'), it('created_at', '>', programsSince)])),
        )
        .execute();
      await removeAll(orphans.map(({ id }) => id));
      return orphans.length;
    },

    removePending: async before => {
      const old = db.selectFrom('channels').select('id').where('is_pending', '=', 1).where('created_at', '<', before);
      await removeAll((await old.execute()).map(({ id }) => id));
    },

    countByKind: async () => {
      const rows = await db
        .selectFrom('channels')
        .select(['kind', rowCount.as('count')])
        .groupBy('kind')
        .execute();
      return Object.fromEntries(rows.map(each => [each.kind, each.count]));
    },

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
