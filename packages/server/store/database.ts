import type { Kysely } from 'kysely';
import type { Journal } from './journal.ts';
import type { Schema } from './schema.ts';

/** One of the two databases, with what they do differently. */
export interface Database {
  readonly db: Kysely<Schema>;
  readonly dialect: 'sqlite' | 'postgres';
  readonly journal: Journal;
  /** Whether another process has written since this was last asked; where nodes tell each other, never. */
  hasChangedElsewhere(): boolean;
  /** Writes a copy to a file while the store is in use: the whole copy or none. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
