import { type Kysely, sql } from 'kysely';
import type { GuestIds } from './guests.ts';
import type { Schema } from './schema.ts';

/** A room whose journal has grown since its news was derived. */
interface RoomToRead {
  readonly room: string;
  /** The number of lines of its journal. */
  readonly length: number;
}

/** Up to which line a room's news was derived, and what stood then; null: that follows from these lines. */
interface NewsCursor {
  readonly readTo: number;
  readonly standing: readonly string[] | null;
}

/** How far the journals were read for news. */
export interface NewsCursors {
  /** Rooms with new lines at which somebody with a channel sits. There is no news before the match begins. */
  listRoomsToRead(limit: number): Promise<readonly RoomToRead[]>;
  readCursor(room: string): Promise<NewsCursor>;
  /** Moves a cursor, unless it is further already. */
  moveCursor(room: string, readTo: number, standing: readonly string[]): Promise<void>;
  /** Begins with the present at the rooms of a person, who has only just switched a channel on; other readers there lose nothing. */
  skipToNow(ids: GuestIds): Promise<void>;
}

export const openNewsCursors = (db: Kysely<Schema>): NewsCursors => ({
  // By the readers' seats: a join would let the embedded database read every room, each time.
  listRoomsToRead: limit =>
    db
      .selectFrom('rooms')
      .leftJoin('news_cursors', 'news_cursors.room', 'rooms.id')
      .select(['rooms.id as room', 'rooms.lines as length'])
      .where('rooms.id', 'in', it =>
        it
          .selectFrom('seats')
          .select('seats.room')
          .where('seats.player', 'in', of =>
            of
              .selectFrom('channels')
              .select('channels.guest')
              .union(
                of
                  .selectFrom('channels')
                  .innerJoin('guests', 'guests.owner', 'channels.guest')
                  .select('guests.id as guest'),
              ),
          ),
      )
      .where(it => it('rooms.lines', '>', it.fn.coalesce('news_cursors.read_to', sql<number>`0`)))
      .where('rooms.phase', 'not in', ['gathering', 'frozen'])
      .limit(limit)
      .execute(),

  readCursor: async room => {
    const row = await db
      .selectFrom('news_cursors')
      .select(['read_to', 'standing'])
      .where('room', '=', room)
      .executeTakeFirst();
    if (row === undefined) return { readTo: 0, standing: [] };
    return { readTo: row.read_to, standing: row.standing === null ? null : JSON.parse(row.standing) };
  },

  moveCursor: async (room, read_to, standing) => {
    const row = { read_to, standing: JSON.stringify(standing) };
    await db
      .insertInto('news_cursors')
      .values({ room, ...row })
      .onConflict(conflict => conflict.column('room').doUpdateSet(row).where('news_cursors.read_to', '<=', read_to))
      .execute();
  },

  skipToNow: async ids => {
    const own = sql.join(ids);
    const others = sql`select 1 from seats as other left join guests on guests.id = other.player
      join channels on channels.guest = coalesce(guests.owner, other.player)
      where other.room = news_cursors.room and other.player not in (${own})`;
    await sql`insert into news_cursors (room, read_to, standing)
      select distinct rooms.id, rooms.lines, cast(null as text) from rooms join seats on seats.room = rooms.id where seats.player in (${own})
      on conflict (room) do update set read_to = excluded.read_to, standing = null
      where news_cursors.read_to < excluded.read_to and not exists (${others})`.execute(db);
  },
});
