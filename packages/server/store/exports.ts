import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A table at which a guest has or had a seat, or has asked for one. */
interface OwnTable {
  readonly room: string;
  readonly game: string;
  readonly phase: string;
  /** The guest's name there; null: it's only in the journal. */
  readonly name: string | null;
  readonly createdAt: number;
}

type ExportPart = readonly Readonly<Record<string, unknown>>[];

/** Everything that the store has of a guest and that isn't shown elsewhere, for the guest. It contains no secrets, and no ids of others. */
export interface Exports {
  /** All but the tables: each part by its name. */
  readParts(guest: string): Promise<Readonly<Record<string, ExportPart>>>;
  listTables(guest: string): Promise<readonly OwnTable[]>;
}

export const openExports = (db: Kysely<Schema>): Exports => ({
  readParts: async guest => {
    const parts: Readonly<Record<string, { execute(): Promise<ExportPart> }>> = {
      tokens: db
        .selectFrom('tokens')
        .select(['kind', 'name', 'created_at as createdAt', 'seen_at as usedAt'])
        .where('guest', '=', guest)
        .orderBy('created_at'),
      links: db
        .selectFrom('transfers')
        .select(['room', 'expires_at as expiresAt'])
        .where('guest', '=', guest)
        .orderBy('expires_at'),
      passkeys: db
        .selectFrom('passkeys')
        .select(['name', 'credential', 'public_key as publicKey', 'counter', 'transports'])
        .select(['created_at as createdAt', 'used_at as usedAt'])
        .where('guest', '=', guest)
        .orderBy('created_at'),
      recoveryCodes: db.selectFrom('recovery_codes').select('created_at as createdAt').where('guest', '=', guest),
      chat: db
        .selectFrom('chat')
        .select(['room', 'at', 'name', 'text'])
        .where('player', '=', guest)
        .orderBy('room')
        .orderBy('number'),
      blocks: db.selectFrom('blocks').select(['name', 'at']).where('player', '=', guest).orderBy('at'),
      // By the names at tables of both: a player's id is told to nobody.
      mutes: db
        .selectFrom('mutes')
        .innerJoin('seats', 'seats.player', 'mutes.player')
        .innerJoin('names', join =>
          join.onRef('names.player', '=', 'mutes.muted').onRef('names.room', '=', 'seats.room'),
        )
        .select(['names.room', 'names.name'])
        .where('mutes.player', '=', guest)
        .orderBy('names.room')
        .orderBy('names.name'),
      invitations: db
        .selectFrom('invitations')
        .select(['room', 'at', 'is_declined as isDeclined'])
        .where('player', '=', guest)
        .orderBy('at'),
      sentInvitations: db
        .selectFrom('invitations')
        .select(['room', 'at'])
        .distinct()
        .where('sender', '=', guest)
        .orderBy('at'),
      reports: db
        .selectFrom('reports')
        .select(['room', 'at', 'kind', 'reason', 'note'])
        .where('reporter', '=', guest)
        .orderBy('at'),
      sanctions: db
        .selectFrom('sanctions')
        .select(['kind', 'why', 'at', 'until_at as until', 'ended_at as endedAt'])
        .where('guest', '=', guest)
        .orderBy('at'),
      messages: db
        .selectFrom('outgoing')
        .select(['room', 'kind', 'status', 'created_at as createdAt'])
        .where('guest', '=', guest)
        .orderBy('created_at'),
      quietHours: db
        .selectFrom('quiet_hours')
        .select(['from_hour as from', 'to_hour as to', 'time_zone as timeZone'])
        .where('guest', '=', guest),
      mailRequests: db.selectFrom('mail_requests').select('at').where('guest', '=', guest).orderBy('at'),
      mailedTables: db.selectFrom('mailed_tables').select('room').where('guest', '=', guest).orderBy('room'),
      calendars: db.selectFrom('calendars').select('guest').where('guest', '=', guest),
      profiles: db.selectFrom('profiles').select('is_listed as isListed').where('guest', '=', guest),
      finishedMatches: db
        .selectFrom('finished_players')
        .select(['room', 'at'])
        .where('player', '=', guest)
        .orderBy('at'),
      botTables: db.selectFrom('bot_tables').select('room').where('owner', '=', guest).orderBy('room'),
    };
    const read = Object.entries(parts).map(async ([name, query]) => [name, await query.execute()] as const);
    return Object.fromEntries(await Promise.all(read));
  },

  listTables: guest =>
    db
      .selectFrom('rooms')
      .leftJoin('names', join => join.onRef('names.room', '=', 'rooms.id').on('names.player', '=', guest))
      .select(['rooms.id as room', 'rooms.game', 'rooms.phase', 'names.name', 'rooms.created_at as createdAt'])
      .where(
        'rooms.id',
        'in',
        db
          .selectFrom('seats')
          .select('seats.room')
          .where('seats.player', '=', guest)
          .union(db.selectFrom('names').select('names.room').where('names.player', '=', guest)),
      )
      .orderBy('rooms.created_at')
      .orderBy('rooms.id')
      .execute(),
});
