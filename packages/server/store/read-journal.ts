import { DamagedJournal, type StoredLine } from '@consigliere/match';
import type { Kysely } from 'kysely';
import { type DamageReport, describeFault, isDamage } from './damage.ts';
import { findBrokenLine } from './entry.ts';
import type { Schema } from './schema.ts';

type Row = Pick<Schema['lines'], 'number' | 'at' | 'body' | 'hash'>;

/** Reads a room's lines from a number on and checks that they are as they were written. Otherwise the room is closed. */
export async function readJournal(
  db: Kysely<Schema>,
  room: string,
  from: number,
  damage: DamageReport,
): Promise<StoredLine[]> {
  const closed = damage.whyClosed(room);
  if (closed !== undefined) throw new DamagedJournal(closed);
  const why = await tryRead(db, room, from);
  if (typeof why !== 'string') return why;
  damage.closeRoom(room, why);
  throw new DamagedJournal(why);
}

/** The lines, or what is wrong with them. */
async function tryRead(db: Kysely<Schema>, room: string, from: number): Promise<StoredLine[] | string> {
  try {
    // First, because a journal grows: the lines that are read afterwards include all that the room counts.
    const known =
      from > 0
        ? undefined
        : await db.selectFrom('rooms').select(['lines', 'head']).where('id', '=', room).executeTakeFirst();
    const rows = await selectLines(db, room, Math.max(0, from - 1));
    const broken = findBrokenLine(rows, from);
    if (broken !== undefined) return `line ${broken} was changed after it was written`;
    if (known !== undefined && rows[known.lines - 1]?.hash !== known.head)
      return `its journal has ${rows.length} lines and should have ${known.lines}`;
    return rows.slice(from > 0 ? 1 : 0).map(({ number, at, body }) => ({ number, at, body }));
  } catch (error) {
    if (!isDamage(error)) throw error;
    return `its journal can't be read: ${describeFault(error)}`;
  }
}

const selectLines = (db: Kysely<Schema>, room: string, from: number): Promise<Row[]> =>
  db
    .selectFrom('lines')
    .select(['number', 'at', 'body', 'hash'])
    .where('room', '=', room)
    .where('number', '>=', from)
    .orderBy('number')
    .execute();
