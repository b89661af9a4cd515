import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { DamageReport } from './damage.ts';
import type { Database } from './database.ts';
import { StoreError } from './error.ts';
import { migrate } from './migrate.ts';
import { postgresJournal } from './postgres-journal.ts';
import type { Schema } from './schema.ts';

/** The type number of bigint, which pg returns as text: ours are times and counts, exact as numbers. */
const BIGINT = 20;

/** The database that several nodes share. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === BIGINT ? Number : types.getTypeParser(id, format as 'text'),
    },
  });
  // A connection that breaks while idle is replaced by the next query, or that query says what is wrong.
  pool.on('error', () => undefined);
  // A connection that breaks during a query reports it twice: the query fails, and an error without a listener would end the process.
  pool.on('connect', client => void client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await checkConnection(pool, url);
    await migrate(db, 'postgres');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db,
    dialect: 'postgres',
    journal: postgresJournal(pool),
    damage: new DamageReport(),
    hasChangedElsewhere: () => false,
    checkpoint: async () => undefined,
    acceptDamage: async () => undefined,
    backup: () =>
      Promise.reject(
        new StoreError(
          'backup-refused',
          'A PostgreSQL database is backed up with pg_dump: pg_dump -Fc "$DATABASE_URL".',
        ),
      ),
    close: async () => {
      if (!pool.ended) await pool.end();
    },
  };
}

async function checkConnection(pool: Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (cause) {
    throw new StoreError(
      'database-unreachable',
      `The database ${describeUrl(url)} doesn't answer: ${faultMessage(cause)}.`,
      cause,
    );
  }
}

/** The password is never shown. */
function describeUrl(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? 'of DATABASE_URL' : `${parsed.host}${parsed.pathname}`;
}

/** Connecting to several addresses fails with a list of reasons and no message of its own. */
function faultMessage(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(faultMessage).join(', ');
  return cause instanceof Error ? cause.message : `${cause}`;
}
