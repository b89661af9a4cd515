import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';
import type { Deployment } from '../deployment.ts';

type Row = Readonly<Record<string, unknown>>;

/** Reads from the store by SQL. */
export type ReadStore = (statement: string) => Promise<readonly Row[]>;

export interface StoreReader {
  readonly read: ReadStore;
  close(): Promise<void>;
}

export const openReader = ({ folder, databaseUrl }: Deployment['at']): StoreReader =>
  databaseUrl === undefined ? readFile(join(folder, 'consigliere.db')) : readPostgres(databaseUrl);

/**
 * Reads the file of the embedded store while its server is killed. A reader may not write: the last connection to be closed would copy the log
 * into the file, which only a server does.
 */
const readFile = (file: string): StoreReader => ({
  read: async statement => {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 200 });
    try {
      return database.prepare(statement).all();
    } finally {
      database.close();
    }
  },
  close: async () => undefined,
});

function readPostgres(url: string): StoreReader {
  const pool = new Pool({ connectionString: url });
  return { read: async statement => (await pool.query(statement)).rows, close: () => pool.end() };
}
