import { type Kysely, sql } from 'kysely';
import { batchLookups } from './batch-lookups.ts';
import { type DamageReport, readUnlessDamaged } from './damage.ts';
import type { GuestIds } from './guests.ts';
import type { Schema } from './schema.ts';

/** A guest that another one has blocked. */
export interface Block {
  /** Names the block to its maker; it tells nothing about the blocked guest. */
  readonly id: string;
  /** The blocked guest's name at that time. */
  readonly name: string;
  readonly at: number;
}

interface NewBlock extends Block {
  readonly ids: GuestIds;
  readonly blocked: string;
}

/** The guests that a person has blocked, as any of the guests that the person is. */
export interface BlockStore {
  /** Stores a block of the person's first id; false: the person has `most` already. Blocking somebody again changes nothing. */
  add(block: NewBlock, most: number): Promise<boolean>;
  remove(ids: GuestIds, id: string): Promise<void>;
  /** A person's blocks, the newest first. */
  list(ids: GuestIds): Promise<readonly Block[]>;
  listBlocked(ids: GuestIds): Promise<readonly string[]>;
}

export function openBlocks(db: Kysely<Schema>, damage: DamageReport): BlockStore {
  const blockedBy = batchLookups(async players => {
    const blocks = db.selectFrom('blocks').select(['player', 'blocked']).where('player', 'in', players);
    const rows = await readUnlessDamaged(damage, 'Blocked players', () => blocks.orderBy('blocked').execute());
    return Map.groupBy(rows, ({ player }) => player);
  });
  const listBlocked = async (ids: GuestIds): Promise<readonly string[]> => {
    const found = await Promise.all(ids.map(blockedBy));
    return [...new Set(found.flatMap(blocks => blocks ?? []).map(({ blocked }) => blocked))];
  };
  return {
    add: async ({ ids, blocked, id, name, at }, most) => {
      const [player] = ids;
      // Counted in the same statement, so that many requests at once don't get past the limit.
      const added = await sql`insert into blocks (player, blocked, id, name, at)
        select ${player}, ${blocked}, ${id}, ${name}, ${at}
        where (select count(*) from blocks where player in (${sql.join(ids)})) < ${most}
        on conflict do nothing returning id`.execute(db);
      return added.rows.length > 0 || (await listBlocked(ids)).includes(blocked);
    },

    remove: async (ids, id) => {
      // The same guest may have been blocked before the merge, as another one too.
      const meant = db.selectFrom('blocks').select('blocked').where('player', 'in', ids).where('id', '=', id);
      await db.deleteFrom('blocks').where('player', 'in', ids).where('blocked', 'in', meant).execute();
    },

    list: ids =>
      db
        .selectFrom('blocks')
        .select(['id', 'name', 'at'])
        .where('player', 'in', ids)
        .orderBy('at', 'desc')
        .orderBy('id')
        .execute(),

    listBlocked,
  };
}
