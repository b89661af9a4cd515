import { type Kysely, sql } from 'kysely';
import { StoreError } from './error.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Schema } from './schema.ts';

const VERSION = 'version';

/** An arbitrary number that nothing else locks. */
const LOCK = 7_202_611;

/** Brings a database to this program's version, all or nothing, even when several nodes start at once. */
export async function migrate(db: Kysely<Schema>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  await db.transaction().execute(async transaction => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    await run(transaction, 'create table if not exists meta (key text not null primary key, value text not null)');
    const version = await versionOf(transaction);
    if (version > MIGRATIONS.length) {
      throw new StoreError(
        'newer-version',
        `The database has version ${version}, this program knows up to ${MIGRATIONS.length}: start the newer program, or restore a backup made before it.`,
      );
    }
    const steps = MIGRATIONS.slice(version);
    if (steps.length === 0) return;
    for (const step of steps) for (const statement of step) await run(transaction, statement);
    await transaction
      .insertInto('meta')
      .values({ key: VERSION, value: `${MIGRATIONS.length}` })
      .onConflict(conflict => conflict.column('key').doUpdateSet({ value: `${MIGRATIONS.length}` }))
      .execute();
  });
}

async function versionOf(db: Kysely<Schema>): Promise<number> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', VERSION).executeTakeFirst();
  return row === undefined ? 0 : Number(row.value);
}

const run = (db: Kysely<Schema>, statement: string) => sql.raw(statement).execute(db);
