import type { Kysely } from 'kysely';
import type { DamageReport } from './damage.ts';
import type { Journal } from './journal.ts';
import type { Schema } from './schema.ts';

/** One of the two databases, with their differences. */
export interface Database {
  readonly db: Kysely<Schema>;
  readonly dialect: 'sqlite' | 'postgres';
  readonly journal: Journal;
  readonly damage: DamageReport;
  /** Tells whether another process has written since the last call; always false where nodes notify each other. */
  hasChangedElsewhere(): boolean;
  /** Brings everything that is written so far to where damage to it is noticed. To be called every few seconds. */
  checkpoint(): Promise<void>;
  /** Goes on with the store as it is: what was found before isn't reported any more. */
  acceptDamage(): Promise<void>;
  /** Writes a complete copy to a file while the store is in use, or none. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
