import type { RoomFacts } from '@consigliere/match';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { rowCount } from './row-count.ts';
import type { Schema } from './schema.ts';

/** A table that isn't finished, with a trace of two people. */
export interface SharedTable {
  readonly room: string;
  readonly game: string;
  readonly phase: RoomFacts['phase'];
  /** The number of lines in its journal. */
  readonly lines: number;
}

/** A merge that was written. */
export interface WrittenMerge {
  readonly from: string;
  readonly into: string;
  /** Everything that became a part of `into`: `from`, and what was merged into that before. */
  readonly merged: readonly string[];
}

/** Makes guests parts of others. */
export interface Merges {
  /**
   * Makes a guest, with all that were merged into it before, a part of another. Returns the ids of what was merged; none: one of the two is
   * gone or has become a part of a third meanwhile, or together they would have more than `most` ids. The merge isn't final yet.
   */
  merge(from: string, into: string, most: number): Promise<readonly string[]>;
  /** Takes a merge back; false: it is final, or was taken back before. */
  split(merge: Pick<WrittenMerge, 'from' | 'into'>): Promise<boolean>;
  /** Makes a merge final. */
  confirm(merge: Pick<WrittenMerge, 'from' | 'into'>): Promise<void>;
  /** The merges that aren't final. */
  listPending(): Promise<readonly WrittenMerge[]>;
  /**
   * The tables that aren't finished at which both people have left a trace, or one of them at a table that the other has opened, or that is
   * so damaged that the other's traces may be lost.
   */
  listShared(one: readonly string[], other: readonly string[], limit: number): Promise<readonly SharedTable[]>;
  /** Moves what belongs to a person, and to no seat, from merged guests to those that they are by now. It may be repeated. */
  moveBelongings(): Promise<void>;
}

/** Merges two guests in one statement, so that nothing can come in between. */
async function mergeAtOnce(db: Kysely<Schema>, from: string, into: string, most: number): Promise<readonly string[]> {
  const both = [from, into];
  const merged = await db
    .updateTable('guests')
    .set({ owner: into, merging: from })
    .where(it => it.or([it('id', '=', from), it('owner', '=', from)]))
    .where(({ selectFrom }) => {
      const owners = selectFrom('guests as whole').select(rowCount.as('count'));
      return sql<boolean>`${owners.where('whole.id', 'in', both).where('whole.owner', 'is', null)} = 2`;
    })
    .where(({ selectFrom }) => {
      const parts = selectFrom('guests as part').select(rowCount.as('count'));
      return sql<boolean>`${parts.where(it => it.or([it('part.id', 'in', both), it('part.owner', 'in', both)]))} <= ${most}`;
    })
    .returning('id')
    .execute();
  return merged.map(({ id }) => id);
}

/** Whether a guest is what a merge that isn't final has changed. */
const isOf = ({ from, into }: Pick<WrittenMerge, 'from' | 'into'>) =>
  sql<boolean>`merging = ${from} and owner = ${into}`;

/** An arbitrary number that nothing else locks. */
const LOCK = 7_202_612;

/** Tables of which a guest has one row, or one for each room: rows that the owner has already are left out. */
const ONE_EACH = { quiet_hours: 'guest, from_hour, to_hour, time_zone', mailed_tables: 'guest, room' } as const;

const MERGED = sql`select id from guests where owner is not null and merging is null`;
const ownerOf = (table: string) =>
  sql<string>`(select owner from guests where guests.id = ${sql.ref(`${table}.guest`)})`;

export function openMerges({ db, dialect, damage }: Pick<Database, 'db' | 'dialect' | 'damage'>): Merges {
  const traces = (ids: readonly string[]) =>
    db
      .selectFrom('seats')
      .select('room')
      .where('player', 'in', ids)
      .union(db.selectFrom('names').select('room').where('player', 'in', ids));
  /** The guest who opened a table may have left no other trace there. */
  const openedBy = (ids: readonly string[]) =>
    sql<boolean>`exists (select 1 from lines where lines.room = rooms.id and lines.number = 0
      and (${sql.join(
        ids.map(id => sql`lines.body like ${`%"owner":"${id}"%`}`),
        sql` or `,
      )}))`;
  /** Whether a table's first line doesn't say who has opened it. */
  const isOpenedByNobody = sql<boolean>`not exists (select 1 from lines where lines.room = rooms.id and lines.number = 0
    and lines.body like ${'{"type":"opened",%"owner":"%'})`;
  const listAt = (one: readonly string[], other: readonly string[], limit: number) =>
    db
      .selectFrom('rooms')
      .select(['rooms.id as room', 'rooms.game', 'rooms.phase', 'rooms.lines'])
      .where('rooms.id', 'in', traces(one))
      // A row whose phase makes no sense may be that of a table where people play.
      .where('rooms.phase', 'not in', ['over', 'ended'])
      .where(it => {
        const closed = damage.findings.flatMap(({ room }) => room ?? []);
        const isDamaged =
          closed.length === 0 ? isOpenedByNobody : it.or([isOpenedByNobody, it('rooms.id', 'in', closed)]);
        return it.or([it('rooms.id', 'in', traces(other)), openedBy(other), isDamaged]);
      })
      .orderBy('rooms.id')
      .limit(limit)
      .execute();
  return {
    merge: (from, into, most) =>
      dialect === 'sqlite'
        ? mergeAtOnce(db, from, into, most)
        : db.transaction().execute(async transaction => {
            // One after the other: row by row, a ring of merges would wait for itself, because parts come along.
            await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
            return mergeAtOnce(transaction, from, into, most);
          }),

    split: async ({ from, into }) => {
      // One statement, so that a crash leaves no chain.
      const owner = sql<string | null>`case when id = ${from} then null else ${from} end`;
      const split = db.updateTable('guests').set({ owner, merging: null }).where(isOf({ from, into }));
      return (await split.returning('id').execute()).length > 0;
    },

    confirm: async merge => {
      await db.updateTable('guests').set({ merging: null }).where(isOf(merge)).execute();
    },

    listPending: async () => {
      const rows = await db
        .selectFrom('guests')
        .select(['id', 'owner', 'merging'])
        .where('owner', 'is not', null)
        .where('merging', 'is not', null)
        .execute();
      const merges = Map.groupBy(rows, ({ owner, merging }) => `${merging} ${owner}`);
      return [...merges.values()].flatMap(([first, ...others]) =>
        first === undefined || first.owner === null || first.merging === null
          ? []
          : [{ from: first.merging, into: first.owner, merged: [first, ...others].map(({ id }) => id) }],
      );
    },

    listShared: async (one, other, limit) => {
      const found = [...(await listAt(one, other, limit)), ...(await listAt(other, one, limit))];
      return [...new Map(found.map(table => [table.room, table])).values()];
    },

    moveBelongings: async () => {
      // Two nodes may have derived the same message, one of which had read its reader before the merge.
      await sql`delete from outgoing where guest in (${MERGED}) and exists (select 1 from outgoing as other
        where other.room = outgoing.room and other.event = outgoing.event and other.channel = outgoing.channel
        and other.guest = ${ownerOf('outgoing')})`.execute(db);
      for (const table of ['outgoing', 'channels', 'mail_requests'] as const)
        await sql`update ${sql.table(table)} set guest = ${ownerOf(table)} where guest in (${MERGED})`.execute(db);
      for (const [table, columns] of Object.entries(ONE_EACH)) {
        const others = columns.replace('guest', '');
        await sql`insert into ${sql.table(table)} (${sql.raw(columns)})
          select ${ownerOf(table)}${sql.raw(others)} from ${sql.table(table)} where guest in (${MERGED})
          on conflict do nothing`.execute(db);
        await sql`delete from ${sql.table(table)} where guest in (${MERGED})`.execute(db);
      }
      // The readers of a link to a profile would learn who else its owner is.
      await sql`delete from profiles where guest in (${MERGED})`.execute(db);
    },
  };
}
