import type { Kysely } from 'kysely';
import type { GuestIds } from './guests.ts';
import type { Schema } from './schema.ts';

/** A table at which a guest has or had a seat, or has asked for one. */
interface OwnTable {
  readonly room: string;
  readonly game: string;
  readonly phase: string;
  /** The guest's name there; null: it's only in the journal. */
  readonly name: string | null;
  /** Those of other guests there, who are the same person by now. */
  readonly otherNames?: readonly (string | null)[];
  readonly createdAt: number;
}

type ExportPart = readonly Readonly<Record<string, unknown>>[];

/** Everything that the store has of a person and that isn't shown elsewhere, for the person. It contains no secrets, and no ids of others. */
export interface Exports {
  /** All but the tables: each part by its name. */
  readParts(ids: GuestIds): Promise<Readonly<Record<string, ExportPart>>>;
  listTables(ids: GuestIds): Promise<readonly OwnTable[]>;
}

export const openExports = (db: Kysely<Schema>): Exports => ({
  readParts: async ids => {
    const parts: Readonly<Record<string, { execute(): Promise<ExportPart> }>> = {
      tokens: db
        .selectFrom('tokens')
        .select(['kind', 'name', 'created_at as createdAt', 'seen_at as usedAt'])
        .where('guest', 'in', ids)
        .orderBy('created_at'),
      links: db
        .selectFrom('transfers')
        .select(['room', 'expires_at as expiresAt'])
        .where('guest', 'in', ids)
        .orderBy('expires_at'),
      passkeys: db
        .selectFrom('passkeys')
        .select(['name', 'credential', 'public_key as publicKey', 'counter', 'transports'])
        .select(['created_at as createdAt', 'used_at as usedAt'])
        .where('guest', 'in', ids)
        .orderBy('created_at'),
      mergedGuests: db
        .selectFrom('guests')
        .select(['id', 'name', 'language', 'created_at as createdAt', 'seen_at as seenAt'])
        .where('owner', 'in', ids)
        .orderBy('created_at'),
      recoveryCodes: db
        .selectFrom('recovery_codes')
        .select('created_at as createdAt')
        .where('guest', 'in', ids)
        .orderBy('created_at'),
      chat: db
        .selectFrom('chat')
        .select(['room', 'at', 'name', 'text'])
        .where('player', 'in', ids)
        .orderBy('room')
        .orderBy('number'),
      blocks: db.selectFrom('blocks').select(['name', 'at']).where('player', 'in', ids).orderBy('at'),
      // By the names at tables of both: a player's id is told to nobody.
      mutes: db
        .selectFrom('mutes')
        .innerJoin('names', 'names.player', 'mutes.muted')
        .innerJoin('seats', join => join.onRef('seats.room', '=', 'names.room').on('seats.player', 'in', ids))
        .select(['names.room', 'names.name'])
        .distinct()
        .where('mutes.player', 'in', ids)
        .orderBy('names.room')
        .orderBy('names.name'),
      invitations: db
        .selectFrom('invitations')
        .select(['room', 'at', 'is_declined as isDeclined'])
        .where('player', 'in', ids)
        .orderBy('at'),
      sentInvitations: db
        .selectFrom('invitations')
        .select(['room', 'at'])
        .distinct()
        .where('sender', 'in', ids)
        .orderBy('at'),
      reports: db
        .selectFrom('reports')
        .select(['room', 'at', 'kind', 'reason', 'note'])
        .where('reporter', 'in', ids)
        .orderBy('at'),
      sanctions: db
        .selectFrom('sanctions')
        .select(['kind', 'why', 'at', 'until_at as until', 'ended_at as endedAt'])
        .where('guest', 'in', ids)
        .orderBy('at'),
      messages: db
        .selectFrom('outgoing')
        .select(['room', 'kind', 'status', 'created_at as createdAt'])
        .where('guest', 'in', ids)
        .orderBy('created_at'),
      quietHours: db
        .selectFrom('quiet_hours')
        .select(['from_hour as from', 'to_hour as to', 'time_zone as timeZone'])
        .where('guest', 'in', ids),
      mailRequests: db.selectFrom('mail_requests').select('at').where('guest', 'in', ids).orderBy('at'),
      mailedTables: db.selectFrom('mailed_tables').select('room').where('guest', 'in', ids).orderBy('room'),
      calendars: db.selectFrom('calendars').select('guest').where('guest', 'in', ids).orderBy('guest'),
      profiles: db.selectFrom('profiles').select('is_listed as isListed').where('guest', 'in', ids),
      finishedMatches: db
        .selectFrom('finished_players')
        .select(['room', 'at'])
        .where('player', 'in', ids)
        .orderBy('at'),
      botTables: db.selectFrom('bot_tables').select('room').where('owner', 'in', ids).orderBy('room'),
    };
    const read = Object.entries(parts).map(async ([name, query]) => [name, await query.execute()] as const);
    return Object.fromEntries(await Promise.all(read));
  },

  listTables: async ids => {
    const rows = await db
      .selectFrom('rooms')
      .leftJoin('names', join => join.onRef('names.room', '=', 'rooms.id').on('names.player', 'in', ids))
      .select(['rooms.id as room', 'rooms.game', 'rooms.phase', 'names.name', 'rooms.created_at as createdAt'])
      .where(
        'rooms.id',
        'in',
        db
          .selectFrom('seats')
          .select('seats.room')
          .where('seats.player', 'in', ids)
          .union(db.selectFrom('names').select('names.room').where('names.player', 'in', ids)),
      )
      .orderBy('rooms.created_at')
      .orderBy('rooms.id')
      .orderBy('names.name')
      .execute();
    const tables = Map.groupBy(rows, ({ room }) => room);
    return [...tables.values()].flatMap(([table, ...others]) =>
      table === undefined
        ? []
        : [{ ...table, ...(others.length === 0 ? {} : { otherNames: others.map(({ name }) => name) }) }],
    );
  },
});
