import type { Kysely } from 'kysely';
import type { Journal } from './journal.ts';
import type { Schema } from './schema.ts';

/** One of the two databases, with their differences. */
export interface Database {
  readonly db: Kysely<Schema>;
  readonly dialect: 'sqlite' | 'postgres';
  readonly journal: Journal;
  /** Tells whether another process has written since the last call; always false where nodes notify each other. */
  hasChangedElsewhere(): boolean;
  /** Writes a complete copy to a file while the store is in use, or none. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
