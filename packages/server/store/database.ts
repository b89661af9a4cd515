import type { Kysely } from 'kysely';
import type { Journal } from './journal.ts';
import type { Schema } from './schema.ts';

/** One of the two databases, with what they do differently. */
export interface Database {
  readonly db: Kysely<Schema>;
  readonly dialect: 'sqlite' | 'postgres';
  readonly journal: Journal;
  /** Writes a copy to a file while the store is in use: the whole copy or none. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
