import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { queryPostgres } from '../../testing/test-database.ts';
import type { Deployment } from '../deployment.ts';

type Row = Readonly<Record<string, unknown>>;

/** Reads from the store by SQL. */
export type ReadStore = (statement: string) => Promise<readonly Row[]>;

/**
 * Reads from the store while servers are killed. A reader of the embedded store may not write: the last connection to be closed would copy the
 * log into the file, which only a server does.
 */
export function openReader({ folder, databaseUrl }: Deployment['at']): ReadStore {
  if (databaseUrl !== undefined) return statement => queryPostgres(databaseUrl, statement);
  return async statement => {
    const database = new DatabaseSync(join(folder, 'consigliere.db'), { readOnly: true, timeout: 200 });
    try {
      return database.prepare(statement).all();
    } finally {
      database.close();
    }
  };
}
