import { type Kysely, sql } from 'kysely';
import { batchLookups } from './batch-lookups.ts';
import { type DamageReport, readUnlessDamaged } from './damage.ts';
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
  readonly player: string;
  readonly blocked: string;
}

/** The guests that a guest has blocked. */
export interface BlockStore {
  /** Stores a block; false: the guest has `most` already. Blocking somebody again changes nothing. */
  add(block: NewBlock, most: number): Promise<boolean>;
  remove(player: string, id: string): Promise<void>;
  /** A guest's blocks, the newest first. */
  list(player: string): Promise<readonly Block[]>;
  listBlocked(player: string): Promise<readonly string[]>;
  isBlocked(player: string, guest: string): Promise<boolean>;
}

export function openBlocks(db: Kysely<Schema>, damage: DamageReport): BlockStore {
  const blockedBy = batchLookups(async players => {
    const blocks = db.selectFrom('blocks').select(['player', 'blocked']).where('player', 'in', players);
    const rows = await readUnlessDamaged(damage, 'Blocked players', () => blocks.orderBy('blocked').execute());
    return Map.groupBy(rows, ({ player }) => player);
  });
  const listBlocked = async (player: string): Promise<readonly string[]> =>
    ((await blockedBy(player)) ?? []).map(({ blocked }) => blocked);
  const isBlocked = async (player: string, guest: string): Promise<boolean> =>
    (await listBlocked(player)).includes(guest);
  return {
    add: async ({ player, blocked, id, name, at }, most) => {
      // Counted in the same statement, so that many requests at once don't get past the limit.
      const added = await sql`insert into blocks (player, blocked, id, name, at)
        select ${player}, ${blocked}, ${id}, ${name}, ${at}
        where (select count(*) from blocks where player = ${player}) < ${most}
        on conflict do nothing returning id`.execute(db);
      return added.rows.length > 0 || isBlocked(player, blocked);
    },

    remove: async (player, id) => {
      await db.deleteFrom('blocks').where('player', '=', player).where('id', '=', id).execute();
    },

    list: player =>
      db
        .selectFrom('blocks')
        .select(['id', 'name', 'at'])
        .where('player', '=', player)
        .orderBy('at', 'desc')
        .orderBy('id')
        .execute(),

    listBlocked,
    isBlocked,
  };
}
