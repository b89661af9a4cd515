import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Schema } from './schema.ts';

/** Brings acknowledged entries into the tables before a query. */
export interface TableAccess {
  reading<X>(read: () => X): X;
  changing<X>(change: () => X): X;
  /** For changes of other tables: the commit only counts. */
  counting<X>(change: () => X): X;
}

/** Tells whether nothing is waiting. */
export const DIRECT_ACCESS: TableAccess = {
  reading: read => read(),
  changing: change => change(),
  counting: change => change(),
};

/** The tables that are written later than an append is acknowledged: a statement that names one finds them up to date. */
const DEFERRED_TABLES = /\b(rooms|lines|seats)\b/;

const CHANGES = /^(insert|update|delete)\b/i;

export const openQueries = (database: DatabaseSync, upToDate: TableAccess): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database: adaptForKysely(database, upToDate) }) });

/** The part of node:sqlite that Kysely needs; a statement is prepared once for each text. */
function adaptForKysely(database: DatabaseSync, upToDate: TableAccess): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: text => {
      const known = prepared.get(text);
      if (known !== undefined) return known;
      const statement = adaptStatement(database.prepare(text), accessFor(text, upToDate));
      prepared.set(text, statement);
      return statement;
    },
  };
}

function accessFor(text: string, upToDate: TableAccess): TableAccess['reading'] {
  const isReading = /^select\b/i.test(text);
  if (DEFERRED_TABLES.test(text)) return isReading ? upToDate.reading : upToDate.changing;
  return CHANGES.test(text) ? upToDate.counting : DIRECT_ACCESS.reading;
}

function adaptStatement(statement: StatementSync, asking: TableAccess['reading']): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  const all = (parameters: readonly unknown[]) => asking(() => statement.all(...values(parameters)));
  return {
    reader: statement.columns().length > 0,
    all,
    run: parameters => asking(() => statement.run(...values(parameters))),
    iterate: parameters => all(parameters).values(),
  };
}
