import type { Names } from '@consigliere/match';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A player of a room; null: the name is only in the journal, which an older version wrote. '': the player was deleted. */
interface NamedPlayer {
  readonly player: string;
  readonly name: string | null;
}

/** The players of each room, in the order of their seats. */
export async function readPlayers(
  db: Kysely<Schema>,
  rooms: readonly string[],
): Promise<ReadonlyMap<string, readonly NamedPlayer[]>> {
  const players = new Map<string, NamedPlayer[]>(rooms.map(room => [room, []]));
  if (rooms.length === 0) return players;
  const rows = await db
    .selectFrom('seats')
    .leftJoin('names', join => join.onRef('names.room', '=', 'seats.room').onRef('names.player', '=', 'seats.player'))
    .leftJoin('deleted', 'deleted.player', 'seats.player')
    .select(['seats.room', 'seats.player', 'names.name', 'deleted.player as deleted'])
    .where('seats.room', 'in', rooms)
    .orderBy('seats.seat')
    .execute();
  for (const { room, player, name, deleted } of rows)
    players.get(room)?.push({ player, name: deleted === null ? name : '' });
  return players;
}

/** The names in one room, as its host needs them: those of everybody who has or had a seat there, or has asked for one. */
export async function readNames(db: Kysely<Schema>, room: string): Promise<Names> {
  const players = (await readPlayers(db, [room])).get(room) ?? [];
  const named = await db.selectFrom('names').select(['player', 'name']).where('room', '=', room).execute();
  return new Map([
    ...named.map(({ player, name }) => [player, name === '' ? null : name] as const),
    ...players.flatMap(({ player, name }) => (name === '' ? [[player, null] as const] : [])),
  ]);
}
