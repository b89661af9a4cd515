import { CHANNEL_KIND_NAMES, type ChannelKindName } from '@consigliere/protocol';
import type { Database } from './database.ts';
import { type NewsCursors, openNewsCursors } from './news-cursors.ts';
import { rowCount } from './row-count.ts';
import type { OutgoingStatus } from './schema.ts';

/** Something to be sent to a guest by a channel. */
interface Outgoing {
  readonly id: string;
  readonly room: string;
  readonly event: string;
  readonly guest: string;
  readonly channel: string;
  readonly kind: string;
  readonly body: string;
  readonly createdAt: number;
  readonly dueAt: number;
}

/** A row that this node may send, until its lease ends. */
export interface Claimed extends Outgoing {
  /** How often it was claimed to be sent, with this time. */
  readonly attempts: number;
  readonly digest: string | null;
  /** The end of the lease: it tells this claim from any other of the row. */
  readonly leasedUntil: number;
}

/** A row that couldn't be sent, or of which nobody knows whether it was. */
interface LostRow extends Claimed {
  readonly status: OutgoingStatus;
  readonly fault: string | null;
  readonly settledAt: number;
}

/** The queue of everything that is to be sent. All times are house time. */
export interface NewsStore extends NewsCursors {
  /** Adds a row, once. One that was dropped comes back. `digest`: it is sent together with the others of that name. */
  add(outgoing: Outgoing, digest?: string): Promise<void>;
  /** How many rows wait for a guest. */
  countWaiting(guest: string): Promise<number>;
  /** How many rows were sent to a guest since a time. */
  countSent(guest: string, since: number): Promise<number>;
  /** The next row that is due, leased until a time. A channel to which something is being sent is left out. */
  claim(now: number, leaseUntil: number): Promise<Claimed | undefined>;
  /** All rows of a digest that are waiting, leased until a time. */
  claimDigest(channel: string, digest: string, now: number, leaseUntil: number): Promise<readonly Claimed[]>;
  /** How many rows of a digest are waiting, leased or not. */
  countDigest(channel: string, digest: string): Promise<number>;
  /** Notes that claimed rows are being sent, and leases them until a time. Returns the ids of those that aren't another node's by now. */
  beginSending(rows: readonly Claimed[], leaseUntil: number): Promise<readonly string[]>;
  /** Gives up the rows that were being sent when their node crashed: whether they arrived isn't known. */
  giveUpInterrupted(now: number): Promise<void>;
  settle(
    ids: readonly string[],
    status: Exclude<OutgoingStatus, 'waiting' | 'sending'>,
    at: number,
    fault?: string,
  ): Promise<void>;
  /** Lets rows wait until a time, and be tried then. `digest`: they are sent together. */
  defer(ids: readonly string[], dueAt: number, change?: DeferChange): Promise<void>;
  /** Lets everything else for a channel wait until a time. */
  deferChannel(channel: string, dueAt: number): Promise<void>;
  countByStatus(): Promise<Readonly<Partial<Record<OutgoingStatus, number>>>>;
  /** The latest dead letters, and rows of which it isn't known whether they were sent. */
  listLost(limit: number): Promise<readonly LostRow[]>;
  /** Lets dead letters be tried again as if they were new: one, or all; returns how many. */
  sendAgain(id: string | null, now: number): Promise<number>;
  /** The kinds of channels that an operator has switched off: their messages wait. */
  readOff(): Promise<readonly ChannelKindName[]>;
  setOff(kind: ChannelKindName, isOff: boolean): Promise<void>;
  /** Removes rows that were settled before a time, and those that were dropped before another. */
  prune(before: { readonly settled: number; readonly dropped: number }): Promise<void>;
}

interface DeferChange {
  readonly digest?: string;
  readonly fault?: string;
  /** It wasn't tried. */
  readonly isUntried?: boolean;
}

const COLUMNS = [
  'id',
  'room',
  'event',
  'guest',
  'channel',
  'kind',
  'body',
  'created_at as createdAt',
  'due_at as dueAt',
  'attempts',
  'digest',
  'leased_until as leasedUntil',
] as const;

/** The statuses of rows that aren't done with. */
const UNSETTLED = ['waiting', 'sending'] as const;

/** The row that is there while a kind of channel is switched off. */
const offKey = (kind: ChannelKindName): string => `channels-off-${kind}`;

export function openNews({ db, dialect }: Pick<Database, 'db' | 'dialect'>): NewsStore {
  const rowsOf = (guest: string, statuses: readonly OutgoingStatus[]) =>
    db.selectFrom('outgoing').select(rowCount.as('count')).where('guest', '=', guest).where('status', 'in', statuses);
  return {
    ...openNewsCursors(db),

    add: async ({ id, room, event, guest, channel, kind, body, createdAt, dueAt }, digest) => {
      const row = { id, room, event, guest, channel, kind, body, created_at: createdAt, due_at: dueAt };
      const fresh = {
        status: 'waiting',
        leased_until: 0,
        attempts: 0,
        digest: digest ?? null,
        fault: null,
        settled_at: null,
      } as const;
      await db
        .insertInto('outgoing')
        .values({ ...row, ...fresh })
        .onConflict(conflict =>
          conflict
            .columns(['room', 'event', 'guest', 'channel'])
            .doUpdateSet({ ...fresh, body, due_at: dueAt })
            .where('outgoing.status', '=', 'dropped'),
        )
        .execute();
    },

    countWaiting: async guest => (await rowsOf(guest, UNSETTLED).executeTakeFirstOrThrow()).count,

    countSent: async (guest, since) =>
      (await rowsOf(guest, ['sent', 'unknown']).where('settled_at', '>', since).executeTakeFirstOrThrow()).count,

    claim: (now, leaseUntil) =>
      db
        .updateTable('outgoing')
        .set(it => ({ leased_until: leaseUntil, attempts: it('attempts', '+', 1) }))
        .where('id', '=', it => {
          const next = it
            .selectFrom('outgoing as row')
            .select('row.id')
            .where('row.status', '=', 'waiting')
            .where('row.due_at', '<=', now)
            .where('row.leased_until', '<=', now)
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom('outgoing as other')
                    .select('other.id')
                    .whereRef('other.channel', '=', 'row.channel')
                    .where('other.status', 'in', UNSETTLED)
                    .where('other.leased_until', '>', now),
                ),
              ),
            )
            .orderBy('row.due_at')
            .orderBy('row.event')
            .orderBy('row.id')
            .limit(1);
          return dialect === 'postgres' ? next.forUpdate().skipLocked() : next;
        })
        .returning(COLUMNS)
        .executeTakeFirst(),

    claimDigest: (channel, digest, now, leaseUntil) =>
      db
        .updateTable('outgoing')
        .set(it => ({ leased_until: leaseUntil, attempts: it('attempts', '+', 1) }))
        .where('channel', '=', channel)
        .where('digest', '=', digest)
        .where('status', '=', 'waiting')
        .where('leased_until', '<=', now)
        .returning(COLUMNS)
        .execute(),

    countDigest: async (channel, digest) => {
      const rows = db.selectFrom('outgoing').select(rowCount.as('count')).where('channel', '=', channel);
      const waiting = rows.where('digest', '=', digest).where('status', '=', 'waiting');
      return (await waiting.executeTakeFirstOrThrow()).count;
    },

    beginSending: async (rows, leaseUntil) => {
      const leases = new Set(rows.map(({ leasedUntil }) => leasedUntil));
      const begun = await db
        .updateTable('outgoing')
        .set({ status: 'sending', leased_until: leaseUntil })
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .where('status', '=', 'waiting')
        .where('leased_until', 'in', [...leases])
        .returning('id')
        .execute();
      return begun.map(({ id }) => id);
    },

    giveUpInterrupted: async now => {
      await db
        .updateTable('outgoing')
        .set({ status: 'unknown', settled_at: now, fault: 'crashed' })
        .where('status', '=', 'sending')
        .where('leased_until', '<=', now)
        .execute();
    },

    settle: async (ids, status, at, fault) => {
      if (ids.length === 0) return;
      const change = { status, settled_at: at, fault: fault ?? null };
      await db.updateTable('outgoing').set(change).where('id', 'in', ids).where('status', 'in', UNSETTLED).execute();
    },

    defer: async (ids, dueAt, { digest, fault, isUntried = false } = {}) => {
      if (ids.length === 0) return;
      await db
        .updateTable('outgoing')
        .set(it => ({
          status: 'waiting' as const,
          due_at: dueAt,
          leased_until: 0,
          ...(digest === undefined ? {} : { digest }),
          ...(fault === undefined ? {} : { fault }),
          ...(isUntried ? { attempts: it('attempts', '-', 1) } : {}),
        }))
        .where('id', 'in', ids)
        .where('status', 'in', UNSETTLED)
        .execute();
    },

    deferChannel: async (channel, dueAt) => {
      const rows = db.updateTable('outgoing').set({ due_at: dueAt }).where('channel', '=', channel);
      await rows.where('status', '=', 'waiting').where('due_at', '<', dueAt).execute();
    },

    countByStatus: async () => {
      const rows = await db
        .selectFrom('outgoing')
        .select(['status', rowCount.as('count')])
        .groupBy('status')
        .execute();
      return Object.fromEntries(rows.map(each => [each.status, each.count]));
    },

    listLost: async limit => {
      const rows = db
        .selectFrom('outgoing')
        .select([...COLUMNS, 'status', 'fault', 'settled_at'])
        .where('status', 'in', ['dead', 'unknown']);
      const found = await rows.orderBy('settled_at', 'desc').orderBy('id').limit(limit).execute();
      return found.map(({ settled_at, ...rest }) => ({ ...rest, settledAt: settled_at ?? 0 }));
    },

    sendAgain: async (id, now) => {
      const fresh = {
        status: 'waiting',
        attempts: 0,
        due_at: now,
        leased_until: 0,
        fault: null,
        settled_at: null,
      } as const;
      const dead = db.updateTable('outgoing').set(fresh).where('status', '=', 'dead');
      const meant = id === null ? dead : dead.where('id', '=', id);
      return Number((await meant.executeTakeFirst()).numUpdatedRows);
    },

    readOff: async () => {
      const keys = CHANNEL_KIND_NAMES.map(offKey);
      const rows = await db.selectFrom('meta').select('key').where('key', 'in', keys).execute();
      return CHANNEL_KIND_NAMES.filter(kind => rows.some(({ key }) => key === offKey(kind)));
    },

    setOff: async (kind, isOff) => {
      await db.deleteFrom('meta').where('key', '=', offKey(kind)).execute();
      if (isOff)
        await db
          .insertInto('meta')
          .values({ key: offKey(kind), value: 'off' })
          .execute();
    },

    prune: async ({ settled, dropped }) => {
      await db.deleteFrom('outgoing').where('settled_at', '<', settled).execute();
      await db.deleteFrom('outgoing').where('status', '=', 'dropped').where('settled_at', '<', dropped).execute();
    },
  };
}
